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
    layoutIfNeeded()
    do {
      let size: CGSize = bounds.size
      let canvas = try RenderedCanvas(content: UIViewTree(view: self), proposal: ProposedViewSize(size))
      _ = canvas.layOut()
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      context.draw(canvas.displayList.items)
      context.restoreGState()
      return true
    } catch {
      Diagnostics.warn("a view cannot be drawn: \(error)")
      return false
    }
  }
}
