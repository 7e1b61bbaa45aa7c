#ifndef C_GTK_SURFACE_H
#define C_GTK_SURFACE_H

#include <gtk/gtk.h>

/// The number of the surface's window on X11; 0 elsewhere.
gulong rotor_surface_x11_window(GdkSurface *surface);

/// Where the surface stands on the screen of X11, in pixels; false elsewhere. Asks the display and waits for it.
gboolean rotor_surface_origin(GdkSurface *surface, int *x, int *y);

/// Whether an event of X11 says that the window may stand elsewhere.
gboolean rotor_event_moves_window(gpointer event, gulong window);

/// Pixels a point: the true scale where GTK knows fractions (4.12), else the next whole number.
double rotor_surface_scale(GdkSurface *surface);

/// Gets the name by which other programs know a window on Wayland.
typedef void (*RotorHandleReceiver)(const char *handle, void *data);

/// Asks for that name, which comes once and later; false where the display has no such names, and nothing comes.
gboolean rotor_surface_export_handle(GdkSurface *surface, RotorHandleReceiver receive, void *data);
void rotor_surface_unexport_handle(GdkSurface *surface);

#endif
