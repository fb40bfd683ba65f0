/* app-driver.h: driving the window through its real widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-application.h"
#include "weft-window.h"

G_BEGIN_DECLS

/* The application in this process, with one window at the start page. */
typedef struct
{
  WeftApplication *application;
  WeftWindow *window;
  const WeftTables *tables;
} Driver;

/* Starts the application once; every call gives a new window. */
Driver *driver_new (void);
void driver_free (Driver *driver);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Driver, driver_free)

/* Lets the main loop do what is due. */
void driver_settle (void);

/* Writes a record to a file of its own and opens it in the window; returns the path. */
char *driver_open_record (Driver *driver, const WeftRecord *record);

/* The first mapped widget for which @is_it holds, below @from (NULL for the window). */
typedef gboolean (*DriverTest) (GtkWidget *widget, gconstpointer data);
GtkWidget *driver_find (Driver *driver, GtkWidget *from, DriverTest is_it, gconstpointer data);

/* Mapped widgets with an action: @target NULL for any target, else as g_variant_print() gives it.
 */
GtkWidget *driver_find_action (Driver *driver, const char *action, const char *target);
GtkWidget *driver_find_class (Driver *driver, const char *css_class);
GtkWidget *driver_find_type (Driver *driver, GType type);

/* Whether the window shows a widget from top to bottom. */
gboolean driver_is_in_sight (GtkWidget *widget);

/* Moves the focus to a widget, which brings it into sight. */
void driver_reveal (GtkWidget *widget);

/* Activates a widget as a click or the Enter key does; it must be there and sensitive. */
void driver_press (GtkWidget *widget);

/* Makes a human's move, an answer, or a typed card or roll, through the widget that offers it. */
void driver_make (Driver *driver, const WeftMove *move);

/* Does what the bots' turn says with its button, step by step or at once, up to a question. */
void driver_take_steps (Driver *driver);

/* Whether the game waits for an answer, cards or a die. */
gboolean driver_is_asked (Driver *driver);

G_END_DECLS
