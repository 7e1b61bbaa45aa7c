import CoreGraphics
import DisplayList
import QuartzCore
import SwiftUICore

/// The effects of an image view's symbol, and the symbol that gives way to another one.
@MainActor
final class SymbolShow {
  /// One effect on its way.
  private final class Track {
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
    /// How often the effect runs; nil for one that goes on until it is removed.
    let rounds: Int?
    var completion: UISymbolEffectCompletion?
    /// When it began; nil before the first frame.
    var start: Double?
    /// Whether it begins at its end, without a way.
    var isAtOnce: Bool
    /// Whether it goes back: when that began, once a frame has come.
    var isEnding: Bool = false
    var endStart: Double?
    /// After how many rounds a run ends that was told to.
    var lastRound: Double?

    init(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, rounds: Int?, isAtOnce: Bool) {
      self.effect = effect
      self.options = options
      self.rounds = rounds
      self.isAtOnce = isAtOnce
    }

    var length: Double { effect._kind.duration / options.rate }
  }

  /// A symbol that gives way.
  private struct Passage {
    var transition: UISymbolContentTransition
    var style: ReplaceSymbolEffect.Style
    var old: UIImage
    var start: Double?
    var completion: UISymbolEffectCompletion?
  }

  private weak var view: UIImageView?
  private var tracks: [Track] = []
  private var passage: Passage?
  /// In seconds of the window's clock; nil before the first frame.
  private var now: Double?
  private weak var clock: LayerClock?
  /// Its own figure, as no documentation gives one.
  private static let replacement: Double = 0.35

  init(_ view: UIImageView) { self.view = view }

  var isEmpty: Bool { tracks.isEmpty && passage == nil }

