#include "CGtkSurface.h"

#include <dlfcn.h>

// A build of GTK has the functions of the displays that it was built for, and an old one lacks newer functions: all of them are
// looked up while the program runs.

static void *function(const char *name) { return dlsym(RTLD_DEFAULT, name); }

static gboolean is_on(GdkSurface *surface, const char *display) {
  return surface && g_str_has_prefix(G_OBJECT_TYPE_NAME(gdk_surface_get_display(surface)), display);
}

gulong rotor_surface_x11_window(GdkSurface *surface) {
  gulong (*xid)(GdkSurface *) = function("gdk_x11_surface_get_xid");
  return xid && is_on(surface, "GdkX11") ? xid(surface) : 0;
}

gboolean rotor_surface_origin(GdkSurface *surface, int *x, int *y) {
  gulong window = rotor_surface_x11_window(surface);
  void *(*connection)(GdkDisplay *) = function("gdk_x11_display_get_xdisplay");
  void (*push)(GdkDisplay *) = function("gdk_x11_display_error_trap_push");
  void (*pop)(GdkDisplay *) = function("gdk_x11_display_error_trap_pop_ignored");
  gulong (*root)(void *) = function("XDefaultRootWindow");
  int (*translate)(void *, gulong, gulong, int, int, int *, int *, gulong *) = function("XTranslateCoordinates");
  if (!window || !connection || !push || !pop || !root || !translate) return FALSE;
  GdkDisplay *display = gdk_surface_get_display(surface);
  void *server = connection(display);
  gulong child = 0;
  push(display);
  gboolean is_known = translate(server, window, root(server), 0, 0, x, y, &child);
  pop(display);
  return is_known;
}

gboolean rotor_event_moves_window(gpointer event, gulong window) {
  // The beginning that the events about a window's place share.
  typedef struct {
    int type;
    unsigned long serial;
    int is_sent;
    void *display;
    unsigned long parent;
    unsigned long window;
  } PlaceEvent;
  enum { map_notify = 19, reparent_notify = 21, configure_notify = 22 };
  PlaceEvent *place = event;
  return (place->type == map_notify || place->type == reparent_notify || place->type == configure_notify) &&
         place->window == window;
}

double rotor_surface_scale(GdkSurface *surface) {
  static double (*scale)(GdkSurface *) = NULL;
  static gboolean was_looked_up = FALSE;
  if (!was_looked_up) scale = function("gdk_surface_get_scale");
  was_looked_up = TRUE;
  return scale ? scale(surface) : gdk_surface_get_scale_factor(surface);
}

typedef struct {
  RotorHandleReceiver receive;
  void *data;
} Receiver;

static void receive_handle(GdkSurface *surface, const char *handle, gpointer data) {
  Receiver *receiver = data;
  receiver->receive(handle, receiver->data);
}

gboolean rotor_surface_export_handle(GdkSurface *surface, RotorHandleReceiver receive, void *data) {
  gboolean (*export)(GdkSurface *, void (*)(GdkSurface *, const char *, gpointer), gpointer, GDestroyNotify) =
      function("gdk_wayland_toplevel_export_handle");
  if (!export || !is_on(surface, "GdkWayland")) return FALSE;
  Receiver *receiver = g_new(Receiver, 1);
  receiver->receive = receive;
  receiver->data = data;
  if (export(surface, receive_handle, receiver, g_free)) return TRUE;
  g_free(receiver);
  return FALSE;
}

void rotor_surface_unexport_handle(GdkSurface *surface) {
  void (*unexport)(GdkSurface *) = function("gdk_wayland_toplevel_unexport_handle");
  if (unexport && is_on(surface, "GdkWayland")) unexport(surface);
}
