import CoreGraphics

/// A view that scrolls, as the engine knows it.
package protocol ScrollTarget: AnyObject {
  /// Whether its content can move by some of a distance.
  func canScroll(by delta: CGSize) -> Bool
  /// Moves its content at once, as far as it goes; false when it does not move.
  func scroll(by delta: CGSize) -> Bool
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
  private enum Gesture {
    case none
    /// Nothing has moved yet: the view is not chosen.
    case open
    case following(Follower)
    /// No view under the fingers can move so.
    case lost
  }

  /// The chosen view, which may go while it is followed.
  private struct Follower {
    weak var target: (any ScrollTarget)?
  }

  private var gesture: Gesture = .none

  package init() {}

  /// Takes an event.
  ///
  /// - Parameter found: Finds the views under a point that scroll, innermost first.
  /// - Returns: Whether a view takes it.
  package func handle(_ event: ScrollEvent, found: (CGPoint) -> [any ScrollTarget]) -> Bool {
    switch event.phase {
    case .wheel: return found(event.position).contains { $0.scroll(by: event.delta) }
    case .began:
      cancel()
      gesture = .open
      return move(event, found)
    case .changed: return move(event, found)
    case .ended:
      guard case .following(let follower) = gesture else {
        gesture = .none
        return false
      }
      if event.delta != .zero { follower.target?.moveContent(by: event.delta) }
      gesture = .none
      follower.target?.releaseContent(velocity: event.velocity)
      return follower.target != nil
    case .cancelled:
      cancel()
      return true
    }
  }

  /// Ends a scroll whose fingers are no longer heard of.
  package func cancel() {
    if case .following(let follower) = gesture { follower.target?.releaseContent(velocity: .zero) }
    gesture = .none
  }

  private func move(_ event: ScrollEvent, _ found: (CGPoint) -> [any ScrollTarget]) -> Bool {
    if case .none = gesture { gesture = .open }
    if case .open = gesture, event.delta != .zero {
      let targets: [any ScrollTarget] = found(event.position)
      // Where none can move, the innermost shows by its resistance that it is at its edge.
      let ready: [any ScrollTarget] = targets.filter { $0.canScroll(by: event.delta) } + targets
      if let target = ready.first(where: { $0.holdContent() }) {
        gesture = .following(Follower(target: target))
      } else {
        gesture = .lost
      }
    }
    guard case .following(let follower) = gesture else {
      if case .open = gesture { return true }
      return false
    }
    follower.target?.moveContent(by: event.delta)
    return follower.target != nil
  }
}
