import AccessibilityAudit
import AccessibilityTree
import CoreGraphics
import DisplayList
import Foundation

extension CGContext {
  /// Draws a list of the given size upright, its lower left corner at the origin, and tags what it shows as the views'
  /// accessibility says.
  ///
  /// - Parameters:
  ///   - tree: of the views; it is not read for a context without tags.
  ///   - language: of the views, which becomes that of a file without one.
  func draw(
    _ list: DisplayList, size: CGSize, rasterizationScale: CGFloat, tree: () -> AccessibilityTree, language: String?
  ) {
    guard isTaggable, let drawing = backend as? DisplayListDrawing else {
      return draw(list, size: size, rasterizationScale: rasterizationScale)
    }
    let tree: AccessibilityTree = tree()
    let parts = DrawnParts(list, tree: tree)
    let tags = PageTags(tree, drawn: parts, in: structure.current)
    if structure.root.tag.language == nil { structure.root.tag.language = language }
    saveGState()
    translateBy(x: 0, y: size.height)
    scaleBy(x: 1, y: -1)
    for part in tags.framed { part.element.frame = tree.frame(of: part.node).map { pageRect($0) } }
    let pieces: [OwnedItems] = parts.pieces.map { piece in
      OwnedItems(owner: piece.owner.flatMap { tags.owners[$0] }, items: piece.items)
    }
    drawing.draw(pieces, rasterizationScale: rasterizationScale)
    for link in tags.links {
      guard let frame = tree.frame(of: link.node) else { continue }
      addLink(link.url, label: tree[link.node]?.label ?? "", for: frame, to: link.element)
    }
    restoreGState()
  }
}
