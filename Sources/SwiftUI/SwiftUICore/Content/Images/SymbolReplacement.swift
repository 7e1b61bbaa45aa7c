import CoreGraphics
import DisplayList

/// The effect that fits: a symbol that becomes another one is replaced, one that comes or goes does so gradually.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .appear(isShown: true, from: 1)) }
}

/// One symbol giving way to another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  /// Which way the symbols scale.
  package enum Style: Hashable, Sendable { case downUp, upUp, offUp }

  package var style: Style = .downUp

  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .appear(isShown: true, from: 1)) }
  /// The old one shrinks away, then the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
  /// The old one grows away, then the new one grows.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
  /// The old one is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }
  /// All layers together, which is how they are replaced here.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }

  /// Symbols that share a part keep it; the others are replaced. Here all are replaced.
  public struct MagicReplace: ContentTransitionSymbolEffect, Hashable {
    package let fallback: ReplaceSymbolEffect
    public var _kind: _SymbolEffectKind { fallback._kind }
  }

  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
  /// Symbols are replaced by the effect that fits; text changes at once.
  public static var symbolEffect: ContentTransition { .symbolEffect(.automatic) }

  /// Symbols are replaced by an effect; text changes at once.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let replace: ReplaceSymbolEffect =
      effect as? ReplaceSymbolEffect ?? (effect as? ReplaceSymbolEffect.MagicReplace)?.fallback
      ?? ReplaceSymbolEffect()
    return ContentTransition(kind: .symbol(replace.style, rate: options.rate))
  }
}

/// Symbols of the view come and go by an effect; what else is in it is there at once.
public struct SymbolEffectTransition: Transition {
  private let size: CGFloat
  private let options: SymbolEffectOptions

  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
    if case .appear(_, let size) = effect._kind.motion { self.size = size } else { size = 1 }
    self.options = options
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let gone = SymbolEffectUse(
      kind: _SymbolEffectKind(motion: .appear(isShown: false, from: size)), options: options,
      trigger: .active(!phase.isIdentity))
    content.transformEnvironment(\.symbolEffects) { $0.append(gone) }
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go gradually; what else is in the view is there at once.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// Symbols come and go by an effect; what else is in the view is there at once.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// Symbols come and go gradually; what else is in the view is there at once.
  public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition.symbolEffect) }

  /// Symbols come and go by an effect; what else is in the view is there at once.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}

// MARK: - Drawing

extension ReplaceSymbolEffect.Style {
  // Apple's documentation gives no numbers: these leave each symbol readable for most of its way.
  private static let smaller: CGFloat = 0.5
  private static let larger: CGFloat = 1.3

  /// The old symbol on its way out and the new one on its way in, each in half of the time.
  package func items(
    from old: [DisplayItem], in oldSize: CGSize, to new: [DisplayItem], in size: CGSize, _ part: Double
  ) -> [DisplayItem] {
    func posed(_ items: [DisplayItem], _ size: CGSize, _ scale: CGFloat, _ shown: Double) -> [DisplayItem] {
      var pose = SymbolPose()
      pose.scale = 1 + (scale - 1) * CGFloat(1 - shown)
      pose.opacity = shown
      return pose.posed(items, in: CGRect(origin: .zero, size: size))
    }
    if self == .offUp { return posed(new, size, Self.smaller, part) }
    guard part >= 0.5 else {
      return posed(old, oldSize, self == .downUp ? Self.smaller : Self.larger, 1 - 2 * part)
    }
    return posed(new, size, Self.smaller, 2 * part - 1)
  }
}
