import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph

extension View {
  /// Says whether the view is drawn as in a mirror where the layout direction is right to left.
  ///
  /// - Parameter enabled: Whether it is mirrored there.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Draws the view as in a mirror in the layout direction that the behaviour names.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirrorEffect(behavior: behavior))
  }
}

nonisolated struct MirrorEffect: EffectModifier {
  var behavior: LayoutDirectionBehavior

  func effects(size: CGSize, inputs: _ViewInputs) -> [Effect] {
    guard behavior == .mirrors(in: inputs.environment(LayoutDirectionKey.self).value) else { return [] }
    return [.transform(CGAffineTransform(scaleX: -1, y: 1).around(.center, of: size))]
  }
}
