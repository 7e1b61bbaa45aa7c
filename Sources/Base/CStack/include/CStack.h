// Room on the stack for views that are nested deeper than a thread's own stack allows.
#ifndef CSTACK_H
#define CSTACK_H

#include <stdbool.h>
#include <stdint.h>

// The address below which a function should not begin something that nests; 0 until the thread has asked once.
extern _Thread_local uintptr_t cstack_limit;

// Finds the limit of the thread's own stack.
void cstack_find_limit(void);

// Calls `function` on a new stack and returns when it returns; false, without calling it, when there is no memory left.
bool cstack_call_on_new_stack(void (*function)(void *), void *context);

// Whether there is room to nest further on the stack that is in use.
static inline bool cstack_has_room(void) {
  if (cstack_limit == 0) cstack_find_limit();
  return (uintptr_t)__builtin_frame_address(0) > cstack_limit;
}

#endif
