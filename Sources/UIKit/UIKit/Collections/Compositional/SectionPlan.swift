import CoreGraphics
import Foundation
import UIFoundation

/// One section of a compositional layout with what is known of its lengths.
///
/// A section whose groups all have the same number of items keeps nothing for each of them as long as their lengths are those of
/// the first one. Where the number depends on what cells say of their lengths, groups are filled in order.
@MainActor
final class SectionPlan {
  let section: NSCollectionLayoutSection
  let number: Int
  let count: Int
  let environment: LayoutEnvironment
  /// The direction in which groups follow each other.
  let groupAxis: UIAxis
  let isOrthogonal: Bool
  /// The insets around the groups.
  let insets: NSDirectionalEdgeInsets
  /// The room for groups.
  let room: CGSize

  /// The sizes that cells asked for, by the number of the item.
  private(set) var itemSizes: [Int: CGSize] = [:]
  /// The sizes that views at the edges asked for, by their number.
  private(set) var edgeSizes: [Int: CGSize] = [:]
  private var perGroup: Int = 1
  private var isVariable: Bool = false
  private var groups = LengthTable(count: 0, estimate: 0)
  /// The first item of each group, and the end, where groups differ.
  private var firstItems: [Int] = []
  private var groupStarts: [CGFloat] = []
  /// How long a group is across the direction of groups.
  private(set) var across: CGFloat = 0
  /// The edges before and after the groups.
  private(set) var edges = SectionEdges()

  init(
    _ section: NSCollectionLayoutSection, number: Int, count: Int, environment: LayoutEnvironment,
    insets: NSDirectionalEdgeInsets, isVertical: Bool, itemSizes: [Int: CGSize], edgeSizes: [Int: CGSize]
  ) {
    self.section = section
    self.number = number
    self.count = count
    self.environment = environment
    self.insets = insets
    self.itemSizes = itemSizes
    self.edgeSizes = edgeSizes
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    groupAxis = isVertical != isOrthogonal ? .vertical : .horizontal
    room = CGSize(
      width: max(0, environment.contentSize.width - insets.leading - insets.trailing),
      height: max(0, environment.contentSize.height - insets.top - insets.bottom))
    measureGroups()
    refreshEdges()
  }

