import Foundation
import UIFoundation

extension PDFPage {
  /// The page, turned as it is shown, as large as fits into `size` with its proportions kept, on white.
  ///
  /// One pixel stands for a point. The image is empty when the page cannot be drawn, and smaller than asked for when
  /// that would take more than 32 Mi pixels.
  public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    guard let geometry = contents.geometry(ofPage: index),
      let plan = PDFThumbnailPlan(geometry: geometry, box: box, size: size),
      let image = try? contents.renderer.image(
        page: index + 1, origin: plan.origin, width: plan.width, height: plan.height, resolution: plan.resolution)
    else { return UIImage() }
    return UIImage(cgImage: image)
  }
}

/// Which pixels of the drawn media box make up a thumbnail.
struct PDFThumbnailPlan {
  static let maximumPixels: CGFloat = 32 * 1024 * 1024

  /// Pixels in an inch.
  let resolution: Double
  /// The upper left corner in the turned media box.
  let origin: (x: Int, y: Int)
  let width: Int
  let height: Int

  /// Nil when nothing of the box can be seen or the size is no size.
  init?(geometry: PDFPageGeometry, box: PDFDisplayBox, size: CGSize) {
    guard let media = geometry.boxes[PDFDisplayBox.mediaBox.name], let wanted = geometry.boxes[box.name] else {
      return nil
    }
    let part: CGRect = wanted.intersection(media)
    guard part.width > 0, part.height > 0, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    let left: CGFloat = part.minX - media.minX
    let right: CGFloat = media.maxX - part.maxX
    let bottom: CGFloat = part.minY - media.minY
    let top: CGFloat = media.maxY - part.maxY
    // Turning clockwise by a quarter brings the bottom to the left and the left to the top.
    let corner: (x: CGFloat, y: CGFloat)
    switch geometry.rotation {
    case 90: corner = (bottom, left)
    case 180: corner = (right, bottom)
    case 270: corner = (top, right)
    default: corner = (left, top)
    }
    let isTurned: Bool = geometry.rotation % 180 == 90
    let shown: CGSize = isTurned ? CGSize(width: part.height, height: part.width) : part.size
    let fitting: CGFloat = min(size.width / shown.width, size.height / shown.height)
    let bearable: CGFloat = (Self.maximumPixels / shown.width / shown.height).squareRoot()
    let scale: CGFloat = min(fitting, bearable)
    resolution = Double(72 * scale)
    origin = (Int((corner.x * scale).rounded()), Int((corner.y * scale).rounded()))
    width = max(1, Int((shown.width * scale).rounded()))
    height = max(1, Int((shown.height * scale).rounded()))
  }
}
