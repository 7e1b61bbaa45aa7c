import SwiftUICore

/// The responders that have the keyboard, at most one in each window: a window that comes forward again has the one that it had.
@MainActor
enum FirstResponder {
  private struct Holder {
    weak var responder: UIResponder?
  }

  private static var holders: [Holder] = []

  private static var responders: [UIResponder] { holders.compactMap(\.responder) }

  /// The responder that has the keyboard of the window in front.
  static var current: UIResponder? { current(in: .foremost) }

  /// The responder that has the keyboard of a window, or one outside of all windows, such as the application or a view that stands
  /// nowhere.
  static func current(in graph: ViewGraph?) -> UIResponder? {
    let all: [UIResponder] = responders
    return all.first { $0.placeGraph != nil && $0.placeGraph === graph } ?? all.first { $0.placeGraph == nil }
  }

  /// The view that has the keyboard of its window, where it is a view or inside of it.
  static func current(inside view: UIView) -> UIView? {
    responders.lazy.compactMap { $0 as? UIView }.first { $0.isDescendant(of: view) }
  }

  static func holds(_ responder: UIResponder) -> Bool { holders.contains { $0.responder === responder } }

  static func move(to responder: UIResponder) -> Bool {
    if holds(responder) { return true }
    guard responder.canBecomeFirstResponder else { return false }
    let graph: ViewGraph? = responder.placeGraph
    for old in responders where graph == nil || old.placeGraph == nil || old.placeGraph === graph {
      guard old.resignFirstResponder() else { return false }
    }
    holders.append(Holder(responder: responder))
    responder.firstResponderDidChange(true)
    InputPanel.follow(responder)
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard holds(responder) else { return false }
    guard isForced || responder.canResignFirstResponder else { return false }
    holders.removeAll { $0.responder === responder || $0.responder == nil }
    responder.firstResponderDidChange(false)
    InputPanel.end(of: responder)
    return true
  }

  /// Whether responders lose the keyboard without being asked.
  private(set) static var isForced: Bool = false

  /// Runs a change during which, if `force` is set, no responder is asked whether it gives the keyboard away.
  static func forcing<Result>(_ force: Bool, _ change: () -> Result) -> Result {
    let before: Bool = isForced
    isForced = before || force
    defer { isForced = before }
    return change()
  }
}

extension UIResponder {
  /// The window in which the responder stands, or which it is; nil for one outside of all windows.
  fileprivate var placeGraph: ViewGraph? { viewRoot?.graph ?? (self as? UIWindow)?.graph }
}
