import CoreGraphics
import Foundation
import FoundationGaps
import InputEngine
import UIFoundation

/// A list's plan for a drop at a place of its rows.
struct ListDropPlan {
  enum Place { case nowhere, at, into }

  var operation: UIDropOperation
  var place: Place = .nowhere
}

/// Lets rows of a table or items of a collection be dragged, and things be dropped between them.
///
/// Tables and collections give this object the answers of their delegates. A list whose drop delegate is not set takes its own
/// rows, where its data source lets them be moved.
@MainActor
class ListDrags<List: UIScrollView>: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  unowned let list: List
  /// The rows that are dragged from the list now.
  private(set) var sources: [(item: UIDragItem, path: IndexPath)] = []
  private(set) var isDropping: Bool = false
  private var plan = ListDropPlan(operation: .cancel)
  private lazy var mark = DropMark()

  init(_ list: List) { self.list = list }

  // MARK: Of tables and collections

  var takesDrops: Bool { false }
  var movesAlongLines: Bool { false }
  func row(at point: CGPoint) -> IndexPath? { nil }
  func frame(of path: IndexPath) -> CGRect? { nil }
  func cell(of path: IndexPath) -> UIView? { nil }
  func items(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] { [] }
  func previewParameters(_ path: IndexPath) -> UIDragPreviewParameters? { nil }
  func dragWillBegin(_ session: any UIDragSession) {}
  func dragDidEnd(_ session: any UIDragSession) {}
  func allowsMove(_ session: any UIDragSession) -> Bool { true }
  func isRestricted(_ session: any UIDragSession) -> Bool { false }
  func canHandle(_ session: any UIDropSession) -> Bool { false }
  func dropDidEnter(_ session: any UIDropSession) {}
  func plan(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropPlan { ListDropPlan(operation: .cancel) }
  func dropDidExit(_ session: any UIDropSession) {}
  func dropDidEnd(_ session: any UIDropSession) {}
  func perform(_ session: any UIDropSession, _ path: IndexPath?) {}
  func canMove(_ path: IndexPath) -> Bool { false }
  func move(_ path: IndexPath, to goal: IndexPath) {}

  // MARK: Dragging

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let path = row(at: session.location(in: list)) else { return [] }
    let items: [UIDragItem] = items(session, path)
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = sources.first?.path, let cell = cell(of: path) else { return nil }
    let parameters: UIDragPreviewParameters = previewParameters(path) ?? UIDragPreviewParameters()
    return UITargetedDragPreview(
      view: cell, parameters: parameters, target: UIDragPreviewTarget(container: list, center: cell.center))
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    sources = []
    dragDidEnd(session)
  }

  // MARK: Dropping

  /// The row of the list that a session drags alone; nil for other drags.
  private func ownRow(_ session: any UIDropSession) -> IndexPath? {
    guard sources.count == 1, session.items.count == 1, session.items[0] === sources[0].item else { return nil }
    return sources[0].path
  }

  private func reorders(_ session: any UIDropSession) -> Bool { !takesDrops && ownRow(session).map(canMove) ?? false }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    takesDrops ? canHandle(session) : reorders(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isDropping = true
    if takesDrops { dropDidEnter(session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let path: IndexPath? = destination(of: session)
    plan =
      takesDrops
      ? plan(session, path) : ListDropPlan(operation: path == nil ? .forbidden : .move, place: .at)
    show(plan, session)
    return UIDropProposal(operation: plan.operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    stop()
    if takesDrops { dropDidExit(session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    stop()
    if takesDrops { dropDidEnd(session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let path: IndexPath? = destination(of: session)
    stop()
    if takesDrops { return perform(session, path) }
    if let own = ownRow(session), let path, path != own { move(own, to: path) }
  }

  private func stop() {
    isDropping = false
    plan = ListDropPlan(operation: .cancel)
    mark.removeFromSuperview()
  }

  /// Where a drop would go: the row under the pointer where the delegate drops into rows, else the row before which it would stand.
  ///
  /// A row of the list that is dragged alone counts as taken out already, as it is when the drop moves it: a path is one of the
  /// rows without it.
  private func destination(of session: any UIDropSession) -> IndexPath? {
    let point: CGPoint = session.location(in: list)
    guard let under = row(at: point) else { return nil }
    guard plan.place != .into else { return under }
    var path: IndexPath = insertion(at: point, under)
    if let own = ownRow(session), session.allowsMoveOperation, own[0] == path[0], own[1] < path[1] { path[1] -= 1 }
    return path
  }

  private func insertion(at point: CGPoint, _ under: IndexPath) -> IndexPath {
    guard let frame = frame(of: under) else { return under }
    let isBehind: Bool = movesAlongLines ? point.x > frame.midX : point.y > frame.midY
    return IndexPath(indexes: [under[0], under[1] + (isBehind ? 1 : 0)])
  }

  private func show(_ plan: ListDropPlan, _ session: any UIDropSession) {
    let point: CGPoint = session.location(in: list)
    guard plan.operation == .copy || plan.operation == .move, plan.place != .nowhere, let under = row(at: point),
      let frame = frame(of: under)
    else { return mark.removeFromSuperview() }
    if mark.superview !== list { list.addSubview(mark) }
    list.bringSubviewToFront(mark)
    if plan.place == .into {
      mark.show(around: frame)
    } else {
      let isBehind: Bool = insertion(at: point, under) != under
      mark.show(at: frame, alongLines: movesAlongLines, behind: isBehind)
    }
  }
}

/// Shows where a drop would go: a line between rows, or a frame around one.
final class DropMark: UIView {
  private static let thickness: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(around rect: CGRect) {
    frame = rect
    backgroundColor = .clear
    layer.borderWidth = Self.thickness
    layer.borderColor = tintColor.cgColor
    layer.cornerRadius = 6
  }

  func show(at rect: CGRect, alongLines: Bool, behind: Bool) {
    layer.borderWidth = 0
    layer.cornerRadius = Self.thickness / 2
    backgroundColor = tintColor
    let half: CGFloat = Self.thickness / 2
    frame =
      alongLines
      ? CGRect(
        x: (behind ? rect.maxX : rect.minX) - half, y: rect.minY, width: Self.thickness, height: rect.height)
      : CGRect(
        x: rect.minX, y: (behind ? rect.maxY : rect.minY) - half, width: rect.width, height: Self.thickness)
  }
}
