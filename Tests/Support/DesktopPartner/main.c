// desktop-partner MODE [ARGUMENT ...]: another program of the desktop, for tests of dragging and of the clipboard. It is
// plain GTK and says on its output what happens to it, a line at a time.
//
//   source             offers a text, HTML, and two files to be dragged
//   target TYPE        takes what is dropped on it, as TYPE
//   copy TYPE COUNT    puts COUNT bytes of TYPE on the clipboard
//   copy-files         puts two files on the clipboard
//   stall TYPE         puts TYPE on the clipboard and never sends it
//   paste TYPE         says the types on the clipboard and reads TYPE

#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

static const char *wanted = "text/plain";

static void say(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  printf("\n");
  fflush(stdout);
}

static GdkContentProvider *bytes(const char *type, const char *text) {
  GBytes *content = g_bytes_new(text, strlen(text));
  GdkContentProvider *provider = gdk_content_provider_new_for_bytes(type, content);
  g_bytes_unref(content);
  return provider;
}

static GdkContentProvider *offer(void) {
  GdkContentProvider *all[3] = {
      bytes("text/plain;charset=utf-8", "from the partner"), bytes("text/html", "<b>from the partner</b>"),
      bytes("text/uri-list", "# two files\r\nfile:///tmp/a%20b.png\r\nfile:///tmp/c.txt\r\n")};
  return gdk_content_provider_new_union(all, 3);
}

static void drag_ended(GtkDragSource *source, GdkDrag *drag, gboolean deletes, gpointer data) {
  say("ended %d", (int)gdk_drag_get_selected_action(drag));
}

/// One reading, piece by piece: GDK's streams on X11 are fed by the main loop, so that a reader may not wait for them.
typedef struct {
  GOutputStream *memory;
  const char *type;
  GObject *source;
  void (*ended)(GObject *source);
} Reading;

static void report(GObject *stream, GAsyncResult *result, gpointer data) {
  Reading *reading = data;
  GError *error = NULL;
  if (g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, &error) < 0) {
    say("failed %s", error->message);
    return reading->ended(reading->source);
  }
  gsize total = g_memory_output_stream_get_data_size(G_MEMORY_OUTPUT_STREAM(stream));
  const unsigned char *bytes = g_memory_output_stream_get_data(G_MEMORY_OUTPUT_STREAM(stream));
  guint sum = 0;
  char start[201] = "";
  for (gsize index = 0; index < total; index++) {
    if (index < 200) start[index] = bytes[index] == '\n' ? '/' : bytes[index] == '\r' ? '.' : bytes[index];
    sum = sum * 31 + bytes[index];
  }
  say("got %s %lu %u %s", reading->type, (unsigned long)total, sum, start);
  reading->ended(reading->source);
}

static void read_all(GInputStream *stream, const char *type, GObject *source, void (*ended)(GObject *source)) {
  Reading *reading = g_new0(Reading, 1);
  reading->memory = g_memory_output_stream_new_resizable();
  reading->type = type;
  reading->source = source;
  reading->ended = ended;
  g_output_stream_splice_async(reading->memory, stream,
                               G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, 0, NULL,
                               report, reading);
}

static void finish_drop(GObject *object) {
  GdkDrop *drop = GDK_DROP(object);
  gdk_drop_finish(drop, gdk_drop_get_actions(drop) & GDK_ACTION_MOVE ? GDK_ACTION_MOVE : GDK_ACTION_COPY);
  g_object_unref(drop);
}

static void drop_read(GObject *object, GAsyncResult *result, gpointer data) {
  GdkDrop *drop = GDK_DROP(object);
  const char *type = NULL;
  GError *error = NULL;
  GInputStream *stream = gdk_drop_read_finish(drop, result, &type, &error);
  if (stream) return read_all(stream, type, object, finish_drop);
  say("failed %s", error->message);
  finish_drop(object);
}

static gboolean dropped(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer data) {
  char *formats = gdk_content_formats_to_string(gdk_drop_get_formats(drop));
  say("formats %s", formats);
  const char *types[] = {wanted, NULL};
  gdk_drop_read_async(g_object_ref(drop), types, 0, NULL, drop_read, NULL);
  return TRUE;
}

static GMainLoop *main_loop;

static void finish_paste(GObject *object) { g_main_loop_quit(main_loop); }

