import CoreGraphics

/// What a key does to a view that scrolls.
package enum ScrollCommand: String, Hashable, Sendable, CaseIterable {
  case pageUp, pageDown, home, end
  case lineUp, lineDown, lineLeft, lineRight

  /// The command of a key.
  package init?(_ symbol: KeySymbol) {
    switch symbol {
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    case .up: self = .lineUp
    case .down: self = .lineDown
    case .left: self = .lineLeft
    case .right: self = .lineRight
    default: return nil
    }
  }
}

/// A view that scrolls, as the engine knows it.
package protocol ScrollingTarget: AnyObject {
  /// Whether its content can move by some of a distance.
  func canScroll(by delta: CGSize) -> Bool
  /// Moves its content at once, as far as it goes; false when it does not move.
  func scroll(by delta: CGSize) -> Bool
  /// Does what a key stands for; false when it is there already or does not scroll so.
  func scroll(_ command: ScrollCommand) -> Bool
  /// Takes hold of its content; false when it does not scroll.
  func holdContent() -> Bool
  /// Moves the content that it holds, beyond its edges with resistance.
  func moveContent(by delta: CGSize)
  /// Lets the content go, with a velocity in points a second.
  func releaseContent(velocity: CGSize)
}

/// Leads the scrolling of wheels and touch pads to the view that is to scroll.
///
/// A notch of a wheel goes to the innermost view that can move in its direction. Fingers on a touch pad choose a view with
/// their first movement, and stay with it, also at its edge and for the motion after they are lifted: an outer view scrolls
/// with the next gesture.
package final class ScrollRouter {
  /// The chosen view, which may go while it is followed.
  private weak var target: (any ScrollingTarget)?
  /// Whether the view is chosen for the rest of the gesture, and not only held.
  private var isChosen: Bool = false

  package init() {}

  /// Takes an event.
  ///
  /// - Parameter found: Finds the views under a point that scroll, innermost first.
  /// - Returns: Whether a view takes it.
  package func handle(_ event: ScrollEvent, found: (CGPoint) -> [any ScrollingTarget]) -> Bool {
    switch event.phase {
    case .wheel: return found(event.position).contains { $0.scroll(by: event.delta) }
    case .began:
      cancel()
      // Fingers hold what moves, before they move it themselves.
      target = found(event.position).first { $0.holdContent() }
      return move(event, found)
    case .changed: return move(event, found)
    case .ended:
      if event.delta != .zero { _ = move(event, found) }
      return release(event.velocity)
    case .cancelled: return release(.zero)
    }
  }

  /// Ends a scroll whose fingers are no longer heard of.
  package func cancel() { _ = release(.zero) }

  private func release(_ velocity: CGSize) -> Bool {
    let released: (any ScrollingTarget)? = target
    target = nil
    isChosen = false
    released?.releaseContent(velocity: velocity)
    return released != nil
  }

  private func move(_ event: ScrollEvent, _ found: (CGPoint) -> [any ScrollingTarget]) -> Bool {
    guard event.delta != .zero else { return target != nil }
    if !isChosen {
      isChosen = true
      // Where none can move, the innermost shows by its resistance that it is at its edge.
      if let able = found(event.position).first(where: { $0.canScroll(by: event.delta) }), able !== target {
        target?.releaseContent(velocity: .zero)
        target = able.holdContent() ? able : nil
      }
    }
    target?.moveContent(by: event.delta)
    return target != nil
  }
}
