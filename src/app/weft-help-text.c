/* weft-help-text.c: the bots' rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-help-text.h"

#include <glib/gi18n.h>

static const WeftHelpRule modes[] = {
  { "M1", N_ ("Alone, you play on the small map against two opponents: the Automa, which scores, "
              "and the Shadow Empire, which is in the way. Both act in one shared turn, so turns "
              "go you, bots, you, bots. Who starts is random.") },
  { "M2", N_ ("With two to four people, the Shadow Empire can take a seat of its own. It only "
              "advances on tracks: it has no place on the map, no victory points and no "
              "civilization.") },
  { "M3", N_ ("Arts & Architecture adds the arts track, its icon on ten of the ladders, and charts "
              "of its own for levels 1 to 4. Plans & Ploys adds four civilizations for the Automa "
              "and landmark cards. The bots ignore what Fantasies & Futures adds; that is our "
              "ruling, as no rules for it are known. Ties are then broken by the tallest "
              "landmark.") },
};

static const WeftHelpRule setup[] = {
  { "S1", N_ ("Set up as for three players. Your two outposts begin on F4, the Automa’s two on B4. "
              "The Automa gets its income mat, all outposts and tokens of its color, a token on 0 "
              "VP and one on the start of every track.") },
  { "S2", N_ ("In the base game the science die gives the Automa’s civilization: the one with that "
              "icon, and the icon is its favorite track. With Plans & Ploys choose or draw one of "
              "eight; for the four new ones the favorite is rolled. One outpost is laid beside the "
              "favorite track.") },
  { "S3", N_ ("The Shadow Empire gets all outposts of its color and a token on every track. Its "
              "favorite is rolled until it differs from the Automa’s. One outpost marks it.") },
  { "S4", N_ ("At level 6 the Automa has a second, different civilization. Its favorite does not "
              "count. In income turns the first one acts before the second.") },
  { "S5",
    N_ ("The decision deck begins with cards 1 to 7 and one unseen card of 8 to 22. The other "
        "high cards are the progress deck. For the Shadow Empire on its own the deck is "
        "cards 1 to 12.") },
  { "S6", N_ ("Some tapestry cards and civilizations do not work against bots and are taken out. "
              "The set-up checklist names them.") },
  { "S7", N_ ("With Plans & Ploys you draw two landmark cards and keep one; the Automa gains the "
              "landmark of the other. With arts, levels 3 and 4 give it two more.") },
  { "S8", N_ ("Hucksters and Trailblazers have set-up steps of their own (C5, C6).") },
};

static const WeftHelpRule turns[] = {
  { "T1", N_ ("The bots’ first turn is their income turn 1.") },
  { "T2", N_ ("When the decision deck is empty at the start of their turn, the turn is an income "
              "turn.") },
  { "T3", N_ ("Otherwise two cards are dealt: the left one decides, the right one breaks ties. If "
              "that empties the deck and the left card shows the income hand, the turn becomes an "
              "income turn at once. Without the hand the pair is used, and the next turn is the "
              "income turn.") },
  { "T4", N_ ("By the pair the Automa advances and gains its benefits, then the Shadow Empire "
              "advances and gains none.") },
  { "T5",
    N_ ("After its fifth income turn the Automa is finished. When you are finished first, the "
        "bots go on turn after turn.") },
  { "T6", N_ ("On its own, the Shadow Empire takes an income turn first and whenever the deck is "
              "empty: it looks for a new favorite and shuffles. It plays on while anybody plays; "
              "that is our ruling.") },
};

static const WeftHelpRule advancing[] = {
  { "A1", N_ ("Only tracks that the bot has not completed count. When all are complete it does "
              "nothing.") },
  { "A2", N_ ("The bot’s box on the decision card narrows the tracks. A square: all count. A flag: "
              "those where it is furthest. A flag and house: those with the fewest spaces to the "
              "next free landmark or to the end.") },
  { "A3",
    N_ ("The ladder on the tiebreaker card decides among those left. The Automa reads it from "
        "the top, the Shadow Empire from the bottom. The heart stands for the bot’s own "
        "favorite track. The first track that counts is taken.") },
  { "A4", N_ ("With the arts track, ten ladders have its icon at the top or bottom. If a ladder "
              "names none of the tracks left, the remaining one is taken; that is our ruling.") },
  { "A5", N_ ("The token moves one space. The first token of all to enter space 4, 7 or 10 gains "
              "that landmark. Space 12 may bring an achievement.") },
  { "A6",
    N_ ("Landmarks of both bots go to the Automa’s mat. The landmark comes before the space’s "
        "benefit.") },
};

static const WeftHelpRule benefits[] = {
  { "B1", N_ ("Of what a space shows, the Automa uses only a few icons; Weft knows which. "
              "Everything else, and every bonus, is ignored. An icon printed twice counts once. "
              "The Shadow Empire gains nothing.") },
  { "B2", N_ ("Tapestry card: put one face down beside the Automa’s mat. They defend its "
              "territories (D1).") },
  { "B3",
    N_ ("Discard: the three face-up tech cards or masterpieces are discarded and replaced.") },
  { "B4", N_ ("Roll: the science die shows a track and the Automa advances there, with or without "
              "the benefit of the space. At the end of that track nothing happens.") },
  { "B5",
    N_ ("Some spaces roll until one of certain tracks comes up and move the Automa forward or "
        "back there. Going back gives the space’s benefit, but no landmark and no "
        "achievement.") },
  { "B6", N_ ("Landmarks are gained by every advance, however it came about.") },
  { "B7", N_ ("Explore and conquer have their own pages. “Anywhere” means that the hex need not be "
              "next to the Automa’s.") },
};

static const WeftHelpRule hexes[] = {
  { "H1", N_ ("The small map has 34 hexes, named by column and number, A1 to G3. Thirteen are "
              "printed land; the others become territories when a tile is placed.") },
  { "H2", N_ ("A territory holds two tokens at most. Whoever has the only standing outpost there "
              "controls it.") },
  { "H3", N_ ("The tiebreaker card shows one of ten orders: begin at the black arrow, go along the "
              "row, then take the next row on the gray arrow’s side. Of several possible hexes the "
              "first in this order is chosen.") },
  { "H4", N_ ("The latest pair’s tiebreaker card is used. In income turn 1 there is none yet: the "
              "top card of the progress deck is turned over for it and shuffled back.") },
  { "H5", N_ ("Distance counts steps from hex to hex. A step may not enter a hex the Automa could "
              "not conquer, except the goal itself. If no hex can reach the goal, the criterion is "
              "skipped. The printed rules leave this open; it is our ruling.") },
  { "H6",
    N_ ("Without territory tiles the Automa can neither explore nor conquer empty hexes. Tell "
        "Weft under More… when they run out.") },
};

static const WeftHelpRule exploring[] = {
  { "E1", N_ ("Possible are empty hexes next to a territory the Automa controls; anywhere, all "
              "empty hexes. If there is none it does not explore.") },
  { "E2", N_ ("Unless military is its favorite track, it keeps away from you: only the hexes "
              "furthest from your territories count.") },
  { "E3", N_ ("The hex order decides. A tile is drawn and placed, turned at random. It scores "
              "nothing and gives no tile benefit.") },
};

static const WeftHelpRule conquering[] = {
  { "Q1", N_ ("The Automa needs an outpost in its supply, or it does not conquer.") },
  { "Q2", N_ ("First it looks for you: territories you control with exactly one token, next to one "
              "of its own. While the middle island is still to be gained, those closest to it "
              "count; then the hex order decides. You may play a trap: then its outpost lies. "
              "Otherwise its outpost stands and yours is toppled.") },
  { "Q3", N_ ("Otherwise it takes a territory that nobody controls and that has room, or an empty "
              "hex. Hexes next to yours count only when the tiebreaker card shows the topple icon. "
              "It prefers the middle island, then hexes close to your territories with one token, "
              "then close to any of yours. With the topple icon a toppled outpost of the Shadow "
              "Empire may be added.") },
  { "Q4",
    N_ ("The middle island counts while the Automa has not gained its achievement, a place is "
        "free, and D4 has room and is not its own.") },
  { "Q5", N_ ("The conquer dice are never rolled for the Automa.") },
};

static const WeftHelpRule defending[] = {
  { "D1", N_ ("When you conquer a territory of the Automa that it holds with tapestry cards beside "
              "its mat, discard them at random one by one. A trap topples your outpost and it "
              "keeps the territory. When none is left, you succeed.") },
  { "D2",
    N_ ("Of Plans & Ploys, Double Cross, Stolen Plans and Surrender are no traps. Retreat and "
        "Surprise Party work as printed if they can; else they are no traps either. You tell "
        "Weft what came of it.") },
};

static const WeftHelpRule scoring[] = {
  { "V1", N_ ("Three achievements, each with a place for 10 and one for 5 VP, once for each "
              "player. Complete a track: a token on space 12. Topple two: two opposing outposts "
              "you toppled lie at the same time. Middle island: conquer D4 without a trap.") },
  { "V2",
    N_ ("The Shadow Empire can only complete a track. It takes a place and scores nothing.") },
  { "V3", N_ ("The Automa scores in income turns, for achievements and by its civilization.") },
  { "V4", N_ ("When everybody is finished the most VP win; the Shadow Empire does not count. In a "
              "tie more resources left win, and the Automa has none; with Fantasies & Futures the "
              "tallest landmark. Otherwise the victory is shared.") },
};

static const WeftHelpRule income[] = {
  { "I1", N_ ("Income turn 1 has extras. Level 1: you advance a space on each base track, with "
              "benefits. Level 5: each bot advances on its favorite. Level 6: each bot advances on "
              "military, exploration, technology and science.") },
  { "I2", N_ ("Favorites: if a bot’s token is at the end of its favorite track, or anybody is "
              "further there, it takes the track that a flag and house would give with the latest "
              "tiebreaker card. It may be the same again.") },
  { "I3", N_ ("From level 3 both bots advance by the latest pair.") },
  { "I4", N_ ("From level 2 the Automa’s civilization acts.") },
  { "I5",
    N_ ("Victory points. If you have not begun this era yet, the Automa gets 2, 3 or 4 VP for "
        "being first. Then the mat’s row: landmarks and territories times the first number, "
        "spaces on military and science times the second, spaces on technology, exploration "
        "and arts times the third.") },
  { "I6", N_ ("Cards from the progress deck are added to the discard pile unseen.") },
  { "I7", N_ ("The top tapestry card of the deck goes face down on the mat’s next era space.") },
  { "I8", N_ ("The Automa gains a tapestry card beside its mat.") },
  { "I9", N_ ("All decision cards are shuffled into a new deck.") },
};

static const WeftHelpRule civilizations[] = {
  { "C1", N_ ("Explorers advance on exploration in income turns 2 and 4, on military in 3 and "
              "5.") },
  { "C2", N_ ("Scientists roll the science die in income turns 3 to 5 and advance there.") },
  { "C3", N_ ("Conquerors conquer if they control fewer territories than the income turn’s number. "
              "With more than two territories that have one token, a toppled outpost of the Shadow "
              "Empire is added to one. Each territory scores 1 VP.") },
  { "C4", N_ ("Engineers score 1 VP for each landmark on the mat.") },
  { "C5", N_ ("Hucksters begin a pool with a space tile and a tapestry card and add an item by "
              "their favorite track. Pool items count as landmarks in income turns. When you would "
              "gain such an item in an advance turn, you may take one from the pool instead.") },
  { "C6", N_ ("Trailblazers lay an outpost on their favorite track two spaces beyond the furthest "
              "of your tokens and their outposts; if that is past the end, on another track by the "
              "ladder. At the end each outpost you are not beyond scores 10 VP.") },
  { "C7",
    N_ ("Equalizers look for tracks where you are one or two spaces ahead and move up to you, "
        "with that space’s benefit. If there is none they score 5 VP.") },
  { "C8", N_ ("Iconoclasts remove every landmark from the mat, out of the game: 3 VP and a roll of "
              "the science die each. Landmarks gained by these rolls go the same way.") },
};

static const WeftHelpRule humans[] = {
  { "P1", N_ ("Where a player has two tokens on a track, the further one counts. With AI "
              "Singularity your token leaves the end of technology and begins again on any track. "
              "You then have no token on technology, but it stays complete.") },
  { "P2", N_ ("If you do not say which of two tokens moved, it is the further one that can "
              "move.") },
  { "P3", N_ ("You gain a landmark as the bots do: by being the first to enter space 4, 7 or "
              "10.") },
};

static const WeftHelpRule recording[] = {
  { N_ ("Advances of any kind"),
    N_ ("Whenever your token moves on a track, by your turn, a die, a tapestry card, a tech card "
        "or "
        "your civilization, record an advance: landmarks and achievements follow from it.") },
  { N_ ("Going back"),
    N_ ("When a card or space moves your token back, choose More…, then “My token went back on”. "
        "What you gained there before stays yours.") },
  { N_ ("AI Singularity"),
    N_ ("At the end of technology choose More…, then “AI Singularity”, and the track on which you "
        "begin again.") },
  { N_ ("Tiles and outposts"),
    N_ ("Record every tile you place as explored and every outpost you place by conquest as "
        "conquered, whatever card caused it: the bots look at the map.") },
  { N_ ("Outposts put or taken otherwise"),
    N_ ("When a card changes what lies on a hex in another way, click the hex and correct it.") },
  { N_ ("Traps"),
    N_ ("When the Automa attacks you, Weft asks whether you play a trap. When you attack it, Weft "
        "asks for each of its tapestry cards whether it is one.") },
  { N_ ("Landmarks from cards"),
    N_ ("A landmark you gain from a card and not from a track is of no concern to the bots. If a "
        "card takes a track’s landmark, click that space and say who has it.") },
  { N_ ("The Hucksters’ pool"),
    N_ ("When you take an item from the pool, choose More…, then “I took an item from the "
        "pool”.") },
  { N_ ("Your victory points"),
    N_ ("The bots do not look at them. Note them if you like, under More… or on the Bots page; at "
        "the end Weft asks for them.") },
};

static const WeftHelpRule expansions[] = {
  { N_ ("Plans & Ploys"), N_ ("Four more civilizations for the Automa, landmark cards at set-up "
                              "(S7), and traps that work "
                              "differently (D2).") },
  { N_ ("Arts & Architecture"),
    N_ ("The arts track with its landmarks, ladders with the arts icon (A4), other charts for "
        "levels 1 to 4, a science die with five tracks, and landmark cards for the Automa at "
        "levels 3 and 4.") },
  { N_ ("Fantasies & Futures"),
    N_ ("The bots ignore its components; that is our ruling. A tie is broken by the tallest "
        "landmark in the capital city.") },
};

static const WeftHelpRule words[] = {
  { N_ ("Space"), N_ ("A step of a track, 1 to 12, after the start.") },
  { N_ ("Tier"), N_ ("Three spaces of a track. Tiers II, III and IV begin with a landmark.") },
  { N_ ("Landmark"), N_ ("A building for the first to enter spaces 4, 7 and 10.") },
  { N_ ("Outpost"), N_ ("A tower on the map. It stands, or lies toppled.") },
  { N_ ("Topple"), N_ ("To lay an outpost on its side: it no longer controls its territory.") },
  { N_ ("Territory"), N_ ("Printed land, or a hex with a tile.") },
  { N_ ("Control"), N_ ("To have the only standing outpost on a territory.") },
  { N_ ("Income turn"), N_ ("A turn that begins an era. Everybody has five.") },
  { N_ ("Era"), N_ ("What lies between two income turns.") },
  { N_ ("Benefit"), N_ ("What a space gives. The Automa uses only a few (B1).") },
  { N_ ("Bonus"), N_ ("What a space offers for a cost. The bots never take it.") },
  { N_ ("Decision card"), N_ ("The left card of a pair: its boxes narrow the tracks.") },
  { N_ ("Tiebreaker card"), N_ ("The right card of a pair: its ladder and hex order decide.") },
  { N_ ("Ladder"), N_ ("The tracks in order on a card, with a heart among them.") },
  { N_ ("Heart"), N_ ("Stands for the bot’s favorite track.") },
  { N_ ("Box"), N_ ("A bot’s sign on a decision card: square, flag, or flag and house.") },
  { N_ ("Income hand"), N_ ("The sign that turns the last pair into an income turn (T3).") },
  { N_ ("Topple icon"), N_ ("A lying outpost on a tiebreaker card (Q3).") },
  { N_ ("Hex order"), N_ ("Ten ways to go through the map, each with its arrow (H3).") },
  { N_ ("Favorite track"), N_ ("A track each bot prefers, marked by an outpost beside it.") },
  { N_ ("Progress deck"), N_ ("Decision cards that come into play era by era.") },
  { N_ ("Pool"), N_ ("What the Hucksters have laid out (C5).") },
  { N_ ("Trap"), N_ ("A tapestry card that topples the attacker’s outpost.") },
};

#define PAGE(title, intro, rules)                                                                  \
  {                                                                                                \
    title, intro, rules, G_N_ELEMENTS (rules)                                                      \
  }

static const WeftHelpPage pages[] = {
  PAGE (N_ ("Turns"), N_ ("How the bots’ turns come about."), turns),
  PAGE (N_ ("Advancing"), N_ ("Which track a bot advances on."), advancing),
  PAGE (N_ ("Benefits"), N_ ("What the Automa gains on a space."), benefits),
  PAGE (N_ ("The map"), NULL, hexes),
  PAGE (N_ ("Exploring"), NULL, exploring),
  PAGE (N_ ("Conquering"), NULL, conquering),
  PAGE (N_ ("When you conquer"), NULL, defending),
  PAGE (N_ ("Income turns"), N_ ("The Automa’s income turn, step by step."), income),
  PAGE (N_ ("Civilizations"), N_ ("In income turns 2 to 5 unless it says otherwise."),
        civilizations),
  PAGE (N_ ("Victory points"), NULL, scoring),
  PAGE (N_ ("Your tokens"), NULL, humans),
  PAGE (N_ ("Modes"), NULL, modes),
  PAGE (N_ ("Set-up"), NULL, setup),
  PAGE (N_ ("Cards that touch the bots"),
        N_ ("What your own cards and civilization do is your business, except where the bots look "
            "at it. This is how to record it."),
        recording),
  PAGE (N_ ("Expansions"), N_ ("What each of them changes."), expansions),
  PAGE (N_ ("Words"), NULL, words),
};

const WeftHelpPage *
weft_help_pages (guint *n)
{
  *n = G_N_ELEMENTS (pages);
  return pages;
}
