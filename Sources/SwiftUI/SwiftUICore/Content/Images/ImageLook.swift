import DisplayList
import ImageEngine

/// What an image that comes from UIKit says of its look.
package struct ImageLook: Equatable {
  /// The colours of a symbol's layers, the first of which is that of any picture drawn as a shape; empty for those of the
  /// place where it is shown.
  package var tints: [Color] = []
  /// The size of the text that a symbol goes with, in points; nil for that of the place.
  package var symbolSize: CGFloat?
  /// How heavy a symbol is, from 100 to 900; nil as the text of the place.
  package var symbolWeight: Int?
  /// How a picture is cut where it is resized.
  package var slicing: CatalogImage.Slicing?
  /// Whether the image is drawn as in a mirror where people read from right to left.
  package var isMirroredRightToLeft: Bool = false

  package init() {}

  func apply(to image: inout ResolvedImage, in environment: EnvironmentValues) {
    if !tints.isEmpty {
      let context = ColorContext(environment)
      image.tints = tints.map { $0.resolved(in: context) }
      image.isTemplate = true
    }
    let isMirrored: Bool = isMirroredRightToLeft && environment.layoutDirection == .rightToLeft
    switch image.content {
    case .symbol(let name, _):
      if let symbolWeight { image.weight = symbolWeight }
      if let symbolSize { image.setSymbolSize(of: name, symbolSize, displayScale: environment.displayScale) }
      if isMirrored { image.isMirrored = true }
    case .picture(let box, let stored, let orientation):
      image.slicing = slicing
      if isMirrored { image.content = .picture(box, stored: stored, orientation.mirrored) }
    case .none, .glyph, .drawn: break
    }
  }
}

extension Image {
  /// The image with a look of its own.
  package nonisolated func with(_ look: ImageLook) -> Image { with { $0.look = look } }
}
