import CoreGraphics

/// How the pixels of a picture must be turned to stand upright; the numbers are those of camera files.
package enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether width and height change places.
  package var isSideways: Bool { rawValue >= 5 }

  /// That of the picture as in a mirror that stands upright.
  package var mirrored: ImageOrientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  package func turned(_ size: CGSize) -> CGSize {
    isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// From the square of the stored picture to the square in which it stands upright, both 0...1.
  package var unitTransform: CGAffineTransform {
    switch self {
    case .up: return .identity
    case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    }
  }

  /// From the stored picture, drawn in a rectangle of its own size at the origin, to `rect` where it stands upright.
  package func transform(from stored: CGSize, to rect: CGRect) -> CGAffineTransform {
    guard stored.width > 0, stored.height > 0 else { return .identity }
    return CGAffineTransform(scaleX: 1 / stored.width, y: 1 / stored.height)
      .concatenating(unitTransform)
      .concatenating(CGAffineTransform(scaleX: rect.width, y: rect.height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
