import CoreGraphics
import Foundation

extension UIResponder {
  /// Words with attributes: those of a closure, or those that were set while they are still the words.
  func attributed(
    _ block: AXAttributedStringReturnBlock?, _ own: NSAttributedString?, _ words: String?
  ) -> NSAttributedString? {
    if let given = block?() { return given }
    if let own, own.string == words { return own }
    return words.map { NSAttributedString(string: $0) }
  }

  /// The middle of the responder's rectangle on the screen; zero for one without a place.
  var spokenMiddle: CGPoint {
    let frame: CGRect = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The point of a tap in the element's own space; nil for the middle.
  var spokenActivationPoint: CGPoint? {
    let point: CGPoint = accessibilityActivationPoint
    guard point != spokenMiddle else { return nil }
    if let view = self as? UIView {
      let local: CGPoint = view.convert(point, from: nil)
      let place = CGPoint(x: local.x - view.bounds.minX, y: local.y - view.bounds.minY)
      let shift: CGAffineTransform = view.spokenShift
      return shift.isIdentity || shift.a == 0 || shift.d == 0 ? place : place.applying(shift.inverted())
    }
    guard let frame = (self as? UIAccessibilityElement)?.accessibilityFrame else { return nil }
    return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}
