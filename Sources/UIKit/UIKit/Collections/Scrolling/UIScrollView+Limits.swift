import CoreGraphics
import InputEngine
import LayoutEngine
import SwiftUICore
import UIFoundation

extension UIScrollView {
  /// The room around the content.
  var wholeInset: UIEdgeInsets {
    var inset: UIEdgeInsets = contentInset
    inset.top += refreshRoom
    guard contentInsetAdjustmentBehavior != .never, window != nil else { return inset }
    let safeArea: UIEdgeInsets = safeAreaInsets
    guard safeArea != .zero else { return inset }
    let behavior: ContentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    let isInController: Bool = behavior == .automatic && owner != nil
    let isTall: Bool = contentSize.height + inset.top + inset.bottom > bounds.height
    if behavior == .always || isInController || isTall || alwaysBounceVertical {
      inset.top += safeArea.top
      inset.bottom += safeArea.bottom
    }
    let isWide: Bool = contentSize.width + inset.left + inset.right > bounds.width
    if behavior == .always || isWide || alwaysBounceHorizontal {
      inset.left += safeArea.left
      inset.right += safeArea.right
    }
    return inset
  }

  /// The controller that the view belongs to.
  private var owner: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  /// The offsets between which the content rests.
  func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    let inset: UIEdgeInsets = adjustedContentInset
    let start: CGFloat = axis == .horizontal ? -inset.left : -inset.top
    let length: CGFloat = axis == .horizontal ? contentSize.width + inset.right : contentSize.height + inset.bottom
    let end: CGFloat = length - (axis == .horizontal ? bounds.width : bounds.height)
    // Lengths that are no numbers, or that no content has, do not scroll.
    guard end.isFinite else { return start...start }
    if end > start { return start...end }
    let part: CGFloat = axis == .horizontal ? contentAlignmentPoint.x : contentAlignmentPoint.y
    guard part != 0, part.isFinite else { return start...start }
    // The room that the content leaves lies before it as far as it is aligned at the end.
    let place: CGFloat = start + (end - start) * min(1, max(0, part))
    return place...place
  }

  func clamped(_ point: CGPoint) -> CGPoint {
    let x: ClosedRange<CGFloat> = range(.horizontal)
    let y: ClosedRange<CGFloat> = range(.vertical)
    return CGPoint(
      x: min(x.upperBound, max(x.lowerBound, point.x)), y: min(y.upperBound, max(y.lowerBound, point.y)))
  }

  /// Whether the content follows a finger beyond its edges.
  func bounces(_ axis: Axis) -> Bool {
    guard bounces else { return false }
    let range: ClosedRange<CGFloat> = range(axis)
    let isLong: Bool = range.upperBound > range.lowerBound
    if axis == .horizontal { return bouncesHorizontally && (isLong || alwaysBounceHorizontal) }
    return bouncesVertically && (isLong || alwaysBounceVertical || refreshControl != nil)
  }

  /// Whether the content can be moved along an axis at all.
  func scrolls(_ axis: Axis) -> Bool {
    let range: ClosedRange<CGFloat> = range(axis)
    return range.upperBound > range.lowerBound || bounces(axis)
  }

  /// The offset nearest to the present one that shows a rectangle of the content.
  func offset(showing rect: CGRect) -> CGPoint {
    guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else {
      return contentOffset
    }
    let inset: UIEdgeInsets = adjustedContentInset
    let seen: CGRect = bounds.inset(by: inset)
    var offset: CGPoint = contentOffset
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.minX < seen.minX + offset.x - contentOffset.x { offset.x = rect.minX - inset.left }
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minY < seen.minY + offset.y - contentOffset.y { offset.y = rect.minY - inset.top }
    return clamped(offset)
  }

  /// Brings the content back inside of its limits after these have changed, unless it moves by itself.
  func settle() {
    settleInsets()
    guard mover.isAtRest, !zoom.isPinched else { return }
    let limits = ScrollLimits(horizontal: range(.horizontal), vertical: range(.vertical))
    guard limits != mover.settledLimits else { return }
    let isFirst: Bool = mover.settledLimits == nil
    mover.settledLimits = limits
    // A program may look beyond the edges, until the edges move.
    if isFirst { return }
    let place: CGPoint = clamped(contentOffset)
    if place != contentOffset { bounds.origin = place }
  }

  /// Content at the upper left edge stays there when the room around it changes.
  func settleInsets() {
    let inset: UIEdgeInsets = adjustedContentInset
    let old: UIEdgeInsets = settledInset
    guard inset != old else { return }
    settledInset = inset
    var place: CGPoint = bounds.origin
    if mover.isAtRest {
      if abs(place.x + old.left) < 0.5 { place.x = -inset.left }
      if abs(place.y + old.top) < 0.5 { place.y = -inset.top }
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    if place != bounds.origin { bounds.origin = place }
  }
}

/// The offsets between which a content rests.
struct ScrollLimits: Equatable {
  var horizontal: ClosedRange<CGFloat>
  var vertical: ClosedRange<CGFloat>
}
