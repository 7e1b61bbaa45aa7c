import CoreGraphics
import TextEngine

/// A font on its way to a descriptor.
struct Choices {
  var size: CGFloat
  var weight: Font.Weight
  /// What bold means for the font.
  var emphasized: Font.Weight = .bold
  var design: Font.Design = .default
  var family: String?
  var isBold: Bool = false
  var isItalic: Bool = false
  var isMonospaced: Bool = false
  var hasMonospacedDigits: Bool = false
  var hasSmallCapitals: Bool = false
  var hasSmallUppercase: Bool = false
  var width: Font.Width = .standard
  var leading: Font.Leading = .standard

  init(
    size: CGFloat, weight: Font.Weight, emphasized: Font.Weight = .bold, design: Font.Design = .default,
    family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.emphasized = emphasized
    self.design = design
    self.family = family
  }

  mutating func apply(_ modifier: Font.Modifier) {
    switch modifier {
    case .weight(let weight):
      self.weight = weight
      // A weight that was asked for is kept by a later bold if it is heavier.
      emphasized = .bold
      isBold = false
    case .width(let width): self.width = width
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): isItalic = isActive
    case .monospaced(let isActive): isMonospaced = isActive
    case .design(let design): self.design = design
    case .monospacedDigit: hasMonospacedDigits = true
    case .lowercaseSmallCaps(let isActive): hasSmallCapitals = isActive
    case .uppercaseSmallCaps(let isActive): hasSmallUppercase = isActive
    case .leading(let leading): self.leading = leading
    case .pointSize(let size): self.size = size
    case .scaled(let factor): size *= factor
    }
  }

  /// How heavy the font is after all.
  func heaviness(legibilityWeight: LegibilityWeight) -> Font.Weight {
    let heavy: Int = isBold ? max(weight.value, emphasized.value) : weight.value
    return Font.Weight(value: legibilityWeight == .bold ? Self.legible(heavy) : heavy)
  }

  func descriptor(legibilityWeight: LegibilityWeight) -> FontDescriptor {
    var descriptor = FontDescriptor(
      size: size.isFinite ? min(max(0, size), 10_000) : 0, weight: heaviness(legibilityWeight: legibilityWeight).value)
    switch isMonospaced ? .monospaced : design {
    case .default: descriptor.design = .standard
    case .serif: descriptor.design = .serif
    case .rounded: descriptor.design = .rounded
    case .monospaced: descriptor.design = .monospaced
    }
    descriptor.family = family
    descriptor.isItalic = isItalic
    descriptor.hasMonospacedDigits = hasMonospacedDigits
    descriptor.hasSmallCapitals = hasSmallCapitals
    descriptor.hasSmallUppercase = hasSmallUppercase
    descriptor.stretch = width.stretch
    switch leading {
    case .standard: descriptor.leadingAdjustment = 0
    case .tight: descriptor.leadingAdjustment = -2
    case .loose: descriptor.leadingAdjustment = 2
    }
    return descriptor
  }

  /// The weight of bold text for legibility: two steps up for light and regular faces, one for the heavy ones, so that
  /// heavier text stays heavier and the heaviest face is not passed.
  private static func legible(_ weight: Int) -> Int {
    switch weight {
    case ...500: return weight + 200
    case ...800: return max(700, weight + 100)
    default: return weight
    }
  }
}

extension Font.Width {
  /// How wide letters are beside the face's own. The faces here have one width, so the letters are drawn narrower or
  /// wider: six tenths of the value, which makes compressed 0.76, condensed 0.88 and expanded 1.12.
  var stretch: CGFloat { value.isFinite ? max(0.4, min(1.6, 1 + 0.6 * value)) : 1 }
}
