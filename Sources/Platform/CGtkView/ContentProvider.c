#include "CGtkView.h"

typedef void (*WriteFunction)(void *owner, const char *mime_type, RotorContentWrite *request);

typedef struct {
  GdkContentProvider parent;
  GdkContentFormats *formats;
  WriteFunction write;
  void (*release)(void *owner);
  void *owner;
} RotorProvider;

typedef struct {
  GdkContentProviderClass parent;
} RotorProviderClass;

struct RotorContentWrite {
  GTask *task;
  GOutputStream *stream;
  char *mime_type;
  int priority;
  void *bytes;
};

G_DEFINE_TYPE(RotorProvider, rotor_provider, GDK_TYPE_CONTENT_PROVIDER)

static void request_end(RotorContentWrite *request, GError *error) {
  if (error)
    g_task_return_error(request->task, error);
  else
    g_task_return_boolean(request->task, TRUE);
  g_object_unref(request->task);
  g_object_unref(request->stream);
  g_free(request->mime_type);
  g_free(request->bytes);
  g_free(request);
}

static GdkContentFormats *provider_ref_formats(GdkContentProvider *provider) {
  return gdk_content_formats_ref(((RotorProvider *)provider)->formats);
}

static void provider_write(GdkContentProvider *provider, const char *mime_type, GOutputStream *stream, int priority,
                           GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data) {
  RotorProvider *self = (RotorProvider *)provider;
  RotorContentWrite *request = g_new0(RotorContentWrite, 1);
  request->task = g_task_new(provider, cancellable, callback, data);
  g_task_set_priority(request->task, priority);
  request->stream = g_object_ref(stream);
  request->mime_type = g_strdup(mime_type);
  request->priority = priority;
  self->write(self->owner, mime_type, request);
}

static gboolean provider_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
  return g_task_propagate_boolean(G_TASK(result), error);
}

static void provider_finalize(GObject *object) {
  RotorProvider *self = (RotorProvider *)object;
  self->release(self->owner);
  gdk_content_formats_unref(self->formats);
  G_OBJECT_CLASS(rotor_provider_parent_class)->finalize(object);
}

static void rotor_provider_class_init(RotorProviderClass *class) {
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS(class);
  provider_class->ref_formats = provider_ref_formats;
  provider_class->write_mime_type_async = provider_write;
  provider_class->write_mime_type_finish = provider_write_finish;
  G_OBJECT_CLASS(class)->finalize = provider_finalize;
}

static void rotor_provider_init(RotorProvider *self) {}

GdkContentProvider *rotor_content_provider_new(const char *const *mime_types, gsize count, WriteFunction write,
                                               void (*release)(void *owner), void *owner) {
  RotorProvider *self = g_object_new(rotor_provider_get_type(), NULL);
  self->formats = gdk_content_formats_new((const char **)mime_types, (guint)count);
  self->write = write;
  self->release = release;
  self->owner = owner;
  return GDK_CONTENT_PROVIDER(self);
}

static void bytes_written(GObject *stream, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error);
  request_end(data, error);
}

void rotor_content_write_bytes(RotorContentWrite *request, const void *bytes, gsize length) {
  request->bytes = g_memdup2(bytes, length);
  if (length == 0) return request_end(request, NULL);
  g_output_stream_write_all_async(request->stream, request->bytes, length, request->priority,
                                  g_task_get_cancellable(request->task), bytes_written, request);
}

static void files_written(GObject *source, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  gdk_content_serialize_finish(result, &error);
  request_end(data, error);
}

void rotor_content_write_files(RotorContentWrite *request, const char *const *addresses) {
  GSList *files = NULL;
  for (gsize index = 0; addresses[index]; index++) {
    files = g_slist_append(files, g_file_new_for_uri(addresses[index]));
  }
  GdkFileList *list = gdk_file_list_new_from_list(files);
  GValue value = G_VALUE_INIT;
  g_value_init(&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed(&value, list);
  gdk_content_serialize_async(request->stream, request->mime_type, &value, request->priority,
                              g_task_get_cancellable(request->task), files_written, request);
  g_value_unset(&value);
  g_slist_free_full(files, g_object_unref);
}

void rotor_content_write_fail(RotorContentWrite *request, const char *message) {
  request_end(request, g_error_new_literal(G_IO_ERROR, G_IO_ERROR_FAILED, message));
}

gboolean rotor_sends_files_as(const char *mime_type) {
  GdkContentFormats *formats =
      gdk_content_formats_union_serialize_mime_types(gdk_content_formats_new_for_gtype(GDK_TYPE_FILE_LIST));
  gboolean result = gdk_content_formats_contain_mime_type(formats, mime_type);
  gdk_content_formats_unref(formats);
  return result;
}

gboolean rotor_formats_have_files(GdkContentFormats *formats) {
  GdkContentFormats *all = gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(formats));
  gboolean result = gdk_content_formats_contain_gtype(all, GDK_TYPE_FILE_LIST);
  gdk_content_formats_unref(all);
  return result;
}

GType rotor_file_list_type(void) { return GDK_TYPE_FILE_LIST; }

char **rotor_addresses_of_files(const GValue *value) {
  GSList *files = gdk_file_list_get_files(g_value_get_boxed(value));
  GPtrArray *addresses = g_ptr_array_new();
  for (GSList *next = files; next; next = next->next) g_ptr_array_add(addresses, g_file_get_uri(next->data));
  g_ptr_array_add(addresses, NULL);
  g_slist_free(files);
  return (char **)g_ptr_array_free(addresses, FALSE);
}
