#include "CGtkView.h"

typedef struct {
  GtkWidget parent;
  RotorViewCallbacks callbacks;
  void *owner;
} RotorView;

typedef struct {
  GtkWidgetClass parent;
} RotorViewClass;

G_DEFINE_TYPE(RotorView, rotor_view, GTK_TYPE_WIDGET)

static void rotor_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  RotorView *view = (RotorView *)widget;
  if (view->owner) view->callbacks.snapshot(view->owner, snapshot);
}

static void rotor_view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  RotorView *view = (RotorView *)widget;
  if (view->owner) view->callbacks.resize(view->owner, width, height);
}

static void rotor_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                               int *natural, int *minimum_baseline, int *natural_baseline) {
  RotorView *view = (RotorView *)widget;
  *minimum = 1;
  *natural = 1;
  *minimum_baseline = -1;
  *natural_baseline = -1;
  if (view->owner) view->callbacks.measure(view->owner, orientation, minimum, natural);
}

static void rotor_view_class_init(RotorViewClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = rotor_view_snapshot;
  widget_class->size_allocate = rotor_view_size_allocate;
  widget_class->measure = rotor_view_measure;
}

static void rotor_view_init(RotorView *view) {
  gtk_widget_set_focusable(GTK_WIDGET(view), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(view), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *rotor_view_new(RotorViewCallbacks callbacks, void *owner) {
  RotorView *view = g_object_new(rotor_view_get_type(), NULL);
  view->callbacks = callbacks;
  view->owner = owner;
  return GTK_WIDGET(view);
}

void rotor_view_own(GtkWidget *widget, void *owner) { ((RotorView *)widget)->owner = owner; }

void rotor_connect(gpointer instance, const char *signal, void (*handler)(void), gpointer data) {
  g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, NULL, 0);
}

void rotor_set_boolean(gpointer object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

void rotor_set_int(gpointer object, const char *property, int value) { g_object_set(object, property, value, NULL); }

gboolean rotor_get_boolean(gpointer object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

int rotor_get_int(gpointer object, const char *property) {
  int value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}

char *rotor_get_string(gpointer object, const char *property) {
  char *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

gboolean rotor_is_x11(GdkDisplay *display) {
  return g_str_has_prefix(G_OBJECT_TYPE_NAME(display), "GdkX11");
}

typedef struct {
  GSource source;
  gboolean (*is_ready)(void *data);
  void (*run)(void *data);
  void *data;
} WorkSource;

static gboolean work_prepare(GSource *source, int *timeout) {
  WorkSource *work = (WorkSource *)source;
  *timeout = -1;
  return work->is_ready(work->data);
}

static gboolean work_check(GSource *source) {
  WorkSource *work = (WorkSource *)source;
  return work->is_ready(work->data);
}

static gboolean work_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  WorkSource *work = (WorkSource *)source;
  work->run(work->data);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs work_functions = {work_prepare, work_check, work_dispatch};

guint rotor_add_source(gboolean (*is_ready)(void *data), void (*run)(void *data), void *data, int priority) {
  WorkSource *work = (WorkSource *)g_source_new(&work_functions, sizeof(WorkSource));
  work->is_ready = is_ready;
  work->run = run;
  work->data = data;
  g_source_set_priority((GSource *)work, priority);
  // Work may open a loop of its own, such as that of a drag, in which other work goes on.
  g_source_set_can_recurse((GSource *)work, TRUE);
  guint id = g_source_attach((GSource *)work, NULL);
  g_source_unref((GSource *)work);
  return id;
}

typedef struct {
  GSource source;
  int (*prepare)(void *data);
  void *data;
} WaitingSource;

static gboolean waiting_prepare(GSource *source, int *timeout) {
  WaitingSource *waiting = (WaitingSource *)source;
  *timeout = waiting->prepare(waiting->data);
  return FALSE;
}

static gboolean waiting_check(GSource *source) { return FALSE; }

static gboolean waiting_dispatch(GSource *source, GSourceFunc callback, gpointer data) { return G_SOURCE_CONTINUE; }

static GSourceFuncs waiting_functions = {waiting_prepare, waiting_check, waiting_dispatch};

guint rotor_add_waiting_source(int (*prepare)(void *data), void *data, int priority) {
  WaitingSource *waiting = (WaitingSource *)g_source_new(&waiting_functions, sizeof(WaitingSource));
  waiting->prepare = prepare;
  waiting->data = data;
  g_source_set_priority((GSource *)waiting, priority);
  guint id = g_source_attach((GSource *)waiting, NULL);
  g_source_unref((GSource *)waiting);
  return id;
}
