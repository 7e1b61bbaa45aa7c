import DisplayList

/// A modifier that changes where its view is seen, and nothing about the layout.
///
/// Drawing, hits and the frames that readers inside get all follow the effect; it is animated by its animatable data.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// How a view of a size is mapped, in its own space.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let value: _GraphValue<Self> = inputs.animated(modifier)
    return SpatialLowering.make(
      inputs: inputs, body: body, effect: { value.read().transform(size: $0) },
      projection: { value.read().projection(size: $0) })
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    makeForEach(modifier: modifier, inputs: inputs, body: body)
  }

  /// The same effect on what is drawn and hit, with frames as if it were not there.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

  nonisolated fileprivate func transform(size: CGSize) -> CGAffineTransform {
    effectValue(size: size).affine(at: CGPoint(x: size.width / 2, y: size.height / 2))
  }

  /// What is drawn of an effect in perspective; nil for one without.
  nonisolated fileprivate func projection(size: CGSize) -> Effect? {
    let value: ProjectionTransform = effectValue(size: size)
    return value.isAffine ? nil : value.effect
  }
}

/// A geometry effect that frames do not follow.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  @inlinable public init(base: Base) { self.base = base }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let value: _GraphValue<Self> = inputs.animated(modifier)
    return SpatialLowering.make(
      inputs: inputs, isSeenByFrames: false, body: body, effect: { value.read().transform(size: $0) },
      projection: { value.read().projection(size: $0) })
  }
}

extension View {
  /// Maps what is seen of the view by an affine transform; the layout stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Maps what is seen of the view by a projection; the layout stays.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

nonisolated struct ProjectionEffect: GeometryEffect {
  var transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
