import CoreGraphics
import FoundationGaps
import UIFoundation

/// The page that is shown, its neighbours, and the scroll view in which a person turns from one to the other.
@MainActor
final class PageRow: NSObject {
  unowned let owner: UIPageViewController
  let scrollView = UIScrollView(frame: .zero)

  /// The page that is shown.
  private(set) var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// Whether the data source was asked on each side.
  private var (knowsBefore, knowsAfter): (Bool, Bool) = (false, false)

  /// The page that comes while a turn is under way.
  private var pending: UIViewController?
  /// Called when the turn is over that a program began.
  private var completion: ((Bool) -> Void)?
  private var isOfProgram: Bool = false
  private var transition: ControllerTransition?
  /// Whether the content moves because its pages are placed anew.
  private var isPlacing: Bool = false
  /// The dot of the page that is shown.
  var dot: Int = 0

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
  }

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
  /// Whether pages follow each other from right to left.
  private var isMirrored: Bool { isHorizontal && owner.view.isRightToLeft }

  /// The pages side by side as they are on the screen, from the left or from the top.
  private var slots: [UIViewController] {
    let forward: [UIViewController] = [before, current, after].compactMap { $0 }
    return isMirrored ? forward.reversed() : forward
  }

  /// How far one page is from the next, in points.
  private var extent: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }
  private func index(of page: UIViewController?) -> Int { slots.firstIndex { $0 === page } ?? 0 }
  private func offset(_ slot: Int) -> CGPoint {
    isHorizontal ? CGPoint(x: CGFloat(slot) * extent, y: 0) : CGPoint(x: 0, y: CGFloat(slot) * extent)
  }

  // MARK: Places

  /// Gives all pages their places in a room, with half of the distance between pages on either side.
  func layOut(in room: CGRect) {
    let frame: CGRect =
      isHorizontal ? room.insetBy(dx: -owner.spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -owner.spacing / 2)
    let isResized: Bool = frame != scrollView.frame
    if isResized, pending != nil { finish(at: pending, isWhole: false) }
    isPlacing = true
    scrollView.frame = frame
    isPlacing = false
    askForNeighbours()
    if isResized || pending == nil { place() }
  }

  /// Puts the pages side by side, with the one that is shown in sight.
  private func place() {
    isPlacing = true
    defer { isPlacing = false }
    let slots: [UIViewController] = slots
    let count: CGFloat = CGFloat(slots.count)
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: extent * count, height: scrollView.bounds.height)
      : CGSize(width: scrollView.bounds.width, height: extent * count)
    for (slot, page) in slots.enumerated() where page.viewIfLoaded?.superview === scrollView {
      page.view.frame = frame(slot)
    }
    if pending == nil { scrollView.contentOffset = offset(index(of: current)) }
  }

  private func frame(_ slot: Int) -> CGRect {
    let whole = CGRect(origin: offset(slot), size: scrollView.bounds.size)
    return isHorizontal ? whole.insetBy(dx: owner.spacing / 2, dy: 0) : whole.insetBy(dx: 0, dy: owner.spacing / 2)
  }

  // MARK: Neighbours

  func forgetNeighbours() {
    guard pending == nil else { return }
    (before, after, knowsBefore, knowsAfter) = (nil, nil, false, false)
  }

  private func askForNeighbours() {
    guard let source = owner.dataSource, let current, pending == nil else { return }
    if !knowsBefore {
      knowsBefore = true
      before = source.pageViewController(owner, viewControllerBefore: current)
    }
    if !knowsAfter {
      knowsAfter = true
      let page: UIViewController? = source.pageViewController(owner, viewControllerAfter: current)
      // A row of two pages that has no end would show the same page twice.
      after = page === before ? nil : page
    }
    if before === current { before = nil }
    if after === current { after = nil }
  }

  // MARK: Turning

  private var isShown: Bool { owner.viewIfLoaded?.window != nil }
  private var isSeen: Bool { owner.appearance.phase == .appearing || owner.appearance.phase == .appeared }

  /// Shows a page that the program gives.
  func show(_ page: UIViewController?, forward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?) {
    if pending != nil {
      scrollView.mover.stop()
      if pending != nil { finish(at: pending, isWhole: false) }
    }
    dot = owner.dataSource.map { $0.presentationIndex(for: owner) } ?? 0
    guard let page, let current, page !== current, animated, isShown, UIView.areAnimationsEnabled else {
      replace(with: page)
      completion?(true)
      return
    }
    (before, after) = forward ? (nil, page) : (page, nil)
    (knowsBefore, knowsAfter) = (true, true)
    place()
    isOfProgram = true
    self.completion = completion
    begin(page, animated: true)
    scrollView.setContentOffset(offset(index(of: page)), animated: true)
  }

  /// Turns to a neighbour as a person does; false where there is none.
  func turn(forward: Bool) -> Bool {
    guard pending == nil, let page = forward ? after : before else { return false }
    scrollView.setContentOffset(offset(index(of: page)), animated: true)
    return true
  }

  private func replace(with page: UIViewController?) {
    let old: UIViewController? = current
    if old !== page, let old {
      if isSeen {
        old.beginAppearance(false, animated: false)
        old.endAppearance()
      }
      leave(old)
    }
    current = page
    (before, after, knowsBefore, knowsAfter) = (nil, nil, false, false)
    guard let page else { return place() }
    if page !== old {
      enter(page)
      if isSeen {
        page.beginAppearance(true, animated: false)
        if owner.appearance.phase == .appeared { page.endAppearance() }
      }
    }
    if owner.isViewLoaded { owner.view.setNeedsLayout() }
    if isShown { owner.view.layoutIfNeeded() }
  }

  private func enter(_ page: UIViewController) {
    guard page.parent !== owner else { return }
    owner.addChild(page)
    page.appearance.isManaged = true
    page.view.autoresizingMask = []
    page.view.translatesAutoresizingMaskIntoConstraints = true
    scrollView.addSubview(page.view)
    if extent > 0 { page.view.frame = frame(index(of: page)) }
    page.didMove(toParent: owner)
  }

  private func leave(_ page: UIViewController) {
    guard page.parent === owner else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.appearance.isManaged = false
    page.removeFromParent()
  }

  /// A page begins to come into sight.
  private func begin(_ page: UIViewController, animated: Bool) {
    pending = page
    transition = ControllerTransition(
      from: current, to: page, in: owner, animation: animated ? .easeInOut(duration: 0.3) : nil, duration: 0.3)
    if !isOfProgram { owner.delegate?.pageViewController(owner, willTransitionTo: [page]) }
    enter(page)
    guard isSeen else { return }
    current?.beginAppearance(false, animated: animated)
    page.beginAppearance(true, animated: animated)
    if page.view.window != nil { page.tellInPlace() }
  }

  /// The turn is over.
  ///
  /// - Parameters:
  ///   - page: The page that is in sight now.
  ///   - isWhole: Whether the movement ended by itself.
  private func finish(at page: UIViewController?, isWhole: Bool) {
    guard let next = pending, let old = current else { return }
    let isTurned: Bool = page === next
    pending = nil
    if isSeen, !isTurned {
      next.beginAppearance(false, animated: true)
      old.beginAppearance(true, animated: true)
    }
    if isSeen { for child in [old, next] { child.endAppearance() } }
    if isTurned {
      let isForward: Bool = next === after
      current = next
      // The page that was shown is the neighbour now; the other side is asked for.
      (before, after) = isForward ? (old, nil) : (nil, old)
      (knowsBefore, knowsAfter) = isForward ? (true, false) : (false, true)
      if isOfProgram { (before, after, knowsBefore, knowsAfter) = (nil, nil, false, false) }
      leave(old)
      if !isOfProgram {
        dot += isForward ? 1 : -1
        owner.showDot(dot)
      }
    } else {
      leave(next)
    }
    let (wasOfProgram, done): (Bool, ((Bool) -> Void)?) = (isOfProgram, completion)
    (isOfProgram, completion) = (false, nil)
    transition?.end()
    transition = nil
    if isWhole { askForNeighbours() }
    place()
    if !wasOfProgram {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: isWhole, previousViewControllers: [old], transitionCompleted: isTurned)
    }
    done?(isWhole)
  }

  /// Takes up where the content is: which page comes into sight.
  private func follow() {
    guard !isPlacing, let current, extent > 0 else { return }
    let place: CGFloat = (isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) / extent
    let moved: CGFloat = place - CGFloat(index(of: current))
    guard abs(moved) * extent > 0.5 else { return }
    let (slots, slot): ([UIViewController], Int) = (slots, index(of: current) + (moved > 0 ? 1 : -1))
    guard slots.indices.contains(slot), slots[slot] !== pending, !isOfProgram else { return }
    // A person turned round beyond the page that is shown.
    if pending != nil { cancel() }
    begin(slots[slot], animated: true)
  }

  /// The page that was about to come goes again, while the content stays held.
  private func cancel() {
    let held: CGPoint = scrollView.contentOffset
    finish(at: current, isWhole: true)
    isPlacing = true
    scrollView.contentOffset = held
    isPlacing = false
  }

  /// The content has come to rest.
  private func settle() {
    guard pending != nil, extent > 0 else { return }
    let place: CGFloat = (isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) / extent
    let slot: Int = Int(min(max(place.rounded(), 0), 2))
    finish(at: slots.indices.contains(slot) ? slots[slot] : current, isWhole: true)
  }
}

extension PageRow: UIScrollViewAccessibilityDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// The number of the page by the dots, else its title: only the neighbours are known to the scroll view.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    guard let (index, count) = owner.dot else { return (pending ?? current)?.title ?? "" }
    let isForward: Bool = pending != nil && pending === after
    let shown: Int = pending == nil ? index : index + (isForward ? 1 : -1)
    return "Page \(shown + 1) of \(count)"
  }
}
