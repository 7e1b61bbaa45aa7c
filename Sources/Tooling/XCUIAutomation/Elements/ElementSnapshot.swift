import AccessibilityTree
import CoreGraphics
import Foundation

/// One node of the accessibility tree of a window at one moment, with what queries ask of it.
@MainActor
struct ElementSnapshot {
  let node: AccessibilityNode
  let tree: AccessibilityTree
  let isDesktop: Bool
  let windowSize: CGSize
  /// The element with the keyboard's focus, if there is one.
  let focusID: AccessibilityNode.ID?

  var id: AccessibilityNode.ID { node.id }
  var hasFocus: Bool { node.id == focusID }
  var label: String { node.label }
  var identifier: String { node.properties.identifier ?? "" }
  var frame: CGRect { tree.frame(of: node.id) ?? .zero }
  var elementType: XCUIElement.ElementType { XCUIElement.ElementType.types(of: self).first ?? .other }
  var isEnabled: Bool { !node.traits.contains(.isDisabled) }
  var isSelected: Bool { node.traits.contains(.isSelected) }

  /// Whether it stands for a row: what a list has as its children.
  var isRow: Bool {
    guard let parent = node.parent.flatMap({ tree[$0] }) else { return false }
    return [.list, .outline, .table].contains(parent.role)
  }

  /// Whether it opens one of the menus of a menu bar.
  var isTitleOfMenuBar: Bool {
    node.role == .menu && node.parent.flatMap { tree[$0] }?.role == .menuBar
  }

  /// Whether it opens a menu from within another.
  var isSubmenu: Bool {
    guard node.role == .menu else { return false }
    var next: AccessibilityNode? = node.parent.flatMap { tree[$0] }
    while let around = next {
      if around.role == .menuPanel { return true }
      next = around.parent.flatMap { tree[$0] }
    }
    return false
  }

  /// Whether the name that a subscript gives means the element.
  func isCalled(_ name: String) -> Bool {
    if identifier == name || label == name { return true }
    if node.properties.value == name, [.textField, .searchField, .secureField].contains(node.role) { return true }
    return placeholder == name
  }

  var placeholder: String? {
    guard [.textField, .searchField, .secureField].contains(node.role) else { return nil }
    return node.properties.value?.isEmpty ?? true ? node.properties.label : nil
  }

  /// A line for messages: type, name and what matters of the state.
  var line: String {
    var line = "\(elementType)"
    if !label.isEmpty { line += " \"\(label)\"" }
    if !identifier.isEmpty { line += " id \"\(identifier)\"" }
    if let value = node.properties.value, !value.isEmpty { line += " value \"\(value)\"" }
    if !isEnabled { line += ", disabled" }
    if isSelected { line += ", selected" }
    return line
  }

  /// Where an element can be pressed, or the reason why it can't.
  var hitPoint: Result<CGPoint, HitFailure> {
    guard frame.width > 0, frame.height > 0 else { return .failure(HitFailure("has no extent")) }
    if tree.isScrolledOut(node.id) { return .failure(HitFailure("is scrolled out of sight")) }
    let window = CGRect(origin: .zero, size: windowSize)
    let point: CGPoint = tree.activationPoint(of: node.id) ?? CGPoint(x: frame.midX, y: frame.midY)
    if window.contains(point) { return .success(point) }
    let seen: CGRect = frame.intersection(window)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else {
      return .failure(HitFailure("lies outside of the window: \(frame)"))
    }
    return .success(CGPoint(x: seen.midX, y: seen.midY))
  }
}

/// Why an element cannot be pressed.
struct HitFailure: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
