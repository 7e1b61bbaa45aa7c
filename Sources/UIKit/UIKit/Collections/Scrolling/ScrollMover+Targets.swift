import CoreGraphics
import InputEngine
import LayoutEngine
import SwiftUICore

/// Wheels, touch pads and keys reach a scroll view of UIKit's as they reach one of SwiftUI's.
extension ScrollMover: @preconcurrency ScrollingTarget {
  func canScroll(by delta: CGSize) -> Bool { canMove(by: delta) }
  func scroll(by delta: CGSize) -> Bool { jump(by: delta) }
  func holdContent() -> Bool { hold() }
  func moveContent(by delta: CGSize) { drag(by: delta) }
  func releaseContent(velocity: CGSize) { release(velocity) }

  func scroll(_ command: ScrollCommand) -> Bool {
    guard view.allowsKeyboardScrolling else { return false }
    let axis: Axis = view.scrolls(.vertical) ? .vertical : .horizontal
    let inset = view.adjustedContentInset
    let page: CGFloat =
      axis == .vertical ? view.bounds.height - inset.top - inset.bottom : view.bounds.width - inset.left - inset.right
    let range: ClosedRange<CGFloat> = view.range(axis)
    let now: CGFloat = view.contentOffset[axis]
    let line: CGFloat = 40
    switch command {
    case .pageUp: return jump(by: axis.size(major: -page, minor: 0))
    case .pageDown: return jump(by: axis.size(major: page, minor: 0))
    case .home: return jump(by: axis.size(major: range.lowerBound - now, minor: 0))
    case .end: return jump(by: axis.size(major: range.upperBound - now, minor: 0))
    case .lineUp: return jump(by: CGSize(width: 0, height: -line))
    case .lineDown: return jump(by: CGSize(width: 0, height: line))
    case .lineLeft: return jump(by: CGSize(width: -line, height: 0))
    case .lineRight: return jump(by: CGSize(width: line, height: 0))
    }
  }
}

/// A finger that drags the content of a scroll view. A mouse does not: it turns its wheel or drags the bars.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private unowned let scrollView: UIScrollView
  /// The views around that scroll, while a finger is down.
  var outer: [any ScrollingTarget] = []
  private var isHolding: Bool = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func makeEngine() -> Recognizer {
    let drag = DragRecognizer()
    drag.accepts = { $0 == .touch }
    drag.minimumDistance = { [weak self] in
      MainActor.assumeIsolated { self?.scrollView.mover.isMovingAlone == true ? 0 : 10 }
    }
    drag.mayBegin = { [weak self] way in MainActor.assumeIsolated { self?.mayBegin(way) ?? false } }
    return drag
  }

  /// The drag is along an axis that scrolls, and no view around would rather have it.
  private func mayBegin(_ way: CGSize) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    guard way != .zero else { return true }
    let axis: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
    guard scrollView.scrolls(axis) else { return false }
    let delta = CGSize(width: -way.width, height: -way.height)
    if scrollView.mover.canMove(by: delta) { return true }
    let isLeftToOthers: Bool =
      axis == .horizontal
      ? scrollView.transfersHorizontalScrollingToParent : scrollView.transfersVerticalScrollingToParent
    return !isLeftToOthers || !outer.contains { $0.canScroll(by: delta) }
  }

  override func tell(_ new: State) {
    let drag: DragRecognizer? = engine as? DragRecognizer
    switch new {
    case .began, .changed:
      if !isHolding { isHolding = scrollView.mover.hold() }
      super.tell(new)
      if let step = drag?.step, step != .zero {
        scrollView.mover.drag(by: CGSize(width: -step.width, height: -step.height))
      }
    case .ended, .cancelled, .failed:
      isHolding = false
      super.tell(new)
      let velocity: CGSize = new == .ended ? drag?.velocity ?? .zero : .zero
      scrollView.mover.release(CGSize(width: -velocity.width, height: -velocity.height))
    case .possible: super.tell(new)
    }
  }
}
