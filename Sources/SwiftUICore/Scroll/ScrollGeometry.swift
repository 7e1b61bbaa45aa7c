import LayoutEngine

/// Where a scroll view's content stands; lengths in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled from its leading and top edge.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// The room around the content that can be scrolled into.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What can be seen of the content, in the content's space.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x - contentInsets.leading, y: contentOffset.y - contentInsets.top, width: containerSize.width,
      height: containerSize.height)
  }

  /// The scroll view's own rectangle, whose origin is the offset.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What a scroll view does now.
@frozen public enum ScrollPhase: Equatable, Sendable {
  case idle
  /// A finger rests on it and has not moved.
  case tracking
  /// A person moves the content.
  case interacting
  /// The content goes on by itself after a person let it go.
  case decelerating
  /// A program moves the content.
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// What else there is to know when the phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// In points a second; nil where nothing is known of it.
  public let velocity: CGVector?
}
