import CoreGraphics

/// How fast a value changes that is set again and again, as by a drag.
struct TrackedVelocity<V: VectorArithmetic> {
  private var samples: [(time: TimeInterval, value: V)]

  /// What is older says nothing of the speed now, in seconds.
  private static var window: TimeInterval { 0.1 }

  init(_ value: V, at time: TimeInterval) { samples = [(time, value)] }

  mutating func note(_ value: V, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// The mean speed of the last changes; none where the value rested since.
  func velocity(at time: TimeInterval) -> V {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= Self.window
    else { return .zero }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }
}
