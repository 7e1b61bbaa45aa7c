import AccessibilityTree
import CoreGraphics
import HostInterface

/// What a person does: things are found by what they are called, as a person finds them.
extension HeadlessApp {
  /// The label of the element under the screen reader's cursor.
  public var focusedLabel: String? {
    host.accessibilityTree.focus.flatMap { host.accessibilityTree[$0]?.properties.label }
  }

  /// The labels of all elements in reading order.
  public var labels: [String] { host.accessibilityTree.elements().map(\.label) }

  /// Whether there is an element with a label.
  ///
  /// - Parameter label: The label, as it is spoken.
  public func contains(label: String) -> Bool { element(labelled: label) != nil }

  /// The value of the element with a label.
  public func value(ofElementLabelled label: String) -> String? { element(labelled: label)?.properties.value }

  /// Activates the element with a label, as a double tap of a reader's user does.
  ///
  /// - Parameter label: The label of the element, as it is spoken.
  /// - Returns: False when there is no such element or it has no action.
  @discardableResult
  public func activate(label: String) -> Bool {
    guard let element = element(labelled: label) else { return false }
    return host.send(.accessibilityAction(element: element.id, action: .activate))
  }

  /// Moves the screen reader's cursor to the element with a label; false when there is none.
  @discardableResult
  public func moveCursor(toLabel label: String) -> Bool {
    guard let element = element(labelled: label) else { return false }
    return host.send(.accessibilityFocus(element.id))
  }

  /// Taps a point of the window; false when nothing takes it.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool { host.send(.tap(point)) }

  /// Taps in the middle of the element with a label.
  ///
  /// - Parameter label: The label of the element, as it is spoken.
  /// - Returns: False when there is no such element or nothing takes the tap.
  @discardableResult
  public func tap(label: String) -> Bool {
    let tree: AccessibilityTree = host.accessibilityTree
    guard let element = element(labelled: label), let frame = tree.frame(of: element.id) else { return false }
    return tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Scrolls what lies at a point, in points; positive moves towards the end.
  @discardableResult
  public func scroll(at point: CGPoint, by distance: CGSize) -> Bool { host.send(.scroll(at: point, by: distance)) }

  /// The frame of an element in the window, in points; nil when there is no such element.
  ///
  /// - Parameter label: The label of the element, as it is spoken.
  public func frame(ofElementLabelled label: String) -> CGRect? {
    let tree: AccessibilityTree = host.accessibilityTree
    return element(labelled: label).flatMap { tree.frame(of: $0.id) }
  }

  private func element(labelled label: String) -> AccessibilityNode? {
    host.accessibilityTree.elements().first { $0.label == label }
  }
}
