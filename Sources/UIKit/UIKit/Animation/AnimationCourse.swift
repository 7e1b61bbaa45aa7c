import Foundation

/// How the way between two values goes on by itself.
struct AnimationCourse {
  let start: Double
  let from: Double
  let to: Double
  let duration: Double
  let timing: any UITimingCurveProvider

  /// Where it is after some seconds.
  func value(at time: Double) -> Double {
    guard duration > 0 else { return to }
    let part: Double = min(max((time - start) / duration, 0), 1)
    if part >= 1 { return to }
    return from + (to - from) * timing.progress(part, of: duration)
  }
}

extension UITimingCurveProvider {
  /// How much of the way is behind after a part of a length in seconds.
  func progress(_ part: Double, of duration: Double) -> Double {
    springTimingParameters.map { $0.progress(part, of: duration) }
      ?? cubicTimingParameters.map { $0.curve.value(at: part) } ?? part
  }
}
