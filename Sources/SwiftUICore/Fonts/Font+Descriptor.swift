import CoreGraphics
import TextEngine

extension Font {
  /// The font with every choice made, for a shaper.
  package func descriptor(in context: FontContext) -> FontDescriptor {
    var choices: Choices = self.choices(in: context)
    for modifier in modifiers { choices.apply(modifier) }
    if let weight = context.weight { choices.apply(.weight(weight)) }
    if context.isBold { choices.apply(.bold(true)) }
    if context.isItalic { choices.apply(.italic(true)) }
    if context.hasMonospacedDigits { choices.apply(.monospacedDigit) }
    if let design = context.design { choices.design = design }
    var descriptor: FontDescriptor = choices.descriptor(legibilityWeight: context.legibilityWeight)
    if let name = descriptor.family, let face = NamedFaces.face(named: name) {
      descriptor.take(face, roundsLines: context.idiom == .desktop)
    } else if context.idiom == .desktop {
      descriptor.box = box(at: descriptor.size, isMarked: choices.isBold || descriptor.design == .monospaced)
    }
    return descriptor
  }

  /// The line box on a desktop; families by name keep the size's share.
  private func box(at size: CGFloat, isMarked: Bool) -> FontDescriptor.Box? {
    switch provider {
    case .style(let style, _, _): .style(style, size: size, isMarked: isMarked)
    case .unset, .system: .system(size: size)
    case .custom: nil
    }
  }

  private func choices(in context: FontContext) -> Choices {
    switch provider {
    case .unset:
      var choices: Choices = Font.body.choices(in: context)
      // A desktop's text that sets no font is in the system font, whose bold form is bold.
      if context.idiom == .desktop { choices.emphasized = .bold }
      return choices
    case .style(let style, let design, let weight):
      let metrics: TextStyle.Metrics = style.metrics(in: context.idiom)
      return Choices(
        size: style.size(at: context.dynamicTypeSize, in: context.idiom), weight: weight ?? metrics.weight,
        emphasized: weight == nil ? metrics.emphasized : .bold, design: design ?? .default)
    case .system(let size, let weight, let design):
      return Choices(size: size, weight: weight ?? .regular, design: design ?? .default)
    case .custom(let name, let size, let style):
      let scale: CGFloat = style?.scale(at: context.dynamicTypeSize) ?? 1
      return Choices(size: (size * scale * 2).rounded() / 2, weight: .regular, family: name)
    }
  }
}

/// A font on its way to a descriptor.
private struct Choices {
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
    case .width: break
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): isItalic = isActive
    case .monospaced(let isActive): isMonospaced = isActive
    case .design(let design): self.design = design
    case .monospacedDigit: hasMonospacedDigits = true
    case .smallCaps(let isActive): hasSmallCapitals = isActive
    case .leading(let leading): self.leading = leading
    case .pointSize(let size): self.size = size
    case .scaled(let factor): size *= factor
    }
  }

  func descriptor(legibilityWeight: LegibilityWeight) -> FontDescriptor {
    let heavy: Int = isBold ? max(weight.value, emphasized.value) : weight.value
    var descriptor = FontDescriptor(
      size: size.isFinite ? max(0, size) : 0, weight: legibilityWeight == .bold ? Self.legible(heavy) : heavy)
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

extension FontDescriptor {
  /// Takes what the file of a face by name says: its weight and slant where nothing else was asked for, and its lines.
  ///
  /// Apple's lines are the face's ascent and descent, on a desktop each to a whole point (text/custom-font: 13, 20 and 40
  /// points of Abel take 17, 26 and 51).
  fileprivate mutating func take(_ face: NamedFace, roundsLines: Bool) {
    if weight == 400 { weight = face.weight }
    if face.isItalic { isItalic = true }
    let (above, below): (CGFloat, CGFloat) = (face.ascent * size, face.descent * size)
    box = Box(
      ascent: roundsLines ? above.rounded() : above, descent: roundsLines ? below.rounded() : below,
      faceAscent: above, faceDescent: below)
  }
}
