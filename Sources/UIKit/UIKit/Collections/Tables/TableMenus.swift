import CoreGraphics
import Foundation
import UIFoundation

/// The menus of the rows of a table.
final class TableMenus: RowMenus<UITableView>, UIContextMenuInteractionDelegate {
  private var delegate: (any UITableViewDelegate)? { list.tableDelegate }

  override var rowOfKeys: IndexPath? { list.focused ?? list.indexPathForSelectedRow }
  override func frame(of path: IndexPath) -> CGRect { list.rectForRow(at: path) }
  override func row(at point: CGPoint) -> IndexPath? { list.indexPathForRow(at: point) }
  override var firstRow: IndexPath? {
    list.sections.rowCount > 0 ? list.sections.path(ofNumber: 0) : nil
  }
  override func ask(_ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.tableView(list, contextMenuConfigurationForRowAt: path, point: point)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(at: location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.tableView(list, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(list, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(list, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(list, willEndContextMenuInteraction: configuration, animator: animator) }
}
