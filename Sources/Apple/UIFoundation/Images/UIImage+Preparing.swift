import CoreGraphics
import Foundation

extension UIImage {
  /// The image as pixels that need no further decoding; nil for one that has none. Bitmaps are decoded when they are made,
  /// so that they stay as they are.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// The image as pixels that need no further decoding, made elsewhere than on the main thread.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Hands the image as pixels that need no further decoding to a closure, on another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  /// The image upright in another size; nil for one that has no pixels, and for a size that is none or too large.
  ///
  /// - Parameter size: in points. The image is stretched to just this size: where the documentation speaks of a desired
  ///   size, nothing is said of another one that keeps the proportions.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    // In its own colours: a shape in one colour stays what it is made into when it is drawn.
    guard cgImage != nil, let image = with({ $0 = Look() }).drawn(at: size) else { return nil }
    return image.with {
      $0 = look
      $0.slicing = nil
    }
  }

  /// The image upright in another size, made elsewhere than on the main thread.
  public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Hands the image upright in another size to a closure, on another thread.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }
}
