#ifndef C_GTK_VIEW_H
#define C_GTK_VIEW_H

#include <gtk/gtk.h>

/// What the owner of a view does when GTK asks. Each function gets the owner first.
typedef struct {
  void (*snapshot)(void *owner, GtkSnapshot *snapshot);
  void (*resize)(void *owner, int width, int height);
  /// The size along an orientation that the content needs, and the one that suits it.
  void (*measure)(void *owner, GtkOrientation orientation, int *minimum, int *natural);
} RotorViewCallbacks;

/// A widget that draws what its owner gives it and can have the keyboard.
GtkWidget *rotor_view_new(RotorViewCallbacks callbacks, void *owner);

/// Sets the owner; none when it goes, for GTK may keep the widget a while longer.
void rotor_view_own(GtkWidget *widget, void *owner);

/// `g_signal_connect_data` for a function of any form.
void rotor_connect(gpointer instance, const char *signal, void (*handler)(void), gpointer data);

/// Sets a property of a type that Swift cannot pass to a variadic function.
void rotor_set_boolean(gpointer object, const char *property, gboolean value);
gboolean rotor_get_boolean(gpointer object, const char *property);
int rotor_get_int(gpointer object, const char *property);
/// The caller frees the text.
char *rotor_get_string(gpointer object, const char *property);

/// Whether the surface is one of X11's.
gboolean rotor_is_x11(GdkDisplay *display);

/// A source of the main loop that runs whenever it is ready. Whoever makes it ready from another thread wakes the loop.
guint rotor_add_source(gboolean (*is_ready)(void *data), void (*run)(void *data), void *data, int priority);

/// A source of the main loop with the given priority; `prepare` returns milliseconds to wait, negative for no limit.
guint rotor_add_waiting_source(int (*prepare)(void *data), void *data, int priority);

#endif
