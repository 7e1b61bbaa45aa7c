import Foundation
import FoundationGaps
import SwiftUICore

/// From one value to another as a spring goes, by SwiftUI's `Spring`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end; 1 by default.
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// How fast the change begins, in ways a second, towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring that is damped too much to swing comes to rest more slowly than one that is damped just so.
  open var allowsOverdamping: Bool = false

  public override init() { super.init() }

  /// A spring by how long it seems to take, in seconds, and how far it bounces, from 0 for not at all to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: max(perceptualDuration, 0.01), bounce: Double(bounce))
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    duration = settlingDuration
  }

  package override func makeCopy() -> CAAnimation { take(into: CASpringAnimation()) }

  package override func take<Animation: CAAnimation>(into copy: Animation) -> Animation {
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
      copy.allowsOverdamping = allowsOverdamping
    }
    return super.take(into: copy)
  }

  private var spring: Spring {
    Spring(
      mass: Double(max(mass, 0.001)), stiffness: Double(max(stiffness, 0.001)), damping: Double(max(damping, 0)),
      allowOverDamping: allowsOverdamping)
  }

  /// How long the spring seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval { spring.duration }
  /// How far it bounces.
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  /// After how many seconds the spring is as good as at rest; a long time for one that is not damped.
  open var settlingDuration: CFTimeInterval {
    let time: Double = spring.settlingDuration(target: 1.0, initialVelocity: Double(initialVelocity), epsilon: 0.001)
    return time.isFinite ? time : 1e6
  }

  package override var naturalDuration: Double { settlingDuration }

  /// A spring has its own course in seconds, whatever the duration: that cuts it off.
  override func progress(_ fraction: Double) -> Double {
    spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: fraction * courseDuration)
  }
}
