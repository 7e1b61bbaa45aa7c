import Foundation

/// Sections and items as they are to be shown, by names that are unique among all sections and among all items.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var order: [SectionIdentifierType] = []
  private(set) var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { order.count }
  public var sectionIdentifiers: [SectionIdentifierType] { order }
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { items[$0] ?? [] } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// The number of an item among the items of all sections; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier], let index = items[home]?.firstIndex(of: identifier) else { return nil }
    return order.prefix { $0 != home }.reduce(0) { $0 + (items[$1]?.count ?? 0) } + index
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { order.firstIndex(of: identifier) }

  // MARK: Items

  /// Adds items to the end of a section, the last one by default.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? order.last, items[section] != nil else {
      preconditionFailure("Items are added to a section of a snapshot: append the section first.")
    }
    insert(identifiers, in: section, at: items[section]?.count ?? 0)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  { insert(identifiers, beside: beforeIdentifier, 0) }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, _ step: Int) {
    guard let home = homes[other], let index = items[home]?.firstIndex(of: other) else {
      preconditionFailure("There is no item \(other) in the snapshot beside which others could be put.")
    }
    insert(identifiers, in: home, at: index + step)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
    for identifier in identifiers {
      let isNew: Bool = homes.updateValue(section, forKey: identifier) == nil
      precondition(isNew, "The item \(identifier) is in the snapshot already: each is there once.")
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone: Set<ItemIdentifierType> = Set(identifiers)
    for section in Set(identifiers.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for identifier in identifiers { homes[identifier] = nil }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier) { $0.insertItems([identifier], beforeItem: toIdentifier) }
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier) { $0.insertItems([identifier], afterItem: toIdentifier) }
  }
  private mutating func move(_ identifier: ItemIdentifierType, _ put: (inout Self) -> Void) {
    deleteItems([identifier])
    put(&self)
  }

  /// The cells of items are made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// The cells of items get other content.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: order.count) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = order.firstIndex(of: section) else {
      preconditionFailure("There is no section \(section) in the snapshot beside which others could be put.")
    }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(
        items[identifier] == nil, "The section \(identifier) is in the snapshot already: each is there once.")
      items[identifier] = []
    }
    order.insert(contentsOf: identifiers, at: index)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { homes[item] = nil }
      items[identifier] = nil
    }
    let gone: Set<SectionIdentifierType> = Set(identifiers)
    order.removeAll { gone.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, 1) }

  private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, _ step: Int) {
    guard section != other, let index = order.firstIndex(of: section) else { return }
    order.remove(at: index)
    order.insert(section, at: place(of: other) + step)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Changes

  /// What is to be shown anew was shown.
  mutating func forgetReloads() {
    reloadedSectionIdentifiers = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
  }

  /// What became of the sections and items of another snapshot.
  func change(from old: Self) -> RowChange {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in old.order.enumerated() {
      for (row, item) in (old.items[section] ?? []).enumerated() { places[item] = IndexPath(row: row, section: number) }
    }
    let oldSections: [SectionIdentifierType: Int] = Dictionary(
      uniqueKeysWithValues: old.order.enumerated().map { ($0.element, $0.offset) })
    let reloadedSections: Set<SectionIdentifierType> = Set(reloadedSectionIdentifiers)
    let reloaded: Set<ItemIdentifierType> = Set(reloadedItemIdentifiers)
    var change = RowChange(sections: [])
    for (number, section) in order.enumerated() {
      let items: [ItemIdentifierType] = self.items[section] ?? []
      let isReloaded: Bool = reloadedSections.contains(section)
      let isSame: Bool = !isReloaded && oldSections[section] != nil && old.items[section] == items
      let rows: [IndexPath?]? = isSame ? nil : items.map { isReloaded ? nil : places[$0] }
      change.sections.append(.init(old: oldSections[section], rows: rows, count: items.count))
      guard !reloaded.isEmpty else { continue }
      for (row, item) in items.enumerated() where reloaded.contains(item) {
        change.reloaded.insert(IndexPath(row: row, section: number))
      }
    }
    return change
  }
}
