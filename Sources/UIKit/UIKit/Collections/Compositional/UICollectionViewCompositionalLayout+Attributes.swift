import CoreGraphics
import Foundation
import UIFoundation

extension UICollectionViewCompositionalLayout {
  private var isMirrored: Bool { collectionView?.isRightToLeft ?? false }

  // MARK: Spaces

  /// The place in the content at which the groups of a section begin.
  private func origin(_ plan: SectionPlan) -> CGPoint {
    let start: CGPoint = start(plan)
    return CGPoint(x: start.x + plan.edges.content.x, y: start.y + plan.edges.content.y)
  }

  private func start(_ plan: SectionPlan) -> CGPoint {
    let place: CGFloat = starts[plan.number] + lengthBefore
    return isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
  }

  /// How long the views are that head the whole layout.
  private var lengthBefore: CGFloat {
    configuration.boundarySupplementaryItems.isEmpty ? 0 : isVertical ? edges.content.y : edges.content.x
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    let width: CGFloat = collectionViewContentSize.width
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The rectangle of a section that scrolls by itself: from edge to edge.
  private func scrolledFrame(_ plan: SectionPlan) -> CGRect {
    let origin: CGPoint = origin(plan)
    let room: CGSize = plan.environment.contentSize
    return isVertical
      ? CGRect(x: 0, y: origin.y, width: room.width, height: plan.across)
      : CGRect(x: origin.x, y: 0, width: plan.across, height: room.height)
  }

  func sectionsThatScroll(in rect: CGRect) -> [ScrolledSection] {
    plans.filter { $0.isOrthogonal && $0.count > 0 && scrolledFrame($0).overlaps(rect) }.map { plan in
      let insets: NSDirectionalEdgeInsets = plan.insets
      let frame: CGRect = scrolledFrame(plan)
      let size: CGSize =
        isVertical
        ? CGSize(width: insets.leading + plan.groupsLength + insets.trailing, height: frame.height)
        : CGSize(width: frame.width, height: insets.top + plan.groupsLength + insets.bottom)
      return ScrolledSection(number: plan.number, frame: frame, contentSize: size, plan: plan, isMirrored: isMirrored)
    }
  }

  // MARK: Elements

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.minX.isFinite, rect.minY.isFinite, !plans.isEmpty else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    let from: CGFloat = (isVertical ? rect.minY : rect.minX) - lengthBefore
    let to: CGFloat = (isVertical ? rect.maxY : rect.maxX) - lengthBefore
    var number: Int = section(at: from)
    while number < plans.count, starts[number] <= to {
      let plan: SectionPlan = plans[number]
      var found: [UICollectionViewLayoutAttributes] = groupAttributes(plan, in: rect)
      found += edgeAttributes(plan).filter { $0.frame.overlaps(rect) }
      found += decorationAttributes(number).filter { $0.frame.overlaps(rect) }
      if let handler = plan.section.visibleItemsInvalidationHandler {
        let offset: CGPoint =
          collectionView?.scrollers[number].map { CGPoint(x: $0.contentOffset.x, y: rect.minY) }
          ?? collectionView?.contentOffset ?? .zero
        handler(found, offset, plan.environment)
      }
      result += found
      number += 1
    }
    result += layoutEdges().filter { $0.frame.overlaps(rect) }
    return result
  }

  private func section(at place: CGFloat) -> Int {
    var low: Int = 0
    var high: Int = plans.count - 1
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    // Sections without a length end where they begin.
    while low > 0, starts[low] + plans[low].length > place, starts[low - 1] + plans[low - 1].length >= place {
      low -= 1
    }
    return low
  }

  /// The items and attached views of a section that a rectangle shows.
  private func groupAttributes(_ plan: SectionPlan, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let origin: CGPoint = origin(plan)
    let isDown: Bool = plan.groupAxis == .vertical
    var from: CGFloat = isDown ? rect.minY - origin.y : rect.minX - origin.x
    var to: CGFloat = isDown ? rect.maxY - origin.y : rect.maxX - origin.x
    if plan.isOrthogonal {
      guard scrolledFrame(plan).overlaps(rect) else { return [] }
      let offset: CGFloat = scrollOffset(plan)
      let length: CGFloat = isVertical ? plan.environment.contentSize.width : plan.environment.contentSize.height
      from = offset - (isVertical ? plan.insets.leading : plan.insets.top)
      to = from + length
    } else if isMirrored, !isVertical {
      let width: CGFloat = collectionViewContentSize.width
      from = width - rect.maxX - origin.x
      to = width - rect.minX - origin.x
    }
    guard to >= 0, let first = plan.group(at: max(0, from)) else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    var group: Int = first
    while group < plan.groupCount, plan.start(ofGroup: group) <= to {
      for (item, place) in plan.places(ofGroup: group) { result.append(make(plan, item, place)) }
      group += 1
    }
    return result
  }

  /// How far a section is scrolled by itself, from its beginning.
  private func scrollOffset(_ plan: SectionPlan) -> CGFloat {
    guard let scroller = collectionView?.scrollers[plan.number] else { return 0 }
    return scroller.logicalOffset
  }

