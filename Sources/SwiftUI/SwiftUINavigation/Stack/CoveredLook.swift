import CoreGraphics
import DisplayList
import SwiftUICore

/// How a screen looks below another one: on its way it makes room, and once it is covered it is not drawn.
nonisolated struct CoveredLook: SingleEffectModifier {
  /// From 0 for the top screen to 1 for one that is covered.
  var progress: Double
  /// Whether it moves aside for the screen that comes.
  let slides: Bool
  /// 1 from left to right, -1 from right to left.
  let direction: CGFloat

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func effect(size: CGSize, inputs: _ViewInputs) -> Effect? {
    if progress >= 0.999 { return .opacity(0) }
    guard slides, progress > 0 else { return nil }
    return .transform(CGAffineTransform(translationX: -0.3 * size.width * progress * direction, y: 0))
  }
}
