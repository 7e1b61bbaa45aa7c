import Foundation

/// A movement or change of a symbol.
public protocol SymbolEffect: Sendable {
  /// What the effect is, for the framework.
  var _kind: _SymbolEffectKind { get }
}

/// An effect that runs for a while when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect by which symbols come and go with the view that they are in.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does; made by the framework's effects alone.
public struct _SymbolEffectKind: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    case bounce(isDown: Bool)
    case pulse
    case breathe(fades: Bool)
    case variableColor(isCumulative: Bool, reverses: Bool, hides: Bool)
    case scale(CGFloat)
    /// The symbol grows from, or shrinks to, a part of its size.
    case appear(isShown: Bool, from: CGFloat)
    case rotate(isClockwise: Bool)
    case wiggle(degrees: Double, x: CGFloat, y: CGFloat)
  }

  let motion: Motion
}

/// A jump.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var isDown: Bool = false
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .bounce(isDown: isDown)) }
  /// Grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// Shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// All layers together, which is how they move here.
  public var wholeSymbol: BounceSymbolEffect { self }
  public var byLayer: BounceSymbolEffect { self }
}

/// Fading in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .pulse) }
  /// All layers together, which is how they fade here.
  public var wholeSymbol: PulseSymbolEffect { self }
  public var byLayer: PulseSymbolEffect { self }
}

/// Growing and shrinking slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var fades: Bool = true
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .breathe(fades: fades)) }
  /// Without fading.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// Fading as well.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect() }
  /// All layers together, which is how they move here.
  public var wholeSymbol: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
}

/// The steps of a symbol lit one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var isCumulative: Bool = false
  private var isReversing: Bool = false
  private var hides: Bool = false
  public var _kind: _SymbolEffectKind {
    _SymbolEffectKind(motion: .variableColor(isCumulative: isCumulative, reverses: isReversing, hides: hides))
  }
  /// Steps stay lit until all are.
  public var cumulative: VariableColorSymbolEffect { changed { $0.isCumulative = true } }
  /// One step after the other.
  public var iterative: VariableColorSymbolEffect { changed { $0.isCumulative = false } }
  /// Forth and back.
  public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
  public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
  /// Steps that are not lit are not seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = true } }
  public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = false } }

  private func changed(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
    var copy: VariableColorSymbolEffect = self
    change(&copy)
    return copy
  }
}

/// Another size.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  private var factor: CGFloat = 1.2
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .scale(factor)) }
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.8) }
  public var wholeSymbol: ScaleSymbolEffect { self }
  public var byLayer: ScaleSymbolEffect { self }
}

/// Coming into sight; the symbol keeps its room.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  private var size: CGFloat = 1
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .appear(isShown: true, from: size)) }
  /// Growing.
  public var up: AppearSymbolEffect { AppearSymbolEffect(size: 0.6) }
  /// Shrinking.
  public var down: AppearSymbolEffect { AppearSymbolEffect(size: 1.4) }
  /// All layers together, which is how they come here.
  public var wholeSymbol: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
}

/// Going out of sight; the symbol keeps its room.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  private var size: CGFloat = 1
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .appear(isShown: false, from: size)) }
  /// Growing.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(size: 1.4) }
  /// Shrinking.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(size: 0.6) }
  /// All layers together, which is how they go here.
  public var wholeSymbol: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
}

/// Turning.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var isClockwise: Bool = true
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .rotate(isClockwise: isClockwise)) }
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// All layers together, which is how they turn here.
  public var wholeSymbol: RotateSymbolEffect { self }
  public var byLayer: RotateSymbolEffect { self }
}

/// Swinging, or moving to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var degrees: Double = 10
  private var x: CGFloat = 0
  private var y: CGFloat = 0
  public var _kind: _SymbolEffectKind { _SymbolEffectKind(motion: .wiggle(degrees: degrees, x: x, y: y)) }
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(degrees: -10) }
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, x: -1) }
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, x: 1) }
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, y: -1) }
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, y: 1) }
  /// Against the direction of reading, and with it, where that is from left to right.
  public var backward: WiggleSymbolEffect { left }
  public var forward: WiggleSymbolEffect { right }
  /// At an angle from the right, clockwise.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    WiggleSymbolEffect(degrees: 0, x: CGFloat(cos(angle.radians)), y: CGFloat(sin(angle.radians)))
  }
  /// All layers together, which is how they move here.
  public var wholeSymbol: WiggleSymbolEffect { self }
  public var byLayer: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
