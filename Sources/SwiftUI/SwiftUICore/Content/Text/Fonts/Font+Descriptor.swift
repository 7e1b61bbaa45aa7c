import CoreGraphics
import TextEngine

extension Font {
  /// The font with every choice made, for a shaper.
  package func descriptor(in context: FontContext) -> FontDescriptor {
    let choices: Choices = self.choices(in: context)
    var descriptor: FontDescriptor = choices.descriptor(legibilityWeight: context.legibilityWeight)
    if let name = descriptor.family, let face = NamedFaces.face(named: name) {
      descriptor.take(face, roundsLines: context.idiom == .desktop)
    } else if context.idiom == .desktop {
      let isMarked: Bool = choices.isBold || descriptor.design == .monospaced
      descriptor.box = box(of: descriptor, isMarked: isMarked, hasTallLines: context.hasTallLines)
    }
    return descriptor
  }

  /// The line box on a desktop; families by name keep the size's share.
  ///
  /// Without tall lines, a text style has the box of the system font of its size: an app on macOS 27 that replaced 331 sized
  /// fonts by the text styles of these sizes looked the same to the pixel (PathGao/kururu, pull request 32).
  private func box(
    of descriptor: FontDescriptor, isMarked: Bool, hasTallLines: Bool
  ) -> FontDescriptor.Box? {
    switch provider {
    case .style(let style, _, _) where hasTallLines:
      .tall(style, size: descriptor.size, isMarked: isMarked)
    case .unset, .system, .style: .system(size: descriptor.size, isSerif: descriptor.design == .serif)
    case .custom: nil
    }
  }

  /// All that was chosen, by the font and around it.
  func choices(in context: FontContext) -> Choices {
    var choices: Choices = self.start(in: context)
    for modifier in modifiers { choices.apply(modifier) }
    if let weight = context.weight { choices.apply(.weight(weight)) }
    if context.isBold { choices.apply(.bold(true)) }
    if context.isItalic { choices.apply(.italic(true)) }
    if context.hasMonospacedDigits { choices.apply(.monospacedDigit) }
    if let design = context.design { choices.design = design }
    return choices
  }

  private func start(in context: FontContext) -> Choices {
    switch provider {
    case .unset:
      var choices: Choices = Font.body.start(in: context)
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
