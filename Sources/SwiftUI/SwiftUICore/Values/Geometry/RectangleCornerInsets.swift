import CoreGraphics
import LayoutEngine

/// The room that is taken at the corners of a rectangle, in points.
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
  public var topLeading: CGSize
  public var topTrailing: CGSize
  public var bottomLeading: CGSize
  public var bottomTrailing: CGSize

  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// No room at any corner.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }
}

extension RectangleCornerInsets: Animatable {
  public typealias Sizes = AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>

  public var animatableData: AnimatablePair<Sizes, Sizes> {
    get {
      AnimatablePair(
        AnimatablePair(topLeading.animatableData, topTrailing.animatableData),
        AnimatablePair(bottomLeading.animatableData, bottomTrailing.animatableData))
    }
    set {
      topLeading.animatableData = newValue.first.first
      topTrailing.animatableData = newValue.first.second
      bottomLeading.animatableData = newValue.second.first
      bottomTrailing.animatableData = newValue.second.second
    }
  }
}

extension EdgeInsets {
  /// The insets with room for corners at some edges: at each, the larger of the two corners that it has is added.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    var insets: EdgeInsets = self
    if edges.contains(.top) { insets.top += max(corners.topLeading.height, corners.topTrailing.height) }
    if edges.contains(.bottom) { insets.bottom += max(corners.bottomLeading.height, corners.bottomTrailing.height) }
    if edges.contains(.leading) { insets.leading += max(corners.topLeading.width, corners.bottomLeading.width) }
    if edges.contains(.trailing) { insets.trailing += max(corners.topTrailing.width, corners.bottomTrailing.width) }
    return insets
  }
}
