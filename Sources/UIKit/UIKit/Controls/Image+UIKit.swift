import ImageEngine
import SwiftUICore
import UIFoundation

extension Image {
  /// Shows an image of UIKit. A reader knows it as an image without a name; a symbol has its own.
  package nonisolated init(uiKit uiImage: UIImage) {
    switch uiImage.content {
    case .none: self.init(drawing: DrawnImage(size: .zero) { _ in [] }, label: nil)
    case .bitmap(let image):
      self.init(decoded: .bitmap(image, uiImage.imageOrientation.stored), scale: uiImage.scale)
    case .vector(let image): self.init(decoded: .vector(image), scale: uiImage.scale)
    case .symbol(let name): self.init(systemName: name)
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
    let look = ImageLook(uiImage)
    if look != ImageLook() { self = with(look) }
  }
}

extension ImageLook {
  fileprivate init(_ image: UIImage) {
    self.init()
    // A template takes the colour of the place where it is shown.
    if image.renderingMode != .alwaysTemplate { tints = image.symbolColors?.map { Color(uiKit: $0) } ?? [] }
    isMirroredRightToLeft = image.flipsForRightToLeftLayoutDirection
    slicing = image.look.slicing?.lying(image.imageOrientation.stored)
    let symbol: SymbolChoice = image.look.symbol
    symbolWeight = symbol.weight
    // Without a size of its own a symbol goes with the text around it.
    if symbol.pointSize != nil || symbol.scale != nil {
      symbolSize = symbol.fontSize(standard: UIImage.symbolFontSize)
    }
  }
}
