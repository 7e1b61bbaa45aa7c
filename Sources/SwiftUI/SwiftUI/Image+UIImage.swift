import SwiftUICore
import UIFoundation
import UIKit

extension Image {
  /// Shows an image of UIKit. A reader knows it as an image without a name; a symbol has its own.
  public nonisolated init(uiImage: UIImage) {
    self.init(uiKit: uiImage)
  }
}

extension ImageRenderer {
  /// The view as an image of UIKit; nil when it is empty, or too large.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }
}
