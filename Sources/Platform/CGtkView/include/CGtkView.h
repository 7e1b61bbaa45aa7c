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
void rotor_set_int(gpointer object, const char *property, int value);
gboolean rotor_get_boolean(gpointer object, const char *property);
int rotor_get_int(gpointer object, const char *property);
/// The caller frees the text.
char *rotor_get_string(gpointer object, const char *property);

/// Whether the surface is one of X11's.
gboolean rotor_is_x11(GdkDisplay *display);

/// One request of another program for content under a media type. Exactly one of the functions below ends it.
typedef struct RotorContentWrite RotorContentWrite;

/// Content for the clipboard or a drag. `write` is called for each request, `release` when the content is no longer offered.
GdkContentProvider *rotor_content_provider_new(const char *const *mime_types, gsize count,
                                               void (*write)(void *owner, const char *mime_type,
                                                             RotorContentWrite *request),
                                               void (*release)(void *owner), void *owner);

/// Sends bytes, in pieces and without waiting.
void rotor_content_write_bytes(RotorContentWrite *request, const void *bytes, gsize length);
/// Sends files by their addresses, as GTK does for the media type: the portal for files, for example.
void rotor_content_write_files(RotorContentWrite *request, const char *const *addresses);
/// Says that there is no content.
void rotor_content_write_fail(RotorContentWrite *request, const char *message);

/// Whether GTK sends files under a media type here.
gboolean rotor_sends_files_as(const char *mime_type);
/// Whether one of the formats can be read as files by GTK.
gboolean rotor_formats_have_files(GdkContentFormats *formats);
GType rotor_file_list_type(void);
/// The addresses of a value of files, ended by none; the caller frees them with `g_strfreev`.
char **rotor_addresses_of_files(const GValue *value);
/// A source of the main loop that runs whenever it is ready. Whoever makes it ready from another thread wakes the loop.
guint rotor_add_source(gboolean (*is_ready)(void *data), void (*run)(void *data), void *data, int priority);

/// A source of the main loop with the given priority; `prepare` returns milliseconds to wait, negative for no limit.
guint rotor_add_waiting_source(int (*prepare)(void *data), void *data, int priority);

#endif
