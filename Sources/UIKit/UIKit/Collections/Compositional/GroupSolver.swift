import CoreGraphics
import UIFoundation

/// Computes where the items of one group lie. Leading is left here: sections are mirrored as a whole.
@MainActor
struct GroupSolver {
  /// One item or attached view of a group.
  struct Place {
    var frame: CGRect
    var zIndex: Int = 0
    /// The number of the item in the group.
    var number: Int
    var estimatedAxes: UIAxis = []
    /// The attached view; nil for the item itself.
    var supplementary: NSCollectionLayoutSupplementaryItem?
  }

  /// The size that a cell said; nil where it was not asked yet.
  var measured: (Int) -> CGSize?
  var traits: UITraitCollection
  /// How many items there are for the group.
  var available: Int
  private(set) var places: [Place] = []
  private(set) var used: Int = 0

  init(traits: UITraitCollection, available: Int, measured: @escaping (Int) -> CGSize?) {
    self.traits = traits
    self.available = available
    self.measured = measured
  }

  /// Places the items of a group from the origin and returns how large the group is.
  mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> CGSize {
    let first: Int = places.count
    let size: CGSize = arrange(group, group.layoutSize.size(in: container))
    let box = CGRect(origin: .zero, size: size)
    for item in group.supplementaryItems {
      places.append(
        Place(
          frame: item.frame(at: box), zIndex: item.zIndex, number: places.count > first ? places[first].number : used,
          supplementary: item))
    }
    return size
  }

  /// A slot along the group: an item or a group inside.
  private struct Slot {
    var item: NSCollectionLayoutItem
    /// The places that belong to it.
    var places: Range<Int>
    var size: CGSize
    var before: NSCollectionLayoutSpacing?
    var after: NSCollectionLayoutSpacing?
  }

