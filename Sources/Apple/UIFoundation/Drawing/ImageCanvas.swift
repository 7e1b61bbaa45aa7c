import CoreGraphics
import Diagnostics
import Foundation

/// A bitmap on which an image is drawn, with y pointing down.
final class ImageCanvas {
  /// The number of pixels in a point of the screen: there is none but those of the hosts, who have as many.
  static let screenScale: CGFloat = 2

  let context: CGContext
  private let scale: CGFloat

  /// - Parameters:
  ///   - bounds: what the image shows, in points.
  ///   - scale: the number of pixels in a point; 0 for that of the screen.
  ///   - isOpaque: whether the image is black at first, not transparent.
  ///   - asker: who is told, by their name, that there is no such image.
  /// - Returns: nil, with a message, for an image that would have no pixels or too many.
  init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool, asker: String) {
    let scale: CGFloat = scale == 0 ? Self.screenScale : scale
    let bounds: CGRect = bounds.standardized
    guard let context = CGContext.makeBitmap(size: bounds.size, scale: scale, isOpaque: isOpaque) else {
      Diagnostics.warn(
        "\(asker) makes no image of \(bounds.width) by \(bounds.height) points at \(scale) pixels a point: each side needs "
          + "1 to 32767 pixels, and both together at most 64 Mi.")
      return nil
    }
    self.context = context
    self.scale = scale
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// What was drawn so far.
  var image: UIImage? {
    context.makeImage().map { UIImage(content: .bitmap($0), scale: scale, orientation: .up) }
  }
}
