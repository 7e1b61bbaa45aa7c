import AccessibilityTree
import Foundation
import SwiftUICore

/// The responders that say something in a window, by their sources in its accessibility tree.
///
/// Assistive technologies ask responders by methods: the one under the cursor first, then those after it in the chain. The
/// responders hear of the cursor here as well.
final class SpokenResponders: WindowService, AccessibilityCompanion {
  private struct Entry {
    weak var responder: UIResponder?
    let source: AccessibilitySource
  }

  private unowned let window: ViewGraph
  private var entries: [UInt64: Entry] = [:]
  /// The responder under the cursor.
  private(set) weak var focused: UIResponder?

  init(window: ViewGraph) {
    self.window = window
    window.accessibility.companion = self
  }

  func add(_ responder: UIResponder, _ source: AccessibilitySource) {
    entries[source.id] = Entry(responder: responder, source: source)
  }

  func remove(_ source: AccessibilitySource) { entries[source.id] = nil }

  /// The responder that is an element; nil for elements of SwiftUI.
  @MainActor private func element(_ id: UInt64) -> UIResponder? {
    if let exact = entries[id]?.responder { return exact }
    let root: AccessibilityRoot = window.accessibility
    // What SwiftUI shows for a control has an element of its own. The view of a hosting controller stands for nothing inside.
    let standing: [Entry] = entries.values.filter { entry in
      guard let view = entry.responder as? UIView, view.makeContent != nil, view.controller == nil else { return false }
      return root.node(for: entry.source) == id
    }
    return standing.max { Self.depth($0.source) < Self.depth($1.source) }?.responder
  }

  /// The responder that is an element, or the nearest one around it.
  @MainActor private func responder(for id: UInt64) -> UIResponder? {
    if let element = element(id) { return element }
    let root: AccessibilityRoot = window.accessibility
    let around: UIResponder? = root.resolver.tree.ancestors(of: id).lazy.compactMap { self.entries[$0.id]?.responder }
      .first
    if let around { return around }
    let standing: [Entry] = entries.values.filter { $0.responder != nil && root.node(for: $0.source) == id }
    return standing.max { Self.depth($0.source) < Self.depth($1.source) }?.responder
  }

  private static func depth(_ source: AccessibilitySource) -> Int {
    var depth: Int = 0
    var next: AccessibilitySource? = source.parent
    while let outer = next {
      depth += 1
      next = outer.parent
    }
    return depth
  }

  // MARK: Actions

  func perform(_ kind: AccessibilityActionCode, input: AccessibilityActionInput, on id: UInt64) -> Bool {
    MainActor.assumeIsolated {
      switch kind {
      case .magicTap: return ask(id) { $0.accessibilityPerformMagicTap() }
      case .escape: return ask(id) { $0.accessibilityPerformEscape() }
      case .scroll:
        guard case .edge(let edge) = input else { return false }
        return ask(id) { $0.accessibilityScroll(edge.direction) }
      default: return false
      }
    }
  }

  @MainActor private func ask(_ id: UInt64, _ take: (UIResponder) -> Bool) -> Bool {
    var next: UIResponder? = responder(for: id)
    while let responder = next {
      if take(responder) { return true }
      next = responder.next
    }
    return false
  }

  // MARK: The cursor

  func focusDidMove(to id: UInt64?) {
    MainActor.assumeIsolated {
      let old: UIResponder? = focused
      let new: UIResponder? = id.flatMap { element($0) }
      guard old !== new else { return }
      focused = new
      old?.accessibilityElementDidLoseFocus()
      new?.accessibilityElementDidBecomeFocused()
      var info: [AnyHashable: Any] = [
        UIAccessibility.assistiveTechnologyUserInfoKey:
          UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
      ]
      if let new { info[UIAccessibility.focusedElementUserInfoKey] = new }
      if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
      NotificationCenter.default.post(
        name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }
  }
}

extension AccessibilityEdge {
  /// Where content is scrolled that an edge is asked for, from left to right.
  @MainActor var direction: UIAccessibilityScrollDirection {
    switch self {
    case .top: .up
    case .bottom: .down
    case .leading: .left
    case .trailing: .right
    }
  }
}
