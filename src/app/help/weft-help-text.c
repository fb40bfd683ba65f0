/* weft-help-text.c: the bots' rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-help-text.h"

#include <glib/gi18n.h>

static const WeftHelpRule turns[] = {
  { "T1", N_ ("The bots’ first turn is always their income turn 1.") },
  { "T2",
    N_ ("If the decision deck is empty when the bots’ turn begins, they take an income turn.") },
  { "T3", N_ ("Otherwise deal two cards: the left one is the decision card, the right one the "
              "tiebreaker card. If that empties the deck and the decision card shows the income "
              "hand, the turn becomes an income turn before anybody advances. Without the hand the "
              "pair is used as always, and the bots’ next turn is the income turn.") },
  { "T4", N_ ("By this pair the Automa advances first and gains its benefits; then the Shadow "
              "Empire advances and gains none. The pair is discarded, but stays the latest pair "
              "until the next one is dealt.") },
  { "T5", N_ ("After its fifth income turn the Automa is finished and the bots take no more turns. "
              "If you are finished first, the bots take turn after turn until they are.") },
  { "T6", N_ ("Without the Automa, the Shadow Empire takes an income turn first and whenever its "
              "turn finds the deck empty. That turn looks for a new favorite with the latest "
              "tiebreaker card (I2), though not the first time, and shuffles the cards. In its "
              "other turns a pair is dealt and it advances by its box. It goes on while any of you "
              "still plays. The printed rules are silent on how long; this is our ruling.") },
};

static const WeftHelpRule advancing[] = {
  { "A1", N_ ("A bot looks only at tracks where it has not yet reached space 12. If there is none, "
              "it does nothing.") },
  { "A2", N_ ("The bot’s own box on the decision card narrows these tracks. Square: all of them "
              "stay. Flag: those where the bot is furthest. Flag and house: those with the "
              "shortest way, in spaces, to the next landmark ahead of it that nobody has gained, "
              "or to space 12 if that is nearer.") },
  { "A3", N_ ("The ladder on the tiebreaker card chooses: the first track on it that is still left "
              "is taken. The Automa reads it from the top, the Shadow Empire from the bottom. The "
              "heart stands for the reading bot’s own favorite track.") },
  { "A4",
    N_ ("With the arts track, ten marked cards have the arts icon added at the top or the bottom "
        "of their ladder. If only arts is left and neither the ladder nor the heart names it, arts "
        "is taken all the same. The printed rules are silent on that; this is our ruling.") },
  { "A5",
    N_ ("The token moves one space. Whoever is first of all players to enter space 4, 7 or 10 of a "
        "track gains that landmark. Reaching space 12 may earn an achievement (V1).") },
  { "A6", N_ ("A landmark that either bot gains goes to the Automa’s mat; without the Automa, to "
              "the Shadow Empire. It is gained before the benefit of the space.") },
};

static const WeftHelpRule benefits[] = {
  { "B1",
    N_ ("Of what a space shows the Automa uses only some icons, and Weft knows which: tapestry, "
        "discard, roll, moves on tracks, explore and conquer. Everything else is ignored, and so "
        "is every bonus. An icon printed twice is gained once. The Shadow Empire gains nothing.") },
  { "B2", N_ ("Tapestry: put one tapestry card face down beside the Automa’s mat. These cards "
              "defend its territories (D1).") },
  { "B3",
    N_ ("Discard: the three face-up tech cards, or masterpieces, are discarded and replaced.") },
  { "B4", N_ ("Roll: the science die names a track, and the Automa advances one space there. Some "
              "spaces give the benefit of the space it reaches, others do not. If it is at space "
              "12 there, nothing happens.") },
  { "B5", N_ ("Some spaces roll the die until one of certain tracks comes up. There the Automa "
              "goes one space forward, or back, and gains the benefit of the space it reaches. At "
              "the start of a track it cannot go back, and nothing happens. Going back never gains "
              "or loses a landmark or an achievement.") },
  { "B6", N_ ("Every advance can gain a landmark (A5, A6), whatever caused it.") },
  { "B7", N_ ("Explore and conquer have pages of their own (from E1 and Q1). With “anywhere” the "
              "hex need not be next to a territory the Automa controls.") },
};

static const WeftHelpRule hexes[] = {
  { "H1", N_ ("The small map has 34 hexes. Their names are a letter for the column, A to G from "
              "the left, and a number counted from the top. Thirteen are printed land and are "
              "territories from the start; the others become territories when a tile is placed.") },
  { "H2",
    N_ ("A territory holds two tokens at most. You control it if an upright one is yours; the "
        "same goes for the bots. With the Infiltrators both of you can control one.") },
  { "H3", N_ ("The tiebreaker card shows one of ten hex patterns. Start at the hex with the black "
              "arrow and go along its row, then take the next row on the side of the gray arrow, "
              "and so on. Of several possible hexes the first in this order is taken.") },
  { "H4", N_ ("The order comes from the tiebreaker card of the latest pair. In income turn 1 there "
              "is none yet: turn over the top card of the progress deck for it, and shuffle it "
              "back afterwards.") },
  { "H5",
    N_ ("How close a hex is (Q2, Q3) is counted in steps from hex to neighboring hex. A step may "
        "not enter a hex the Automa could not conquer, with two tokens or under its control; only "
        "the goal may be one. Hexes from which no goal can be reached drop out. If that is all of "
        "them, closeness does not count. The printed rules are silent here; this is our ruling.") },
  { "H6", N_ ("When the territory tiles have run out, the Automa neither explores nor conquers "
              "empty hexes, even if you still hold tiles. Tell Weft: More…, then “No territory "
              "tiles are left”.") },
};

static const WeftHelpRule exploring[] = {
  { "E1", N_ ("Possible are empty hexes next to a territory the Automa controls; anywhere: all "
              "empty hexes. If there is none, it does not explore.") },
  { "E2",
    N_ ("Unless its favorite track is military, the Automa keeps away from you: only the hexes "
        "furthest from your territories stay, in plain steps to the nearest one you control.") },
  { "E3", N_ ("Of the hexes left the first in the hex order is taken (H3). A tile is drawn and "
              "placed there, turned at random. The Automa gains no VP and no benefit from it.") },
};

static const WeftHelpRule conquering[] = {
  { "Q1", N_ ("The Automa needs an outpost in its supply. Without one it does not conquer.") },
  { "Q2", N_ ("First it looks at territories that you control with exactly one token, next to a "
              "territory it controls; anywhere: all such. If it can still gain the middle island "
              "achievement (Q4), those closest to D4 stay; then the hex order decides. You may "
              "play a trap: its outpost is placed toppled. If you do not, its outpost stands and "
              "yours is toppled.") },
  { "Q3", N_ ("If there is none, it takes a territory with room that nobody controls, or an empty "
              "hex, next to its own or anywhere. Hexes next to yours count only if the topple icon "
              "is shown. Those closest to D4 stay (Q4), then those closest to your one-token "
              "territories or, without such, to any of yours; then the hex order decides. An empty "
              "hex gets a tile; an outpost is placed. With the topple icon a toppled Shadow Empire "
              "outpost joins it, if one is left, the hex is not D4 and there is room.") },
  { "Q4", N_ ("The middle island achievement is still to be gained while the Automa has not got "
              "it, one of its two places is free, and D4 has fewer than two tokens and is not "
              "under the Automa’s control.") },
  { "Q5", N_ ("The conquer dice are never rolled for the Automa.") },
};

static const WeftHelpRule defending[] = {
  { "D1", N_ ("When you conquer a territory of the Automa, discard the tapestry cards beside its "
              "mat one by one, at random. The first trap topples your outpost, and the Automa "
              "keeps the territory. If none comes until the cards are gone, you succeed and its "
              "outpost is toppled.") },
  { "D2", N_ ("Of the Plans & Ploys cards, Double Cross, Stolen Plans and Surrender are no traps "
              "for the Automa. Retreat and Surprise Party work as printed if their condition "
              "holds, and a hex that Retreat has to choose comes from the hex order; otherwise "
              "they are discarded as no traps. You tell Weft the outcome.") },
};

static const WeftHelpRule income[] = {
  { "I1", N_ ("Three levels have extras in income turn 1. Level 1: your own first income turn also "
              "moves you one space on each of the four base tracks, with benefits. Level 5: each "
              "bot advances one space on its favorite track. Level 6: each bot advances one space "
              "on military, exploration, technology and science, in this order. The Automa goes "
              "first and gains the benefits.") },
  { "I2",
    N_ ("Income turns 2 to 5 begin with the favorites, the Automa’s first. A bot gets a new one if "
        "its token is at the end of its favorite track or another player is further there. The new "
        "one is what a flag and house would give with the latest tiebreaker card (A1 to A4); it "
        "may be the same again, or the other bot’s. If no track is possible, nothing changes.") },
  { "I3", N_ ("From level 3 on, both bots then advance by the latest pair once more, as in T4.") },
  { "I4",
    N_ ("From level 2 on, the Automa’s civilization acts next. See the page Civilizations.") },
  { "I5", N_ ("Then victory points. If you have not begun this era yet, the Automa gains 2, 3 or 4 "
              "VP in income turn 2, 3 or 4 for being first. The mat has three numbers for the "
              "turn. The first multiplies its landmarks plus territories it controls, the second "
              "its spaces on military plus science, the third those on technology, exploration and "
              "arts. Levels 5 and 6 use the hard side of the mat.") },
  { "I6", N_ ("In income turns 2 to 4, cards from the progress deck go to the discard pile face "
              "down. How many depends on the level and the turn.") },
  { "I7", N_ ("In income turns 2 to 4 the top card of the tapestry deck goes face down on the next "
              "era space of the Automa’s mat.") },
  { "I8", N_ ("From level 2 on, in income turns 1 to 4, one tapestry card goes face down beside "
              "the Automa’s mat.") },
  { "I9", N_ ("At the end of income turns 2 to 4 all decision cards, with the added ones, are "
              "shuffled into a new deck.") },
};

static const WeftHelpRule civilizations[] = {
  { "C1",
    N_ ("Explorers advance one space on exploration in income turns 2 and 4 and on military in 3 "
        "and 5, with benefit. The icons on the card mean the tracks, not explore and conquer.") },
  { "C2", N_ ("Scientists roll the science die in income turns 3 to 5 and advance there with "
              "benefit (B4).") },
  { "C3", N_ ("Conquerors first conquer (Q1) if they control fewer territories than the number of "
              "the income turn. Then, if more than two of the territories they control have "
              "exactly one token, the first of these in the hex order gets a toppled Shadow Empire "
              "outpost. Last they score 1 VP for each territory they control.") },
  { "C4", N_ ("Engineers score 1 VP for each landmark on the mat.") },
  { "C5", N_ ("Hucksters begin with a space tile and a tapestry card face up in a pool. At set-up "
              "and in income turns an item by their favorite track joins it. Military or science: "
              "a tapestry card; technology: a tech card; exploration: a territory tile; arts: a "
              "masterpiece. Pool items count as landmarks in I5 only. When you gain such an item "
              "in an advance turn, you may take one from the pool instead.") },
  { "C6", N_ ("Trailblazers, at set-up and in income turns, lay an outpost of an unused color on "
              "their favorite track, two spaces beyond the furthest of your tokens and of these "
              "outposts there; at set-up that is space 2. If that is past space 12, other tracks "
              "are tried in ladder order; if none has room, none is laid. At the end each such "
              "outpost you are not beyond scores 10 VP.") },
  { "C7", N_ ("Equalizers look for tracks where you are one or two spaces ahead of the Automa; the "
              "ladder chooses one. There the Automa moves to your space and gains the benefit of "
              "that space only. If there is no such track, it scores 5 VP.") },
  { "C8", N_ ("Iconoclasts remove every landmark on the mat from the game. Each brings 3 VP and a "
              "roll with benefit (B4). Tracks where the Automa is at space 12 are rolled again; if "
              "it is there on all of them, it does not roll. Landmarks gained by these rolls go "
              "the same way, each before the next roll, until none is left. The printed rules are "
              "silent on the order; this is our ruling.") },
};

static const WeftHelpRule scoring[] = {
  { "V1", N_ ("Three achievements have two places each, for 10 and 5 VP; you gain each once at "
              "most, and so do the bots. Complete a track: a token on space 12. Topple two: two "
              "opposing outposts that you toppled, by conquest or trap, lie at the same time. For "
              "the Automa only yours count, and Shadow Empire outposts placed toppled count for "
              "nobody. Middle island: conquer D4 without being trapped.") },
  { "V2",
    N_ ("The Shadow Empire can only complete a track. It uses up a place and scores nothing.") },
  { "V3", N_ ("The Automa scores in income turns, for achievements and by its civilization. The "
              "Shadow Empire never scores.") },
  { "V4", N_ ("When everybody is finished, the most VP win, with the Shadow Empire left out. In a "
              "tie more resources left win, and the Automa has none; with Fantasies & Futures it "
              "is the tallest landmark. Otherwise the victory is shared.") },
};

static const WeftHelpRule humans[] = {
  { "P1", N_ ("Where a player has two tokens on a track, the more advanced one is compared. AI "
              "Singularity takes your token off technology and makes it a second one at the start "
              "of any track. From then on you have no token on technology for I2 and C7, but the "
              "track stays complete, and C6 sees you on space 12.") },
  { "P2", N_ ("If you do not say which of two tokens moved, it is the more advanced one that can "
              "still move.") },
  { "P3", N_ ("You gain a landmark as the bots do: by entering space 4, 7 or 10 in any way while "
              "nobody has gained it.") },
  { "P4", N_ ("With Age of Discovery you roll the science die, and all players advance on that "
              "track: you first, then the others in turn order. Whoever is on space 12 does not, "
              "nor who has finished the game. The bots gain no benefit, but landmarks and "
              "achievements as ever.") },
  { "P5",
    N_ ("Some of your civilizations put pieces on the map that are no outposts, or an outpost "
        "beside the Automa’s. Each takes one of the two places of its territory, and controls "
        "it while it stands. The Automa can attack and topple a lone one. It uses up none of "
        "your outposts. Putting one down is no conquest: no trap, no achievement. "
        "A toppled one counts for topple two. The printed rules say that of buildings only; this "
        "is our ruling.") },
  { "P6",
    N_ ("Dystopia, and the Utilitarians at the start, give you a landmark without an advance. "
        "Nobody else can gain it then.") },
  { "P7",
    N_ ("While Pillage and Plunder is in play nobody plays a trap against you. The Automa then "
        "discards no card for its defense (D1). The printed rules are silent on that; this is "
        "our ruling.") },
  { "P8",
    N_ ("With Revolution, in up to three territories where a piece of yours lies and one of a "
        "bot stands, yours stands up and the bot’s is toppled. Those count for your topple "
        "two, and the ones that stood up no longer for the Automa’s. The printed rules leave "
        "that open; this is our ruling.") },
};

static const WeftHelpRule modes[] = {
  { "M1", N_ ("Alone, you play on the small map against the Automa and the Shadow Empire. Both act "
              "in one shared turn, so you and the bots take turns. Who starts is random.") },
  { "M2", N_ ("Two to four of you can play against the Shadow Empire without the Automa. It has "
              "its own seat in turn order and only advances on tracks: it has nothing on the map, "
              "no victory points and no civilization.") },
  { "M3", N_ ("Arts & Architecture brings a fifth track, the arts icon on ten ladders, and other "
              "charts for levels 1 to 4. Levels 5 and 6 keep theirs: the extras of income turn 1 "
              "(I1) stay on the base tracks or the favorite. Plans & Ploys brings four "
              "civilizations for the Automa and landmark cards. The bots ignore what Fantasies & "
              "Futures adds, but ties then go by the tallest landmark (V4). The printed rules are "
              "silent on bots there; this is our ruling.") },
};

static const WeftHelpRule setup[] = {
  { "S1", N_ ("Set up as for three players. Your two outposts start on F4, labelled 2/4, whichever "
              "capital city you use, and the Automa’s two on B4, labelled 3/5. The Automa gets its "
              "income mat, all outposts and tokens of its color, a token on 0 VP and one on the "
              "start of every track.") },
  { "S2", N_ ("In the base game roll the science die: the civilization with that icon is the "
              "Automa’s, and the icon is its favorite track. With Plans & Ploys choose or draw "
              "among all eight; for the four new ones the favorite is rolled. Lay one Automa "
              "outpost beside the favorite track; seven remain in its supply.") },
  { "S3", N_ ("The Shadow Empire gets all outposts of its color and a token on the start of every "
              "track. Roll until a track comes up that is not the Automa’s favorite: that is its "
              "own. Lay one outpost there; nine remain.") },
  { "S4", N_ ("At level 6 the Automa has a second, different civilization of your choice, whose "
              "favorite has no effect. In income turns the first one acts before the second.") },
  { "S5",
    N_ ("The decision deck is cards 1 to 7 and one random card of 8 to 22. The rest of 8 to 22 is "
        "the progress deck. For the Shadow Empire without the Automa the deck is cards 1 to 12.") },
  { "S6", N_ ("Some tapestry cards and civilizations are taken out of the game. The set-up "
              "checklist names those for your game.") },
  { "S7", N_ ("With Plans & Ploys you draw two landmark cards and keep one; the Automa gains the "
              "landmark of the other. With arts, at levels 3 and 4, two more are drawn and it "
              "gains both landmarks.") },
  { "S8", N_ ("Hucksters and Trailblazers have steps of their own at set-up (C5, C6).") },
};

static const WeftHelpRule cards[] = {
  { N_ ("Advances of any kind"),
    N_ ("Record an advance for every space your token moves forward: by your turn, the science "
        "die, a space, a tech card, a tapestry card, a masterpiece or your civilization. Landmarks "
        "and achievements follow by themselves. If you decline to advance after a roll, there is "
        "nothing to record.") },
  { N_ ("Going back"),
    N_ ("Neuroscience and one of the tech cards move your token back. Choose More…, then “My token "
        "went back on” and the track. A landmark or achievement you gained there stays yours.") },
  { N_ ("Your tapestry card"),
    N_ ("When your eras 2 to 4 begin, Weft asks which tapestry card you play and lists those the "
        "bots can feel. With any other one there is nothing to say. Age of Discovery, Dark Ages, "
        "Dystopia, Renaissance, Revolution and Socialism it then does in one step; during "
        "Militarism it asks for an outpost where you explore; during Pillage and Plunder it leaves "
        "the traps out. At other times: More…, “My tapestry card is”, or say “I played "
        "Militarism”.") },
  { N_ ("Cards that compare"),
    N_ ("For Age of Wonders, Boast of Superiority, Plea for Aid and Technocracy Weft says how you "
        "stand against the bots, and with Broker of Peace when it brings you points.") },
  { N_ ("Your civilization"),
    N_ ("Choose it for a new game, or draw two. One you gain later: More…, “I have the "
        "civilization”, or say “I gained the Nomads”. Weft then offers the pieces that "
        "Infiltrators, Isolationists, Nomads and "
        "Treasure Hunters put on the map, the advances of Alchemists, Leaders and Tinkerers, the "
        "landmark of the Utilitarians and the achievement of the Renegades. Militants without "
        "outposts conquer with their tokens. For Historians and The Chosen it says what counts, "
        "and for Collectors it keeps count of the outposts on their mat.") },
  { N_ ("AI Singularity"),
    N_ ("On the last space of technology choose More…, then “AI Singularity: start again on” and "
        "the track where your token begins again.") },
  { N_ ("Territory tiles"),
    N_ ("Record each territory tile you place as explored, next to your territories or anywhere "
        "(Airplanes). A space tile does not go on the map: do not record it.") },
  { N_ ("Outposts by conquest"),
    N_ ("Record each outpost you place by conquest as conquered, whether a space, a tech card or a "
        "masterpiece let you do it, next to your territories or anywhere (Warplanes). What the "
        "conquer dice bring does not matter to the bots.") },
  { N_ ("Outposts without conquest"), N_ ("Where another card puts a piece on the map, say “place "
                                          "E3” for an outpost, or “put a token "
                                          "on E3”. Where it takes one away, click the hex and "
                                          "correct it. Neither gains an achievement, "
                                          "which is right: only conquering does.") },
  { N_ ("Your traps"),
    N_ ("When the Automa attacks you, Weft asks whether you play a trap. Answer yes for every card "
        "that topples its outpost, Surprise Party and Gremlins too. After your fifth income turn "
        "you may not play them, unless your civilization allows it: answer no.") },
  { N_ ("The Automa’s cards"),
    N_ ("When you attack the Automa, Weft asks about each card you discard for it. If Retreat or "
        "Surprise Party leaves your outpost toppled, answer yes, otherwise no (D2). If outposts "
        "then lie elsewhere on your table than on the map, click the hexes and correct them.") },
  { N_ ("Double Cross"),
    N_ ("If you cancel the Automa’s trap with this card, your outpost stands after all and no more "
        "cards are played. Answer “No trap” to this and all further questions without discarding "
        "more cards. Then correct the number of tapestry cards beside the mat on the Bots page.") },
  { N_ ("Landmarks from cards"),
    N_ ("Landmarks of tech cards, landmark cards, tapestry cards or space tiles, such as the "
        "Library or the Monolith, have no space on a track: do not record them. Nor does it matter "
        "where you put a landmark. If the owner of a track’s landmark is wrong, click its space "
        "and correct it.") },
  { N_ ("The Hucksters’ pool"), N_ ("When you take an item from the pool (C5), choose More…, then "
                                    "“I took an item from the pool”.") },
  { N_ ("Werefolk"), N_ ("When your token goes back a space so that you can explore a space tile, "
                         "choose More…, then “My token went back on”.") },
  { N_ ("Merfolk and Elder Ones"),
    N_ ("They may let you play on after income turn 5. Weft has no more turns for you then: click "
        "the spaces and hexes that change, and correct them.") },
  { N_ ("Cards taken out"),
    N_ ("These tapestry cards are not in the game: Age of Sail, Alliance, Coal Baron, "
        "Dictatorship, Diplomacy, Espionage, Marriage of State, Oil Magnate, Olympic Host, Steam "
        "Tycoon, Trade Economy and 2 trap cards; with arts also Granges, with Trailblazers "
        "Socialism. Nor are these civilizations: Futurists, Heralds, Inventors, Traders; of Plans "
        "& Ploys Advisors and Spies.") },
  { N_ ("Your victory points"), N_ ("The bots do not look at them. Note them if you like, with "
                                    "More… or on the Bots page; at the end Weft asks for them.") },
  { N_ ("Corrections"),
    N_ ("If the table and Weft differ, click the space, the hex, or the number on the Bots page, "
        "and enter what is on the table. A correction gains nothing, no landmark and no "
        "achievement. To take back a slip of your own, undo it.") },
};

static const WeftHelpRule expansions[] = {
  { N_ ("Plans & Ploys"),
    N_ ("Four more civilizations for the Automa: Equalizers, Hucksters, Iconoclasts and "
        "Trailblazers (S2, C5 to C8). Landmark cards at set-up (S7). Cards that answer a conquest "
        "in a way of their own (D2).") },
  { N_ ("Arts & Architecture"),
    N_ ("The arts track with three landmarks; it counts with technology and exploration in I5. A "
        "science die with five tracks. The arts icon on ten ladders (A4). Other charts for levels "
        "1 to 4, with more cards from the progress deck. Two more landmarks for the Automa at "
        "levels 3 and 4 (S7).") },
  { N_ ("Fantasies & Futures"), N_ ("You may use all of it; the bots ignore it (M3). A tie is "
                                    "broken by the tallest landmark in the capital city (V4).") },
};

static const WeftHelpRule rulings[] = {
  { N_ ("How long the Shadow Empire plays on (T6)"),
    N_ ("Without the Automa it takes its turns as long as any of you still plays.") },
  { N_ ("Arts, when no ladder names it (A4)"),
    N_ ("If arts is the only track left and neither the ladder nor the heart names it, the bot "
        "advances on arts all the same.") },
  { N_ ("How close a hex is (H5)"),
    N_ ("By steps from hex to hex that the Automa could conquer; only the goal may be another. "
        "Hexes from which no goal can be reached drop out, unless that would be all of them.") },
  { N_ ("Bots with Fantasies & Futures (M3)"),
    N_ ("You may use all of it. The bots ignore it, but ties go by the tallest landmark.") },
  { N_ ("In which order the Iconoclasts go (C8)"),
    N_ ("All landmarks on the mat are removed and scored at once, then one roll follows the other. "
        "A landmark gained by a roll is removed and scored before the next roll.") },
  { N_ ("Toppled pieces that are no outposts (P5)"),
    N_ ("They count for topple two. That is printed for buildings of the Nomads only.") },
  { N_ ("The Automa’s cards and Pillage and Plunder (P7)"),
    N_ ("It discards none, as no trap could be played.") },
  { N_ ("What Revolution topples (P8)"),
    N_ ("It counts as toppled by you; what stands up no longer counts for the Automa.") },
};

static const WeftHelpRule words[] = {
  { N_ ("Space"), N_ ("One step of a track, 1 to 12, after its start.") },
  { N_ ("Tier"),
    N_ ("Three spaces of a track. Tiers II, III and IV begin with spaces 4, 7 and 10.") },
  { N_ ("Landmark"), N_ ("The building for whoever is first to enter tier II, III or IV of a "
                         "track. The bots’ go to the Automa’s mat.") },
  { N_ ("Outpost"),
    N_ ("A piece on the map in a player’s color, ten each. It stands upright or lies toppled.") },
  { N_ ("Topple"),
    N_ ("To lay an outpost on its side. It stays on its territory but no longer controls it.") },
  { N_ ("Territory"),
    N_ ("A hex of printed land, or one with a tile. All other hexes are empty.") },
  { N_ ("Control"), N_ ("You control a territory if an upright token on it is yours.") },
  { N_ ("Income turn"), N_ ("A turn that begins an era. You and the Automa have five each.") },
  { N_ ("Era"), N_ ("What lies between one income turn and the next.") },
  { N_ ("Benefit"),
    N_ ("What a space gives to whoever enters it. The Automa uses only some of it (B1).") },
  { N_ ("Bonus"), N_ ("What a space offers you for a price. The bots never take it.") },
  { N_ ("Decision card"), N_ ("The left card of a pair. Its boxes narrow the tracks (A2).") },
  { N_ ("Tiebreaker card"), N_ ("The right card of a pair. Its ladder chooses the track (A3), its "
                                "hex pattern the hex (H3).") },
  { N_ ("Ladder"), N_ ("The column of tracks on a card, with a heart among them. The Automa reads "
                       "it down, the Shadow Empire up.") },
  { N_ ("Heart"), N_ ("Stands on a ladder for the bot’s own favorite track.") },
  { N_ ("Box"),
    N_ ("A bot’s field on a decision card: a square, a flag, or a flag and house (A2).") },
  { N_ ("Income hand"), N_ ("The sign on a decision card that turns the last pair of the deck into "
                            "an income turn (T3).") },
  { N_ ("Topple icon"), N_ ("A sign on a tiebreaker card: the Automa may come next to you, and the "
                            "Shadow Empire adds an outpost (Q3).") },
  { N_ ("Hex pattern"),
    N_ ("One of ten small maps on the cards, whose arrows give the hex order (H3).") },
  { N_ ("Favorite track"),
    N_ ("Each bot has one, marked by an outpost beside the track. It is what the heart stands for, "
        "and it can change in income turns (I2).") },
  { N_ ("Progress deck"),
    N_ ("The decision cards that are not in use yet. Income turns add some of them (I6).") },
  { N_ ("Pool"), N_ ("The tiles and cards the Hucksters have laid out (C5).") },
  { N_ ("Trap"), N_ ("A tapestry card that topples the outpost of whoever attacks, so that the "
                     "defender keeps the territory.") },
};

#define PAGE(id, title, intro, rules)                                                              \
  {                                                                                                \
    id, title, intro, rules, G_N_ELEMENTS (rules)                                                  \
  }

static const WeftHelpRule using[] = {
  { N_ ("Your own turn"),
    N_ ("Play on your table. Then press the row of the track you advanced on. Where the space lets "
        "you explore or conquer, the map asks for the hex at once. “And done” at the end of a row "
        "records the advance and begins the bots’ turn. The keys 1 to 5 do the same as the rows, "
        "with Shift the same as “and done”.") },
  { N_ ("Their turn"),
    N_ ("One card lists every act at the table, with a picture. Do them, tick what is done if you "
        "like, and press “All done”. “Why?” shows what decided, with the rules. The preferences "
        "let you go step by step instead.") },
  { N_ ("Saying it"),
    N_ ("Press / or Ctrl+K and type what you did: “advanced on exploration and explored E3, done”. "
        "What would be recorded stands below while you type. Nothing is recorded that you did not "
        "say.") },
  { N_ ("Taking back"),
    N_ ("Ctrl+Z takes back the last thing, through the whole game. Where pieces have moved, Weft "
        "says what to put back. In the log you can go back to any turn.") },
  { N_ ("When the table differs"),
    N_ ("Click the space, the hex or the number that is wrong and set it right. A correction gains "
        "and scores nothing.") },
  { N_ ("Real cards and dice"),
    N_ ("In the preferences you choose whether Weft deals the decision cards "
        "and rolls the die, or you do and say what came.") },
};

static const WeftHelpPage pages[] = {
  PAGE ("using", N_ ("How to use Weft"), N_ ("An evening in six paragraphs"), using),
  PAGE ("turns", N_ ("Turns"), N_ ("What happens in the bots’ turn"), turns),
  PAGE ("advancing", N_ ("Advancing"), N_ ("Which track a bot advances on"), advancing),
  PAGE ("benefits", N_ ("Benefits"), N_ ("What the Automa gains on a space"), benefits),
  PAGE ("map", N_ ("The map"), N_ ("Hexes, their order, and how close they are"), hexes),
  PAGE ("exploring", N_ ("Exploring"), N_ ("Where the Automa places a tile"), exploring),
  PAGE ("conquering", N_ ("Conquering"), N_ ("Where the Automa places an outpost"), conquering),
  PAGE ("defending", N_ ("When you conquer"), N_ ("How the Automa defends a territory"), defending),
  PAGE ("income", N_ ("Income turns"), N_ ("The Automa’s income turn, step by step"), income),
  PAGE ("civilizations", N_ ("Civilizations"),
        N_ ("In income turns 2 to 5, unless a rule says otherwise"), civilizations),
  PAGE ("scoring", N_ ("Victory points"), N_ ("Achievements, scoring, and who wins"), scoring),
  PAGE ("your-tokens", N_ ("Your tokens"), N_ ("How the bots see you"), humans),
  PAGE ("modes", N_ ("Modes"), N_ ("What can be played"), modes),
  PAGE ("setup", N_ ("Set-up"), N_ ("What the set-up checklist is made from"), setup),
  PAGE ("cards", N_ ("Cards that touch the bots"),
        N_ ("What your own cards do is your business, except where the bots look at it. How to "
            "record that:"),
        cards),
  PAGE ("expansions", N_ ("What each expansion changes"), N_ ("For the bots, that is"), expansions),
  PAGE ("rulings", N_ ("Our rulings"),
        N_ ("Where the printed rules are silent, Weft decides like this"), rulings),
  PAGE ("words", N_ ("Words"), N_ ("What the words of these pages mean"), words),
};

const WeftHelpPage *
weft_help_pages (guint *n)
{
  *n = G_N_ELEMENTS (pages);
  return pages;
}

gboolean
weft_help_rule_is_numbered (const WeftHelpRule *rule)
{
  return g_ascii_isupper (rule->rule[0]) && g_ascii_isdigit (rule->rule[1]);
}
