import CoreGraphics
import Diagnostics
import Foundation
import UIFoundation

extension UICollectionView {
  // MARK: One change

  /// Says that the data source has new items at places that count after the change.
  public func insertItems(at indexPaths: [IndexPath]) { note { $0.insertedRows.formUnion(indexPaths) } }

  /// Says that items are gone, at places that count before the change.
  public func deleteItems(at indexPaths: [IndexPath]) { note { $0.deletedRows.formUnion(indexPaths) } }

  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) { note { $0.reloadedRows.formUnion(indexPaths) } }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Gives the cells in sight of items other content, without new cells: the data source is asked again, and the cell that it
  /// takes to be used again is the one that is there. Among several changes the items are reloaded, as their places may change.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    guard pendingDepth == 0 else { return note { $0.reloadedRows.formUnion(indexPaths) } }
    for path in indexPaths { reconfigure(path) }
  }

  func reconfigure(_ path: IndexPath) {
    guard let cell = cell(path), let dataSource else { return }
    let before: UICollectionViewCell? = reconfigured
    reconfigured = cell
    let given: UICollectionViewCell = dataSource.collectionView(self, cellForItemAt: path)
    reconfigured = before
    cell.setNeedsFitting()
    setNeedsLayout()
    guard given !== cell, let attributes = cell.applied else { return }
    // A program that answers with another cell has that shown.
    letGo(cell, .cell(path))
    show(given, attributes)
    place(given, attributes)
  }

  public func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }
  public func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }
  public func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Several changes

  /// Makes several changes together.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and says what has changed. Deletions and moves count before all of them, insertions after.
  ///   - completion: Called when all have come to rest.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    pendingDepth += 1
    if pending == nil { pending = RowUpdates() }
    updates()
    pendingDepth -= 1
    guard pendingDepth == 0, let noted = pending else { return }
    pending = nil
    perform(noted) { completion?($0) }
  }

  /// Makes several changes together, or none where there are no updates. A closure that is no optional one need not escape.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  private func note(_ change: (inout RowUpdates) -> Void) {
    // Items that nobody has asked for yet need no updates.
    guard isLoaded else { return }
    var updates: RowUpdates = pending ?? RowUpdates()
    change(&updates)
    if pendingDepth > 0 {
      pending = updates
    } else {
      perform(updates) { _ in }
    }
  }

  private func perform(_ updates: RowUpdates, completion: @escaping (Bool) -> Void) {
    let new: ItemCounts = askForCounts()
    switch updates.change(from: counts.counts, to: new.counts) {
    case .success(let change):
      apply(change, items: updates.items, animated: UIView.areAnimationsEnabled, completion: completion)
    case .failure(let mismatch):
      // UIKit ends the program here; a collection that shows its data again does people no harm.
      Diagnostics.warn("A collection was told of changes that its data source does not have. \(mismatch.message)")
      reloadData()
      completion(false)
    }
  }

  // MARK: Applying

  /// Takes up what became of sections and items: cells go along with their items.
  ///
  /// - Parameter reconfigured: The items, after the change, whose cells get other content.
  func apply(
    _ change: RowChange, reconfigured: [IndexPath] = [], items: [UICollectionViewUpdateItem], animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    swipes.close()
    cancelPress()
    counts = ItemCounts(change.sections.map(\.count))
    var followed: [IndexPath] = shown.keys.filter { $0.category == .cell }.map(\.indexPath) + selection.paths
    if let focused { followed.append(focused) }
    let places: [IndexPath: IndexPath] = change.newPlaces(of: followed)
    let leaving: [(UICollectionReusableView, CollectionElement)] = moveViews(places, change)
    selection.paths = selection.paths.compactMap { places[$0] }
    focused = focused.flatMap { places[$0] }
    prefetched = []
    layoutNow.carry(change)
    let context: UICollectionViewLayoutInvalidationContext = layoutNow.makeContext()
    context.invalidateDataSourceCounts = true
    layoutNow.invalidateLayout(with: context)
    prepareLayoutIfNeeded()
    layoutNow.prepare(forCollectionViewUpdates: items)
    for path in reconfigured { reconfigure(path) }
    barChanges.change()
    moveContent()
    guard animated, window != nil else {
      for (view, _) in leaving { rest(view) }
      setNeedsLayout()
      layoutIfNeeded()
      layoutNow.finalizeCollectionViewUpdates()
      return completion(true)
    }
    animatePlaces(leaving) { [weak self] in
      self?.layoutNow.finalizeCollectionViewUpdates()
      completion(true)
    }
  }

  /// Lets the layout say where the content is after a change.
  private func moveContent() {
    let proposed: CGPoint = contentOffset
    let wanted: CGPoint = layoutNow.targetContentOffset(forProposedContentOffset: proposed)
    if wanted != proposed, wanted.x.isFinite, wanted.y.isFinite { contentOffset = clamped(wanted) }
  }

  /// Moves all views into the places of the layout, while some fade out, and others in.
  func animatePlaces(
    _ leaving: [(UICollectionReusableView, CollectionElement)], completion: @escaping () -> Void
  ) {
    let goals: [UICollectionViewLayoutAttributes?] = leaving.map { finalAttributes($0.1) }
    // New views come into their places unseen, while all others still stand where they were.
    keepsFrames = true
    tile()
    keepsFrames = false
    let arrived: [UICollectionReusableView] = arriving
    arriving = []
    UIView.animate(withDuration: 0.3) {
      for view in arrived { view.isArriving = true }
      self.tile()
      self.settle()
      for ((view, _), goal) in zip(leaving, goals) {
        if let goal { view.take(goal, in: self) } else { view.alpha = 0 }
      }
    } completion: { _ in
      for (view, _) in leaving {
        view.alpha = 1
        self.rest(view)
      }
      completion()
    }
  }

  /// Gives views their new elements and returns those whose elements are gone or are shown anew.
  private func moveViews(
    _ places: [IndexPath: IndexPath], _ change: RowChange
  ) -> [(UICollectionReusableView, CollectionElement)] {
    var sections: [Int: Int] = [:]
    for (number, section) in change.sections.enumerated() { if let old = section.old { sections[old] = number } }
    var moved: [CollectionElement: UICollectionReusableView] = [:]
    var leaving: [(UICollectionReusableView, CollectionElement)] = []
    for (element, view) in shown {
      if let new = newElement(element, places, sections, change) {
        moved[new] = view
        view.element = new
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      } else {
        leave(view, element)
        leaving.append((view, element))
      }
    }
    shown = moved
    return leaving
  }

  /// The element that shows the same after a change; nil where it is gone or made anew.
  private func newElement(
    _ element: CollectionElement, _ places: [IndexPath: IndexPath], _ sections: [Int: Int], _ change: RowChange
  ) -> CollectionElement? {
    var new: CollectionElement = element
    if element.category == .cell {
      guard let path = places[element.indexPath], !change.reloaded.contains(path) else { return nil }
      new.indexPath = path
      return new
    }
    // A view at the edge of the whole layout belongs to no section.
    guard element.indexPath.count == 2 else { return element }
    guard let number = sections[element.indexPath.section] else { return nil }
    let rows: [IndexPath?]? = change.sections[number].rows
    let isEdge: Bool =
      element.kind == Self.elementKindSectionHeader || element.kind == Self.elementKindSectionFooter
      || element.category == .decorationView
    // What belongs to single items cannot be told from what belongs to a section: it is asked for again.
    guard rows == nil || isEdge && rows?.contains(where: { $0 != nil }) == true else { return nil }
    new.indexPath = IndexPath(item: element.indexPath.item, section: number)
    return new
  }

  // MARK: Another layout

  func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old: UICollectionViewLayout = layoutNow
    guard old !== layout else {
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: layout) }
    old.collectionView = nil
    layout.collectionView = self
    layoutNow = layout
    layout.needsPreparation = true
    layout.invalidateLayout()
    let decorations = shown.filter { $0.key.category != .cell }
    for (element, view) in decorations { letGo(view, element) }
    for view in shown.values { view.forgetFitting() }
    let finish: () -> Void = { [weak self] in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      for view in self?.shown.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: layout) }
      completion?(true)
    }
    guard isLoaded else {
      setNeedsLayout()
      return finish()
    }
    guard animated, window != nil else {
      setNeedsLayout()
      layoutIfNeeded()
      return finish()
    }
    prepareLayoutIfNeeded()
    animatePlaces([], completion: finish)
  }
}
