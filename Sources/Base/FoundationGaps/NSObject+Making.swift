import CReferences
import Foundation

extension NSObject {
  /// Makes an object of a subclass by its `init()`.
  ///
  /// On Apple's systems an initializer of a framework's class can be called for any subclass that is known at run time only;
  /// here the compiler refuses that unless the initializer is required, which a program's class does not say. Each class has
  /// its initializers in its table of methods, where this calls one. A class without the initializer has one there that ends
  /// the program with its name, as on Apple's systems.
  package static func make<T: NSObject>(_ type: T.Type) -> T {
    let metadata: UnsafeRawPointer = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return Unmanaged<T>.fromOpaque(rotor_make_object(metadata)).takeRetainedValue()
  }
}

extension _KeyValueCodingAndObserving {
  /// An object of a class that is known at run time only: `type.init()`, or `Row()` where `Row` is a type parameter.
  ///
  /// The compiler takes this form where it refuses the class's own initializer, and only there. It is written in C: within an
  /// initializer of Swift's the class of which an object is wanted is not known, but only the one that the compiler knows.
  @_disfavoredOverload
  @_silgen_name("rotor_init_object")
  public init()
}