  // MARK: Effects

  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, rounds: Int?, isAnimated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    for old in tracks where type(of: old.effect) == type(of: effect) { finish(old, isFinished: false) }
    tracks.removeAll { type(of: $0.effect) == type(of: effect) }
    // An effect that shows the symbol ends one that hides it, and the other way round.
    if let opposite = Self.opposite(of: effect) { tracks.removeAll { type(of: $0.effect) == opposite } }
    let track = Track(effect, options, rounds: rounds, isAtOnce: !isAnimated)
    track.completion = completion
    tracks.append(track)
    begin()
  }

  private static func opposite(of effect: any SymbolEffect) -> (any SymbolEffect.Type)? {
    if effect is AppearSymbolEffect { return DisappearSymbolEffect.self }
    return effect is DisappearSymbolEffect ? AppearSymbolEffect.self : nil
  }

  func remove(ofType type: any SymbolEffect.Type, isAnimated: Bool, _ completion: UISymbolEffectCompletion?) {
    guard let track = tracks.first(where: { Swift.type(of: $0.effect) == type }) else {
      completion?(context(nil, isFinished: true))
      return
    }
    let former: UISymbolEffectCompletion? = track.completion
    former?(context(track.effect, isFinished: false))
    track.completion = completion
    track.isEnding = true
    if !isAnimated { end(track) }
    begin()
  }

  func removeAll(isAnimated: Bool) {
    for track in tracks { remove(ofType: type(of: track.effect), isAnimated: isAnimated, nil) }
  }

  private func end(_ track: Track) {
    tracks.removeAll { $0 === track }
    finish(track, isFinished: true)
  }

  private func finish(_ track: Track, isFinished: Bool) {
    let completion: UISymbolEffectCompletion? = track.completion
    track.completion = nil
    completion?(context(track.effect, isFinished: isFinished))
  }

  private func context(_ effect: (any SymbolEffect)?, isFinished: Bool) -> UISymbolEffectCompletionContext {
    UISymbolEffectCompletionContext(sender: view, effect: effect, contentTransition: nil, isFinished: isFinished)
  }

  // MARK: Replacing

  func replace(
    _ old: UIImage, _ transition: UISymbolContentTransition, _ completion: UISymbolEffectCompletion?
  ) {
    endPassage(isFinished: false)
    let effect: any SymbolEffect = transition.contentTransition
    let replace: ReplaceSymbolEffect =
      effect as? ReplaceSymbolEffect ?? (effect as? ReplaceSymbolEffect.MagicReplace)?.fallback
      ?? .replace
    passage = Passage(transition: transition, style: replace.style, old: old, completion: completion)
    begin()
  }

  private func endPassage(isFinished: Bool) {
    guard let passage else { return }
    self.passage = nil
    passage.completion?(
      UISymbolEffectCompletionContext(
        sender: view, effect: nil, contentTransition: passage.transition, isFinished: isFinished))
  }

  // MARK: Time

  /// Follows the clock of the view's window; without one all is at its end at once.
  func begin() {
    view?.setNeedsDisplay()
    guard let clock = view?.layoutRoot?.graph?.service(LayerClock.self) else { return }
    self.clock = clock
    clock.add(self)
  }

  func leave() {
    clock?.remove(self)
    clock = nil
  }

  /// Goes on to a moment.
  ///
  /// - Returns: Whether something moves still, and whether all of that comes to an end.
  private func advance(to time: Double) -> (isMoving: Bool, ends: Bool) {
    now = time
    var (isMoving, ends): (Bool, Bool) = (false, true)
    for track in tracks {
      let state: FrameState = advance(track, to: time)
      isMoving = isMoving || state != .done
      if state == .endless { ends = false }
    }
    if var passage {
      let start: Double = passage.start ?? time
      passage.start = start
      self.passage = passage
      if time - start >= Self.replacement / passage.transition.options.rate {
        endPassage(isFinished: true)
      } else {
        isMoving = true
      }
    }
    return (isMoving, ends)
  }

  private func advance(_ track: Track, to time: Double) -> FrameState {
    let isState: Bool = track.effect._kind.isState
    if track.start == nil { track.start = track.isAtOnce && isState ? time - track.length : time }
    let start: Double = track.start ?? time
    if isState {
      guard track.isEnding else {
        let isOver: Bool = time - start >= track.length
        if isOver { finish(track, isFinished: true) }
        return isOver ? .done : .ending
      }
      if track.endStart == nil { track.endStart = time }
      if time - (track.endStart ?? time) < track.length { return .ending }
      end(track)
      return .done
    }
    let rounds: Double = self.rounds(of: track, at: time)
    if track.isEnding, track.lastRound == nil { track.lastRound = rounds.rounded(.down) + 1 }
    guard let limit = track.lastRound ?? track.rounds.map(Double.init) else { return .endless }
    if rounds < limit { return .ending }
    end(track)
    return .done
  }

  private func rounds(of track: Track, at time: Double) -> Double {
    max(0, time - (track.start ?? time)) / (track.length + track.options.pause)
  }

  // MARK: Drawing

  /// What the effects make of the symbol now.
  private var pose: SymbolPose {
    var pose = SymbolPose()
    let reducesMotion: Bool = UIAccessibility.isReduceMotionEnabled
    for track in tracks {
      track.effect._kind.apply(part(of: track), to: &pose, reducesMotion: reducesMotion)
    }
    return pose
  }

  /// How far a run, or a state, has come.
  private func part(of track: Track) -> Double {
    guard let now, let start = track.start else { return track.isAtOnce && !track.isEnding ? 1 : 0 }
    if track.effect._kind.isState {
      let held: Double = min(1, max(0, now - start) / track.length)
      guard let end = track.endStart else { return held }
      return max(0, held - max(0, now - end) / track.length)
    }
    let rounds: Double = rounds(of: track, at: now)
    // A pause at the end of a round is a time in which nothing is done.
    return min(1, (rounds - rounds.rounded(.down)) * (track.length + track.options.pause) / track.length)
  }

  /// The drawing of the symbol as the effects have it.
  ///
  /// - Parameters:
  ///   - symbol: Gives the drawing of an image.
  ///   - rect: Where it lies.
  func items(_ image: UIImage, in rect: CGRect, _ symbol: (UIImage) -> [DisplayItem]) -> [DisplayItem] {
    let pose: SymbolPose = pose
    var items: [DisplayItem] = symbol(image)
    if let lit = pose.lit { items = items.map { $0.lighting(lit, dimming: pose.dimming) } }
    items = pose.posed(items, in: rect)
    guard let passage else { return items }
    let length: Double = Self.replacement / passage.transition.options.rate
    let part: Double = now.map { min(1, max(0, $0 - (passage.start ?? $0)) / length) } ?? 0
    let move = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    let back: CGAffineTransform = move.inverted()
    let drawn: [DisplayItem] = passage.style.items(
      from: [.group(.transform(back), symbol(passage.old))], in: rect.size, to: [.group(.transform(back), items)],
      in: rect.size, part)
    return [.group(.transform(move), drawn)]
  }
}

extension SymbolShow: FrameFollower {
  nonisolated func frame(at time: Double) -> FrameState {
    MainActor.assumeIsolated {
      guard let view, view.layoutRoot?.graph != nil else { return .done }
      let state: (isMoving: Bool, ends: Bool) = advance(to: time)
      view.setNeedsDisplay()
      return state.isMoving ? (state.ends ? .ending : .endless) : .done
    }
  }
}

extension DisplayItem {
  /// The symbol with only some of its steps lit.
  fileprivate func lighting(_ lit: ClosedRange<Double>, dimming: Double) -> DisplayItem {
    switch self {
    case .symbol(let name, let rect, let paint, var style):
      style.lit = lit
      style.dimming = dimming
      return .symbol(name, rect, paint, style)
    case .group(let effect, let items): return .group(effect, items.map { $0.lighting(lit, dimming: dimming) })
    default: return self
    }
  }
}
