@_exported import CoreGraphics
@_exported import Foundation

/// What a renderer makes.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle in points that a renderer of this format draws; zero in a format that no renderer has taken yet.
  public internal(set) var bounds: CGRect = .zero

  public required override init() {}

  /// The format of renderers that are given none.
  open class func `default`() -> Self { Self() }

  /// The format that fits the screen best.
  open class func preferred() -> Self { Self() }

  /// A renderer keeps a copy, so that it always draws in the same way.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy: Self = Self()
    copy.bounds = bounds
    return copy
  }
}

/// Where the closure of a renderer draws, with y pointing down.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  private let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    ownFormat = format
  }

  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill colour in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode: blendMode) }

  /// Draws a frame of one point around the inside of a rectangle in the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.frame(rect, blendMode: .normal) }

  /// Draws a frame of one point around the inside of a rectangle in the stroke colour, in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.frame(rect, blendMode: blendMode) }

  /// Limits what follows to the inside of a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws what a closure draws: see `UIGraphicsImageRenderer` and `UIGraphicsPDFRenderer`.
open class UIGraphicsRenderer: NSObject {
  private let ownFormat: UIGraphicsRendererFormat

  /// Makes a renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    guard let copy = format.copy(with: nil) as? UIGraphicsRendererFormat else {
      preconditionFailure("the copy of a UIGraphicsRendererFormat has to be one")
    }
    copy.bounds = bounds
    ownFormat = copy
  }

  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Whether it makes images of pixels.
  open var allowsImageOutput: Bool { false }
}
