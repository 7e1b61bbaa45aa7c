import Foundation
import TextEngine

/// The choices that hold for a run while a text is resolved.
struct TextRunStyle {
  var font: Font
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold: Bool = false
  var isItalic: Bool = false
  var isMonospaced: Bool = false
  var hasMonospacedDigits: Bool = false
  var scale: CGFloat = 1
  var kerning: CGFloat = 0
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var language: TypesettingLanguage = .automatic
  var look = TextRunLook()

  init(font: Font) {
    self.font = font
  }

  /// The run that shows a string in the style.
  func run(_ string: String, in context: FontContext) -> TextContent.Run {
    var font: Font = self.font
    if let weight { font = font.weight(weight) }
    if let width { font = font.width(width) }
    if let design { font = font.design(design) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if scale != 1 { font = font.scaled(by: scale) }
    var run = TextContent.Run(text: string, font: font.descriptor(in: context))
    run.tracking = tracking ?? kerning
    run.baselineOffset = baselineOffset
    run.isUnderlined = look.underline == .single
    run.isStruckThrough = look.strikethrough == .single
    run.font.language = language.tag ?? context.language
    return run
  }
}

/// What of a run changes how it looks, and not how much room it takes.
struct TextRunLook: Equatable {
  /// Nil for the foreground around the text, or the tint for a link.
  var foreground: AnyTextStyle?
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var link: URL?
  var attributes = TextAttributes()
  /// The picture that stands in the place of the run's character.
  var image: Image?
  /// What it shows, where it is no symbol of the system.
  var picture: ResolvedImage?
  /// What is read in its place.
  var imageLabel: String = ""
}

extension TextModifier {
  func apply(to run: inout TextRunStyle, _ text: inout ResolvedText) {
    switch self {
    case .font(let font): if let font { run.font = font }
    case .weight(let weight): run.weight = weight
    case .width(let width): run.width = width
    case .design(let design): run.design = design
    case .bold: run.isBold = true
    case .italic(let isItalic): run.isItalic = isItalic
    case .monospaced(let isMonospaced): run.isMonospaced = isMonospaced
    case .monospacedDigits: run.hasMonospacedDigits = true
    case .foreground(let style): run.look.foreground = style
    case .background(let color): run.look.background = color
    case .kerning(let kerning): run.kerning = kerning
    case .tracking(let tracking): run.tracking = tracking
    case .baselineOffset(let offset): run.baselineOffset = offset
    case .underline(let style): run.look.underline = style
    case .strikethrough(let style): run.look.strikethrough = style
    case .scale(let scale): run.scale = scale.factor
    case .language(let language): run.language = language
    case .link(let url): run.look.link = url
    case .attribute(let entry): run.look.attributes.set(entry)
    case .speechPitch(let pitch): text.pitch = pitch
    case .speechSpelledOut(let isOn): text.isSpelledOut = isOn
    case .speechPunctuation(let isOn): text.includesPunctuation = isOn
    case .speechQueued(let isOn): text.isQueued = isOn
    case .spoken(.heading(let level)): text.headingLevel = level.number
    case .spoken(.contentType(let type)): text.contentKind = type
    case .spoken(.label): break
    }
  }
}
