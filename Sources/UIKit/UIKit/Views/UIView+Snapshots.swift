import CoreGraphics
import Diagnostics
import DisplayList
import SwiftUICore
import UIFoundation

extension UIView {
  /// Draws the view with all inside in the current context, wherever the view stands.
  ///
  /// - Parameters:
  ///   - rect: Where the view is drawn, stretched to it.
  ///   - afterUpdates: Views are always drawn as they are after changes.
  /// - Returns: Whether the view could be drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    let items: [DisplayItem]? = items(of: bounds.size)
    guard let items else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.draw(items)
    context.restoreGState()
    return true
  }

  /// The drawing of the view with its subviews, in its box.
  var snapshotItems: [DisplayItem] { items(of: bounds.size) ?? [] }

  /// The drawing of the view in a size; nil where it cannot be drawn.
  private func items(of size: CGSize) -> [DisplayItem]? {
    guard size.width > 0, size.height > 0 else { return [] }
    layoutIfNeeded()
    do {
      let canvas = try RenderedCanvas(content: UIViewTree(view: self), proposal: ProposedViewSize(size))
      _ = canvas.layOut()
      return canvas.displayList.items
    } catch {
      Diagnostics.warn("a view cannot be drawn: \(error)")
      return nil
    }
  }
}
