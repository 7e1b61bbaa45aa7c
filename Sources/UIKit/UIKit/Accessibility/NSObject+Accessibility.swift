import Foundation
import FoundationGaps
import UIFoundation

// An extension of `NSObject` would forbid responders to have members of these names.

/// The accessibility properties of objects that are no responders, such as images and models.
///
/// The name of an image is that of the view that shows it. For other objects the values are kept for the program, which hands them on.
extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The name that is spoken; nil by default.
  public var accessibilityLabel: String? {
    get { ObjectStatement.of(self)?.label }
    set { ObjectStatement.change(self) { $0.label = newValue } }
  }
  /// The present value; nil by default.
  public var accessibilityValue: String? {
    get { ObjectStatement.of(self)?.value }
    set { ObjectStatement.change(self) { $0.value = newValue } }
  }
  /// The outcome of using the object; nil by default.
  public var accessibilityHint: String? {
    get { ObjectStatement.of(self)?.hint }
    set { ObjectStatement.change(self) { $0.hint = newValue } }
  }
  /// A name for tests, which nobody hears; nil by default.
  public var accessibilityIdentifier: String? {
    get { ObjectStatement.of(self)?.identifier }
    set { ObjectStatement.change(self) { $0.identifier = newValue } }
  }
  /// The kind and state of the object; none by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { ObjectStatement.of(self)?.traits ?? .none }
    set { ObjectStatement.change(self) { $0.traits = newValue } }
  }
  /// Whether the object is to be one element; false by default.
  public var isAccessibilityElement: Bool {
    get { ObjectStatement.of(self)?.isElement ?? false }
    set { ObjectStatement.change(self) { $0.isElement = newValue } }
  }
}

/// The accessibility properties of one object, kept beside the object.
private struct ObjectStatement {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = .none
  var isElement: Bool = false

  /// Its address is the key by which objects have their statements.
  private final class Place: Sendable {}
  private static let place = Place()
  private static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(place).toOpaque()) }

  static func of(_ object: NSObject) -> ObjectStatement? {
    objc_getAssociatedObject(object, key) as? ObjectStatement
  }

  static func change(_ object: NSObject, _ change: (inout ObjectStatement) -> Void) {
    var statement: ObjectStatement = of(object) ?? ObjectStatement()
    change(&statement)
    objc_setAssociatedObject(object, key, statement, .OBJC_ASSOCIATION_RETAIN)
  }
}
