import CoreGraphics
import DisplayList
import ReactiveGraph

extension View {
  /// Makes the view partly transparent (behaviour 216).
  ///
  /// The view is put together first, so that its parts do not show through each other. A view of opacity 0 keeps its
  /// place and takes no pointers, and assistive technologies do not find it.
  ///
  /// - Parameter opacity: From 0, invisible, to 1, opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }

  /// Draws only the part of the view that lies inside a shape. Pointers reach that part alone.
  ///
  /// ```swift
  /// Image("portrait")
  ///   .resizable()
  ///   .frame(width: 64, height: 64)
  ///   .clipShape(Circle())
  /// ```
  ///
  /// - Parameters:
  ///   - shape: The shape, as large as the view.
  ///   - style: How overlapping parts count and whether edges are smoothed.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Draws only the part of the view that lies inside its frame. Pointers reach that part alone.
  ///
  /// - Parameter antialiased: Whether edges between pixels are smoothed. The default is false.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Clips the view to a rectangle with rounded corners; `clipShape(_:style:)` with a `RoundedRectangle` is the newer
  /// spelling.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners in points.
  ///   - antialiased: Whether edges are smoothed. The default is true.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Turns the drawing of the view around one of its points; the layout stays.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point that stays, in parts of the view's size. The default is the centre.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the drawing of the view around one of its points; the layout stays.
  ///
  /// - Parameters:
  ///   - scale: The factors along both axes; a negative one mirrors the view.
  ///   - anchor: The point that stays, in parts of the view's size. The default is the centre.
  @_disfavoredOverload
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing of the view around one of its points; the layout stays.
  ///
  /// ```swift
  /// Image(systemName: "heart.fill")
  ///   .scaleEffect(1.5, anchor: .bottom)
  /// ```
  ///
  /// - Parameters:
  ///   - s: The factor along both axes.
  ///   - anchor: The point that stays, in parts of the view's size. The default is the centre.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of the view along each axis around one of its points; the layout stays.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor. The default is 1.
  ///   - y: The vertical factor. The default is 1.
  ///   - anchor: The point that stays, in parts of the view's size. The default is the centre.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws a shadow behind the view.
  ///
  /// The shadow has the form of all that the view draws, put together. A view with a background casts the shadow of the
  /// background alone.
  ///
  /// ```swift
  /// RoundedRectangle(cornerRadius: 12)
  ///   .fill(.background)
  ///   .shadow(radius: 4, y: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; black at an opacity of a third by default.
  ///   - radius: How far the shadow is blurred, in points.
  ///   - x: How far the shadow is moved to the right, in points. The default is 0.
  ///   - y: How far the shadow is moved down, in points. The default is 0.
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
