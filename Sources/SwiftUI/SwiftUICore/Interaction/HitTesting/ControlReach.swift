import CoreGraphics
import ReactiveGraph

/// How wide and high the place around a control is at least, in points, in which a finger presses it; 0 for its own frame.
///
/// Bars and rows of lists are higher than what stands in them, and all of their height belongs to their controls.
private enum ControlReachKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> CGFloat { 0 }
}

extension _ViewInputs {
  package var controlReach: CGFloat {
    get { self[ControlReachKey.self] }
    set { self[ControlReachKey.self] = newValue }
  }
}

/// Lets the controls inside take a finger's presses beside themselves, as far as no other view takes them.
nonisolated package struct ControlReach: InputsModifier {
  private let reach: CGFloat

  package init(_ reach: CGFloat) { self.reach = reach }

  package nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    // A pointer is exact.
    guard inputs.environment(IdiomKey.self).peek == .phone else { return }
    inputs.controlReach = inputs.graph.untracked { modifier.read() }.reach
  }
}

extension HitTarget {
  /// The bounds, at least as large as the reach, in the view's own space.
  var reachedBounds: CGRect {
    let size: CGSize = slot.size
    return CGRect(origin: .zero, size: size)
      .insetBy(dx: min(0, (size.width - reach) / 2), dy: min(0, (size.height - reach) / 2))
  }
}
