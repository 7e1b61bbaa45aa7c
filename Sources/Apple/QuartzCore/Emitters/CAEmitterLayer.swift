import CoreGraphics
import DisplayList
import Foundation

/// Throws out particles, which move, turn, grow and fade by the clock of the window.
///
/// ```swift
/// let snow = CAEmitterCell()
/// snow.contents = UIImage(systemName: "snowflake")?.cgImage
/// snow.birthRate = 20
/// snow.lifetime = 8
/// snow.velocity = 40
/// snow.emissionLongitude = .pi / 2
/// let layer = CAEmitterLayer()
/// layer.emitterShape = .line
/// layer.emitterPosition = CGPoint(x: 160, y: -10)
/// layer.emitterSize = CGSize(width: 320, height: 1)
/// layer.emitterCells = [snow]
/// ```
open class CAEmitterLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    (emitterCells, birthRate, lifetime) = (layer.emitterCells, layer.birthRate, layer.lifetime)
    (emitterPosition, emitterZPosition, emitterSize) = (
      layer.emitterPosition, layer.emitterZPosition, layer.emitterSize
    )
    (emitterDepth, emitterShape, emitterMode) = (layer.emitterDepth, layer.emitterShape, layer.emitterMode)
    (renderMode, preservesDepth, velocity) = (layer.renderMode, layer.preservesDepth, layer.velocity)
    (scale, spin, seed, swarm) = (layer.scale, layer.spin, layer.seed, layer.swarm)
  }

  package override func makeCopy() -> CALayer { CAEmitterLayer(layer: self) }

  /// The kinds of particles; nil, the default, for none.
  open var emitterCells: [CAEmitterCell]? { didSet { joinOwnClock() } }
  /// A factor for the birth rates of the cells. 1 by default; 0 lets no more particles come.
  open var birthRate: Float = 1 {
    didSet {
      tell(.look, "birthRate", from: oldValue, to: birthRate)
      joinOwnClock()
    }
  }
  /// A factor for the lifetimes of the cells. 1 by default.
  open var lifetime: Float = 1 { didSet { tell(.look, "lifetime", from: oldValue, to: lifetime) } }
  /// The middle of the shape, in the layer's own space.
  open var emitterPosition: CGPoint = .zero {
    didSet { tell(.look, "emitterPosition", from: oldValue, to: emitterPosition) }
  }
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points.
  open var emitterSize: CGSize = .zero { didSet { tell(.look, "emitterSize", from: oldValue, to: emitterSize) } }
  open var emitterDepth: CGFloat = 0
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  open var renderMode: CAEmitterLayerRenderMode = .unordered {
    didSet { tell(.look, "renderMode", from: oldValue, to: renderMode) }
  }
  open var preservesDepth: Bool = false
  /// A factor for the velocities of the cells. 1 by default.
  open var velocity: Float = 1
  /// A factor for the sizes of particles. 1 by default.
  open var scale: Float = 1 { didSet { tell(.look, "scale", from: oldValue, to: scale) } }
  /// A factor for the turning of the cells. 1 by default.
  open var spin: Float = 1
  /// The same number lets the same particles come. 0 by default.
  open var seed: UInt32 = 0 { didSet { if seed != oldValue { swarm = ParticleSwarm(seed: seed) } } }

  private static let keys: [String: LayerKey] = [
    "birthRate": LayerKey(float: \CAEmitterLayer.birthRate), "lifetime": LayerKey(float: \CAEmitterLayer.lifetime),
    "emitterPosition": LayerKey(\CAEmitterLayer.emitterPosition), "scale": LayerKey(float: \CAEmitterLayer.scale),
    "emitterSize": LayerKey(\CAEmitterLayer.emitterSize),
  ]

  package override func layerKey(_ name: String) -> LayerKey? { Self.keys[name] ?? super.layerKey(name) }

  // MARK: Particles

  private var swarm = ParticleSwarm(seed: 0)
  private lazy var follower = EmitterFollower(self)

  /// How many particles there are now, for tests.
  package var particleCount: Int { swarm.particles.count }

  override func joinOwnClock() {
    guard original == nil, isEmitting || !swarm.particles.isEmpty, let clock else { return }
    clock.add(follower)
  }

  private var isEmitting: Bool {
    birthRate > 0 && (emitterCells ?? []).contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 }
      && !swarm.hasEnded(emitterCells ?? [])
  }

  /// Lets time pass; false where nothing moves any more.
  fileprivate func pass(to time: Double) -> Bool {
    guard clock != nil else {
      swarm.rest()
      return false
    }
    swarm.pass(to: time, from: shown as? CAEmitterLayer ?? self)
    didChange(.drawing, "", from: nil)
    guard isEmitting || !swarm.particles.isEmpty else {
      swarm.rest()
      return false
    }
    return true
  }

  package override func contentItems() -> [DisplayItem] {
    var pictures: [ObjectIdentifier: CALayer?] = [:]
    func picture(_ cell: CAEmitterCell) -> CALayer? {
      if let known = pictures[ObjectIdentifier(cell)] { return known }
      let made: CALayer? = Self.picture(of: cell)
      pictures[ObjectIdentifier(cell)] = .some(made)
      return made
    }
    // An animated layer is shown by a copy, which draws the particles of the layer itself.
    let all: [Particle] = ((original as? CAEmitterLayer) ?? self).swarm.particles
    let ordered: [Particle] = renderMode == .oldestFirst || renderMode == .additive ? all : all.reversed()
    let items: [DisplayItem] = ordered.flatMap { particle -> [DisplayItem] in
      picture(particle.cell).map { particle.items($0, scale: CGFloat(scale)) } ?? []
    }
    guard renderMode == .additive, !items.isEmpty else { return super.contentItems() + items }
    return super.contentItems() + [.group(.isolate, items.map { .group(.blend(.plusLighter), [$0]) })]
  }

  /// The picture of a cell around the origin.
  private static func picture(of cell: CAEmitterCell) -> CALayer? {
    guard cell.contents != nil else { return nil }
    let layer = CALayer()
    layer.contents = cell.contents
    layer.contentsRect = cell.contentsRect
    layer.contentsScale = cell.contentsScale
    guard let size = layer.pictureSize else { return nil }
    layer.bounds = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return layer
  }
}

/// Lets an emitter follow the frames of its window.
private final class EmitterFollower: FrameFollower {
  private weak var layer: CAEmitterLayer?

  init(_ layer: CAEmitterLayer) { self.layer = layer }

  func frame(at time: Double) -> FrameState { layer?.pass(to: time) == true ? .endless : .done }
}
