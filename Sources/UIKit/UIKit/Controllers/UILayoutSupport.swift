import CoreGraphics
import Foundation

/// The part of a controller's view that bars cover at its top or bottom. The view's `safeAreaLayoutGuide` says the same of all
/// edges.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// What bars cover at the top of the view; newer programs ask `view.safeAreaLayoutGuide`.
  public var topLayoutGuide: any UILayoutSupport { CoveredEdge(view, isTop: true) }

  /// What bars cover at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport { CoveredEdge(view, isTop: false) }
}

private final class CoveredEdge: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(_ view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
    super.init()
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
  var heightAnchor: NSLayoutDimension { topAnchor.anchorWithOffset(to: bottomAnchor) }
}
