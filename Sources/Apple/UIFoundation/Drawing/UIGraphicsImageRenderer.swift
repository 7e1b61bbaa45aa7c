import CoreGraphics
import Diagnostics
import Foundation

/// What an image renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours an image can hold.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// The number of pixels in a point; that of the screen at first, as also 0 says.
  open var scale: CGFloat = ImageCanvas.screenScale
  /// Whether the image is opaque: black at first, not transparent. False at first.
  open var opaque: Bool = false
  /// Which colours are asked for. Images hold those of sRGB in any case.
  open var preferredRange: Range = .automatic
  /// Whether colours outside of sRGB are asked for.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// Whether the image can be brighter than white: never.
  open var supportsHighDynamicRange: Bool { false }

  public required init() {}

  /// The format that fits a screen of the traits best.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy: Any = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}

/// Where the closure of an image renderer draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let canvas: ImageCanvas
  private let ownFormat: UIGraphicsImageRendererFormat

  init(_ canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    ownFormat = format
    super.init(canvas.context, format: format)
  }

  open override var format: UIGraphicsImageRendererFormat { ownFormat }

  /// What was drawn so far.
  open var currentImage: UIImage { canvas.image ?? UIImage() }
}

/// Makes images of what a closure draws.
///
/// An image that would have no pixels, more than 32767 on a side, or more than 64 Mi, is empty, with a message. Its closure
/// is not called.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let ownFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points, with as many pixels as the screen has.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images that show a rectangle in points, with as many pixels as the screen has.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default()) }

  /// Makes a renderer of images that show a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    guard let copy = format.copy(with: nil) as? UIGraphicsImageRendererFormat else {
      preconditionFailure("the copy of a UIGraphicsImageRendererFormat has to be one")
    }
    copy.bounds = bounds
    ownFormat = copy
    super.init(bounds: bounds, format: copy)
  }

  open override var format: UIGraphicsImageRendererFormat { ownFormat }

  open override var allowsImageOutput: Bool { true }

  /// The image of what the closure draws; empty where there can be none.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard
      let canvas = ImageCanvas(
        bounds: ownFormat.bounds, scale: ownFormat.scale, isOpaque: ownFormat.opaque, asker: "UIGraphicsImageRenderer")
    else { return UIImage() }
    GraphicsStack.with(canvas.context, canvas: canvas) {
      actions(UIGraphicsImageRendererContext(canvas, format: ownFormat))
    }
    return canvas.image ?? UIImage()
  }

  /// The PNG file of what the closure draws; no bytes where there can be no image.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The JPEG file of what the closure draws, on white; no bytes where there can be no image.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file to 1 for the best picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  /// The format of images like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