  private mutating func arrange(_ group: NSCollectionLayoutGroup, _ given: CGSize) -> CGSize {
    let insets: NSDirectionalEdgeInsets = group.contentInsets
    let inner = CGSize(
      width: max(0, given.width - insets.leading - insets.trailing),
      height: max(0, given.height - insets.top - insets.bottom))
    if case .custom(let provider) = group.arrangement {
      placeCustom(provider, inner, insets)
      return given
    }
    let isHorizontal: Bool = group.axis == .horizontal
    let room: CGFloat = isHorizontal ? inner.width : inner.height
    let isOpen: Bool = (isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isMeasured
    var slots: [Slot] = []
    var taken: CGFloat = 0
    let spacing: CGFloat = group.interItemSpacing?.spacing ?? 0
    let number: Int = group.count ?? Int.max
    let share: CGFloat? =
      group.sharesLength ? max(0, (room - spacing * CGFloat(number - 1)) / CGFloat(number)) : nil
    var index: Int = 0
    while slots.count < number, used < available || slots.isEmpty, !group.subitems.isEmpty {
      // A group that is as long as its items has each of them once.
      if isOpen, group.count == nil, index >= group.subitems.count { break }
      let item: NSCollectionLayoutItem = group.subitems[index % group.subitems.count]
      let mark: (places: Int, used: Int) = (places.count, used)
      let slot: Slot = makeSlot(item, inner, share, isHorizontal)
      let edges: CGFloat = (slot.before?.spacing ?? 0) + (slot.after?.spacing ?? 0)
      let length: CGFloat = (isHorizontal ? slot.size.width : slot.size.height) + edges
      let next: CGFloat = taken + (slots.isEmpty ? 0 : spacing) + length
      if !slots.isEmpty, group.count == nil, !isOpen, next > room + 0.01 {
        places.removeSubrange(mark.places...)
        used = mark.used
        break
      }
      slots.append(slot)
      taken = next
      index += 1
      // Items without a length would go on for ever.
      if length + spacing <= 0, index >= group.subitems.count { break }
    }
    let crossLength: CGFloat = align(slots, group, room: isOpen ? taken : room, taken: taken, inner, insets)
    return wholeSize(group, given, along: taken, across: crossLength, insets)
  }

  private mutating func makeSlot(
    _ item: NSCollectionLayoutItem, _ inner: CGSize, _ share: CGFloat?, _ isHorizontal: Bool
  ) -> Slot {
    let start: Int = places.count
    var size: CGSize = item.layoutSize.size(in: inner)
    if let share { if isHorizontal { size.width = share } else { size.height = share } }
    if let group = item as? NSCollectionLayoutGroup {
      size = arrange(group, size)
    } else {
      var axes: UIAxis = item.layoutSize.measuredAxes
      if share != nil { axes.remove(isHorizontal ? .horizontal : .vertical) }
      if !axes.isEmpty, let known = measured(used) {
        if axes.contains(.horizontal) { size.width = known.width }
        if axes.contains(.vertical) { size.height = known.height }
      }
      let insets: NSDirectionalEdgeInsets = item.contentInsets
      // What is measured needs all of its length.
      let left: CGFloat = axes.contains(.horizontal) ? 0 : insets.leading
      let right: CGFloat = axes.contains(.horizontal) ? 0 : insets.trailing
      let top: CGFloat = axes.contains(.vertical) ? 0 : insets.top
      let bottom: CGFloat = axes.contains(.vertical) ? 0 : insets.bottom
      let frame = CGRect(
        x: left, y: top, width: max(0, size.width - left - right), height: max(0, size.height - top - bottom))
      places.append(Place(frame: frame, number: used, estimatedAxes: axes))
      for attached in item.supplementaryItems {
        places.append(
          Place(frame: attached.frame(at: frame), zIndex: attached.zIndex, number: used, supplementary: attached))
      }
      used += 1
    }
    let edges: NSCollectionLayoutEdgeSpacing? = item.edgeSpacing
    return Slot(
      item: item, places: start..<places.count, size: size, before: isHorizontal ? edges?.leading : edges?.top,
      after: isHorizontal ? edges?.trailing : edges?.bottom)
  }

  /// Brings the slots into their places and returns how long the longest is across the group.
  private mutating func align(
    _ slots: [Slot], _ group: NSCollectionLayoutGroup, room: CGFloat, taken: CGFloat, _ inner: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let isHorizontal: Bool = group.axis == .horizontal
    let between: NSCollectionLayoutSpacing? = group.interItemSpacing
    var flexible: Int = between?.isFlexibleSpacing == true ? max(0, slots.count - 1) : 0
    for slot in slots {
      if slot.before?.isFlexibleSpacing == true { flexible += 1 }
      if slot.after?.isFlexibleSpacing == true { flexible += 1 }
    }
    let share: CGFloat = flexible > 0 ? max(0, room - taken) / CGFloat(flexible) : 0
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    let isCrossOpen: Bool =
      (isHorizontal ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).isMeasured
    let longest: CGFloat = slots.map { isHorizontal ? $0.size.height : $0.size.width }.max() ?? 0
    let across: CGFloat = isCrossOpen ? longest : isHorizontal ? inner.height : inner.width
    var place: CGFloat = 0
    var reached: CGFloat = 0
    for (index, slot) in slots.enumerated() {
      if index > 0 { place += length(between) }
      place += length(slot.before)
      let edges: NSCollectionLayoutEdgeSpacing? = slot.item.edgeSpacing
      let first: NSCollectionLayoutSpacing? = isHorizontal ? edges?.top : edges?.leading
      let last: NSCollectionLayoutSpacing? = isHorizontal ? edges?.bottom : edges?.trailing
      let own: CGFloat = isHorizontal ? slot.size.height : slot.size.width
      let free: CGFloat = max(0, across - own - (first?.spacing ?? 0) - (last?.spacing ?? 0))
      let parts: CGFloat = (first?.isFlexibleSpacing == true ? 1 : 0) + (last?.isFlexibleSpacing == true ? 1 : 0)
      let offset: CGFloat =
        (first?.spacing ?? 0) + (first?.isFlexibleSpacing == true && parts > 0 ? free / parts : 0)
      let origin = CGPoint(
        x: insets.leading + (isHorizontal ? place : offset), y: insets.top + (isHorizontal ? offset : place))
      for number in slot.places {
        places[number].frame = places[number].frame.offsetBy(dx: origin.x, dy: origin.y)
      }
      stretch(slot, across, isHorizontal)
      place += (isHorizontal ? slot.size.width : slot.size.height) + length(slot.after)
      reached = max(reached, own + offset + (last?.spacing ?? 0))
    }
    return reached
  }

  /// Items that share a length become as long as the longest.
  private mutating func stretch(_ slot: Slot, _ across: CGFloat, _ isHorizontal: Bool) {
    let size: NSCollectionLayoutSize = slot.item.layoutSize
    let dimension: NSCollectionLayoutDimension = isHorizontal ? size.heightDimension : size.widthDimension
    guard dimension.isUniformAcrossSiblings, !slot.places.isEmpty else { return }
    if isHorizontal {
      places[slot.places.lowerBound].frame.size.height = across
    } else {
      places[slot.places.lowerBound].frame.size.width = across
    }
  }

  /// The size of a group: that of its items where it is an estimate.
  private func wholeSize(
    _ group: NSCollectionLayoutGroup, _ given: CGSize, along: CGFloat, across: CGFloat,
    _ insets: NSDirectionalEdgeInsets
  ) -> CGSize {
    let isHorizontal: Bool = group.axis == .horizontal
    var size: CGSize = given
    if group.layoutSize.widthDimension.isMeasured {
      size.width = (isHorizontal ? along : across) + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isMeasured {
      size.height = (isHorizontal ? across : along) + insets.top + insets.bottom
    }
    return size
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ inner: CGSize, _ insets: NSDirectionalEdgeInsets
  ) {
    for item in provider(LayoutEnvironment(inner, traits: traits)) where used < available {
      let frame: CGRect = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
      places.append(Place(frame: frame, zIndex: item.zIndex, number: used))
      used += 1
    }
  }
}
