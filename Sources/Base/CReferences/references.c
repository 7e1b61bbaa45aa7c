#include "references.h"

// Of Swift's runtime: the function that a class has for a method which one of its superclasses declares.
extern const void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaring_class);

// NSObject and its initializer, as the runtime knows them.
extern const char object_class __asm__("$s10Foundation8NSObjectCMn");
extern const char object_initializer __asm__("$s10Foundation8NSObjectCACycfCTq");

typedef __attribute__((swiftcall)) void *(*initializer)(__attribute__((swift_context)) const void *type);

void *rotor_make_object(const void *type) {
  return ((initializer)swift_lookUpClassMethod(type, &object_initializer, &object_class))(type);
}

// The initializer of FoundationGaps for classes that are known at run time only. `self_type` and `conformance` are those of the
// class that the compiler knows; `type` is the class of which an object is wanted.
__attribute__((swiftcall)) void rotor_init_object(
    __attribute__((swift_indirect_result)) void **result, const void *self_type, const void *conformance,
    __attribute__((swift_context)) const void *type) {
  *result = rotor_make_object(type);
}
