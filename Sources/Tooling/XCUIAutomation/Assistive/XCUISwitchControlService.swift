import AccessibilityTree
import AssistiveTechnologies
import CoreGraphics
import HostHeadless
import HostInterface

/// A person who operates the app by switches, by way of `XCUIDevice.shared.switchControlService`: one switch moves on, another one
/// chooses.
///
/// The scan leads through what is seen and responds to a person. Containers with several such elements are groups, which are
/// entered first; elements that stand in lines are scanned by rows, then in the row. Behind the last item of a group is the way
/// out of it. The service is Rotor's.
///
/// ```swift
/// let switches = XCUIDevice.shared.switchControlService
/// try switches.enable()
/// while try switches.current.name != "Add" { try switches.next() }
/// try switches.select()
/// ```
@MainActor
public final class XCUISwitchControlService {
  /// A place of the scan that is highlighted.
  @MainActor
  public struct Stop {
    public enum Kind: Hashable, Sendable {
      case element
      /// Choosing it enters the group.
      case group
      /// Choosing it leaves the group of that name.
      case exit
      /// There is nothing to operate.
      case nothing
    }

    public nonisolated let kind: Kind
    /// The name of the element, of the group, or of the group that is left; of a row "Add to Remove", by its ends.
    public nonisolated let name: String
    /// The frame of the highlight, in the window.
    public nonisolated let frame: CGRect
    /// The element; nil for groups.
    public let element: XCUIElement?
    /// The names of the actions that the menu of the element offers, the usual one first.
    public nonisolated let actions: [String]
  }

  private var cursor = SwitchCursor()
  public private(set) var isEnabled: Bool = false

  init() {}

  /// Begins at the first item. The app is told that switches are used (`accessibilitySwitchControlEnabled`).
  public func enable() throws {
    try set(true)
    cursor = SwitchCursor()
  }

  /// Ends. The app is told.
  public func disable() throws { try set(false) }

  private func set(_ isRunning: Bool) throws {
    let window: any DrivenWindow = try XCUIAssistiveError.front()
    var settings: HostSettings = window.graph.settings
    settings.hasSwitchControl = isRunning
    window.graph.apply(settings)
    window.update()
    isEnabled = isRunning
  }

  /// The place that is highlighted now.
  public var current: Stop {
    get throws {
      let tree: AccessibilityTree = try running().accessibilityTree
      return stop(cursor.place(in: tree), tree)
    }
  }

  /// Moves on; behind the last item the scan begins again.
  @discardableResult
  public func next() throws -> Stop { try step(1) }

  /// Moves back.
  @discardableResult
  public func previous() throws -> Stop { try step(-1) }

  private func step(_ step: Int) throws -> Stop {
    let tree: AccessibilityTree = try running().accessibilityTree
    cursor.step(step, in: tree)
    return stop(cursor.place(in: tree), tree)
  }

  /// Chooses what is highlighted: enters or leaves a group, or taps the element and begins the scan again.
  ///
  /// - Returns: What is highlighted afterwards.
  @discardableResult
  public func select() throws -> Stop {
    let window: any DrivenWindow = try running()
    let tree: AccessibilityTree = window.accessibilityTree
    if let id = cursor.select(in: tree) {
      window.touch(id, in: tree)
      cursor.restart()
    }
    return try current
  }

  /// Performs an action of the element that is highlighted; the highlight stays.
  ///
  /// - Parameter name: One of the stop's `actions`.
  /// - Returns: Whether the app took it.
  @discardableResult
  public func perform(_ name: String) throws -> Bool {
    let window: any DrivenWindow = try running()
    let tree: AccessibilityTree = window.accessibilityTree
    guard case .item(.element(let id)) = cursor.place(in: tree),
      let offered = tree[id]?.offeredActions.first(where: { $0.name == name })
    else { return false }
    return window.send(.accessibilityAction(element: id, action: offered.action, input: offered.input))
  }

  /// The scan of the window as text: an item a line, what is in a group indented, groups with a colon.
  public var outline: String {
    get throws {
      let tree: AccessibilityTree = try running().accessibilityTree
      return Self.lines(tree.scanItems(), tree, 0).joined(separator: "\n")
    }
  }

  private static func lines(_ items: [ScanItem], _ tree: AccessibilityTree, _ depth: Int) -> [String] {
    items.flatMap { item -> [String] in
      let indent = String(repeating: "  ", count: depth)
      guard case .group(let group) = item else { return [indent + tree.name(of: item)] }
      return [indent + group.name + ":"] + lines(group.items, tree, depth + 1)
    }
  }

  private func running() throws -> any DrivenWindow {
    guard isEnabled else { throw XCUIAssistiveError.notEnabled }
    return try XCUIAssistiveError.front()
  }

  private func stop(_ place: SwitchCursor.Place, _ tree: AccessibilityTree) -> Stop {
    switch place {
    case .nothing: return Stop(kind: .nothing, name: "", frame: .null, element: nil, actions: [])
    case .exit(let name): return Stop(kind: .exit, name: name, frame: .null, element: nil, actions: [])
    case .item(let item):
      let frame: CGRect = tree.frame(of: item)
      guard case .element(let id) = item else {
        return Stop(kind: .group, name: tree.name(of: item), frame: frame, element: nil, actions: [])
      }
      return Stop(
        kind: .element, name: tree.name(of: item), frame: frame, element: XCUIApplication.current?.element(of: id),
        actions: tree[id]?.offeredActions.map(\.name) ?? [])
    }
  }
}
