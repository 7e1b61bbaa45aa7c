import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// How a view looks that is shown in front of others.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  @MainActor @preconcurrency public override init() {}

  /// Parameters for lines of text.
  ///
  /// - Parameter textLineRects: The rectangles of the lines, in the space of the view.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
    visiblePath = path
  }

  /// The part of the view that is shown; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; kept as it was set.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view in its preview.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The place of a preview: a point of a view.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// - Parameters:
  ///   - container: The view around.
  ///   - center: The middle of the preview, in the space of that view.
  ///   - transform: How the preview is turned and scaled.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform
}

/// A view that is shown in front of others, and from where it comes.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// A preview in the place of a view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview for another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// What is shown: the view as it is now, cut to its visible part; nil for a view without a size.
  var picture: UIImage? {
    let size: CGSize = size
    guard size.width >= 1, size.height >= 1 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      if let visible = parameters.visiblePath { visible.addClip() }
      parameters.backgroundColor.setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    }
  }
}
