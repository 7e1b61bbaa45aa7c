import CoreGraphics
import Foundation

/// The attributes of an element at one moment, for predicates and closures.
@MainActor
final class AttributeBox: NSObject, XCUIElementAttributes {
  private let element: ElementSnapshot

  init(_ element: ElementSnapshot) { self.element = element }

  var identifier: String { element.identifier }
  var frame: CGRect { element.frame }
  var value: Any? { element.node.properties.value }
  var title: String { element.node.role == .window ? element.label : "" }
  var label: String { element.label }
  var elementType: XCUIElement.ElementType { element.elementType }
  var isEnabled: Bool { element.isEnabled }
  var placeholderValue: String? { element.placeholder }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.hasFocus }
}
