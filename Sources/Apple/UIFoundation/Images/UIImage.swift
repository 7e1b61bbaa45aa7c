@_exported import CoreGraphics
import Diagnostics
import DisplayList
@_exported import Foundation
import ImageEngine
import RenderCairo

/// An image that an app shows, with the number of its pixels in a point and the way up.
///
/// PNG, JPEG, GIF, WebP, SVG and PDF files are read; of moving pictures the first one. Of a file with more than 64 Mi
/// pixels fewer are kept: `size` is that of the file, and `scale` says how many pixels a point has. Files of more than
/// 128 Mi pixels, 64 MiB or 1,000,000 pixels on a side are refused, with a message that names the limit.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// How the pixels must be turned to stand upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Whether an image has its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown has it.
    case automatic = 0
    case alwaysOriginal = 1
    /// As a shape in the colour of that place.
    case alwaysTemplate = 2
  }

  /// Where the picture comes from.
  package enum Content: Sendable {
    case none
    case bitmap(CGImage)
    case vector(VectorImage)
    case symbol(String)
  }

  package let content: Content
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// How the pixels must be turned to stand upright.
  public let imageOrientation: Orientation
  package let look: Look
  /// The asset with which a program registered the image.
  weak var registeredAsset: UIImageAsset?

  package init(content: Content, scale: CGFloat, orientation: Orientation, look: Look = Look()) {
    self.content = content
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.look = look
  }

  /// Whether the other one is an image of the same picture, drawn alike: two that were made of one file are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || other.scale == scale && other.imageOrientation == imageOrientation && other.content.isSame(as: content)
        && other.look.isSame(as: look)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(scale)
    content.hash(into: &hasher)
    return hasher.finalize()
  }

  /// The same picture with another look.
  func with(_ change: (inout Look) -> Void) -> UIImage {
    var look: Look = look
    change(&look)
    return UIImage(content: content, scale: scale, orientation: imageOrientation, look: look)
  }

  /// Makes an empty image, of size zero.
  public override convenience init() {
    self.init(content: .none, scale: 1, orientation: .up)
  }

  /// Makes an upright image of one pixel in a point.
  public convenience init(cgImage: CGImage) {
    self.init(content: .bitmap(cgImage), scale: 1, orientation: .up)
  }

  /// Makes an image; a scale that is not positive counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(content: .bitmap(cgImage), scale: scale, orientation: orientation)
  }

  /// Makes an image of a file's contents; nil when they are no image, damaged or too large.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of a file's contents; nil when they are no image, damaged or too large.
  public convenience init?(data: Data, scale: CGFloat) {
    do throws(ImageFailure) {
      self.init(try PictureDecoder.shared.decode(data, limits: .standard), scale: scale)
    } catch {
      Self.warn(of: error, "UIImage(data:)")
      return nil
    }
  }

  /// Nil is the answer to data that are no picture; a limit of this program cannot be seen in it, and is told.
  static func warn(of failure: ImageFailure, _ maker: String) {
    switch failure {
    case .tooLarge, .tooLong, .tooManyBytes, .tool: Diagnostics.warn("\(maker) is nil: \(failure)")
    case .empty, .unknownFormat, .damaged, .unreadable: return
    }
  }

  private convenience init(_ image: DecodedImage, scale: CGFloat) {
    switch image {
    case .bitmap(let pixels, let orientation, let reduction):
      let scale: CGFloat = scale > 0 && scale.isFinite ? scale : 1
      self.init(
        content: .bitmap(pixels), scale: scale / CGFloat(reduction), orientation: Orientation(orientation))
    case .vector(let vector): self.init(content: .vector(vector), scale: scale, orientation: .up)
    }
  }

  /// Makes an image of the file at `path`; nil when it cannot be read or decoded.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension gives the image this scale.
  public convenience init?(contentsOfFile path: String) {
    let file = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: file) else { return nil }
    let name: String = file.deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Makes an image for an image literal: the program's picture of this name; empty, with a message, when there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    if let image = UIImage(named: name) {
      self.init(content: image.content, scale: image.scale, orientation: image.imageOrientation, look: image.look)
    } else {
      Diagnostics.warn(
        "An image literal is empty: there is no picture \"\(name)\" in the program's catalogs and files.")
      self.init(content: .none, scale: 1, orientation: .up)
    }
  }

  /// The size of the text that a symbol without a configuration goes with, in points.
  package static let symbolFontSize: CGFloat = 17

  /// The size in points, after turning.
  public var size: CGSize {
    switch content {
    case .none: return .zero
    case .symbol(let name):
      SymbolIcons.measuresSymbols
      let fontSize: CGFloat = look.symbol.fontSize(standard: Self.symbolFontSize)
      let weight: Int = look.symbol.weight ?? 400
      return SymbolMetrics.size(of: name, fontSize: fontSize, weight: weight, displayScale: scale) ?? .zero
    case .vector(let vector): return CGSize(width: vector.size.width / scale, height: vector.size.height / scale)
    case .bitmap(let image):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      return imageOrientation.stored.turned(size)
    }
  }

  /// The pixels, as they are stored; nil in an empty image, and in one that is no bitmap.
  public var cgImage: CGImage? {
    if case .bitmap(let image) = content { return image }
    return nil
  }

  /// Whether the image is a symbol of the system's set.
  public var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }
}

/// What an image literal is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
