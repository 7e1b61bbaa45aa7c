import CoreGraphics
import Foundation
import UIFoundation

/// How much larger the content of a scroll view is shown.
struct ScrollZoom {
  var scale: CGFloat = 1
  /// Whether fingers change the scale.
  var isPinched: Bool = false
}

extension UIScrollView {
  private func zoomedView() -> UIView? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    return delegate?.viewForZooming(in: self)
  }

  func setZoom(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = zoomedView() else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let goal: CGFloat = min(maximumZoomScale, max(minimumZoomScale, scale))
    withZoomAnimation(animated) { self.apply(goal, to: view, around: middle) }
  }

  func zoomIn(on rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, let view = zoomedView() else {
      return
    }
    let wanted: CGFloat = min(bounds.width / rect.width, bounds.height / rect.height)
    let goal: CGFloat = min(maximumZoomScale, max(minimumZoomScale, wanted))
    withZoomAnimation(animated) {
      self.apply(goal, to: view, around: self.contentOffset)
      let middle = CGPoint(x: rect.midX * goal, y: rect.midY * goal)
      self.bounds.origin = self.clamped(
        CGPoint(x: middle.x - self.bounds.width / 2, y: middle.y - self.bounds.height / 2))
    }
  }

  private func withZoomAnimation(_ animated: Bool, _ change: @escaping () -> Void) {
    mover.stop()
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  /// Shows the view at a scale; a point of the content stays where it is seen.
  private func apply(_ scale: CGFloat, to view: UIView, around point: CGPoint) {
    guard scale > 0, scale != zoom.scale else { return }
    let factor: CGFloat = scale / zoom.scale
    zoom.scale = scale
    let seen = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size: CGSize = view.bounds.size
    view.center = CGPoint(x: size.width * scale / 2, y: size.height * scale / 2)
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    bounds.origin = clamped(CGPoint(x: point.x * factor - seen.x, y: point.y * factor - seen.y))
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: Pinches

  /// Beyond the limits the scale follows the fingers less and less.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let inside: CGFloat = min(maximumZoomScale, max(minimumZoomScale, scale))
    guard bouncesZoom, scale > 0, inside > 0 else { return inside }
    return inside * CGFloat(pow(Double(scale / inside), 0.35))
  }

  fileprivate func beginPinch() {
    guard let view = zoomedView() else { return }
    mover.stop()
    zoom.isPinched = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  fileprivate func pinch(to scale: CGFloat, around point: CGPoint) {
    guard zoom.isPinched, let view = zoomedView() else { return }
    apply(resisted(scale), to: view, around: point)
  }

  fileprivate func endPinch(around point: CGPoint) {
    guard zoom.isPinched else { return }
    zoom.isPinched = false
    let view: UIView? = zoomedView()
    let goal: CGFloat = min(maximumZoomScale, max(minimumZoomScale, zoom.scale))
    if let view, goal != zoom.scale {
      UIView.animate(withDuration: 0.25) { self.apply(goal, to: view, around: point) }
    }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: goal)
  }
}

/// Two fingers that make the content larger and smaller.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private unowned let scrollView: UIScrollView
  private var startScale: CGFloat = 1

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func tell(_ new: State) {
    let place: CGPoint = location(in: scrollView)
    if new == .began {
      startScale = scrollView.zoomScale
      scrollView.beginPinch()
    }
    super.tell(new)
    switch new {
    case .began, .changed: scrollView.pinch(to: startScale * scale, around: place)
    case .ended, .cancelled: scrollView.endPinch(around: place)
    default: break
    }
  }
}
