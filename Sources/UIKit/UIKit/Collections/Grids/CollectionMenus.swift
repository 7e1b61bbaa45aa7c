import CoreGraphics
import Foundation
import UIFoundation

/// The menus of the items of a collection.
final class CollectionMenus: RowMenus<UICollectionView>, UIContextMenuInteractionDelegate {
  private var delegate: (any UICollectionViewDelegate)? { list.collectionDelegate }

  override var rowOfKeys: IndexPath? { list.focused ?? list.indexPathsForSelectedItems?.first }
  override func frame(of path: IndexPath) -> CGRect { list.layoutAttributesForItem(at: path)?.frame ?? .zero }
  override func row(at point: CGPoint) -> IndexPath? { list.indexPathForItem(at: point) }
  override var firstRow: IndexPath? { list.counts.total > 0 ? list.counts.path(ofNumber: 0) : nil }
  override func ask(_ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    // A menu for an item that is selected is for all that are.
    let selected: [IndexPath] = list.indexPathsForSelectedItems ?? []
    let paths: [IndexPath] = selected.contains(path) ? selected.sorted() : [path]
    return delegate?.collectionView(list, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(at: location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let path: IndexPath? = list.indexPathForItem(at: interaction.location(in: list))
    return path.flatMap {
      delegate?.collectionView(list, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(list, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(list, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(list, willEndContextMenuInteraction: configuration, animator: animator) }
}
