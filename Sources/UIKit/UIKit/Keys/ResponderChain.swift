import SwiftUICore

/// The responders that keys and commands of a window go to, in their order.
@MainActor
struct ResponderChain {
  /// Where the chain begins: at the responder that has the keyboard, or else at the view that has the focus and at the views and
  /// controllers that are seen, those that came last first. Apple's documentation leaves the second case open; programs count on
  /// controllers that are shown.
  let starts: [UIResponder]

  /// - Parameter behindMenus: Whether it is for an item of a menu; keys go to an open menu alone.
  init(in graph: ViewGraph, behindMenus: Bool = false) {
    let roots: [ViewRoot] = graph.existingService(UIWindowService.self)?.roots ?? []
    let reachable: [ViewRoot] = roots.reversed().filter { $0.isReachable(behindMenus: behindMenus) }
    let current: UIResponder? = FirstResponder.current(in: graph)
    if let current, let root = current.viewRoot, root.graph === graph {
      // A responder behind a sheet or a menu waits until that has gone.
      starts = reachable.contains { $0 === root } ? [current] : reachable.compactMap(\.start)
    } else if let current, current.viewRoot == nil, current.isAbove(graph) {
      starts = [current] + reachable.compactMap(\.start)
    } else if let focused = graph.existingService(FocusedViews.self)?.focused, let root = focused.layoutRoot,
      reachable.contains(where: { $0 === root })
    {
      starts = [focused] + reachable.compactMap(\.start)
    } else {
      starts = reachable.compactMap(\.start)
    }
  }

  /// Each responder once.
  var responders: [UIResponder] {
    var known: Set<ObjectIdentifier> = []
    var all: [UIResponder] = []
    for start in starts {
      var next: UIResponder? = start
      while let responder = next {
        if known.insert(ObjectIdentifier(responder)).inserted { all.append(responder) }
        next = responder.next
      }
    }
    return all
  }
}

extension UIResponder {
  /// The place of the window in which the responder stands; nil for one outside of all views.
  var viewRoot: ViewRoot? {
    var next: UIResponder? = self
    while let responder = next {
      if let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded, let root = view.layoutRoot {
        return root
      }
      next = responder.next
    }
    return nil
  }

  /// Whether the responder is a window, a scene or the application, which all windows share.
  fileprivate func isAbove(_ graph: ViewGraph) -> Bool {
    (self as? UIWindow).map { $0.graph === graph } ?? !(self is UIView || self is UIViewController)
  }
}
