// References that are taken only where their object is not being destroyed.
#ifndef ROTOR_REFERENCES_H
#define ROTOR_REFERENCES_H

// Of Swift's runtime: what weak references are made of.
extern void *_Nullable swift_tryRetain(void *_Nonnull object);

// Takes a reference to a Swift object, which the caller gives back; null when the object is on its way out. The memory of
// the object must be kept by an unowned reference.
static inline void *_Nullable rotor_try_retain(const void *_Nonnull object) { return swift_tryRetain((void *)object); }

// Calls the initializer of a class, by its entry in the class's table of methods: a new object, which the caller owns.
typedef __attribute__((swiftcall)) void *_Nullable (*rotor_class_initializer)(
    __attribute__((swift_context)) void *_Nonnull type);
static inline void *_Nullable rotor_initialize(const void *_Nonnull function, const void *_Nonnull type) {
  return ((rotor_class_initializer)function)((void *)type);
}

#endif
