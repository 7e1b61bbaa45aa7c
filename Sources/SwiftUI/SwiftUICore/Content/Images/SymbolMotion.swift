import ReactiveGraph

/// The pose of a symbol by the effects around it. It depends on the clock while one of them runs.
final class SymbolMotion: Attribute<SymbolPose> {
  private unowned let host: ViewGraph
  private let environment: EnvironmentScope
  private let running: RunningAnimations
  private var tracks: [Track] = []
  private var isCounted: Bool = false

  /// One effect's course.
  fileprivate struct Track {
    var use: SymbolEffectUse
    /// When it began to be what it is; nil while it rests.
    var start: Double?
    /// For a state that goes, or a run that is to end with its round.
    var isEnding: Bool = false
    /// After how many rounds a run ends that was told to.
    var lastRound: Double?
  }

  /// Nil where no view around asks for an effect.
  static func make(_ inputs: _ViewInputs) -> SymbolMotion? {
    let hasEffects: Bool = inputs.graph.untracked {
      !EnvironmentValues(scope: inputs.environment).symbolEffects.isEmpty
    }
    return hasEffects ? SymbolMotion(inputs) : nil
  }

  private init(_ inputs: _ViewInputs) {
    host = inputs.window
    environment = inputs.environment
    running = inputs.window.animations
    super.init(in: inputs.graph, "symbol effects")
  }

  /// It has to know what its values were, also where nobody has looked yet.
  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let values = EnvironmentValues(scope: environment)
    let uses: [SymbolEffectUse] = values.areSymbolEffectsRemoved ? [] : values.symbolEffects.all
    let now: Double = host.time.peek
    follow(uses, at: now)
    var pose = SymbolPose()
    var isMoving: Bool = false
    for index in tracks.indices {
      isMoving = advance(&tracks[index], at: now, &pose, values.accessibilityReduceMotion) || isMoving
    }
    if isMoving { host.time.track() }
    if isMoving != isCounted {
      running.count += isMoving ? 1 : -1
      isCounted = isMoving
    }
    let changed: Bool = storage != pose
    storage = pose
    return changed
  }

  /// Starts and ends what the effects ask for.
  private func follow(_ uses: [SymbolEffectUse], at now: Double) {
    guard uses.map(\.kind) == tracks.map(\.use.kind) else {
      // New ones: a state holds at once, a run that is active begins.
      tracks = uses.map { use in
        let start: Double? = use.isActive ? (use.kind.isState ? now - use.kind.duration : now) : nil
        return Track(use: use, start: start)
      }
      return
    }
    for (index, use) in uses.enumerated() {
      let before: SymbolEffectUse = tracks[index].use
      tracks[index].use = use
      guard before.trigger != use.trigger else { continue }
      switch use.trigger {
      case .value: tracks[index].start = now
      case .active(let isActive):
        if use.kind.isState {
          tracks[index].start = now
          tracks[index].isEnding = !isActive
        } else if isActive {
          tracks[index].start = now
          tracks[index].isEnding = false
          tracks[index].lastRound = nil
        } else {
          tracks[index].isEnding = true
        }
      }
    }
  }

  /// Adds what a track does now; true while it moves.
  private func advance(_ track: inout Track, at now: Double, _ pose: inout SymbolPose, _ reducesMotion: Bool) -> Bool {
    guard let start = track.start else {
      // An effect of appearing that is not active hides the symbol.
      if case .appear(isShown: true, _) = track.use.kind.motion {
        track.use.kind.apply(0, to: &pose, reducesMotion: reducesMotion)
      }
      return false
    }
    let length: Double = track.use.kind.duration / track.use.options.rate
    let rounds: Double = max(0, now - start) / (track.use.kind.isState ? length : length + track.use.options.pause)
    if track.use.kind.isState {
      let held: Double = min(1, rounds)
      track.use.kind.apply(track.isEnding ? 1 - held : held, to: &pose, reducesMotion: reducesMotion)
      return rounds < 1
    }
    if track.isEnding, track.lastRound == nil { track.lastRound = rounds.rounded(.down) + 1 }
    if let limit = track.rounds, rounds >= limit {
      track.start = nil
      return false
    }
    // A pause at the end of a round is a time in which nothing is done.
    let part: Double = (rounds - rounds.rounded(.down)) * (length + track.use.options.pause) / length
    if part < 1 { track.use.kind.apply(part, to: &pose, reducesMotion: reducesMotion) }
    return true
  }

  override func invalidated() {
    if isCounted { running.count -= 1 }
    isCounted = false
  }
}

extension SymbolMotion.Track {
  /// After how many rounds it ends; nil for one that goes on.
  fileprivate var rounds: Double? {
    if let lastRound { return min(lastRound, use.options.count.map(Double.init) ?? lastRound) }
    if let count = use.options.count { return Double(count) }
    if case .value = use.trigger { return 1 }
    return nil
  }
}

extension SymbolEffectUse {
  fileprivate var isActive: Bool { trigger == .active(true) }
}
