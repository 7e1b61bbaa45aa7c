// Initializers of UIKit for classes that are known at run time only (ClassInitializers.swift). They find the class's own one in
// its table of methods, and pass on what they got, references included.
//
// Each has after its own arguments the class that the compiler knows and its conformance, which are not looked at, and then
// the class of which an object is wanted. Swift passes a rectangle by its members, and a string in two words.
#include "initializers.h"

#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define RESULT __attribute__((swift_indirect_result)) void **
#define CLASS __attribute__((swift_context)) const void *

// Of Swift's runtime: the function that a class has for a method which one of its superclasses declares.
extern const void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaring_class);

// A function that finds an initializer, by the symbols of the class that declares it and of the initializer.
#define INITIALIZER(name, class_symbol, initializer_symbol)                                                   \
  extern const char name##_class __asm__("$s5UIKit" class_symbol "CMn");                                      \
  extern const char name##_method __asm__("$s5UIKit" class_symbol "C" initializer_symbol "cfCTq");            \
  static name##_function *name##_initializer(const void *type) {                                              \
    return (name##_function *)swift_lookUpClassMethod(type, &name##_method, &name##_class);                   \
  }

// UIView.init(frame:)
typedef SWIFT void *view_function(double x, double y, double width, double height, CLASS type);
INITIALIZER(view, "6UIView", "5frameAC10Foundation6CGRectV_t")

SWIFT void rotor_init_view(
    RESULT result, double x, double y, double width, double height, const void *self_type, const void *conformance,
    CLASS type) {
  *result = view_initializer(type)(x, y, width, height, type);
}

// UITableView.init(frame:style:)
typedef SWIFT void *table_function(double x, double y, double width, double height, uint8_t style, CLASS type);
INITIALIZER(table, "11UITableView", "5frame5styleAC10Foundation6CGRectV_AC5StyleOt")

SWIFT void rotor_init_table(
    RESULT result, double x, double y, double width, double height, uint8_t style, const void *self_type,
    const void *conformance, CLASS type) {
  *result = table_initializer(type)(x, y, width, height, style, type);
}

// UICollectionView.init(frame:collectionViewLayout:)
typedef SWIFT void *grid_function(double x, double y, double width, double height, void *layout, CLASS type);
INITIALIZER(grid, "16UICollectionView", "5frame010collectionC6LayoutAC10Foundation6CGRectV_AA0bcF0Ct")

SWIFT void rotor_init_grid(
    RESULT result, double x, double y, double width, double height, void *layout, const void *self_type,
    const void *conformance, CLASS type) {
  *result = grid_initializer(type)(x, y, width, height, layout, type);
}

// UIViewController.init(nibName:bundle:)
typedef SWIFT void *controller_function(uintptr_t name_start, uintptr_t name_end, void *bundle, CLASS type);
INITIALIZER(controller, "16UIViewController", "7nibName6bundleACSSSg_10Foundation6BundleCSgt")

SWIFT void rotor_init_controller(
    RESULT result, uintptr_t name_start, uintptr_t name_end, void *bundle, const void *self_type,
    const void *conformance, CLASS type) {
  *result = controller_initializer(type)(name_start, name_end, bundle, type);
}

// UIStoryboardSegue.init(identifier:source:destination:)
typedef SWIFT void *segue_function(
    uintptr_t name_start, uintptr_t name_end, void *source, void *destination, CLASS type);
INITIALIZER(segue, "17UIStoryboardSegue", "10identifier6source11destinationACSSSg_AA16UIViewControllerCAIt")

SWIFT void rotor_init_segue(
    RESULT result, uintptr_t name_start, uintptr_t name_end, void *source, void *destination, const void *self_type,
    const void *conformance, CLASS type) {
  *result = segue_initializer(type)(name_start, name_end, source, destination, type);
}
