import CoreGraphics

/// The velocity of a pointer: the slope of a line through its places in the last tenth of a second, by least squares, in
/// which a place counts less the older it is.
///
/// A single pair of events would be noise, and an average over the whole movement would miss a change of direction. A
/// pointer that rested before it was let go has no velocity.
package struct VelocityTracker {
  /// How far back places count, in seconds.
  package static let window: Double = 0.1
  /// How long a pointer has to stay in its place to rest, in seconds.
  package static let rest: Double = 0.06

  private var samples: [(time: Double, point: CGPoint)] = []
  private var isAtRest: Bool = false

  package init() {}

  /// Adds a place.
  ///
  /// - Parameter isRelease: Whether the pointer was let go there: hosts repeat the last place then, which says nothing
  ///   about the speed.
  package mutating func add(_ point: CGPoint, at time: Double, isRelease: Bool = false) {
    if isRelease, let last = samples.last, last.point == point {
      isAtRest = time - last.time > Self.rest
      return
    }
    isAtRest = false
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, point))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// Points a second.
  package var velocity: CGSize {
    guard !isAtRest, samples.count > 1, let last = samples.last else { return .zero }
    var sum: Double = 0
    var meanTime: Double = 0
    var meanX: Double = 0
    var meanY: Double = 0
    func weight(_ time: Double) -> Double { 1 - 0.75 * min(1, (last.time - time) / Self.window) }
    for sample in samples {
      let w: Double = weight(sample.time)
      sum += w
      meanTime += w * sample.time
      meanX += w * Double(sample.point.x)
      meanY += w * Double(sample.point.y)
    }
    meanTime /= sum
    meanX /= sum
    meanY /= sum
    var spread: Double = 0
    var x: Double = 0
    var y: Double = 0
    for sample in samples {
      let away: Double = weight(sample.time) * (sample.time - meanTime)
      spread += away * (sample.time - meanTime)
      x += away * (Double(sample.point.x) - meanX)
      y += away * (Double(sample.point.y) - meanY)
    }
    guard spread > 1e-9 else { return .zero }
    return CGSize(width: x / spread, height: y / spread)
  }
}
