import CoreGraphics
import Foundation
import UIFoundation

/// Drags and drops of the rows of a table.
final class TableDrags: ListDrags<UITableView> {
  private var drags: (any UITableViewDragDelegate)? { list.dragDelegate }
  private var drops: (any UITableViewDropDelegate)? { list.dropDelegate }
  private var proposal = UITableViewDropProposal(operation: .cancel)

  override var takesDrops: Bool { drops != nil }
  override func row(at point: CGPoint) -> IndexPath? { list.indexPathForRow(at: point) }
  override func frame(of path: IndexPath) -> CGRect? { list.sections.contains(path) ? list.rectForRow(at: path) : nil }
  override func cell(of path: IndexPath) -> UIView? { list.cellForRow(at: path) }
  override func canMove(_ path: IndexPath) -> Bool { list.dataSource?.tableView(list, canMoveRowAt: path) ?? false }

  override func move(_ path: IndexPath, to proposed: IndexPath) {
    let goal: IndexPath =
      list.tableDelegate?.tableView(list, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
      ?? proposed
    guard goal != path, list.sections.contains(goal) else { return }
    list.show(path, at: goal)
    list.dataSource?.tableView(list, moveRowAt: path, to: goal)
  }

  override func items(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
    guard list.dragInteractionEnabled else { return [] }
    return drags?.tableView(list, itemsForBeginning: session, at: path) ?? []
  }
  override func previewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    drags?.tableView(list, dragPreviewParametersForRowAt: path)
  }
  override func dragWillBegin(_ session: any UIDragSession) { drags?.tableView(list, dragSessionWillBegin: session) }
  override func dragDidEnd(_ session: any UIDragSession) { drags?.tableView(list, dragSessionDidEnd: session) }
  override func allowsMove(_ session: any UIDragSession) -> Bool {
    drags?.tableView(list, dragSessionAllowsMoveOperation: session) ?? true
  }
  override func isRestricted(_ session: any UIDragSession) -> Bool {
    drags?.tableView(list, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  override func canHandle(_ session: any UIDropSession) -> Bool { drops?.tableView(list, canHandle: session) ?? false }
  override func dropDidEnter(_ session: any UIDropSession) { drops?.tableView(list, dropSessionDidEnter: session) }
  override func dropDidExit(_ session: any UIDropSession) { drops?.tableView(list, dropSessionDidExit: session) }
  override func dropDidEnd(_ session: any UIDropSession) { drops?.tableView(list, dropSessionDidEnd: session) }

  override func plan(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropPlan {
    guard let drops else { return ListDropPlan(operation: .cancel) }
    proposal = drops.tableView(list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let place: ListDropPlan.Place =
      switch proposal.intent {
      case .unspecified: .nowhere
      case .insertAtDestinationIndexPath, .automatic: .at
      case .insertIntoDestinationIndexPath: .into
      }
    return ListDropPlan(operation: proposal.operation, place: place)
  }

  override func perform(_ session: any UIDropSession, _ path: IndexPath?) {
    let items: [TableDropItem] = session.items.map { item in
      let source: IndexPath? = sources.first { $0.item === item }?.path
      return TableDropItem(item, source, source.flatMap { frame(of: $0)?.size } ?? .zero)
    }
    let coordinator = TableDropCoordinator(items, path, proposal, session)
    drops?.tableView(list, performDropWith: coordinator)
    coordinator.run()
  }
}

final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
    super.init()
  }
}

final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private var animators: [DragAnimator] = []

  init(
    _ items: [TableDropItem], _ path: IndexPath?, _ proposal: UITableViewDropProposal, _ session: any UIDropSession
  ) {
    self.items = items
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
    super.init()
  }

  private func animator() -> any UIDragAnimating {
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animator() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animator() }

  /// Does what was added to the drops of items.
  func run() {
    for animator in animators { animator.run() }
    animators = []
  }
}

extension UITableView {
  /// Whether rows are dragged from here now.
  public var hasActiveDrag: Bool { !rowDrags.sources.isEmpty }
  /// Whether something is dragged over the table that it wants.
  public var hasActiveDrop: Bool { rowDrags.isDropping }

  /// The interactions are there as long as a delegate is.
  func dragDelegatesDidChange() {
    let drags: Bool = dragDelegate != nil
    if drags, dragInteraction == nil { addInteraction(UIDragInteraction(delegate: rowDrags)) }
    if !drags, let interaction = dragInteraction, interaction.delegate === rowDrags { removeInteraction(interaction) }
    let drops: Bool = drags || dropDelegate != nil
    if drops, dropInteraction == nil { addInteraction(UIDropInteraction(delegate: rowDrags)) }
    if !drops, let interaction = dropInteraction, interaction.delegate === rowDrags { removeInteraction(interaction) }
  }
}
