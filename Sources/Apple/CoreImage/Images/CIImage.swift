@_exported import CoreGraphics
import Foundation
@_exported import UIFoundation

/// A picture that is made of others by filters: a recipe, which a `CIContext` follows when somebody wants the pixels.
///
/// Its plane has y growing upwards; a picture's lower left corner is at zero.
public final class CIImage: NSObject, @unchecked Sendable {
  /// Where the picture is not transparent for sure; a colour's is endless.
  public let extent: CGRect
  /// Makes the pixels of a part.
  private let render: @Sendable (PixelRect) -> PixelMap
  /// Whether pixels that become larger keep their edges.
  private let keepsEdges: Bool

  init(extent: CGRect, keepsEdges: Bool = false, render: @escaping @Sendable (PixelRect) -> PixelMap) {
    self.extent = extent
    self.keepsEdges = keepsEdges
    self.render = render
  }

  /// A picture of pixels.
  public convenience init(cgImage: CGImage) {
    let bounds = PixelRect(0, 0, cgImage.width, cgImage.height)
    let source = PixelMap(bounds, bytes: cgImage.premultipliedRGBA)
    self.init(extent: bounds.cgRect) { rect in source.part(rect) }
  }

  /// A picture of a file's contents, as it is stored; nil when they are no picture.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image, isUpright: false)
  }

  /// A picture of a file; nil when it cannot be read or is no picture.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A picture of an image's pixels, as they are stored; nil for an empty image.
  public convenience init?(image: UIImage) { self.init(image: image, isUpright: false) }

  /// One colour without an end.
  public convenience init(color: CIColor) {
    let (r, g, b, a) = (Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    let pixel: SIMD4<Float> = SIMD4(r * a, g * a, b * a, a) * 255
    self.init(extent: .infinite) { rect in
      var map = PixelMap(rect)
      for y in rect.y..<rect.top { for x in rect.x..<rect.right { map.set(x, y, pixel) } }
      return map
    }
  }

  private convenience init?(image: UIImage, isUpright: Bool) {
    if let pixels = image.cgImage {
      self.init(cgImage: pixels)
    } else {
      guard image.size.width > 0, image.size.height > 0 else { return nil }
      // Symbols and drawings of shapes have no pixels of their own.
      let drawn: UIImage = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
      guard let pixels = drawn.cgImage else { return nil }
      self.init(cgImage: pixels)
    }
  }

  /// Nothing: an empty extent.
  public class func empty() -> CIImage { CIImage(extent: .null) { PixelMap($0) } }

  /// The pixels of a part of the plane.
  func pixels(in rect: PixelRect) -> PixelMap { render(rect) }

  // MARK: - Other pictures of this one

  /// The part of the pixels that lies in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part: CGRect = extent.intersection(rect)
    return CIImage(extent: part, keepsEdges: keepsEdges) { [self] wanted in
      guard let kept = PixelRect(part) else { return PixelMap(wanted) }
      var map: PixelMap = pixels(in: wanted)
      for y in wanted.y..<wanted.top {
        for x in wanted.x..<wanted.right where !kept.contains(x, y) { map.set(x, y, .zero) }
      }
      return map
    }
  }

  /// The picture moved, turned, or of another size. Pixels between pixels are mixed, but for codes and after `samplingNearest`.
  /// A matrix that cannot be inverted gives an empty picture.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let determinant: CGFloat = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, determinant != 0, matrix.tx.isFinite, matrix.ty.isFinite else { return .empty() }
    let inverse: CGAffineTransform = matrix.inverted()
    let extent: CGRect = self.extent == .infinite ? .infinite : self.extent.applying(matrix)
    let isMixed: Bool = !keepsEdges
    return CIImage(extent: extent, keepsEdges: keepsEdges) { [self] rect in
      let needed: CGRect = rect.cgRect.applying(inverse).insetBy(dx: -2, dy: -2).intersection(self.extent)
      guard let source = PixelRect(needed) else { return PixelMap(rect) }
      let map: PixelMap = pixels(in: source)
      var result = PixelMap(rect)
      for y in rect.y..<rect.top {
        for x in rect.x..<rect.right {
          let point: CGPoint = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
          let value: SIMD4<Float> =
            isMixed ? map.mixed(point) : map.pixel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
          result.set(x, y, value)
        }
      }
      return result
    }
  }

  /// The picture whose pixels keep their edges where they become larger.
  public func samplingNearest() -> CIImage { CIImage(extent: extent, keepsEdges: true, render: render) }

  /// The picture whose pixels are mixed where they become larger.
  public func samplingLinear() -> CIImage { CIImage(extent: extent, keepsEdges: false, render: render) }

  /// The picture above another.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(extent: extent.union(dest.extent)) { [self] rect in
      let (front, back): (PixelMap, PixelMap) = (pixels(in: rect), dest.pixels(in: rect))
      var result: PixelMap = front
      for start in stride(from: 0, to: result.bytes.count, by: 4) {
        let left: Int = 255 - Int(front.bytes[start + 3])
        guard left > 0 else { continue }
        for index in start..<start + 4 {
          result.bytes[index] = UInt8(min(255, Int(front.bytes[index]) + (Int(back.bytes[index]) * left + 127) / 255))
        }
      }
      return result
    }
  }

  /// The picture whose pixels at the edge go on without an end.
  public func clampedToExtent() -> CIImage {
    guard let bounds = PixelRect(extent) else { return self }
    return CIImage(extent: .infinite, keepsEdges: keepsEdges) { [self] rect in
      let map: PixelMap = pixels(in: bounds)
      var result = PixelMap(rect)
      for y in rect.y..<rect.top {
        for x in rect.x..<rect.right {
          let nearest: (x: Int, y: Int) = (
            min(max(x, bounds.x), bounds.right - 1), min(max(y, bounds.y), bounds.top - 1)
          )
          result.set(x, y, map.pixel(nearest.x, nearest.y))
        }
      }
      return result
    }
  }

  /// The output of the filter of a name for this picture; this picture where there is none of the name.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// The picture made softer.
  ///
  /// - Parameter sigma: The radius of the softness in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}

extension PixelMap {
  /// A part, transparent outside.
  func part(_ wanted: PixelRect) -> PixelMap {
    if wanted == rect { return self }
    var result = PixelMap(wanted)
    let (from, to): (Int, Int) = (max(wanted.x, rect.x), min(wanted.right, rect.right))
    guard from < to else { return result }
    for y in max(wanted.y, rect.y)..<max(max(wanted.y, rect.y), min(wanted.top, rect.top)) {
      let (target, source): (Int, Int) = (result.offset(from, y), offset(from, y))
      result.bytes.replaceSubrange(
        target..<target + (to - from) * 4, with: bytes[source..<source + (to - from) * 4])
    }
    return result
  }

  /// The colour at a point between the middles of four pixels.
  func mixed(_ point: CGPoint) -> SIMD4<Float> {
    let (x, y): (CGFloat, CGFloat) = ((point.x - 0.5).rounded(.down), (point.y - 0.5).rounded(.down))
    let (dx, dy): (Float, Float) = (Float(point.x - 0.5 - x), Float(point.y - 0.5 - y))
    let (left, low): (Int, Int) = (Int(x), Int(y))
    let below: SIMD4<Float> = pixel(left, low) * (1 - dx) + pixel(left + 1, low) * dx
    let above: SIMD4<Float> = pixel(left, low + 1) * (1 - dx) + pixel(left + 1, low + 1) * dx
    return below * (1 - dy) + above * dy
  }
}
