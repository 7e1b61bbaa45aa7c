import CoreGraphics
import Foundation
import UIFoundation

/// A section that scrolls across its collection, as its layout says it.
struct ScrolledSection {
  var number: Int
  /// The place in the content of the collection.
  var frame: CGRect
  var contentSize: CGSize
  var plan: SectionPlan
  var isMirrored: Bool
}

/// The scroll view of a section that scrolls across its collection. The section's cells in sight lie in it.
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
  private weak var collection: UICollectionView?
  private(set) var section: ScrolledSection

  init(_ section: ScrolledSection, in collection: UICollectionView) {
    self.section = section
    self.collection = collection
    super.init(frame: section.frame)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    isFresh = true
  }

  required init?(coder: NSCoder) { nil }

  private var isFresh: Bool = true
  private var isHorizontal: Bool { section.plan.groupAxis == .horizontal }

  func show(_ new: ScrolledSection) {
    section = new
    if frame != new.frame { frame = new.frame }
    if contentSize != new.contentSize { contentSize = new.contentSize }
    isPagingEnabled = new.plan.section.orthogonalScrollingBehavior == .paging
    let properties: UICollectionLayoutSectionOrthogonalScrollingProperties = new.plan.section
      .orthogonalScrollingProperties
    decelerationRate = properties.decelerationRate
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = isHorizontal && properties.bounce == .always
    guard isFresh else { return }
    isFresh = false
    // The section begins where people begin to read.
    if new.isMirrored, isHorizontal { bounds.origin.x = max(0, new.contentSize.width - bounds.width) }
  }

  /// How far the section is scrolled from its beginning in the reading direction.
  var logicalOffset: CGFloat {
    guard isHorizontal else { return contentOffset.y }
    return section.isMirrored ? max(0, contentSize.width - bounds.width) - contentOffset.x : contentOffset.x
  }

  /// The place inside for one in the content of the collection.
  func inside(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: contentOffset.x - frame.minX, dy: contentOffset.y - frame.minY)
  }

  override func contentDidMove() {
    super.contentDidMove()
    collection?.setNeedsLayout()
  }

  override var spokenContainer: ScrollSpeech { ScrollSpeech(role: .list) }

  /// Brings an item into sight.
  func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool) {
    guard let place = section.plan.place(ofItem: path.item) else { return }
    let insets: NSDirectionalEdgeInsets = section.plan.insets
    var box: CGRect = place.frame.offsetBy(dx: isHorizontal ? insets.leading : 0, dy: isHorizontal ? 0 : insets.top)
    if section.isMirrored, isHorizontal { box.origin.x = contentSize.width - box.maxX }
    var goal: CGPoint = offset(showing: box)
    if isHorizontal {
      if position.contains(.left) { goal.x = box.minX }
      if position.contains(.centeredHorizontally) { goal.x = box.midX - bounds.width / 2 }
      if position.contains(.right) { goal.x = box.maxX - bounds.width }
    } else {
      if position.contains(.top) { goal.y = box.minY }
      if position.contains(.centeredVertically) { goal.y = box.midY - bounds.height / 2 }
      if position.contains(.bottom) { goal.y = box.maxY - bounds.height }
    }
    goal = clamped(goal)
    if goal != contentOffset { setContentOffset(goal, animated: animated) }
  }

  // MARK: Where it comes to rest

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
      section.plan.section.orthogonalScrollingBehavior
    let speed: CGFloat = isHorizontal ? velocity.x : velocity.y
    let free: CGFloat = isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
    let now: CGFloat = isHorizontal ? contentOffset.x : contentOffset.y
    let goal: CGFloat
    switch behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary: goal = boundary(near: free, 0)
    case .groupPaging, .groupPagingCentered: goal = boundary(near: now, speed > 0.1 ? 1 : speed < -0.1 ? -1 : 0)
    }
    if isHorizontal { targetContentOffset.pointee.x = goal } else { targetContentOffset.pointee.y = goal }
    targetContentOffset.pointee = clamped(targetContentOffset.pointee)
  }

  /// The offset at which a group begins, or is in the middle.
  ///
  /// - Parameter step: The way in which the next one is wanted; 0 for the nearest.
  private func boundary(near place: CGFloat, _ step: CGFloat) -> CGFloat {
    let plan: SectionPlan = section.plan
    let length: CGFloat = isHorizontal ? bounds.width : bounds.height
    let most: CGFloat = max(0, (isHorizontal ? contentSize.width : contentSize.height) - length)
    let isTurned: Bool = section.isMirrored && isHorizontal
    let logical: CGFloat = isTurned ? most - place : place
    let way: CGFloat = isTurned ? -step : step
    func offset(_ group: Int) -> CGFloat {
      let start: CGFloat = plan.start(ofGroup: group)
      guard plan.section.orthogonalScrollingBehavior == .groupPagingCentered else { return start }
      let lead: CGFloat = isHorizontal ? plan.insets.leading : plan.insets.top
      return start + lead - (length - plan.length(ofGroup: group)) / 2
    }
    guard let near = plan.group(at: max(0, logical)) else { return place }
    let candidates: [CGFloat] = (max(0, near - 1)...min(plan.groupCount - 1, near + 2)).map(offset)
    let wanted: [CGFloat] = candidates.filter { way > 0 ? $0 > logical + 0.5 : way < 0 ? $0 < logical - 0.5 : true }
    let goal: CGFloat = wanted.min { abs($0 - logical) < abs($1 - logical) } ?? (way > 0 ? most : 0)
    let inside: CGFloat = min(most, max(0, goal))
    return isTurned ? most - inside : inside
  }
}

extension UICollectionView {
  /// Makes the scroll views of sections in sight, and lets those go that are not.
  func placeScrollers(_ seen: CGRect) {
    let sections: [ScrolledSection] = layoutNow.scrolledSections(in: seen)
    let numbers: Set<Int> = Set(sections.map(\.number))
    for section in sections {
      if let scroller = scrollers[section.number] {
        scroller.show(section)
      } else {
        let scroller = SectionScroller(section, in: self)
        scrollers[section.number] = scroller
        insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
        scroller.show(section)
      }
    }
    // A section keeps its place while it is out of sight; one that is gone has none.
    for (number, scroller) in scrollers where !numbers.contains(number) {
      guard !layoutNow.scrolls(section: number) else { continue }
      scroller.removeFromSuperview()
      scrollers[number] = nil
    }
  }
}
