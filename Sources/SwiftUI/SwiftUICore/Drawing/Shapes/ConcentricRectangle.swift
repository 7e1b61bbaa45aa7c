import CoreGraphics
import LayoutEngine

/// A rectangle whose corners have one centre each with those of the container around it (`containerShape(_:)`).
///
/// A corner at a distance from the container's edges is rounder by as much less; where the distances to the two edges
/// differ, the larger one counts.
nonisolated public struct ConcentricRectangle: Shape, Hashable {
  private var corners: RoundedRectangularShapeCorners
  /// Groups of corners that are all as round as the roundest of them.
  private var uniform: [Edge.Corner.Set] = []

  /// Four concentric corners.
  public init() { corners = .concentric }

  /// - Parameter isUniform: whether all corners are as round as the roundest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
    uniform = isUniform ? [.all] : []
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
  }

  /// The two upper corners are as round as the rounder one, and so are the two lower ones.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniform = [.top, .bottom]
  }

  /// The two leading corners are as round as the rounder one, and so are the two trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    uniform = [.leading, .trailing]
  }

  /// The two upper corners are as round as the rounder one.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    uniform = [.top]
  }

  /// The two lower corners are as round as the rounder one.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniform = [.bottom]
  }

  /// The two leading corners are as round as the rounder one.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
    uniform = [.leading]
  }

  /// The two trailing corners are as round as the rounder one.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
    uniform = [.trailing]
  }

  /// The outline for a left-to-right layout. Concentric corners are known only where the shape is drawn, clips or is hit;
  /// elsewhere there is no container.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
}

extension ConcentricRectangle: InsetBase {
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let radii: RectangleCornerRadii = radii(in: rect)
    return UnevenRoundedRectangle(cornerRadii: radii).path(in: rect, inset: inset)
  }

  private func radii(in rect: CGRect) -> RectangleCornerRadii {
    let container: RectangleCornerRadii = ContainerContext.current?.concentricRadii(in: rect) ?? RectangleCornerRadii()
    var radii = RectangleCornerRadii()
    for corner in Edge.Corner.allCases { radii[corner] = corners[corner].radius(container: container[corner]) }
    for group in uniform {
      let members: [Edge.Corner] = Edge.Corner.allCases.filter(group.contains)
      let largest: CGFloat = members.map { radii[$0] }.max() ?? 0
      for corner in members { radii[corner] = largest }
    }
    return radii
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { corners }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetResult(base: self, amount: amount) }
}

extension ContainerContext {
  /// The radii with which a rectangle's corners have one centre each with the container's, for a left-to-right layout.
  func concentricRadii(in rect: CGRect) -> RectangleCornerRadii {
    let left: CGFloat = max(0, rect.minX - bounds.minX)
    let right: CGFloat = max(0, bounds.maxX - rect.maxX)
    let (leading, trailing): (CGFloat, CGFloat) = isRightToLeft ? (right, left) : (left, right)
    let (above, below): (CGFloat, CGFloat) = (max(0, rect.minY - bounds.minY), max(0, bounds.maxY - rect.maxY))
    guard let corners = shape.corners(in: bounds.size) else { return RectangleCornerRadii() }
    // A container that is itself concentric is asked for what it can say without one of its own.
    func radius(_ corner: Edge.Corner, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      max(0, corners[corner].radius(container: 0) - max(x, y))
    }
    return RectangleCornerRadii(
      topLeading: radius(.topLeading, leading, above), bottomLeading: radius(.bottomLeading, leading, below),
      bottomTrailing: radius(.bottomTrailing, trailing, below), topTrailing: radius(.topTrailing, trailing, above))
  }
}
