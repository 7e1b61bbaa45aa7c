import Foundation
import UIFoundation

/// A data source of a collection that shows snapshots, and finds out itself what has changed between them.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers, footers and other views that the layout has places for.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Closures that decide about moves of items by people, and are told of them.
  open var reorderingHandlers = ReorderingHandlers()
  /// Closures that decide about people's showing and hiding of the items below an item, and are told of it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()
  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The snapshots of sections whose items hold others.
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Becomes the data source of a collection.
  ///
  /// - Parameter cellProvider: Makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether cells move into their new places gradually.
  ///   - completion: Called when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    show(snapshot, animatingDifferences, completion)
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    let change: RowChange = snapshot.change(from: shown)
    let old = shown
    // Numbers are asked for by the collection as they were, where it has not done so yet.
    collection?.loadIfNeeded()
    shown = snapshot
    shown.forgetReloads()
    guard let collection else {
      completion?()
      return
    }
    let reconfigured: [IndexPath] = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    let items: [UICollectionViewUpdateItem] = change.items(from: old.order.map { old.numberOfItems(inSection: $0) })
    collection.apply(change, reconfigured: reconfigured, items: items, animated: isAnimated) { _ in completion?() }
  }

  /// Shows a snapshot at once, with all cells made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    outlines = [:]
    shown = snapshot
    shown.forgetReloads()
    collection?.reloadData()
    completion?()
  }

  /// Shows the items of one section, which may hold others. A section that is not there yet is added behind the others.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = shown
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    show(whole, animatingDifferences, completion)
  }

  /// The items of a section with what they hold.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    result.append(shown.itemIdentifiers(inSection: section))
    return result
  }

  // MARK: Items and places

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, shown.order.indices.contains(indexPath.section) else { return nil }
    let items: [ItemIdentifierType] = shown.items[shown.order[indexPath.section]] ?? []
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = shown.sectionIdentifier(containingItem: itemIdentifier),
      let number = shown.indexOfSection(section),
      let item = shown.items[section]?.firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: number)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.order.indices.contains(index) ? shown.order[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // MARK: As a data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("The cell provider of a diffable data source made no cell for \(indexPath).")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Somebody moved an item, which the collection shows in its new place already.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let old = shown
    var new = shown
    new.deleteItems([item])
    let others: [ItemIdentifierType] = new.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      new.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    shown = new
    outlines[section] = nil
    reorderingHandlers.didReorder?(transaction)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Handlers

  /// Closures that decide about moves of items by people, and are told of them.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; none may by default.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// Closures that decide about people's showing and hiding of the items below an item, and are told of it.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Gives what an item holds when it is expanded; it has what it holds now as a second argument.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func outlineRow(at path: IndexPath) -> OutlineRow? {
    guard let section = sectionIdentifier(for: path.section), let outline = outlines[section],
      let item = itemIdentifier(for: path)
    else { return nil }
    let hasMore: Bool = outline.hasChildren(item) || sectionSnapshotHandlers.snapshotForExpandingParent != nil
    return OutlineRow(level: outline.level(of: item), hasChildren: hasMore, isExpanded: outline.isExpanded(item))
  }

  func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), var outline = outlines[section],
      let item = itemIdentifier(for: path)
    else { return }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provide = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    apply(outline, to: section, animatingDifferences: true)
    // The row itself looks otherwise now.
    if let path = indexPath(for: item) { collection?.cell(path)?.setNeedsUpdateConfiguration() }
  }
}

/// The change that a person made by moving an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between all items before and after.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

extension RowChange {
  /// The change as updates of single items: only those that came, went, or stand elsewhere are named.
  @MainActor func items(from old: [Int]) -> [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    var stays: Set<IndexPath> = []
    for (number, section) in sections.enumerated() {
      guard let rows = section.rows else {
        if section.old == nil {
          items.append(.init(.insert, from: nil, to: IndexPath(item: NSNotFound, section: number)))
        }
        continue
      }
      for (row, before) in rows.enumerated() {
        let path = IndexPath(item: row, section: number)
        guard let before else {
          items.append(.init(.insert, from: nil, to: path))
          continue
        }
        stays.insert(before)
        if before != path { items.append(.init(.move, from: before, to: path)) }
      }
    }
    let kept: [Int: RowChange.Section] = Dictionary(
      sections.compactMap { section in section.old.map { ($0, section) } }, uniquingKeysWith: { $1 })
    for (number, count) in old.enumerated() {
      guard let section = kept[number] else {
        items.append(.init(.delete, from: IndexPath(item: NSNotFound, section: number), to: nil))
        continue
      }
      guard section.rows != nil else { continue }
      for row in 0..<count {
        let path = IndexPath(item: row, section: number)
        if !stays.contains(path) { items.append(.init(.delete, from: path, to: nil)) }
      }
    }
    return items
  }
}
