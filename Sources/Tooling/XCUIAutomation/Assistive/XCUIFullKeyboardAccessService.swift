import AccessibilityTree
import AssistiveTechnologies
import HostHeadless
import HostInterface

/// A person who operates all of the app by a keyboard, by way of `XCUIDevice.shared.fullKeyboardAccessService`.
///
/// The Tab key leads through all elements that respond to a person, in reading order, also through those that the keyboard's focus
/// alone does not reach; an element that can have that focus gets it. The service is Rotor's.
@MainActor
public final class XCUIFullKeyboardAccessService {
  private var cursor: AccessibilityNode.ID?
  /// The window in which the cursor is: elements of another one may have its number.
  private weak var window: (any DrivenWindow)?

  init() {}

  /// The elements in the order of the Tab key.
  public var order: [XCUIElement] {
    get throws {
      try XCUIAssistiveError.front().accessibilityTree.keyboardOrder().compactMap {
        XCUIApplication.current?.element(of: $0)
      }
    }
  }

  /// The element that the keyboard operates; nil before the first move, and when the element has gone.
  public var current: XCUIElement? {
    get throws {
      let tree: AccessibilityTree = try front().accessibilityTree
      return here(tree).flatMap { XCUIApplication.current?.element(of: $0) }
    }
  }

  /// Tab: to the next element, and from the last one to the first. Nil where nothing responds to a person.
  @discardableResult
  public func moveForward() throws -> XCUIElement? { try move { $0.keyboardStep(from: $1, isForward: true) } }

  /// Shift and Tab: to the element before.
  @discardableResult
  public func moveBackward() throws -> XCUIElement? { try move { $0.keyboardStep(from: $1, isForward: false) } }

  /// Control and Tab: to the first element of the next group.
  @discardableResult
  public func moveToNextGroup() throws -> XCUIElement? { try move { $0.keyboardGroupStep(from: $1, isForward: true) } }

  /// Control, Shift and Tab: to the first element of the group before.
  @discardableResult
  public func moveToPreviousGroup() throws -> XCUIElement? {
    try move { $0.keyboardGroupStep(from: $1, isForward: false) }
  }

  /// Tab and F: to the next element whose name contains a text; nil, without a move, where none does.
  @discardableResult
  public func find(_ text: String) throws -> XCUIElement? { try move { $0.keyboardFind(text, from: $1) } }

  /// The space bar: activates the element. False where nothing took it.
  @discardableResult
  public func activate() throws -> Bool { try perform { $0.name == "Tap" } }

  /// Tab and Z: the names of the actions of the element, the usual one first.
  public var actions: [String] {
    get throws {
      let tree: AccessibilityTree = try front().accessibilityTree
      return here(tree).flatMap { tree[$0] }?.offeredActions.map(\.name) ?? []
    }
  }

  /// Performs one of `actions`. False where nothing took it.
  @discardableResult
  public func perform(_ name: String) throws -> Bool { try perform { $0.name == name } }

  // MARK: Steps

  private func front() throws -> any DrivenWindow {
    let front: any DrivenWindow = try XCUIAssistiveError.front()
    if front !== window { cursor = nil }
    window = front
    return front
  }

  private func here(_ tree: AccessibilityTree) -> AccessibilityNode.ID? { cursor.flatMap { tree[$0]?.id } }

  private func move(
    _ step: (AccessibilityTree, AccessibilityNode.ID?) -> AccessibilityNode.ID?
  ) throws -> XCUIElement? {
    let window: any DrivenWindow = try front()
    let tree: AccessibilityTree = window.accessibilityTree
    guard let next = step(tree, here(tree)) else { return nil }
    cursor = next
    // What is out of sight is scrolled to, as the cursor of other technologies does.
    window.graph.accessibility.show(next)
    window.graph.focus.move(toElement: next, in: window.graph)
    window.update()
    return XCUIApplication.current?.element(of: next)
  }

  private func perform(
    _ isMeant: ((name: String, action: AccessibilityActionKind, input: AccessibilityActionInput)) -> Bool
  ) throws -> Bool {
    let window: any DrivenWindow = try front()
    let tree: AccessibilityTree = window.accessibilityTree
    guard let id = here(tree), let offered = tree[id]?.offeredActions.first(where: isMeant) else { return false }
    return window.send(.accessibilityAction(element: id, action: offered.action, input: offered.input))
  }
}
