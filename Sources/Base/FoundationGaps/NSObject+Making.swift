import CReferences
import Foundation

extension NSObject {
  /// A subclass that adds nothing: its table of methods differs from that of `NSObject` in the initializer alone, which each
  /// class has for itself.
  private final class Plain: NSObject {}

  /// What a class has before its methods, in words of its metadata.
  private static let headerLength = 7
  /// How many words are looked through.
  private static let longestTable = 40

  /// Makes an object of a subclass by its `init()`.
  ///
  /// On Apple's systems `NSObject.init` can be called for any subclass; here the compiler refuses that unless the
  /// initializer is required, which a program's class does not say. Each class has its initializer in its table of methods,
  /// where this calls it.
  package static func make<T: NSObject>(_ type: T.Type) -> T {
    func words(_ type: AnyClass) -> UnsafePointer<UnsafeRawPointer?> {
      unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
    }
    let base: UnsafePointer<UnsafeRawPointer?> = words(NSObject.self)
    let plain: UnsafePointer<UnsafeRawPointer?> = words(Plain.self)
    let own: UnsafePointer<UnsafeRawPointer?> = words(type)
    guard let slot = (headerLength..<longestTable).first(where: { base[$0] != plain[$0] }), let initializer = own[slot],
      let made = rotor_initialize(initializer, UnsafeRawPointer(own))
    else { preconditionFailure("\(type) could not be made: it has no initializer without arguments.") }
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
  }
}
