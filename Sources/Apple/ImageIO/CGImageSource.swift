@_exported import CoreGraphics
import Foundation
import ImageEngine
import RenderCairo
import UIFoundation

/// The contents of a picture's file, from which pictures are made. `CGImageSourceCreateWithData` makes one.
///
/// A source has one picture: of an animation the first, of a PDF file the first page.
public final class CGImageSource: Hashable, @unchecked Sendable {
  let data: Data
  let format: ImageFormat
  /// Decoded when somebody asks for the first time.
  private(set) lazy var image: DecodedImage? = try? PictureDecoder.shared.decode(data, limits: .standard)
  private let lock = NSLock()

  init?(_ data: Data) {
    guard let format = ImageFormat(data) else { return nil }
    self.data = data
    self.format = format
  }

  /// The picture; nil where the data are damaged or too large.
  var decoded: DecodedImage? { lock.withLock { image } }

  public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Whether decoded pictures are kept: the source keeps its picture either way.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether the picture is decoded as soon as it is made: it always is.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether colours beyond the standard range stay: they do not.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The type that the first bytes of the data point to.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a small picture is made of the large one where the file has none: files' own small pictures are not read.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is made of the large one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longest side of a small picture in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a small picture is turned upright; false by default.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

/// The source of data; nil when their beginning is that of no picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}

/// The source of a file; nil when it cannot be read, or its beginning is that of no picture. Only files are read.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// How many pictures the source has: 1, or 0 where the data are damaged.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.decoded == nil ? 0 : 1 }

/// The type of the data, such as "public.png".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.format {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  case .svg: "public.svg-image"
  case .pdf: "com.adobe.pdf"
  }
}

/// A picture of the source as it is stored, which may have to be turned; nil for another index than 0 and for damaged data.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard index == 0, let decoded = isrc.decoded else { return nil }
  if case .bitmap(let image, _, _) = decoded { return image }
  return drawn(UIImage(data: isrc.data), side: nil)
}

/// A small picture of the source.
///
/// - Parameter options: `kCGImageSourceThumbnailMaxPixelSize` is its longest side; without it the picture keeps its size. One
///   that is smaller is not made larger.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let isUpright: Bool = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false
  var orientation: UIImage.Orientation = .up
  if isUpright, case .bitmap(_, let stored, _)? = isrc.decoded { orientation = UIImage.Orientation(stored) }
  let side: Double? = (options?[kCGImageSourceThumbnailMaxPixelSize]).flatMap(number)
  guard side != nil || orientation != .up else { return image }
  return drawn(UIImage(cgImage: image, scale: 1, orientation: orientation), side: side.map { CGFloat($0) })
}

/// What is known of a picture: its size in pixels, its orientation and whether it is transparent; nil for another index than 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let decoded = isrc.decoded else { return nil }
  var properties: CFDictionary = [:]
  var orientation: ImageOrientation = .up
  if case .bitmap(let image, let stored, _) = decoded {
    orientation = stored
    properties[kCGImagePropertyHasAlpha] = ![.none, .noneSkipFirst, .noneSkipLast].contains(image.alphaInfo)
  }
  let size: CGSize = orientation.turned(decoded.size)
  properties[kCGImagePropertyPixelWidth] = Int(size.width.rounded())
  properties[kCGImagePropertyPixelHeight] = Int(size.height.rounded())
  properties[kCGImagePropertyOrientation] = orientation.rawValue
  return properties
}

/// The width in pixels, as the picture is stored.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, as the picture is stored.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the picture must be turned, by the numbers 1 to 8 of camera files.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether the picture has transparent pixels.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// A number of any type.
private func number(_ value: Any) -> Double? {
  let found: Double? =
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  return found.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil }
}

/// An image upright in pixels, with a longest side.
private func drawn(_ image: UIImage?, side: CGFloat?) -> CGImage? {
  guard let image, image.size.width > 0, image.size.height > 0 else { return nil }
  let factor: CGFloat = side.map { min(1, $0 / max(image.size.width, image.size.height)) } ?? 1
  let size = CGSize(
    width: max(1, (image.size.width * factor).rounded()), height: max(1, (image.size.height * factor).rounded()))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    image.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}
