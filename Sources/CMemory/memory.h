// What the processor can be told about memory.
#ifndef ROTOR_MEMORY_H
#define ROTOR_MEMORY_H

// Has memory on its way that is looked at soon; the caller goes on meanwhile. The address need not be a valid one.
static inline void rotor_fetch(const void *_Nonnull start, unsigned bytes) {
  for (unsigned offset = 0; offset < bytes; offset += 64) __builtin_prefetch((const char *)start + offset, 1, 3);
}

#endif