  private func make(_ plan: SectionPlan, _ item: Int, _ place: GroupSolver.Place) -> UICollectionViewLayoutAttributes {
    let origin: CGPoint = origin(plan)
    var frame: CGRect = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    if plan.isOrthogonal {
      let offset: CGFloat = scrollOffset(plan)
      frame = isVertical ? frame.offsetBy(dx: -offset, dy: 0) : frame.offsetBy(dx: 0, dy: -offset)
    }
    let path = IndexPath(item: item, section: plan.number)
    let category: UICollectionView.ElementCategory = place.supplementary == nil ? .cell : .supplementaryView
    let result: UICollectionViewLayoutAttributes = makeAttributes(
      category, place.supplementary?.elementKind, path, mirrored(frame))
    result.zIndex = place.zIndex
    result.estimatedAxes = place.supplementary == nil ? place.estimatedAxes : []
    if plan.isOrthogonal { result.scrolledSection = plan.number }
    if place.supplementary == nil, let list = plan.section.list {
      result.listPlace = CollectionListPlace(list, path, count: plan.count)
    }
    return result
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let plan: SectionPlan = plans[path.section]
    return plan.place(ofItem: path.item).map { make(plan, path.item, $0) }
  }

  // MARK: Edges

  private func edgeAttributes(_ plan: SectionPlan) -> [UICollectionViewLayoutAttributes] {
    let start: CGPoint = start(plan)
    return plan.edges.edges.map { edge in
      let path = IndexPath(item: 0, section: plan.number)
      let frame: CGRect = edge.frame.offsetBy(dx: start.x, dy: start.y)
      let end: CGFloat = (isVertical ? start.y : start.x) + plan.length
      let result: UICollectionViewLayoutAttributes = makeEdge(edge, path, frame, end: end)
      if let list = plan.section.list { result.listPlace = CollectionListPlace(list, headerIs: edge.isBefore) }
      return result
    }
  }

  private func layoutEdges() -> [UICollectionViewLayoutAttributes] {
    guard !configuration.boundarySupplementaryItems.isEmpty else { return [] }
    let end: CGFloat = isVertical ? collectionViewContentSize.height : collectionViewContentSize.width
    return edges.edges.enumerated().map { index, edge in
      makeEdge(edge, IndexPath(index: index), edge.frame, end: end)
    }
  }

  private func makeEdge(
    _ edge: SectionEdges.Edge, _ path: IndexPath, _ given: CGRect, end: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    var frame: CGRect = given
    if edge.item.pinToVisibleBounds, let view = collectionView {
      let inset: UIEdgeInsets = view.adjustedContentInset
      let seen: CGRect = view.bounds.inset(by: inset)
      if isVertical {
        frame.origin.y =
          edge.isBefore
          ? min(max(frame.minY, seen.minY), max(frame.minY, end - frame.height))
          : max(min(frame.minY, seen.maxY - frame.height), min(frame.minY, end - frame.height))
      } else {
        frame.origin.x =
          edge.isBefore
          ? min(max(frame.minX, seen.minX), max(frame.minX, end - frame.width))
          : max(min(frame.minX, seen.maxX - frame.width), min(frame.minX, end - frame.width))
      }
    }
    let result: UICollectionViewLayoutAttributes = makeAttributes(
      .supplementaryView, edge.item.elementKind, path, mirrored(frame))
    // What stays in sight lies in front of what is scrolled under it.
    result.zIndex = edge.item.pinToVisibleBounds ? max(10, edge.item.zIndex) : edge.item.zIndex
    result.estimatedAxes = edge.item.layoutSize.measuredAxes
    return result
  }

  func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 { return layoutEdges().first { $0.representedElementKind == kind && $0.indexPath == path } }
    guard path.count == 2, plans.indices.contains(path.section) else { return nil }
    let plan: SectionPlan = plans[path.section]
    if let edge = edgeAttributes(plan).first(where: { $0.representedElementKind == kind }) { return edge }
    guard let item = plan.place(ofItem: path.item), let group = plan.group(at: offset(of: item.frame, plan)) else {
      return nil
    }
    return plan.places(ofGroup: group).first { $0.item == path.item && $0.place.supplementary?.elementKind == kind }
      .map { make(plan, $0.item, $0.place) }
  }

  private func offset(of frame: CGRect, _ plan: SectionPlan) -> CGFloat {
    plan.groupAxis == .vertical ? frame.minY : frame.minX
  }

  // MARK: Decorations

  func decorationAttributes(_ number: Int) -> [UICollectionViewLayoutAttributes] {
    let plan: SectionPlan = plans[number]
    let start: CGPoint = start(plan)
    let room: CGSize = plan.environment.contentSize
    let whole: CGRect =
      isVertical
      ? CGRect(x: 0, y: start.y, width: room.width, height: plan.length)
      : CGRect(x: start.x, y: 0, width: plan.length, height: room.height)
    return plan.section.decorationItems.map { item in
      let insets: NSDirectionalEdgeInsets = item.contentInsets
      let frame = CGRect(
        x: whole.minX + insets.leading, y: whole.minY + insets.top,
        width: max(0, whole.width - insets.leading - insets.trailing),
        height: max(0, whole.height - insets.top - insets.bottom))
      let result: UICollectionViewLayoutAttributes = makeAttributes(
        .decorationView, item.elementKind, IndexPath(item: 0, section: number), mirrored(frame))
      result.zIndex = item.zIndex
      return result
    }
  }
}
