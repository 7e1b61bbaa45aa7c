import CoreGraphics
import DisplayList
import UIFoundation

extension UIView {
  /// A view by whose opacity this one is seen: what it leaves clear is not seen of the view and of all inside. It lies in the
  /// view's own space, and in no view.
  public var mask: UIView? {
    get { rareParts?.mask }
    set {
      guard newValue !== rareParts?.mask else { return }
      rareParts?.mask?.layer.removeFromSuperlayer()
      newValue?.removeFromSuperview()
      ownRareParts.mask = newValue
      changes.look.change()
    }
  }

  /// The drawing of the mask in the box of the view; nil without one. The node that asks comes to depend on the mask's place
  /// and drawing.
  var maskItems: [DisplayItem]? {
    guard let mask = rareParts?.mask else { return nil }
    mask.followAll()
    guard !mask.isHidden, mask.alpha > 0 else { return [] }
    // The drawing has the mask's opacity and transform.
    let place: CGRect = mask.untransformedFrame
    let move = CGAffineTransform(translationX: place.minX - bounds.minX, y: place.minY - bounds.minY)
    return [.group(.transform(move), mask.snapshotItems)]
  }

  /// Lets the node under evaluation depend on how the view and those inside look.
  func followAll() {
    _ = changes.look.read()
    _ = changes.geometry.read()
    _ = changes.drawing.read()
    _ = changes.hierarchy.read()
    for view in subviews { view.followAll() }
  }
}

extension UIView {
  /// Whether the view is shown whole whatever its opacity: an image view that says that it is opaque.
  var ignoresOpacity: Bool { isOpaque && (self as? UIImageView)?.image != nil }
}