  var spacing: CGFloat { section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0 }
  private func along(_ size: CGSize) -> CGFloat { groupAxis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { groupAxis == .vertical ? size.width : size.height }

  // MARK: Groups

  private func solve(from first: Int, available: Int) -> (solver: GroupSolver, size: CGSize) {
    var solver = GroupSolver(traits: environment.traitCollection, available: available) { [itemSizes] item in
      itemSizes[first + item]
    }
    let size: CGSize = solver.solve(section.group, in: room)
    return (solver, size)
  }

  /// The places of a group as if no cell had said anything.
  private func template() -> (solver: GroupSolver, size: CGSize) {
    var solver = GroupSolver(traits: environment.traitCollection, available: Int.max) { _ in nil }
    let size: CGSize = solver.solve(section.group, in: room)
    return (solver, size)
  }

  private func measureGroups() {
    guard count > 0 else { return }
    let (solver, size) = template()
    across = across(size)
    perGroup = max(1, solver.used)
    isVariable = section.group.fillsByMeasures
    if isVariable { return fillGroups() }
    let number: Int = (count + perGroup - 1) / perGroup
    groups = LengthTable(count: number, estimate: along(size) + spacing)
    for group in Set(itemSizes.keys.filter { $0 < count }.map { $0 / perGroup }) { remeasure(group) }
    // The last group may have fewer items, and be shorter for that.
    if count % perGroup != 0, section.group.isOpen(along: groupAxis) { remeasure(number - 1) }
  }

  private func remeasure(_ group: Int) {
    let first: Int = group * perGroup
    let size: CGSize = solve(from: first, available: min(perGroup, count - first)).size
    groups.set(along(size) + spacing, of: group)
    across = max(across, across(size))
  }

  private func fillGroups() {
    firstItems = []
    groupStarts = []
    var item: Int = 0
    var place: CGFloat = 0
    while item < count {
      let (solver, size) = solve(from: item, available: count - item)
      firstItems.append(item)
      groupStarts.append(place)
      place += along(size) + spacing
      across = max(across, across(size))
      item += max(1, solver.used)
    }
    firstItems.append(count)
    groupStarts.append(place)
  }

  /// How long all groups are.
  var groupsLength: CGFloat {
    guard count > 0 else { return 0 }
    return max(0, (isVariable ? groupStarts.last ?? 0 : groups.total) - spacing)
  }

  var groupCount: Int { isVariable ? max(0, firstItems.count - 1) : groups.count }
  func start(ofGroup group: Int) -> CGFloat {
    isVariable ? groupStarts[min(max(0, group), groupStarts.count - 1)] : groups.start(of: group)
  }
  func length(ofGroup group: Int) -> CGFloat { start(ofGroup: group + 1) - start(ofGroup: group) - spacing }

  private func items(ofGroup group: Int) -> Range<Int> {
    isVariable
      ? firstItems[group]..<firstItems[group + 1]
      : group * perGroup..<min(count, (group + 1) * perGroup)
  }

  private func group(of item: Int) -> Int {
    guard isVariable else { return item / perGroup }
    return Self.last(firstItems) { $0 <= item }
  }

  /// The group at a place along the groups; nil where there are none.
  func group(at place: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    guard isVariable else { return groups.row(at: place) }
    return min(groupCount - 1, Self.last(groupStarts) { $0 <= place })
  }

  private static func last<Value>(_ values: [Value], where holds: (Value) -> Bool) -> Int {
    var low: Int = 0
    var high: Int = max(0, values.count - 1)
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if holds(values[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The places of a group's items in the space of the groups.
  func places(ofGroup group: Int) -> [(item: Int, place: GroupSolver.Place)] {
    let items: Range<Int> = items(ofGroup: group)
    let start: CGFloat = start(ofGroup: group)
    return solve(from: items.lowerBound, available: items.count).solver.places.compactMap { place in
      guard items.lowerBound + place.number < items.upperBound else { return nil }
      var place: GroupSolver.Place = place
      place.frame =
        groupAxis == .vertical ? place.frame.offsetBy(dx: 0, dy: start) : place.frame.offsetBy(dx: start, dy: 0)
      return (items.lowerBound + place.number, place)
    }
  }

  func place(ofItem item: Int) -> GroupSolver.Place? {
    guard item >= 0, item < count else { return nil }
    return places(ofGroup: group(of: item)).first { $0.item == item && $0.place.supplementary == nil }?.place
  }

  // MARK: What is measured

  /// Notes the size that a cell said; true where the section is another one by it.
  func setSize(_ size: CGSize, ofItem item: Int) -> Bool {
    guard item >= 0, item < count, itemSizes[item] != size else { return false }
    itemSizes[item] = size
    if isVariable { fillGroups() } else { remeasure(group(of: item)) }
    refreshEdges()
    return true
  }

  func setSize(_ size: CGSize, ofEdge index: Int) -> Bool {
    guard section.boundarySupplementaryItems.indices.contains(index), edgeSizes[index] != size else { return false }
    edgeSizes[index] = size
    refreshEdges()
    return true
  }

  // MARK: The whole

  /// The size of the groups as the section shows them: one that scrolls by itself is as long as its collection is wide.
  private var groupsSize: CGSize {
    let length: CGFloat = isOrthogonal ? min(along(room), groupsLength) : groupsLength
    let cross: CGFloat = isOrthogonal ? across : across(room)
    return groupAxis == .vertical ? CGSize(width: cross, height: length) : CGSize(width: length, height: cross)
  }

  private func refreshEdges() {
    edges = SectionEdges(
      section.boundarySupplementaryItems, around: groupsSize, room: environment.contentSize, insets: insets,
      followsInsets: section.supplementariesFollowContentInsets,
      isVertical: groupAxis == .vertical ? !isOrthogonal : isOrthogonal,
      sizes: edgeSizes)
  }

  /// How long the section is along the collection.
  var length: CGFloat { edges.length }
}

extension NSCollectionLayoutGroup {
  /// Whether the number of items in a group depends on what their cells say.
  fileprivate var fillsByMeasures: Bool {
    if case .custom = arrangement { return false }
    guard count == nil, !isOpen(along: axis) else {
      return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.fillsByMeasures == true }
    }
    return subitems.contains { item in
      let size: NSCollectionLayoutSize = item.layoutSize
      return (axis == .horizontal ? size.widthDimension : size.heightDimension).isMeasured
        || (item as? NSCollectionLayoutGroup)?.fillsByMeasures == true
    }
  }

  /// Whether the group is as long as its items.
  fileprivate func isOpen(along axis: UIAxis) -> Bool {
    (axis == .horizontal ? layoutSize.widthDimension : layoutSize.heightDimension).isMeasured
  }
}
