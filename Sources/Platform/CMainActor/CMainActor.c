#define _GNU_SOURCE
#include "CMainActor.h"

#include <dlfcn.h>
#include <stddef.h>

// Swift's runtime asks these two hooks, where they are set, in place of its own answers. It has no headers for C: the hooks are
// looked up by name, and have Swift's calling convention.

#define SWIFT __attribute__((swiftcall))

typedef struct {
  const void *identity;
  const void *implementation;
} Executor;

typedef SWIFT Executor (*GetHook)(void *original);
typedef SWIFT bool (*TestHook)(Executor executor, void *original);

static Executor executor;

static SWIFT Executor get_executor(void *original) { return executor; }

static SWIFT bool is_executor(Executor other, void *original) { return other.identity == executor.identity; }

bool rotor_set_main_executor(const void *identity, const void *implementation) {
  GetHook *get = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  TestHook *test = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  if (!get || !test) return false;
  executor.identity = identity;
  executor.implementation = implementation;
  *test = is_executor;
  *get = get_executor;
  return true;
}
