import CoreGraphics
import DisplayList
import Foundation

/// A particle on its way.
struct Particle {
  /// The place of its cell in the layer's list.
  let kind: Int
  var position: CGPoint
  var velocity: CGVector
  let acceleration: CGVector
  var scale: CGFloat
  let scaleSpeed: CGFloat
  var angle: CGFloat = 0
  let spin: CGFloat
  /// Red, green, blue and opacity.
  var color: [Double]
  let colorSpeed: [Double]
  /// In seconds.
  var rest: Double

  mutating func pass(_ seconds: Double) {
    let step = CGFloat(seconds)
    velocity.dx += acceleration.dx * step
    velocity.dy += acceleration.dy * step
    position.x += velocity.dx * step
    position.y += velocity.dy * step
    scale += scaleSpeed * step
    angle += spin * step
    for index in color.indices { color[index] += colorSpeed[index] * seconds }
    rest -= seconds
  }

  /// The drawing of the particle.
  func items(_ picture: CALayer, scale factor: CGFloat) -> [DisplayItem] {
    let parts: [Double] = color.map { min(max($0, 0), 1) }
    let size: CGFloat = scale * factor
    guard parts[3] > 0, size > 0, size.isFinite else { return [] }
    var items: [DisplayItem] = picture.pictureItems
    if parts[0] < 1 || parts[1] < 1 || parts[2] < 1 {
      let map = ColorMap([[parts[0], 0, 0], [0, parts[1], 0], [0, 0, parts[2]]])
      items = [.group(.colors(map), items)]
    }
    if parts[3] < 1 { items = [.group(.opacity(parts[3]), items)] }
    let turn = CGAffineTransform(translationX: position.x, y: position.y).rotated(by: angle).scaledBy(x: size, y: size)
    return [.group(.transform(turn), items)]
  }
}

/// The particles of an emitter. Numbers that look random follow from a seed, so that the same seed gives the same picture.
struct ParticleSwarm {
  private(set) var particles: [Particle] = []
  /// When time passed last, in seconds of the window; nil while nothing moves.
  private var time: Double?
  /// The part of a particle that is due, for each cell.
  private var due: [Double] = []
  private var random: UInt64

  /// The most particles at a time: what a window can draw in a frame.
  private static let limit: Int = 5_000
  /// A longer pause between frames counts as this, in seconds: a window that was hidden does not catch up.
  private static let longestStep: Double = 0.5

  init(seed: UInt32) { random = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15 }

  /// A number from -0.5 to 0.5.
  private mutating func next() -> Double {
    random = random &+ 0x9E37_79B9_7F4A_7C15
    var mixed: UInt64 = (random ^ (random >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(UInt64(1) << 53) - 0.5
  }

  private mutating func value(_ middle: CGFloat, _ range: CGFloat) -> CGFloat {
    range == 0 ? middle : middle + CGFloat(next()) * range
  }

  /// Nothing moves any more: the next frame begins anew.
  mutating func rest() { time = nil }

  mutating func pass(to now: Double, from layer: CAEmitterLayer) {
    let step: Double = min(max(0, now - (time ?? now)), Self.longestStep)
    time = now
    for index in particles.indices { particles[index].pass(step) }
    particles.removeAll { $0.rest <= 0 }
    let cells: [CAEmitterCell] = layer.emitterCells ?? []
    if due.count != cells.count { due = Array(repeating: 0, count: cells.count) }
    for (kind, cell) in cells.enumerated() where cell.isEnabled {
      let rate = Double(cell.birthRate * layer.birthRate)
      guard rate > 0, rate.isFinite else { continue }
      due[kind] += rate * step
      while due[kind] >= 1, particles.count < Self.limit {
        due[kind] -= 1
        var born: Particle = make(kind, cell, in: layer)
        // Particles come evenly, also where frames are slow.
        born.pass(due[kind] / rate)
        if born.rest > 0 { particles.append(born) }
      }
      due[kind] = min(due[kind], 1)
    }
  }

  private mutating func make(_ kind: Int, _ cell: CAEmitterCell, in layer: CAEmitterLayer) -> Particle {
    let speed: CGFloat = value(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity)
    let angle: CGFloat = value(cell.emissionLongitude, cell.emissionRange)
    let life: CGFloat = value(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(layer.lifetime)
    let color: CGColor = cell.color ?? CGColor(gray: 1, alpha: 1)
    let parts: [Double] = [color.red, color.green, color.blue, Double(color.alpha)]
    let ranges: [Float] = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    let speeds: [Float] = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    let scale: CGFloat = value(cell.scale, cell.scaleRange)
    let spin: CGFloat = value(cell.spin, cell.spinRange) * CGFloat(layer.spin)
    var chosen: [Double] = []
    for (part, range) in zip(parts, ranges) { chosen.append(Double(value(CGFloat(part), CGFloat(range)))) }
    return Particle(
      kind: kind, position: place(in: layer), velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
      acceleration: CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration), scale: scale,
      scaleSpeed: cell.scaleSpeed, spin: spin, color: chosen, colorSpeed: speeds.map { Double($0) }, rest: Double(life))
  }

  /// Where a particle leaves the shape.
  private mutating func place(in layer: CAEmitterLayer) -> CGPoint {
    let middle: CGPoint = layer.emitterPosition
    let size: CGSize = layer.emitterSize
    let isInside: Bool = layer.emitterMode == .volume || layer.emitterMode == .surface
    switch layer.emitterShape {
    case .line: return CGPoint(x: middle.x + CGFloat(next()) * size.width, y: middle.y)
    case .rectangle, .cuboid:
      var (x, y): (CGFloat, CGFloat) = (CGFloat(next()), CGFloat(next()))
      if layer.emitterMode == .points { (x, y) = (x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5) }
      if layer.emitterMode == .outline {
        // One of the sides, as often as it is long.
        let isAcross: Bool = (CGFloat(next()) + 0.5) * (size.width + size.height) < size.width
        if isAcross { y = y < 0 ? -0.5 : 0.5 } else { x = x < 0 ? -0.5 : 0.5 }
      }
      return CGPoint(x: middle.x + x * size.width, y: middle.y + y * size.height)
    case .circle, .sphere:
      let angle: CGFloat = CGFloat(next()) * 2 * .pi
      // The root lets the particles be as dense in the middle as at the edge.
      let part: CGFloat = isInside ? CGFloat((next() + 0.5).squareRoot()) : 1
      let radius: CGFloat = size.width / 2 * part
      return CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
    default: return middle
    }
  }
}
