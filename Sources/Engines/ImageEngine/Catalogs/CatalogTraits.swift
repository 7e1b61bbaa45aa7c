import CoreGraphics

/// The surroundings by which one of an asset's variants is chosen.
package struct CatalogTraits: Hashable, Sendable {
  package var scale: CGFloat = 2
  package var isDark: Bool = false
  package var isIncreasedContrast: Bool = false
  package var isRightToLeft: Bool = false
  /// The idioms that fit, best first.
  package var idioms: [String] = ["iphone", "universal"]

  package init() {}

  package init(
    scale: CGFloat, isDark: Bool, isIncreasedContrast: Bool, isRightToLeft: Bool, idioms: [String]
  ) {
    self.scale = scale
    self.isDark = isDark
    self.isIncreasedContrast = isIncreasedContrast
    self.isRightToLeft = isRightToLeft
    self.idioms = idioms
  }
}

/// What a variant of an asset says about where it is for.
struct CatalogVariant: Hashable, Sendable {
  var idiom: String = "universal"
  var isDark: Bool?
  var isIncreasedContrast: Bool?
  var isRightToLeft: Bool?
  /// Nil for one that fits every scale.
  var scale: CGFloat?
  /// Whether it is for displays of more colours than sRGB's.
  var isWide: Bool = false

  /// How well it fits, more important parts first; nil where it does not fit at all.
  func fit(_ traits: CatalogTraits) -> [Double]? {
    guard let place = traits.idioms.firstIndex(of: idiom) else { return nil }
    func part(_ own: Bool?, _ wanted: Bool) -> Double? {
      guard let own else { return 1 }
      return own == wanted ? 2 : (own ? nil : 0)
    }
    guard let dark = part(isDark, traits.isDark), let contrast = part(isIncreasedContrast, traits.isIncreasedContrast),
      let direction = part(isRightToLeft, traits.isRightToLeft)
    else { return nil }
    return [Double(-place), dark, contrast, direction, isWide ? 0 : 1, scaleFit(traits.scale)]
  }

  /// The same scale first, then the next larger one, then the nearest smaller one; what fits every scale comes before.
  private func scaleFit(_ wanted: CGFloat) -> Double {
    guard let scale else { return 100 }
    if scale == wanted { return 200 }
    return scale > wanted ? 50 - Double(scale - wanted) : -Double(wanted - scale)
  }
}

extension Sequence {
  /// The element that fits best; the first of those that fit equally well.
  func best(_ traits: CatalogTraits, variant: (Element) -> CatalogVariant) -> Element? {
    var best: (element: Element, fit: [Double])?
    for element in self {
      guard let fit = variant(element).fit(traits) else { continue }
      if let known = best, !known.fit.lexicographicallyPrecedes(fit) { continue }
      best = (element, fit)
    }
    return best?.element
  }
}
