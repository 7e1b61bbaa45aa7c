import CoreGraphics
import SwiftUICore
import UIFoundation

extension UIImage {
  /// Draws the image as a part of a control: templates and symbols in the control's colour.
  func drawPart(in rect: CGRect, tint: UIColor, alpha: CGFloat = 1) {
    guard rect.width > 0, rect.height > 0 else { return }
    let isTemplate: Bool = renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic)
    let image: UIImage = isTemplate ? withTintColor(tint, renderingMode: .alwaysOriginal) : self
    image.draw(in: rect, blendMode: .normal, alpha: alpha)
  }
}

extension View {
  /// The view without its looks: pointers, keys and assistive technologies use it as before.
  func unseen() -> some View { mask { Color.clear } }
}
