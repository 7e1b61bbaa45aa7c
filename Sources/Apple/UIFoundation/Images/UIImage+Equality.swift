import CoreGraphics
import DisplayList
import Foundation
import ImageEngine

extension UIImage.Content {
  /// Whether both show the same picture: what was read once is compared at once, other pixels one by one.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.bitmap(let image), .bitmap(let picture)):
      image === picture
        || image.width == picture.width && image.height == picture.height && image.isMask == picture.isMask
          && image.premultipliedRGBA == picture.premultipliedRGBA
    case (.vector(let image), .vector(let picture)):
      image === picture
        || image.svg == picture.svg && image.size == picture.size && image.element == picture.element
    case (.symbol(let name), .symbol(let other)): name == other
    default: false
    }
  }

  /// Hashes only what equal contents share for certain: the size or the name, and no pixels.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .none: break
    case .bitmap(let image):
      hasher.combine(image.width)
      hasher.combine(image.height)
    case .vector(let image): hasher.combine(image.svg.count)
    case .symbol(let name): hasher.combine(name)
    }
  }
}

extension UIImage.Look {
  /// Whether both draw a picture alike.
  func isSame(as other: Self) -> Bool {
    renderingMode == other.renderingMode && tint == other.tint && slicing == other.slicing
      && isMirroredRightToLeft == other.isMirroredRightToLeft && configuration == other.configuration
  }
}
