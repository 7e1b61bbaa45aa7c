import CoreGraphics
import UIFoundation

extension UIView {
  /// Whether the tint of a view is shown with its colour, or gray because something in front of it has all attention.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the view around has it.
    case automatic = 0
    case normal = 1
    /// Gray.
    case dimmed = 2
  }

  /// Whether the tint of the view, and of those inside that leave it to the view, is gray. Automatic by default; a view that
  /// was set to that answers what it follows from: normal or dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: UIView? = self
      while let current = view {
        if let mode = current.rareParts?.tintMode, mode != .automatic { return mode }
        view = current.superview
      }
      return .normal
    }
    set {
      guard newValue != rareParts?.tintMode ?? .automatic else { return }
      let old: TintAdjustmentMode = tintAdjustmentMode
      ownRareParts.tintMode = newValue
      if tintAdjustmentMode != old { tellTintMode() }
    }
  }

  /// The tint as it is shown.
  var adjustedTint: UIColor {
    let tint: UIColor = ownTint ?? undimmedTintAround
    return tintAdjustmentMode == .dimmed ? tint.dimmedTint : tint
  }

  /// The tint of the views around, before one of them is dimmed.
  private var undimmedTintAround: UIColor {
    guard let superview else { return controller?.parent?.viewIfLoaded?.tintColor ?? .systemBlue }
    guard superview.tintAdjustmentMode == .dimmed else { return superview.tintColor }
    return superview.ownTint ?? superview.undimmedTintAround
  }

  /// The tint is another one, and that of views inside that have none of their own.
  func tellTint() {
    tintColorDidChange()
    changes.drawing.change()
    for view in subviews where view.ownTint == nil { view.tellTint() }
  }

  /// Tints are gray now, or no longer.
  private func tellTintMode() {
    tintColorDidChange()
    changes.drawing.change()
    for view in subviews where (view.rareParts?.tintMode ?? .automatic) == .automatic { view.tellTintMode() }
  }
}

extension UIColor {
  /// The colour without its hue.
  fileprivate var dimmedTint: UIColor {
    UIColor { traits in
      let color: RGBAValues = RGBAValues(self.resolvedColor(with: traits))
      let gray: CGFloat = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: gray, alpha: color.alpha * 0.8)
    }
  }
}

/// The numbers of a colour.
private struct RGBAValues {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  init(_ color: UIColor) { color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }
}
