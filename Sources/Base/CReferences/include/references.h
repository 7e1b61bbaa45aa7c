// What Swift's runtime does with objects and classes, and Swift source cannot ask for.
#ifndef ROTOR_REFERENCES_H
#define ROTOR_REFERENCES_H

// Of Swift's runtime: what weak references are made of.
extern void *_Nullable swift_tryRetain(void *_Nonnull object);

// Takes a reference to a Swift object, which the caller gives back; null when the object is on its way out. The memory of
// the object must be kept by an unowned reference.
static inline void *_Nullable rotor_try_retain(const void *_Nonnull object) { return swift_tryRetain((void *)object); }

// Makes an object of a class that inherits from NSObject, by its `init()`: the caller owns it.
void *_Nonnull rotor_make_object(const void *_Nonnull type);

#endif
