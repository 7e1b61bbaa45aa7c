import CoreGraphics
import UIFoundation

/// A guide that keeps its proportions.
@MainActor @preconcurrency
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width to the height; 0, the default, leaves it to the place.
  var aspectRatio: CGFloat { get set }
}

/// The largest rectangle of some proportions in the middle of a view's safe area.
final class AspectFitGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  var aspectRatio: CGFloat = 0 { didSet { if aspectRatio != oldValue { owningView?.setNeedsLayout() } } }

  init(of view: UIView) { super.init(.aspectFit, of: view) }

  func fittingInsets(in view: UIView) -> UIEdgeInsets {
    var insets: UIEdgeInsets = view.safeAreaInsets
    let room: CGRect = view.bounds.inset(by: insets)
    guard aspectRatio > 0, aspectRatio.isFinite, room.width > 0, room.height > 0 else { return insets }
    let width: CGFloat = min(room.width, room.height * aspectRatio)
    let (across, down): (CGFloat, CGFloat) = (room.width - width, room.height - width / aspectRatio)
    insets.left += across / 2
    insets.right += across / 2
    insets.top += down / 2
    insets.bottom += down / 2
    return insets
  }
}

extension UIWindow {
  /// The largest rectangle of some proportions in the middle of the window's safe area.
  public var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    if let guide = rareParts?.aspectGuide { return guide }
    let guide = AspectFitGuide(of: self)
    ownRareParts.aspectGuide = guide
    return guide
  }
}