static void clipboard_read(GObject *object, GAsyncResult *result, gpointer data) {
  const char *type = NULL;
  GError *error = NULL;
  GInputStream *stream = gdk_clipboard_read_finish(GDK_CLIPBOARD(object), result, &type, &error);
  if (stream) return read_all(stream, type, object, finish_paste);
  say("failed %s", error->message);
  finish_paste(object);
}

static gboolean paste(gpointer data) {
  GdkClipboard *clipboard = gdk_display_get_clipboard(gdk_display_get_default());
  say("formats %s", gdk_content_formats_to_string(gdk_clipboard_get_formats(clipboard)));
  const char *types[] = {wanted, NULL};
  gdk_clipboard_read_async(clipboard, types, 0, NULL, clipboard_read, NULL);
  return G_SOURCE_REMOVE;
}

/// Content that is offered and never sent.
typedef struct { GdkContentProvider parent; } Silent;
typedef struct { GdkContentProviderClass parent; } SilentClass;
G_DEFINE_TYPE(Silent, silent, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *silent_formats(GdkContentProvider *provider) {
  const char *types[] = {wanted};
  return gdk_content_formats_new(types, 1);
}

static void silent_write(GdkContentProvider *provider, const char *type, GOutputStream *stream, int priority,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data) {
  g_object_ref(stream);
  say("asked %s", type);
}

static void silent_class_init(SilentClass *class) {
  GDK_CONTENT_PROVIDER_CLASS(class)->ref_formats = silent_formats;
  GDK_CONTENT_PROVIDER_CLASS(class)->write_mime_type_async = silent_write;
}

static void silent_init(Silent *silent) {}

int main(int count, char **arguments) {
  g_setenv("GSK_RENDERER", "cairo", FALSE);
  g_setenv("GDK_DEBUG", "gl-disable", FALSE);
  g_setenv("GTK_A11Y", "none", TRUE);
  if (count < 2 || !gtk_init_check()) return 2;
  const char *mode = arguments[1];
  if (count > 2) wanted = arguments[2];
  main_loop = g_main_loop_new(NULL, FALSE);
  GdkClipboard *clipboard = gdk_display_get_clipboard(gdk_display_get_default());
  if (!strcmp(mode, "source") || !strcmp(mode, "target")) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Partner");
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 200, 200);
    GtkWidget *area = gtk_label_new("Partner");
    gtk_widget_set_hexpand(area, TRUE);
    gtk_widget_set_vexpand(area, TRUE);
    if (!strcmp(mode, "source")) {
      GtkDragSource *source = gtk_drag_source_new();
      gtk_drag_source_set_actions(source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
      gtk_drag_source_set_content(source, offer());
      g_signal_connect(source, "drag-end", G_CALLBACK(drag_ended), NULL);
      gtk_widget_add_controller(area, GTK_EVENT_CONTROLLER(source));
    } else {
      GtkDropTargetAsync *target = gtk_drop_target_async_new(NULL, GDK_ACTION_COPY | GDK_ACTION_MOVE);
      g_signal_connect(target, "drop", G_CALLBACK(dropped), NULL);
      gtk_widget_add_controller(area, GTK_EVENT_CONTROLLER(target));
    }
    gtk_window_set_child(GTK_WINDOW(window), area);
    gtk_window_present(GTK_WINDOW(window));
    say("ready");
  } else if (!strcmp(mode, "copy") && count > 3) {
    gsize length = strtoul(arguments[3], NULL, 10);
    char *content = g_malloc(length + 1);
    for (gsize index = 0; index < length; index++) content[index] = 'a' + index % 26;
    GBytes *data = g_bytes_new_take(content, length);
    gdk_clipboard_set_content(clipboard, gdk_content_provider_new_for_bytes(wanted, data));
    say("ready");
  } else if (!strcmp(mode, "copy-files")) {
    gdk_clipboard_set_content(clipboard, offer());
    say("ready");
  } else if (!strcmp(mode, "stall")) {
    gdk_clipboard_set_content(clipboard, g_object_new(silent_get_type(), NULL));
    say("ready");
  } else if (!strcmp(mode, "paste")) {
    // Wayland gives the clipboard to windows with the keyboard only; X11 gives it to everybody, once asked.
    g_timeout_add(200, paste, NULL);
  } else {
    return 2;
  }
  g_main_loop_run(main_loop);
  return 0;
}
