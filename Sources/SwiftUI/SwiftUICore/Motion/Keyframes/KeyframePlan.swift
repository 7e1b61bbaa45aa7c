/// One keyframe as it was written.
enum KeyframeStep<Value: Animatable> {
  case move(Value)
  case linear(Value, Double, UnitCurve)
  case cubic(Value, Double, Value?, Value?)
  case spring(Value, Double?, Spring, Value?)
}

/// The keyframes of one track, in order.
public struct _KeyframeSteps<Value: Animatable> {
  var list: [KeyframeStep<Value>] = []
}

/// The tracks of a timeline, for a value from which they begin.
public struct _KeyframePlan<Root> {
  /// What a track does to the value at a time, and how fast it changes it.
  struct Track {
    let path: AnyKeyPath
    let duration: Double
    let apply: (inout Root, Double) -> Void
    let velocity: (Double) -> Any
  }

  let initial: Root
  /// The speeds with which the tracks begin, by what they are about.
  let velocities: [AnyKeyPath: Any]
  private(set) var tracks: [Track] = []

  init(initial: Root, velocities: [AnyKeyPath: Any] = [:]) {
    self.initial = initial
    self.velocities = velocities
  }

  /// The time of the longest track, in seconds.
  var duration: Double { tracks.map(\.duration).max() ?? 0 }

  func value(at time: Double) -> Root {
    var result: Root = initial
    for track in tracks { track.apply(&result, time) }
    return result
  }

  /// How fast the properties change at a time.
  func velocities(at time: Double) -> [AnyKeyPath: Any] {
    Dictionary(tracks.map { ($0.path, $0.velocity(time)) }, uniquingKeysWith: { $1 })
  }

  mutating func add<Value: Animatable>(_ path: WritableKeyPath<Root, Value>, _ steps: _KeyframeSteps<Value>) {
    typealias Data = Value.AnimatableData
    let start: Data = initial[keyPath: path].animatableData
    let course = KeyframeCourse<Data>(
      steps.list.map(\.data), from: start, velocity: velocities[path] as? Data ?? .zero)
    tracks.append(
      Track(
        path: path, duration: course.duration,
        apply: { root, time in root[keyPath: path].animatableData = course.state(at: time).value },
        velocity: { course.state(at: $0).velocity }))
  }
}

extension KeyframeStep {
  fileprivate var data: KeyframeCourse<Value.AnimatableData>.Step {
    switch self {
    case .move(let to): .move(to.animatableData)
    case .linear(let to, let duration, let curve): .linear(to.animatableData, Self.valid(duration), curve)
    case .cubic(let to, let duration, let start, let end):
      .cubic(to.animatableData, Self.valid(duration), start?.animatableData, end?.animatableData)
    case .spring(let to, let duration, let spring, let start):
      .spring(to.animatableData, duration.map(Self.valid), spring, start?.animatableData)
    }
  }

  private static func valid(_ duration: Double) -> Double { duration.isFinite ? max(0, duration) : 0 }
}
