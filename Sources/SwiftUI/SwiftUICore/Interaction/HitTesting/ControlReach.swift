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

private enum BarReachKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The same for the items of a bar, which are made where the toolbar is declared.
  package var barReach: CGFloat {
    get { self[BarReachKey.self] }
    set { self[BarReachKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// The reach that counts: that of the row or bar around, on phones, since pointers are exact.
  package var reachOfControls: CGFloat {
    if controlReach > 0 { return controlReach }
    guard environment(IdiomKey.self).peek == .phone else { return 0 }
    return environment(BarReachKey.self).peek
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
