#define _GNU_SOURCE
#include "CStack.h"

#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>
#include <ucontext.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#define WITH_ADDRESS_SANITIZER 1
#endif
#if __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>
#define WITH_THREAD_SANITIZER 1
#endif
#endif

// What is kept free below the limit: enough for anything that does not ask again, text shaping and drawing included, and
// for what a program nests in values and closures of its own, which the compiler lets go one inside of the other. It costs
// addresses only: pages are taken from the system when they are touched.
enum { STACK_SIZE = 64 * 1024 * 1024, RESERVE = STACK_SIZE / 4, GUARD = 64 * 1024 };

_Thread_local uintptr_t cstack_limit = 0;

void cstack_find_limit(void) {
  pthread_attr_t attributes;
  void *lowest = NULL;
  size_t size = 0;
  cstack_limit = 1;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) {
    // A quarter of a small stack must do.
    size_t reserve = size / 4 < RESERVE ? size / 4 : RESERVE;
    cstack_limit = (uintptr_t)lowest + reserve;
  }
  pthread_attr_destroy(&attributes);
}

typedef struct {
  void (*function)(void *);
  void *context;
  ucontext_t back, there;
#ifdef WITH_ADDRESS_SANITIZER
  const void *back_bottom;
  size_t back_size;
#endif
#ifdef WITH_THREAD_SANITIZER
  void *back_fiber;
#endif
} Call;

#ifdef WITH_ADDRESS_SANITIZER
// The sanitizer warns on the error output of every program that calls swapcontext, whether it was told of the switch or
// not. It is told; so this goes `there` and comes `back` in steps that it lets pass.
static void switch_context(ucontext_t *back, const ucontext_t *there) {
  volatile bool gone = false;
  if (getcontext(back) != 0 || gone) return;
  gone = true;
  setcontext(there);
}
#else
// The thread sanitizer notes where each function begins and ends, on the stack that is in use: this one, and `enter`,
// begin on one and end on another.
#ifdef WITH_THREAD_SANITIZER
__attribute__((disable_sanitizer_instrumentation))
#endif
static void
switch_context(ucontext_t *back, const ucontext_t *there) {
  swapcontext(back, there);
}
#endif

// makecontext passes integers only: the call comes in two halves.
#ifdef WITH_THREAD_SANITIZER
__attribute__((disable_sanitizer_instrumentation))
#endif
static void
enter(unsigned high, unsigned low) {
  Call *call = (Call *)(((uintptr_t)high << 32) | (uintptr_t)low);
#ifdef WITH_ADDRESS_SANITIZER
  __sanitizer_finish_switch_fiber(NULL, &call->back_bottom, &call->back_size);
#endif
  call->function(call->context);
#ifdef WITH_THREAD_SANITIZER
  __tsan_switch_to_fiber(call->back_fiber, 0);
#endif
#ifdef WITH_ADDRESS_SANITIZER
  __sanitizer_start_switch_fiber(NULL, call->back_bottom, call->back_size);
#endif
}

bool cstack_call_on_new_stack(void (*function)(void *), void *context) {
  char *memory = mmap(
      NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return false;
  Call call = {.function = function, .context = context};
  if (mprotect(memory, GUARD, PROT_NONE) != 0 || getcontext(&call.there) != 0) {
    munmap(memory, STACK_SIZE);
    return false;
  }
  char *bottom = memory + GUARD;
  size_t size = STACK_SIZE - GUARD;
  call.there.uc_stack.ss_sp = bottom;
  call.there.uc_stack.ss_size = size;
  call.there.uc_link = &call.back;
  uintptr_t address = (uintptr_t)&call;
  makecontext(&call.there, (void (*)(void))enter, 2, (unsigned)(address >> 32), (unsigned)address);

  uintptr_t limit = cstack_limit;
  cstack_limit = (uintptr_t)bottom + RESERVE;
#ifdef WITH_ADDRESS_SANITIZER
  void *fake_stack = NULL;
  __sanitizer_start_switch_fiber(&fake_stack, bottom, size);
#endif
#ifdef WITH_THREAD_SANITIZER
  call.back_fiber = __tsan_get_current_fiber();
  void *fiber = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(fiber, 0);
#endif
  switch_context(&call.back, &call.there);
#ifdef WITH_ADDRESS_SANITIZER
  __sanitizer_finish_switch_fiber(fake_stack, NULL, NULL);
#endif
#ifdef WITH_THREAD_SANITIZER
  __tsan_destroy_fiber(fiber);
#endif
  cstack_limit = limit;
  munmap(memory, STACK_SIZE);
  return true;
}
