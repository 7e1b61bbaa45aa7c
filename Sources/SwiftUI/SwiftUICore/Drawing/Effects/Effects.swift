import CoreGraphics
import DisplayList
import ReactiveGraph

extension View {
  /// Makes the view partly transparent: 0 for invisible to 1 for opaque (behaviour 216).
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }

  /// Keeps of the view's drawing what lies inside a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Keeps the view's drawing inside its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Turns the view's drawing around a point of it.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the view's drawing around a point of it.
  @_disfavoredOverload
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws a shadow behind the view; lengths in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, x: x, y: y))
  }

  /// Blurs the view's drawing; the radius in points.
  ///
  /// - Parameter opaque: Whether the view is opaque all over its bounds and nothing is seen beyond them: colours go on to
  ///   the edges, and what the view leaves empty is black.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
}

nonisolated struct ClipEffect<S: Shape>: SingleEffectModifier {
  var shape: S
  var style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func effect(size: CGSize, inputs: _ViewInputs) -> Effect? {
    let path: Path = inputs.withContainerShape { shape.path(in: CGRect(origin: .zero, size: size)) }
    return .clip(path.cgPath, evenOdd: style.isEOFilled)
  }
}

nonisolated struct ShadowEffect: SingleEffectModifier {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat

  func effect(size: CGSize, inputs: _ViewInputs) -> Effect? {
    .shadow(color.resolved(in: inputs.styleContext.colors), radius: radius, x: x, y: y)
  }
}

nonisolated struct BlurEffect: SingleEffectModifier {
  var radius: CGFloat
  var isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func effect(size: CGSize, inputs: _ViewInputs) -> Effect? {
    Effect.blur(radius, isOpaque: isOpaque, in: size)
  }
}

extension Effect {
  /// A blur of a view of a size; none for a radius of 0.
  static func blur(_ radius: CGFloat, isOpaque: Bool, in size: CGSize) -> Effect? {
    guard radius > 0 else { return nil }
    return isOpaque ? .opaqueBlur(radius: radius, CGRect(origin: .zero, size: size)) : .blur(radius: radius)
  }
}
