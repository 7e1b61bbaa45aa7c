import CoreGraphics
import Diagnostics
import DisplayList
import Foundation
import ImageEngine
import TextEngine

/// An image with all that it takes from its environment: what is measured, drawn and spoken.
package struct ResolvedImage: Equatable {
  package enum Content: Equatable {
    /// Nothing was found.
    case none
    case symbol(String, value: Double?)
    /// A picture, with its size as it is stored, in points.
    case picture(CGImageBox, stored: CGSize, ImageOrientation)
    /// A symbol of a catalog, which is a picture that is drawn as a shape beside text.
    case glyph(CGImageBox)
    case drawn([DisplayItem])
  }

  package var content: Content = .none
  /// The size in points that the image has by itself.
  package var size: CGSize = .zero
  /// From the top to the base line of text beside it; nil for pictures, which stand on it.
  package var baseline: CGFloat?
  /// Whether it is drawn as a shape in the foreground style.
  package var isTemplate: Bool = false
  /// Whether a symbol is drawn as in a mirror.
  package var isMirrored: Bool = false
  /// How heavy a symbol's strokes are: as those of the font. It takes as much room in each weight.
  package var weight: Int = 400
  /// The pixels in a point of a picture's file.
  package var scale: CGFloat = 1
  /// The colours of a template's layers, where the image brings its own; empty for those of the place.
  var tints: [RGBA] = []
  /// How a picture is cut where it is resized, and whether its middle is repeated.
  var slicing: CatalogImage.Slicing?
  var options: Image.Options = Image.Options()
  /// Whether the modes of symbols hold.
  package var isSymbol: Bool {
    switch content {
    case .symbol, .glyph: true
    default: false
    }
  }
  package var isResizable: Bool { options.resizing != nil }
}

extension Image {
  /// Resolves the image; reads the environment, so that the node which asks depends on what matters.
  package func resolved(in environment: EnvironmentValues, images: ImageStore) -> ResolvedImage {
    var result = ResolvedImage()
    result.options = options
    result.isTemplate = options.renderingMode == .template
    switch source {
    case .symbol(let name, let value):
      let shown: String = environment.shownSymbol(name)
      result.setSymbol(shown, value: value, in: environment)
      result.isMirrored = environment.layoutDirection == .rightToLeft && SymbolTable.isMirrored(shown)
    case .named(let name, let bundle, let value):
      NamedImage(name: name, bundle: bundle, value: value).resolve(&result, in: environment, images: images)
    case .bitmap(let image, let scale, let orientation):
      result.setPicture(.bitmap(image, orientation), name: "image", scale: scale)
    case .vector(let image, let scale): result.setPicture(.vector(image), name: "image", scale: scale)
    case .drawn(let drawing):
      result.size = drawing.size
      result.content = .drawn(drawing.draw(environment))
    }
    options.look?.apply(to: &result, in: environment)
    return result
  }
}

extension ResolvedImage {
  /// The height of capitals, as a part of the font's size.
  private static let capHeight: CGFloat = 0.705

  /// A symbol has its own size at the font's, its middle at half the height of capital letters. A name that stands for none
  /// takes no room.
  fileprivate mutating func setSymbol(_ name: String, value: Double?, in environment: EnvironmentValues) {
    let font: FontDescriptor = environment.symbolFont
    let fontSize: CGFloat = font.size * environment.imageScale.factor
    weight = font.weight
    isTemplate = true
    guard setSymbolSize(of: name, fontSize, displayScale: environment.displayScale) else {
      return SymbolTable.recordUnmapped(name)
    }
    content = .symbol(name, value: value)
    guard environment.isRedacted else { return }
    size = SymbolMetrics.placeholderSize(fontSize: fontSize)
    baseline = size.height / 2 + fontSize * Self.capHeight / 2
  }

  /// - Parameter fontSize: of the text that the symbol goes with, in points.
  /// - Returns: Whether there is a symbol of this name.
  @discardableResult
  mutating func setSymbolSize(of name: String, _ fontSize: CGFloat, displayScale: CGFloat) -> Bool {
    let own: CGSize? = SymbolMetrics.size(of: name, fontSize: fontSize, weight: weight, displayScale: displayScale)
    guard let own else { return false }
    size = own
    baseline = own.height / 2 + fontSize * Self.capHeight / 2
    return true
  }

  /// A catalog's symbol is drawn for a font of 100 points.
  mutating func setGlyph(_ box: CGImageBox, drawn: CGSize, in environment: EnvironmentValues) {
    let fontSize: CGFloat = environment.symbolFont.size * environment.imageScale.factor
    content = .glyph(box)
    size = CGSize(width: drawn.width * fontSize / 100, height: drawn.height * fontSize / 100)
    baseline = size.height / 2 + fontSize * Self.capHeight / 2
    isTemplate = options.renderingMode != .original
  }

  mutating func setPicture(_ image: DecodedImage, name: String, scale: CGFloat) {
    var scale: CGFloat = scale > 0 ? scale : 1
    // The size in points is that of the file, of which fewer pixels may be kept.
    if case .bitmap(_, _, let reduction) = image { scale /= CGFloat(reduction) }
    let box = CGImageBox(name: name, object: image.object)
    self.scale = scale
    switch image {
    case .bitmap(let pixels, let orientation, _):
      let stored = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
      content = .picture(box, stored: stored, orientation)
      size = orientation.turned(stored)
    case .vector(let vector):
      size = CGSize(width: vector.size.width / scale, height: vector.size.height / scale)
      content = .picture(box, stored: size, .up)
    }
  }
}

extension EnvironmentValues {
  /// The font that symbols go by.
  fileprivate var symbolFont: FontDescriptor {
    let font: Font = fontChanges.reduce(self.font ?? .unset) { $1.apply(to: $0) }
    return font.descriptor(in: fontContext)
  }

  /// The form of a symbol that is shown: by the variants, and by the direction of reading.
  fileprivate func shownSymbol(_ name: String) -> String {
    let form: String = symbolVariants.applied(to: name)
    return layoutDirection == .rightToLeft ? SymbolTable.mirrored(form) : form
  }
}
