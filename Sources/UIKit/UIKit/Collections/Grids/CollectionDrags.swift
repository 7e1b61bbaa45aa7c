import CoreGraphics
import Foundation
import UIFoundation

/// Drags and drops of the items of a collection.
final class CollectionDrags: ListDrags<UICollectionView> {
  private var drags: (any UICollectionViewDragDelegate)? { list.dragDelegate }
  private var drops: (any UICollectionViewDropDelegate)? { list.dropDelegate }
  private var proposal = UICollectionViewDropProposal(operation: .cancel)

  override var takesDrops: Bool { drops != nil }
  /// Items beside each other make lines; one below the other, as in a list, they do not.
  override var movesAlongLines: Bool {
    guard let first = list.indexPathsForVisibleItems.first, let frame = frame(of: first) else { return false }
    return frame.width < list.bounds.width * 0.6
  }
  override func row(at point: CGPoint) -> IndexPath? { list.indexPathForItem(at: point) }
  override func frame(of path: IndexPath) -> CGRect? { list.layoutAttributesForItem(at: path)?.frame }
  override func cell(of path: IndexPath) -> UIView? { list.cellForItem(at: path) }
  override func canMove(_ path: IndexPath) -> Bool {
    list.dataSource?.collectionView(list, canMoveItemAt: path) ?? false
  }

  override func move(_ path: IndexPath, to proposed: IndexPath) {
    let goal: IndexPath = list.goal(ofMoving: path, now: path, to: proposed)
    guard goal != path, list.counts.contains(goal) else { return }
    list.show(path, at: goal)
    list.dataSource?.collectionView(list, moveItemAt: path, to: goal)
  }

  override func items(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
    guard list.dragInteractionEnabled else { return [] }
    return drags?.collectionView(list, itemsForBeginning: session, at: path) ?? []
  }
  override func previewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    drags?.collectionView(list, dragPreviewParametersForItemAt: path)
  }
  override func dragWillBegin(_ session: any UIDragSession) {
    drags?.collectionView(list, dragSessionWillBegin: session)
  }
  override func dragDidEnd(_ session: any UIDragSession) { drags?.collectionView(list, dragSessionDidEnd: session) }
  override func allowsMove(_ session: any UIDragSession) -> Bool {
    drags?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true
  }
  override func isRestricted(_ session: any UIDragSession) -> Bool {
    drags?.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  override func canHandle(_ session: any UIDropSession) -> Bool {
    drops?.collectionView(list, canHandle: session) ?? false
  }
  override func dropDidEnter(_ session: any UIDropSession) { drops?.collectionView(list, dropSessionDidEnter: session) }
  override func dropDidExit(_ session: any UIDropSession) { drops?.collectionView(list, dropSessionDidExit: session) }
  override func dropDidEnd(_ session: any UIDropSession) { drops?.collectionView(list, dropSessionDidEnd: session) }

  override func plan(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropPlan {
    guard let drops else { return ListDropPlan(operation: .cancel) }
    proposal = drops.collectionView(list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let place: ListDropPlan.Place =
      switch proposal.intent {
      case .unspecified: .nowhere
      case .insertAtDestinationIndexPath: .at
      case .insertIntoDestinationIndexPath: .into
      }
    return ListDropPlan(operation: proposal.operation, place: place)
  }

  override func perform(_ session: any UIDropSession, _ path: IndexPath?) {
    let items: [CollectionDropItem] = session.items.map { item in
      let source: IndexPath? = sources.first { $0.item === item }?.path
      return CollectionDropItem(item, source, source.flatMap { frame(of: $0)?.size } ?? .zero)
    }
    let coordinator = CollectionDropCoordinator(items, path, proposal, session)
    drops?.collectionView(list, performDropWith: coordinator)
    coordinator.run()
  }
}

final class CollectionDropItem: NSObject, UICollectionViewDropItem {
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

final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private var animators: [DragAnimator] = []

  init(
    _ items: [CollectionDropItem], _ path: IndexPath?, _ proposal: UICollectionViewDropProposal,
    _ session: any UIDropSession
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

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animator() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animator() }

  /// Does what was added to the drops of items.
  func run() {
    for animator in animators { animator.run() }
    animators = []
  }
}

extension UICollectionView {
  /// Whether items are dragged from here now.
  public var hasActiveDrag: Bool { !rowDrags.sources.isEmpty }
  /// Whether something is dragged over the collection that it wants.
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
