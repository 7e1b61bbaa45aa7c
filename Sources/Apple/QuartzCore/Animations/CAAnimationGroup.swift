import Foundation

/// Several animations together, in the time of the group.
///
/// Delegates of animations inside hear nothing, and what ends after the group is cut off.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() { super.init() }

  package override func makeCopy() -> CAAnimation { take(into: CAAnimationGroup()) }

  package override func take<Animation: CAAnimation>(into copy: Animation) -> Animation {
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.makeCopy() }
    return super.take(into: copy)
  }

  package override var animatedKeys: [String] { animations?.flatMap(\.animatedKeys) ?? [] }

  override func show(_ place: MediaTimes.Place, in shown: CALayer, of model: CALayer) {
    let fraction: Double = timingFunction?.value(at: place.fraction) ?? place.fraction
    let time: Double = fraction * courseDuration
    for animation in animations ?? [] {
      // An animation without a duration of its own takes as long as the group.
      let own: Double = animation.courseDuration
      let duration: Double = own > 0 ? own : courseDuration
      let inner: MediaTimes.Place = animation.times.place(at: time, duration: duration)
      let fill: CAMediaTimingFillMode = animation.fillMode
      switch inner.phase {
      case .before where fill != .backwards && fill != .both: continue
      // The last moment of the group is seen where an animation ends with it.
      case .after where fill != .forwards && fill != .both && time < courseDuration: continue
      default: animation.show(inner, in: shown, of: model)
      }
    }
  }
}
