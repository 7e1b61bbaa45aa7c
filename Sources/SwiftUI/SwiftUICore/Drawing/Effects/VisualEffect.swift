import CoreGraphics
import DisplayList

/// A change of what is seen of a view that may depend on the view's geometry, because layout takes no notice of it.
public protocol VisualEffect: Sendable, Animatable {
  /// What is done to a view of a size, outermost first.
  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep]
}

/// One thing that an effect does, as the framework keeps it.
public struct _VisualEffectStep {
  package let effect: Effect
}

/// No change: what effects begin with.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] { [] }
}

/// One effect after another.
nonisolated struct VisualEffectPair<Base: VisualEffect, Next: VisualEffect>: VisualEffect {
  var base: Base
  var next: Next

  var animatableData: AnimatablePair<Base.AnimatableData, Next.AnimatableData> {
    get { AnimatablePair(base.animatableData, next.animatableData) }
    set {
      base.animatableData = newValue.first
      next.animatableData = newValue.second
    }
  }

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] { next._steps(size: size) + base._steps(size: size) }
}

extension VisualEffect {
  /// Moves what is seen; lengths in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(OffsetStep(offset: offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales what is seen around a point of the view.
  @_disfavoredOverload
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(SpatialStep(effect: ScaleEffect(scale: scale, anchor: anchor)))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is seen around a point of the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(SpatialStep(effect: RotationEffect(angle: angle, anchor: anchor)))
  }

  /// Turns what is seen about an axis in space.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - axis: To the right, down and towards the viewer; of any length but 0.
  ///   - anchor: The point of the view that rests, in parts of its size.
  ///   - anchorZ: How far that point is before the view, in points.
  ///   - perspective: How much what is nearer is larger; 0 for not at all.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      ProjectionStep(
        effect: Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Maps what is seen by a transform of the view's space.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(TransformStep(transform: transform))
  }

  /// Makes what is seen partly transparent: 0 for invisible to 1 for opaque. What a reader hears stays.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(OpacityStep(opacity: opacity)) }

  /// Blurs what is seen; the radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurStep(radius: radius, isOpaque: opaque))
  }

  /// Mixes the colours of what is seen with those behind it, as far as the nearest compositing group.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(BlendStep(mode: blendMode)) }

  private func adding<Next: VisualEffect>(_ next: Next) -> VisualEffectPair<Self, Next> {
    VisualEffectPair(base: self, next: next)
  }
}

private struct OffsetStep: VisualEffect {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] {
    [.transform(CGAffineTransform(translationX: offset.width, y: offset.height))]
  }
}

/// What a modifier of a view does to its space.
private struct SpatialStep<Base: SpatialEffect & Sendable>: VisualEffect {
  var effect: Base

  var animatableData: Base.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] { [.transform(effect.transform(size: size))] }
}

/// A rotation in space.
private struct ProjectionStep: VisualEffect {
  var effect: Rotation3DEffect

  var animatableData: Rotation3DEffect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] {
    [_VisualEffectStep(effect: effect.effectValue(size: size).effect)]
  }
}

private struct TransformStep: VisualEffect {
  let transform: CGAffineTransform

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] { [.transform(transform)] }
}

private struct OpacityStep: VisualEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] {
    opacity >= 1 ? [] : [_VisualEffectStep(effect: .opacity(max(0, opacity)))]
  }
}

private struct BlendStep: VisualEffect {
  let mode: BlendMode

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] {
    mode == .normal ? [] : [_VisualEffectStep(effect: .blend(mode.blend))]
  }
}

private struct BlurStep: VisualEffect {
  var radius: CGFloat
  var isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] {
    Effect.blur(radius, isOpaque: isOpaque, in: size).map { [_VisualEffectStep(effect: $0)] } ?? []
  }
}

extension _VisualEffectStep {
  fileprivate static func transform(_ transform: CGAffineTransform) -> _VisualEffectStep {
    _VisualEffectStep(effect: .transform(transform))
  }
}
