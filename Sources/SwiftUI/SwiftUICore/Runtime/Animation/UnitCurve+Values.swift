import CoreGraphics

extension UnitCurve {
  /// The value at a time from 0 to 1; times outside are taken as the nearest end.
  public func value(at progress: Double) -> Double {
    let x: Double = progress.isNaN ? 0 : max(0, min(1, progress))
    if x == 0 || x == 1 { return x }
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return x }
      return CubicCoordinate(y1, y2).value(at: CubicCoordinate(x1, x2).parameter(for: x))
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .circularOutIn:
      let w: Double = 1 - 2 * x
      let half: Double = (1 - w * w).squareRoot() / 2
      return x < 0.5 ? half : 1 - half
    }
  }

  /// The slope at a time from 0 to 1: how fast the value changes.
  public func velocity(at progress: Double) -> Double {
    let x: Double = progress.isNaN ? 0 : max(0, min(1, progress))
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return 1 }
      let time = CubicCoordinate(x1, x2)
      let t: Double = time.parameter(for: x)
      let speed: Double = time.slope(at: t)
      let rise: Double = CubicCoordinate(y1, y2).slope(at: t)
      if speed > 1e-9 { return rise / speed }
      // Where a control point lies on its end nothing moves, as at the end of `easeIn`. Where time alone stands still, the
      // slope is that of a nearby point.
      if abs(rise) < 1e-9 { return 0 }
      let near: Double = x < 0.5 ? x + 1e-4 : x - 1e-4
      return (value(at: near) - value(at: x)) / (near - x)
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      let w: Double = x < 0.5 ? x : 1 - x
      return 2 * w / (1 - 4 * w * w).squareRoot()
    case .circularOutIn:
      let w: Double = 1 - 2 * x
      return abs(w) / (1 - w * w).squareRoot()
    }
  }
}

/// One coordinate of a cubic from 0 to 1 with two inner control values.
private struct CubicCoordinate {
  var p1: Double
  var p2: Double

  init(_ p1: Double, _ p2: Double) {
    self.p1 = p1
    self.p2 = p2
  }

  func value(at t: Double) -> Double {
    let u: Double = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  func slope(at t: Double) -> Double {
    let u: Double = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  /// The parameter at which a coordinate that never falls has a value: Newton's steps inside a shrinking bracket.
  func parameter(for value: Double) -> Double {
    var low: Double = 0
    var high: Double = 1
    var t: Double = value
    for _ in 0..<60 {
      let error: Double = self.value(at: t) - value
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope: Double = slope(at: t)
      let next: Double = slope > 1e-9 ? t - error / slope : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
