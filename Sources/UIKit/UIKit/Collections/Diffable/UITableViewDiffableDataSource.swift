import Foundation
import UIFoundation

/// A data source of a table that shows snapshots, and finds out itself what has changed between them.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the data source of a table.
  ///
  /// - Parameter cellProvider: Makes the cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether rows move into their new places gradually.
  ///   - completion: Called when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change: RowChange = snapshot.change(from: shown)
    // Numbers are asked for by the table as they were, where it has not done so yet.
    table?.loadIfNeeded()
    shown = snapshot
    shown.forgetReloads()
    guard let table else {
      completion?()
      return
    }
    let reconfigured: [IndexPath] = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    let isAnimated: Bool = animatingDifferences && defaultRowAnimation != .none
    table.apply(change, reconfigured: reconfigured, animated: isAnimated) { _ in completion?() }
  }

  /// Shows a snapshot at once, with all cells made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    shown.forgetReloads()
    table?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, shown.order.indices.contains(indexPath.section) else { return nil }
    let items: [ItemIdentifierType] = shown.items[shown.order[indexPath.section]] ?? []
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = shown.sectionIdentifier(containingItem: itemIdentifier),
      let number = shown.indexOfSection(section),
      let row = shown.items[section]?.firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: number)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.order.indices.contains(index) ? shown.order[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // MARK: As a data source

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("The cell provider of a diffable data source made no cell for \(indexPath).")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
