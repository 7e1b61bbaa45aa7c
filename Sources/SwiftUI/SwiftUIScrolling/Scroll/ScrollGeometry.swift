import LayoutEngine
import SwiftUICore

/// Where a scroll view's content stands; lengths in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the scroll view's leading and top edge: before any scrolling it lies before the content
  /// by the insets.
  public var contentOffset: CGPoint {
    didSet {
      visibleRect.origin.x += contentOffset.x - oldValue.x
      visibleRect.origin.y += contentOffset.y - oldValue.y
    }
  }
  public var contentSize: CGSize
  /// The room around the content that can be scrolled into: margins, and what the safe area takes from the scroll view.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without the insets.
  public var containerSize: CGSize {
    didSet {
      visibleRect.size.width += containerSize.width - oldValue.width
      visibleRect.size.height += containerSize.height - oldValue.height
    }
  }
  /// What is shown of the content, in the content's space. A scroll view gives all of its size, insets included.
  public private(set) var visibleRect: CGRect

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    visibleRect = CGRect(origin: contentOffset, size: containerSize)
  }

  /// The geometry of a scroll view of a size, under safe areas included.
  init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, size: CGSize) {
    self.init(
      contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
      containerSize: CGSize(
        width: max(0, size.width - contentInsets.total(.horizontal)),
        height: max(0, size.height - contentInsets.total(.vertical))))
    visibleRect.size = size
  }

  /// The geometry of a scroll view before it is laid out.
  static var empty: ScrollGeometry {
    ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  }

  /// The content's offset with the size that the insets leave, in the content's space.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Where a scroll view's content stands as the scroll view itself counts: from the place where it rests at first.
struct ScrollMetrics: Equatable {
  var offset: CGPoint
  var contentSize: CGSize
  /// What modifiers put around the content.
  var margins: EdgeInsets
  /// The scroll view's size as layout has it.
  var size: CGSize

  /// What can be seen of the content inside the scroll view's frame, in the content's space.
  var visibleRect: CGRect {
    CGRect(x: offset.x - margins.leading, y: offset.y - margins.top, width: size.width, height: size.height)
  }
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
