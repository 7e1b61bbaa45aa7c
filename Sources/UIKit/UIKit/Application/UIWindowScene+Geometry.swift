import CoreGraphics
import Foundation

extension UIWindowScene {
  /// Where a window is, and how large.
  @MainActor @preconcurrency
  open class Geometry: NSObject {
    /// The window's rectangle on the screen; desktops do not tell where they put windows, so that it begins at zero.
    public final let systemFrame: CGRect
    public final let interfaceOrientation: UIInterfaceOrientation
    /// Windows follow the hand that resizes them in steps, each of which is one size: false.
    open var isInteractivelyResizing: Bool { false }
    /// A desktop turns no windows: false.
    open var isInterfaceOrientationLocked: Bool { false }

    init(_ size: CGSize) {
      systemFrame = CGRect(origin: .zero, size: size)
      interfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
      super.init()
    }
  }

  /// The present geometry; its delegate hears of another one by `windowScene(_:didUpdateEffectiveGeometry:)`.
  public var effectiveGeometry: Geometry { Geometry(windows.first?.bounds.size ?? .zero) }
}
