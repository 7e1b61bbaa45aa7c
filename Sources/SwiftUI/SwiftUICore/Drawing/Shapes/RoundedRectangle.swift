import CoreGraphics
import LayoutEngine

/// A rectangle with four equal rounded corners.
public nonisolated struct RoundedRectangle: Shape, Hashable {
  /// The width and height of a corner, in points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with equal rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points, at most half of the shorter side.
  ///   - style: `.continuous`, the default, flows into the sides, `.circular` is a quarter of a circle.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsetBase {
  /// Corners shrink with the shape, so that both outlines keep one distance.
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let corner = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(roundedRect: rect.shrunk(by: inset), cornerSize: corner, style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetResult(base: self, amount: amount) }
}

/// A rectangle with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: Shape, Hashable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  /// The outline for a left-to-right layout.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsetBase {
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - inset) }
    let radii = RectangleCornerRadii(
      topLeading: smaller(cornerRadii.topLeading), bottomLeading: smaller(cornerRadii.bottomLeading),
      bottomTrailing: smaller(cornerRadii.bottomTrailing), topTrailing: smaller(cornerRadii.topTrailing))
    return Path(roundedRect: rect.shrunk(by: inset), cornerRadii: radii, style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetResult(base: self, amount: amount) }
}
