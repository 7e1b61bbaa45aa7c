import CoreGraphics
import DisplayList

/// What was chosen for a symbol; nil for what is left to others.
package struct SymbolChoice: Hashable, Sendable {
  package enum Colors: Hashable, Sendable {
    /// One colour in several strengths.
    case hierarchical(UIColor)
    /// A colour for each layer.
    case palette([UIColor])
  }

  package var pointSize: CGFloat?
  /// From 100 to 900.
  package var weight: Int?
  package var scale: UIImage.SymbolScale?
  package var colors: Colors?

  /// The size of the text that the symbol goes with, larger or smaller by the scale.
  package func fontSize(standard: CGFloat) -> CGFloat {
    let size: CGFloat = pointSize ?? standard
    switch scale {
    case .small: return size * SymbolMetrics.smallFactor
    case .large: return size * SymbolMetrics.largeFactor
    default: return size
    }
  }

  /// What the other one says, and what this one says where the other says nothing.
  func applying(_ other: SymbolChoice) -> SymbolChoice {
    var result: SymbolChoice = self
    result.pointSize = other.pointSize ?? pointSize
    result.weight = other.weight ?? weight
    result.scale = other.scale ?? scale
    result.colors = other.colors ?? colors
    return result
  }
}

extension UIImage {
  /// How a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Chooses nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolChoice()) }

    /// As large as text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

    /// As large as text of a size in points, and as heavy as a font.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// As large as text of a size in points, as heavy as a font, and larger or smaller than that by a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      var choice = SymbolChoice()
      // As with fonts, a size that is none leaves it to the system.
      choice.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize : nil
      choice.weight = weight.face
      choice.scale = scale.choice
      self.init(choice)
    }

    /// As heavy as a font.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }

    /// Larger or smaller beside text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 0, weight: .unspecified, scale: scale) }

    /// As text of a style at the current traits' size of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// As text of a style at the current traits' size of text, larger or smaller than that by a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// As text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// As text of a font, larger or smaller than that by a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      var choice = SymbolChoice()
      choice.pointSize = font.pointSize
      choice.weight = font.choice.weight
      choice.scale = scale.choice
      self.init(choice)
    }

    /// In one colour, fainter from layer to layer.
    public convenience init(hierarchicalColor: UIColor) {
      var choice = SymbolChoice()
      choice.colors = .hierarchical(hierarchicalColor)
      self.init(choice)
    }

    /// In a colour for each layer; the last one holds for the layers after it.
    public convenience init(paletteColors: [UIColor]) {
      var choice = SymbolChoice()
      choice.colors = paletteColors.isEmpty ? nil : .palette(paletteColors)
      self.init(choice)
    }

    open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      return SymbolConfiguration(
        choice.applying(other.choice), traits: other.traitCollection ?? traitCollection)
    }

    open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
      SymbolConfiguration(choice, traits: traitCollection)
    }

    /// The same without a size in points or a text style.
    open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      var choice: SymbolChoice = choice
      choice.pointSize = nil
      choice.weight = nil
      return SymbolConfiguration(choice, traits: traitCollection)
    }
  }
}

extension UIImage.SymbolWeight {
  /// The weight of a font.
  public func fontWeight() -> UIFont.Weight {
    let weights: [UIFont.Weight] = [
      .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[rawValue]
  }

  /// From 100 to 900; nil where none is specified.
  fileprivate var face: Int? { self == .unspecified ? nil : rawValue * 100 }
}

extension UIImage.SymbolScale {
  fileprivate var choice: UIImage.SymbolScale? { self == .unspecified ? nil : self }
}
