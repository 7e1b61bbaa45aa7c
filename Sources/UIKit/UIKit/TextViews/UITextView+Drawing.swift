import CoreGraphics
import Foundation
import UIFoundation

extension UITextView {
  /// Draws the text with its attributes and links.
  final func drawText(in rect: CGRect) {
    var attributed: NSAttributedString = linkedText
    if isRightToLeft, kit == nil {
      attributed = attributed.changingParagraphs { $0.resolveAlignment(isRightToLeft: true) }
    }
    let insets: UIEdgeInsets = textContainerInset
    let box: CGRect = rect.inset(by: insets).insetBy(dx: linePadding, dy: 0)
    if let kit {
      if hasLinks || attributed.hasHighlights {
        return kit.draw(attributed, at: CGPoint(x: insets.left, y: insets.top))
      }
      kit.fit()
      let (all, origin) = (kit.manager.glyphRange(for: kit.container), CGPoint(x: insets.left, y: insets.top))
      kit.manager.drawBackground(forGlyphRange: all, at: origin)
      return kit.manager.drawGlyphs(forGlyphRange: all, at: origin)
    }
    if !box.isNull { attributed.draw(with: box, options: .usesLineFragmentOrigin, context: nil) }
  }
}
