import CoreGraphics

/// What can be asked of an element.
@MainActor
public protocol XCUIElementAttributes {
  /// The name for tests, set by `accessibilityIdentifier(_:)`; empty where there is none.
  var identifier: String { get }
  /// In the window's space, in points.
  var frame: CGRect { get }
  /// The value: "0" or "1" of a switch, the text of a field, what a slider says.
  var value: Any? { get }
  /// The title of a window; empty for other elements.
  var title: String { get }
  /// The label, as it is spoken.
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  /// Whether a person can use it.
  var isEnabled: Bool { get }
  /// The hint that a text field shows while it is empty.
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  /// Whether it has the keyboard's focus.
  var hasFocus: Bool { get }
}
