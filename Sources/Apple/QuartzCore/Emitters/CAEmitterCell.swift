import CoreGraphics
import Foundation
import FoundationGaps

/// One kind of particle that an emitter layer throws out: how many, how fast, how long, and how each looks.
///
/// A range around a value lets each particle differ by up to half of the range in both directions. Particles that a cell's own
/// `emitterCells` would throw out are not drawn.
open class CAEmitterCell: NSObject, CAMediaTiming {
  public override init() { super.init() }

  /// A name, by which a layer finds the cell.
  open var name: String?
  /// Whether particles are thrown out. True by default.
  open var isEnabled: Bool = true
  /// How many particles come in a second. 0 by default.
  open var birthRate: Float = 0
  /// How many seconds a particle lasts. 0 by default.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// The angle out of the plane, in radians: kept, as drawing is flat.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane, in radians from the x axis towards the y axis. 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone in which particles leave, in radians. 0 by default.
  open var emissionRange: CGFloat = 0
  /// In points per second. 0 by default.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  // In points per second squared.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  /// The size, as a factor of that of the contents. 1 by default.
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// How much the factor grows in a second.
  open var scaleSpeed: CGFloat = 0
  /// In radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// The colour that the contents are multiplied with. White by default.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  // How much a part of the colour grows in a second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// A `CGImage`, which each particle shows; nil, the default, shows nothing.
  open var contents: Any?
  /// The part of the picture, from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels of the picture make a point. 1 by default.
  open var contentsScale: CGFloat = 1
  open var magnificationFilter: String = CALayerContentsFilter.linear.rawValue
  open var minificationFilter: String = CALayerContentsFilter.linear.rawValue
  open var minificationFilterBias: Float = 0
  /// Kinds of particles that each particle throws out where it is; nil, the default, for none. The layer's factors count for
  /// them too, but for that of the birth rate.
  open var emitterCells: [CAEmitterCell]?

  // MARK: Timing

  /// When the cell begins to throw out particles, in seconds after the particle or the layer that throws them out has come.
  open var beginTime: CFTimeInterval = 0
  /// For how long the cell throws out particles, in seconds; 0, the default, for as long as the particle or the layer is there.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses: Bool = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// When the cell has thrown out its last particle, on the clock of `beginTime`.
  var emissionEnd: Double { duration > 0 ? beginTime + duration : .infinity }
}

/// From where particles leave.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The position itself; the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line from side to side, as long as the emitter's width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As a rectangle: drawing is flat.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle with half of the emitter's width as its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// As a circle: drawing is flat.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of the shape particles leave.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of a rectangle, and the outline of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// As `volume`: drawing is flat.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All that is inside; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn, and how their colours mix.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The default, drawn as `oldestLast`.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The youngest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// As `unordered`: drawing is flat.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colours of particles over each other add up to brighter ones.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
