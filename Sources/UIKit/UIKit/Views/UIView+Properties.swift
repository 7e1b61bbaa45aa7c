import CoreGraphics
import UIFoundation

extension UIView {
  /// Asks for `updateProperties()` before the next layout: several requests make one call.
  public func setNeedsUpdateProperties() {
    guard !needsProperties else { return }
    needsProperties = true
    askForPass()
  }

  /// Calls `updateProperties()` of the view, and of those inside, now where that was asked for.
  public func updatePropertiesIfNeeded() {
    guard needsPass else { return }
    updateOwnProperties()
    for view in subviews { view.updatePropertiesIfNeeded() }
  }

  private func updateOwnProperties() {
    guard needsProperties else { return }
    needsProperties = false
    following(.properties) {
      controller?.updateProperties()
      updateProperties()
    }
  }

  /// Updates the properties of this view and of those inside that asked for it, the outer ones first, and then the constraints,
  /// the inner ones first.
  func updateMarked() {
    guard needsPass else { return }
    updateOwnProperties()
    for view in subviews { view.updateMarked() }
    updateOwnConstraints()
  }
}

extension UIViewController {
  /// Asks for `updateProperties()` before the next layout of the controller's view: several requests make one call.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Calls `updateProperties()` now where that was asked for.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
