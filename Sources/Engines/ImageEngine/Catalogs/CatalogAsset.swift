import CoreGraphics
import Foundation

/// A picture of an asset catalog, with its variants.
package struct CatalogImage: Sendable {
  package enum Intent: String, Sendable { case original, template }

  /// How the parts of a picture fill a larger space.
  package struct Slicing: Hashable, Sendable {
    /// In pixels of the file.
    package var top: CGFloat = 0
    package var leading: CGFloat = 0
    package var bottom: CGFloat = 0
    package var trailing: CGFloat = 0
    package var isTiled: Bool = false

    package init(
      top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0, isTiled: Bool = false
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
      self.isTiled = isTiled
    }
  }

  package struct Variant: Sendable {
    var traits: CatalogVariant
    package var file: URL
    package var slicing: Slicing?
    /// The pixels in a point; nil for a drawing, which has none.
    package var scale: CGFloat? { traits.scale }
  }

  package var variants: [Variant]
  package var intent: Intent?
  /// Whether it is a symbol: it then takes its size from the font, and its colour from the foreground.
  package var isSymbol: Bool = false

  package func variant(for traits: CatalogTraits) -> Variant? { variants.best(traits, variant: \.traits) }
}

/// A colour of an asset catalog, with its variants.
package struct CatalogColor: Sendable {
  package enum Value: Hashable, Sendable {
    case components(space: Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system, by its name, such as `systemBlueColor`.
    case system(String)
  }

  package enum Space: Hashable, Sendable { case sRGB, displayP3, linear }

  struct Variant: Sendable {
    var traits: CatalogVariant
    var value: Value
  }

  var variants: [Variant]

  package func value(for traits: CatalogTraits) -> Value? { variants.best(traits, variant: \.traits)?.value }
}
