import AccessibilityTree
import AssistiveTechnologies
import HostHeadless
import HostInterface

/// A person who operates the app by voice, by way of `XCUIDevice.shared.voiceControlService`.
///
/// Only what is seen and responds to a person can be named: by its input labels (`accessibilityInputLabels`), else by its label, and by
/// a number. The service is Rotor's; the commands are the usual ones of Voice Control, in English.
///
/// ```swift
/// let voice = XCUIDevice.shared.voiceControlService
/// #expect(try voice.items.map(\.name) == ["Add", "Remove"])
/// try voice.say("Tap Add")
/// ```
@MainActor
public final class XCUIVoiceControlService {
  /// An element that can be named.
  @MainActor
  public struct Item {
    /// The names that a person can say for the element, the best first; empty where only the number helps.
    public nonisolated let names: [String]
    /// The number that a person can say in place of a name: 1 for the first element in reading order.
    public nonisolated let number: Int
    /// Whether others have the same first name: saying it shows their numbers.
    public nonisolated let isAmbiguous: Bool
    public let element: XCUIElement

    /// The name that is shown over the element.
    public nonisolated var name: String { names.first ?? "" }
  }

  /// The outcome of spoken words.
  @MainActor
  public enum Response {
    /// The app took the action, of an element or, for scrolling and going back, of what is under it.
    case performed(XCUIElement?)
    /// The app has no such action there.
    case refused(XCUIElement?)
    /// Several elements have the name, or all were asked for: say a number.
    case choices([Item])
    /// The names of the actions of an element; say "perform" with one, and "on" with the element's name.
    case actions([String])
    /// There is no such command, or nothing of that name.
    case notUnderstood
  }

  init() {}

  /// The elements of the window in front that can be named, in reading order.
  public var items: [Item] {
    get throws {
      let control = VoiceControl(try XCUIAssistiveError.front().accessibilityTree)
      return items(control.items, of: control)
    }
  }

  /// Does what words ask for: "Tap Add", "Click 3", "3", "Increment Volume", "Decrement Volume", "Show actions for Message", "Perform
  /// Share on Message", "Scroll down", "Go back", "Show names". Case, accents and punctuation do not count.
  @discardableResult
  public func say(_ words: String) throws -> Response {
    let window: any DrivenWindow = try XCUIAssistiveError.front()
    let tree: AccessibilityTree = window.accessibilityTree
    let control = VoiceControl(tree)
    guard let command = VoiceCommand(words) else { return .notUnderstood }
    switch command {
    case .showNames: return .choices(items(control.items, of: control))
    case .goBack: return perform(.escape, .none, in: window, tree)
    case .scroll(let edge): return perform(.scroll, .edge(edge), in: window, tree)
    case .actions(let name):
      return choose(name, control) { .actions(tree[$0]?.offeredActions.map(\.name) ?? []) }
    case .perform(let action, let name):
      return choose(name, control) { id in
        let offered = tree[id]?.offeredActions.first { VoiceControl.isSame($0.name, action) }
        guard let offered else { return .refused(element(id)) }
        return perform(offered.action, offered.input, on: id, in: window)
      }
    case .act(let kind, let name):
      return choose(name, control) { id in
        guard kind == .activate else { return perform(kind, .none, on: id, in: window) }
        return window.touch(id, in: tree) ? .performed(element(id)) : .refused(element(id))
      }
    }
  }

  private func choose(_ name: String, _ control: VoiceControl, _ then: (AccessibilityNode.ID) -> Response) -> Response {
    let found: [VoiceControl.Item] = control.items(named: name)
    if found.isEmpty { return .notUnderstood }
    return found.count == 1 ? then(found[0].element) : .choices(items(found, of: control))
  }

  private func perform(
    _ kind: AccessibilityActionKind, _ input: AccessibilityActionInput, on id: AccessibilityNode.ID,
    in window: any DrivenWindow
  ) -> Response {
    window.send(.accessibilityAction(element: id, action: kind, input: input))
      ? .performed(element(id)) : .refused(element(id))
  }

  /// The first element of the window whose surroundings take an action.
  private func perform(
    _ kind: AccessibilityActionKind, _ input: AccessibilityActionInput, in window: any DrivenWindow,
    _ tree: AccessibilityTree
  ) -> Response {
    for node in tree.elements() where !tree.isScrolledOut(node.id) {
      if window.send(.accessibilityAction(element: node.id, action: kind, input: input)) { return .performed(nil) }
    }
    return .refused(nil)
  }

  private func items(_ chosen: [VoiceControl.Item], of control: VoiceControl) -> [Item] {
    let ambiguous: Set<AccessibilityNode.ID> = control.ambiguous
    return chosen.compactMap { item in
      element(item.element).map {
        Item(names: item.names, number: item.number, isAmbiguous: ambiguous.contains(item.element), element: $0)
      }
    }
  }

  private func element(_ id: AccessibilityNode.ID) -> XCUIElement? { XCUIApplication.current?.element(of: id) }
}
