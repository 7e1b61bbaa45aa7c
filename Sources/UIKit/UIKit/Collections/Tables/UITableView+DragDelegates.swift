import CoreGraphics
import Foundation
import UIFoundation

/// Gives what is dragged from the rows of a table, and is told of the drag.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The things that stand for a row which is dragged; none where it is not.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The part of the cell that is seen beside the pointer; nil for all of it.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether a view of the program may take the things away from here. True by default.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether other programs see nothing of the drag. False by default.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Decides what becomes of things that are dragged over the rows of a table, and takes them.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was let go.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table may want what is dragged. True by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The proposal for a drop at a place. By default nothing would happen.
  ///
  /// - Parameter destinationIndexPath: The row before which a drop would stand, or into which it would go; nil where the pointer
  ///   is over none. A row of the table that is dragged alone counts as taken out.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// A table's proposal for things that are dragged over it.
open class UITableViewDropProposal: UIDropProposal {
  /// Where a drop goes.
  public enum Intent: Int, Sendable {
    /// The program decides.
    case unspecified = 0
    /// Between rows: a line shows where.
    case insertAtDestinationIndexPath = 1
    /// Into a row: a frame shows which.
    case insertIntoDestinationIndexPath = 2
    /// As the table thinks right: between rows.
    case automatic = 3
  }

  open private(set) var intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// One thing that is dropped.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The row that is dragged, where it is one of the table itself.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the picture beside the pointer, in points; zero for a drag from elsewhere.
  var previewSize: CGSize { get }
}

/// A drop on a table: what is dropped and where, and how it comes to its place.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  /// Where the drop goes; nil where it was let go over no row.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// The item becomes a row; what is added to the result happens along with that.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// The item goes into a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// The item goes to a place of a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
