import Foundation

/// The items of one section, which may hold others: rows of an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// All items, each before those that it holds.
  private var order: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var levels: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public var items: [ItemIdentifierType] { order }
  public var rootItems: [ItemIdentifierType] { order.filter { levels[$0] == 0 } }
  /// The items that are shown: those whose holders all are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var hiddenBelow: Int?
    return order.filter { item in
      let level: Int = levels[item] ?? 0
      if let limit = hiddenBelow {
        if level > limit { return false }
        hiddenBelow = nil
      }
      if !expanded.contains(item) { hiddenBelow = level }
      return true
    }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }
  /// How many items hold an item one in the other; 0 for one that none holds.
  public func level(of item: ItemIdentifierType) -> Int { levels[item] ?? 0 }
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? order.firstIndex(of: item) : nil }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var next: ItemIdentifierType? = parents[item]
    while let current = next {
      if !expanded.contains(current) { return false }
      next = parents[current]
    }
    return true
  }

  /// Whether an item holds others.
  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    guard let index = index(of: item), index + 1 < order.count else { return false }
    return (levels[order[index + 1]] ?? 0) > level(of: item)
  }

  /// An item's place, and the end of what it holds.
  private func range(of item: ItemIdentifierType) -> Range<Int>? {
    guard let index = index(of: item) else { return nil }
    let level: Int = level(of: item)
    var end: Int = index + 1
    while end < order.count, (levels[order[end]] ?? 0) > level { end += 1 }
    return index..<end
  }

  // MARK: Changes

  /// Adds items behind those that another one holds; behind all for nil.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: order.count, parent: nil, level: 0) }
    guard let range = range(of: parent) else {
      preconditionFailure("There is no item \(parent) in the snapshot that could hold others.")
    }
    insert(items, at: range.upperBound, parent: parent, level: level(of: parent) + 1)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item) { $0.lowerBound }
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item) { $0.upperBound }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, _ place: (Range<Int>) -> Int
  ) {
    guard let range = range(of: item) else {
      preconditionFailure("There is no item \(item) in the snapshot beside which others could be put.")
    }
    insert(items, at: place(range), parent: parents[item], level: level(of: item))
  }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, parent: ItemIdentifierType?, level: Int) {
    for item in items {
      precondition(levels[item] == nil, "The item \(item) is in the snapshot already: each is there once.")
      levels[item] = level
      parents[item] = parent
    }
    order.insert(contentsOf: items, at: index)
  }

  /// Puts the items of another snapshot, with what they hold, beside an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) { graft(snapshot, parent: parents[item], level: level(of: item), at: range(of: item)?.lowerBound) }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) { graft(snapshot, parent: parents[item], level: level(of: item), at: range(of: item)?.upperBound) }

  private mutating func graft(_ other: Self, parent: ItemIdentifierType?, level: Int, at index: Int?) {
    guard let index else { preconditionFailure("There is no such item in the snapshot.") }
    for item in other.order {
      precondition(levels[item] == nil, "The item \(item) is in the snapshot already: each is there once.")
      levels[item] = other.level(of: item) + level
      parents[item] = other.parents[item] ?? parent
    }
    expanded.formUnion(other.expanded)
    order.insert(contentsOf: other.order, at: index)
  }

  /// Puts the items of a snapshot in place of those that an item holds.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let range = range(of: parent) else {
      preconditionFailure("There is no item \(parent) in the snapshot that could hold others.")
    }
    remove(range.lowerBound + 1..<range.upperBound)
    graft(snapshot, parent: parent, level: level(of: parent) + 1, at: range.lowerBound + 1)
  }

  /// Takes items away, with all that they hold.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items { if let range = range(of: item) { remove(range) } }
  }

  public mutating func deleteAll() { self = Self() }

  private mutating func remove(_ range: Range<Int>) {
    for item in order[range] {
      levels[item] = nil
      parents[item] = nil
      expanded.remove(item)
    }
    order.removeSubrange(range)
  }

  /// Shows what items hold.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }
  /// Hides what items hold.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// The items below an item, as a snapshot of their own.
  ///
  /// - Parameter includingParent: Whether the item itself is its root.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    guard let range = range(of: parent) else { return Self() }
    var result = Self()
    let base: Int = level(of: parent) + (includingParent ? 0 : 1)
    for item in order[includingParent ? range : range.lowerBound + 1..<range.upperBound] {
      let level: Int = self.level(of: item) - base
      result.order.append(item)
      result.levels[item] = level
      result.parents[item] = level == 0 ? nil : parents[item]
      if expanded.contains(item) { result.expanded.insert(item) }
    }
    return result
  }

  /// The items in lines, moved in by their levels, for people who look for a mistake.
  public func visualDescription() -> String {
    order.map { item in
      let mark: String = hasChildren(item) ? (isExpanded(item) ? "- " : "+ ") : "* "
      return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
    }.joined(separator: "\n")
  }
}
