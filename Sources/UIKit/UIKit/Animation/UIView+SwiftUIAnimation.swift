import SwiftUICore

extension UIView {
  /// Changes views with an animation of SwiftUI's, so that views of both change alike.
  ///
  /// ```swift
  /// let card = UIView()
  /// UIView.animate(.spring(duration: 0.4, bounce: 0.3)) {
  ///   card.center.y = 120
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: How the change goes, with its length, its delay and its repetitions.
  ///   - changes: Changes properties of views.
  ///   - completion: Called at the end; by default nothing is.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let length: Double = animation.settling
    run(animation, length, 0, [], changes, completion.map { end in { _ in end() } })
  }
}

extension Animation {
  /// How long the animation takes from 0 to 1, in steps of a sixtieth of a second; at most a minute, for one that has no end.
  fileprivate var settling: Double {
    let steps: Range<Int> = 0..<3600
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    let last: Int? = steps.first { animate(value: 1.0, time: Double($0) / 60, context: &context) == nil }
    return Double(last ?? steps.upperBound) / 60
  }
}
