import CoreGraphics
import Foundation
import RigidBodies

/// Drives items by where they are and how they move.
///
/// A field has a middle, a region around it where it acts, and a strength. Those that draw to the middle or turn around it are
/// weaker farther away, by `falloff`. The figures are our own, since no documentation gives any: a strength of 1 makes an item
/// faster by 100 points a second in each second.
@MainActor @preconcurrency
open class UIFieldBehavior: UIDynamicBehavior {
  /// What a field does: the change of speed in a second.
  enum Kind {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    case velocity
    case noise(smoothness: CGFloat, speed: CGFloat)
    case turbulence(smoothness: CGFloat, speed: CGFloat)
    case spring
    case electric
    case magnetic
    case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  private var own = BehaviorItems([])
  /// In seconds since the field began to act.
  private var time: Double = 0

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  // MARK: Kinds

  /// Slows items down.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Turns items around the middle.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Draws items to a place.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }
  /// Drives items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }
  /// Gives items a speed, in points a second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Drives items to and fro.
  ///
  /// - Parameters:
  ///   - smoothness: From 0 to 1: the larger, the farther apart the places that are driven otherwise.
  ///   - speed: How fast the drive of a place changes.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.noise(smoothness: smoothness, speed: speed))
  }
  /// Drives items to and fro the more, the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.turbulence(smoothness: smoothness, speed: speed))
  }
  /// Draws items to the middle the more, the farther they are from it.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Draws items with a charge to the middle, or drives them away from it.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Bends the way of items with a charge.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// Drives items as a closure says.
  ///
  /// - Parameter block: Gives the change of speed in a second, in points, of the field, the place, the speed, the mass and the
  ///   charge of an item, and the time since the last step.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.own(block)) }

  // MARK: Values

  open var items: [any UIDynamicItem] { own.all }
  open func addItem(_ item: any UIDynamicItem) { if own.add(item) { dynamicAnimator?.behaviorsDidChange() } }
  open func removeItem(_ item: any UIDynamicItem) { if own.remove(item) { dynamicAnimator?.behaviorsDidChange() } }

  /// The middle of the field, in the space of the animator's reference view.
  open var position: CGPoint = .zero { didSet { dynamicAnimator?.wake() } }
  /// Where the field acts, around its middle; everywhere by default.
  open var region: UIRegion = .infinite { didSet { dynamicAnimator?.wake() } }
  /// How strong the field is; 1 by default, less than 0 for the opposite.
  open var strength: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// By which power of the distance the field is weaker; 0, the default, for as strong everywhere.
  open var falloff: CGFloat = 0
  /// The distance in points up to which the field is as strong as in its middle.
  open var minimumRadius: CGFloat = 1
  /// The direction of fields that have one.
  open var direction = CGVector(dx: 0, dy: 0) { didSet { dynamicAnimator?.wake() } }
  /// The smoothness of noise and turbulence; 0 for other fields.
  open var smoothness: CGFloat {
    switch kind {
    case .noise(let smoothness, _), .turbulence(let smoothness, _): smoothness
    default: 0
    }
  }
  /// How fast noise and turbulence change; 0 for other fields.
  open var animationSpeed: CGFloat {
    switch kind {
    case .noise(_, let speed), .turbulence(_, let speed): speed
    default: 0
    }
  }

  // MARK: Driving

  override var involvedItems: [any UIDynamicItem] { own.all }

  override func drive(_ simulation: DynamicSimulation, _ seconds: Double) {
    time += seconds
    for item in own.all {
      guard let body = simulation.body(of: item) else { continue }
      let way: PlaneVector = body.center - PlaneVector(position)
      guard region.contains(CGPoint(way)) else { continue }
      drive(body, charge: charge(of: item), from: way, seconds)
    }
  }

  /// The charge that item behaviours of the animator give an item.
  private func charge(of item: any UIDynamicItem) -> Double {
    let all: [UIDynamicBehavior] = dynamicAnimator?.behaviors.flatMap(\.withChildren) ?? []
    return all.reduce(0) { sum, behavior in
      guard let behavior = behavior as? UIDynamicItemBehavior, behavior.items.contains(where: { $0 === item }) else {
        return sum
      }
      return sum + Double(behavior.charge)
    }
  }

  /// A strength of 1, in points a second in a second.
  private static let unit: Double = 100

  private func drive(_ body: RigidBody, charge: Double, from way: PlaneVector, _ seconds: Double) {
    let distance: Double = max(way.length, Double(minimumRadius))
    let force: Double = Self.unit * Double(strength) / pow(distance, Double(falloff))
    let outwards: PlaneVector = way.length > 0 ? way * (1 / way.length) : .zero
    switch kind {
    case .drag: body.accelerate(body.velocity * -Double(strength))
    case .vortex: body.accelerate(PlaneVector(-outwards.y, outwards.x) * force)
    case .radialGravity: body.accelerate(outwards * -force)
    case .linearGravity: body.accelerate(PlaneVector(direction) * force)
    case .velocity:
      let wanted: PlaneVector = PlaneVector(direction) * Double(strength)
      body.accelerate((wanted - body.velocity) * (1 / max(seconds, 1e-6)))
    case .noise: body.accelerate(noise(at: way) * force)
    case .turbulence: body.accelerate(noise(at: way) * (force * body.velocity.length / Self.unit))
    case .spring: body.accelerate(way * -Double(strength))
    case .electric: body.accelerate(outwards * (force * charge))
    case .magnetic: body.accelerate(PlaneVector(-body.velocity.y, body.velocity.x) * (Double(strength) * charge))
    case .own(let block):
      let change: CGVector = block(
        self, CGPoint(body.center), CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
        CGFloat(charge), seconds)
      body.accelerate(PlaneVector(change))
    }
  }

  /// A direction of a length up to about 1 that changes gradually from place to place and in time, always alike.
  private func noise(at way: PlaneVector) -> PlaneVector {
    let wave: Double = 20 + 180 * Double(min(1, max(0, smoothness)))
    let moment: Double = time * Double(animationSpeed)
    let (x, y): (Double, Double) = (way.x / wave, way.y / wave)
    let across: Double = sin(x * 1.7 + moment * 2.3) + sin(y * 2.9 - moment * 1.1 + 1.3)
    let down: Double = sin(y * 1.9 + moment * 1.9 + 2.1) + sin(x * 3.1 - moment * 1.3 + 0.7)
    return PlaneVector(across / 2, down / 2)
  }
}
