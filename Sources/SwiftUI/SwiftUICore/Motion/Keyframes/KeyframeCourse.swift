/// The course of one vector through its keyframes.
struct KeyframeCourse<Data: VectorArithmetic> {
  /// A keyframe whose duration is a number.
  enum Step {
    case move(Data)
    case linear(Data, Double, UnitCurve)
    case cubic(Data, Double, Data?, Data?)
    case spring(Data, Double?, Spring, Data?)
  }

  struct State {
    var value: Data
    var velocity: Data
  }

  fileprivate struct Segment {
    var start: Double
    var duration: Double
    var from: State
    var to: Data
    var motion: Motion
  }

  fileprivate enum Motion {
    case linear(UnitCurve)
    /// With the velocity at the end.
    case cubic(Data)
    case spring(Spring)
  }

  private var segments: [Segment] = []
  private(set) var duration: Double = 0
  private var end: Data

  init(_ steps: [Step], from start: Data, velocity: Data) {
    end = start
    var state = State(value: start, velocity: velocity)
    for (index, step) in steps.enumerated() {
      let next: Step? = steps.indices.contains(index + 1) ? steps[index + 1] : nil
      switch step {
      case .move(let to):
        state = State(value: to, velocity: .zero)
        end = to
      case .linear(let to, let duration, let curve):
        add(.linear(curve), to, duration, &state)
      case .cubic(let to, let duration, let first, let last):
        let ending: Data = last ?? Self.passing(from: state.value, to: to, in: duration, next)
        if let first { state.velocity = first }
        add(.cubic(ending), to, duration, &state)
      case .spring(let to, let duration, let spring, let first):
        if let first { state.velocity = first }
        let settling: Double = SpringAnimation.settling(
          spring, target: to - state.value, velocity: state.velocity)
        add(.spring(spring), to, duration ?? settling, &state)
        if duration == nil { state = State(value: to, velocity: .zero) }
      }
    }
  }

  /// The velocity between two cubic keyframes.
  private static func passing(from: Data, to: Data, in duration: Double, _ next: Step?) -> Data {
    guard case .cubic(let after, let time, let start, _)? = next else { return .zero }
    if let start { return start }
    return duration + time > 0 ? (after - from).scaled(by: 1 / (duration + time)) : .zero
  }

  private mutating func add(_ motion: Motion, _ to: Data, _ duration: Double, _ state: inout State) {
    end = to
    guard duration > 0 else {
      state = State(value: to, velocity: .zero)
      return
    }
    let segment = Segment(start: self.duration, duration: duration, from: state, to: to, motion: motion)
    segments.append(segment)
    self.duration += duration
    state = segment.state(at: duration)
  }

  /// Where the course is at a time in seconds; at the end it rests at the last value.
  func state(at time: Double) -> State {
    guard time < duration, !segments.isEmpty else { return State(value: end, velocity: .zero) }
    let index: Int = segments.lastIndex { $0.start <= time } ?? 0
    return segments[index].state(at: max(0, time - segments[index].start))
  }
}

extension KeyframeCourse.Segment {
  func state(at time: Double) -> KeyframeCourse.State {
    let way: Data = to - from.value
    switch motion {
    case .linear(let curve):
      let part: Double = time / duration
      return KeyframeCourse.State(
        value: from.value + way.scaled(by: curve.value(at: part)),
        velocity: way.scaled(by: curve.velocity(at: part) / duration))
    case .cubic(let ending):
      let t: Double = time / duration
      // Hermite's polynomials for the values at the ends and the velocities there.
      let (a, b): (Double, Double) = ((3 - 2 * t) * t * t, t * (1 - t) * (1 - t))
      let c: Double = (t - 1) * t * t
      let (da, db): (Double, Double) = (6 * t * (1 - t), (1 - t) * (1 - 3 * t))
      let dc: Double = t * (3 * t - 2)
      let value: Data =
        from.value + way.scaled(by: a) + from.velocity.scaled(by: b * duration) + ending.scaled(by: c * duration)
      let velocity: Data =
        way.scaled(by: da / duration) + from.velocity.scaled(by: db) + ending.scaled(by: dc)
      return KeyframeCourse.State(value: value, velocity: velocity)
    case .spring(let spring):
      return KeyframeCourse.State(
        value: from.value + spring.value(target: way, initialVelocity: from.velocity, time: time),
        velocity: spring.velocity(target: way, initialVelocity: from.velocity, time: time))
    }
  }
}
