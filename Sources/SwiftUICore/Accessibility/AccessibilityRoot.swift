import AccessibilityTree
import CoreGraphics
import HostInterface

/// The accessibility of a window: the sources that views feed, the resolved tree, and what assistive technologies do.
package final class AccessibilityRoot {
  /// The window itself.
  package let source: AccessibilitySource
  package let resolver: AccessibilityResolver

  /// What runs when an action is performed, by the source that declared it.
  private var handlers: [UInt64: [AccessibilityActionCode: () -> Void]] = [:]
  /// Told when the reader's cursor comes to or leaves a source's element.
  private var focusObservers: [UInt64: (Bool) -> Void] = [:]
  private var requestedFocus: UInt64?

  init(settings: HostSettings, window: HostWindow) {
    source = AccessibilitySource(id: 0, kind: .container)
    source.properties = AccessibilityProperties(role: .window)
    source.bounds = CGRect(origin: .zero, size: window.size)
    resolver = AccessibilityResolver(root: source, order: AccessibilityOrder(settings: settings))
  }

  func apply(_ settings: HostSettings) {
    resolver.order = AccessibilityOrder(settings: settings)
  }

  func resize(to window: HostWindow) {
    source.bounds = CGRect(origin: .zero, size: window.size)
  }

  /// The resolved tree after bringing it up to date.
  package var tree: AccessibilityTree {
    update()
    return resolver.tree
  }

  /// Brings the tree up to date, moves the cursor where a view asked for it, and says what changed.
  @discardableResult
  package func update() -> AccessibilityUpdate {
    let before: UInt64? = resolver.focus
    var update: AccessibilityUpdate = resolver.update()
    if let wanted = requestedFocus {
      requestedFocus = nil
      resolver.focus = wanted
      update.focus = resolver.focus
    }
    if resolver.focus != before { tell(from: before, to: resolver.focus) }
    return update
  }
}

extension AccessibilityRoot {
  func setHandlers(_ new: [AccessibilityActionCode: () -> Void], for source: UInt64) {
    handlers[source] = new.isEmpty ? nil : new
  }

  func observeFocus(of source: UInt64, _ observer: ((Bool) -> Void)?) {
    focusObservers[source] = observer
  }

  /// Moves the cursor to a source's element after the next update.
  func requestFocus(_ source: UInt64) {
    requestedFocus = source
  }

  /// Gives the cursor back where a view asked for it to leave.
  func resignFocus(_ source: UInt64) {
    if requestedFocus == source { requestedFocus = nil }
    if resolver.focus == source { resolver.focus = nil }
  }

  /// Performs an action of a node; false when it has none of the kind.
  @discardableResult
  package func perform(_ kind: AccessibilityActionCode, on id: UInt64) -> Bool {
    guard let node = tree[id], let action = node.properties.actions.first(where: { $0.kind == kind }) else {
      return false
    }
    guard let handler = handlers[action.source ?? id]?[action.declared] else { return false }
    handler()
    return true
  }

  /// The cursor of an assistive technology moved.
  package func moveFocus(to id: UInt64?) {
    let before: UInt64? = resolver.focus
    resolver.focus = id
    if resolver.focus != before { tell(from: before, to: resolver.focus) }
  }

  /// Tells the observers of all sources whose element the cursor left or reached.
  private func tell(from old: UInt64?, to new: UInt64?) {
    if let old { focusObservers[old]?(false) }
    if let new { focusObservers[new]?(true) }
  }
}

extension AccessibilityOrder {
  init(settings: HostSettings) {
    self = settings.idiom == .phone ? .phone : .desktop
    isRightToLeft = settings.isRightToLeft
  }
}
