import CoreGraphics
import DisplayList
import Foundation

/// A particle on its way.
struct Particle {
  /// The kind of particle that it is.
  let cell: CAEmitterCell
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
  /// The particles that this one throws out.
  var source = ParticleSource()

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

/// Counts the particles that are due at a place: at a layer, or at a particle that throws out others.
struct ParticleSource {
  /// The part of a particle that is due, for each cell.
  private var due: [Double] = []
  /// How long the place has been there, in seconds.
  private(set) var age: Double = 0

  /// A particle that comes in a step of time.
  struct Birth {
    let cell: CAEmitterCell
    /// How long it is on its way at the end of the step, in seconds.
    let age: Double
  }

  /// Whether all cells have thrown out what they will.
  func hasEnded(_ cells: [CAEmitterCell]) -> Bool { cells.allSatisfy { $0.emissionEnd <= age } }

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - step: How much, in seconds.
  ///   - factor: A factor for the birth rates.
  ///   - limit: The most particles that may come.
  mutating func pass(_ step: Double, cells: [CAEmitterCell], rate factor: Float, limit: Int) -> [Birth] {
    let before: Double = age
    age += step
    if due.count != cells.count { due = Array(repeating: 0, count: cells.count) }
    var births: [Birth] = []
    for (index, cell) in cells.enumerated() where cell.isEnabled {
      let rate = Double(cell.birthRate * factor)
      let (begin, end): (Double, Double) = (max(before, cell.beginTime), min(age, cell.emissionEnd))
      guard rate > 0, rate.isFinite, end > begin else { continue }
      due[index] += rate * (end - begin)
      while due[index] >= 1, births.count < limit {
        due[index] -= 1
        // Particles come evenly, also where frames are slow.
        births.append(Birth(cell: cell, age: age - end + due[index] / rate))
      }
      due[index] = min(due[index], 1)
    }
    return births
  }
}

/// The particles of an emitter. Numbers that look random follow from a seed, so that the same seed gives the same picture.
struct ParticleSwarm {
  private(set) var particles: [Particle] = []
  /// When time passed last, in seconds of the window; nil while nothing moves.
  private var time: Double?
  private var source = ParticleSource()
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
    var born: [Particle] = []
    for index in particles.indices {
      particles[index].pass(step)
      let cells: [CAEmitterCell] = particles[index].cell.emitterCells ?? []
      guard !cells.isEmpty else { continue }
      let births = particles[index].source.pass(
        step, cells: cells, rate: 1, limit: Self.limit - particles.count - born.count)
      let (place, way): (CGPoint, CGVector) = (particles[index].position, particles[index].velocity)
      for birth in births {
        let back = CGFloat(birth.age)
        add(birth, at: CGPoint(x: place.x - way.dx * back, y: place.y - way.dy * back), in: layer, to: &born)
      }
    }
    particles.removeAll { $0.rest <= 0 }
    let births = source.pass(
      step, cells: layer.emitterCells ?? [], rate: layer.birthRate,
      limit: Self.limit - particles.count - born.count)
    for birth in births { add(birth, at: place(in: layer), in: layer, to: &born) }
    particles += born
  }

  /// Whether the layer throws out no more.
  func hasEnded(_ cells: [CAEmitterCell]) -> Bool { source.hasEnded(cells) }

  private mutating func add(
    _ birth: ParticleSource.Birth, at place: CGPoint, in layer: CAEmitterLayer, to born: inout [Particle]
  ) {
    var particle: Particle = make(birth.cell, at: place, in: layer)
    particle.pass(birth.age)
    if particle.rest > 0 { born.append(particle) }
  }

  private mutating func make(_ cell: CAEmitterCell, at place: CGPoint, in layer: CAEmitterLayer) -> Particle {
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
      cell: cell, position: place, velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
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
