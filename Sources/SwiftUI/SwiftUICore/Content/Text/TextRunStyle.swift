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
  var scale: Text.Scale = .default
  var kerning: CGFloat = 0
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var language: TypesettingLanguage = .automatic
  var look = TextRunLook()

  init(font: Font) {
    self.font = font
  }

  /// The run that shows a string in the style.
  func run(_ string: String, in fonts: KnownFonts) -> TextContent.Run {
    let style: TextContent.Style = fonts.style(of: hasOwnFont ? ownFont : font)
    let tracking: CGFloat = tracking ?? kerning
    if tracking == 0, baselineOffset == 0, language.tag == nil, !look.hasLines, !scale.isSecondary {
      return TextContent.Run(text: string, style: style)
    }
    var choices: TextContent.StyleChoices = style.choices
    if scale.isSecondary { choices.font = choices.font.secondary }
    choices.font.language = language.tag ?? fonts.context.language
    choices.tracking = tracking + (scale.isSecondary ? FontDescriptor.secondaryTracking : 0)
    choices.baselineOffset = baselineOffset
    choices.isUnderlined = look.hasLines && look.underline == .single
    choices.isStruckThrough = look.hasLines && look.strikethrough == .single
    return TextContent.Run(text: string, style: TextContent.Style(choices))
  }

  /// Whether anything but the font says how letters look.
  private var hasOwnFont: Bool {
    weight != nil || width != nil || design != nil || isBold || isItalic || isMonospaced || hasMonospacedDigits
  }

  private var ownFont: Font {
    var font: Font = self.font
    if let weight { font = font.weight(weight) }
    if let width { font = font.width(width) }
    if let design { font = font.design(design) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font
  }
}

/// What of a run changes how it looks, and not how much room it takes.
///
/// Most runs have nothing of their own, and what they have is copied from style to style while a text is resolved: so all
/// of it is one reference, which is none for those.
struct TextRunLook: Equatable {
  private var own: Storage?

  /// What a look may have.
  private struct Details: Equatable {
    var foreground: AnyTextStyle?
    var background: Color?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var link: URL?
    var attributes = TextAttributes()
    private var boxedPicture: Boxed?

    /// In a place of its own: few runs have one, and it is as large as all the rest.
    var picture: Picture {
      get { if case .picture(let picture)? = boxedPicture { picture } else { Picture() } }
      set { boxedPicture = newValue == Picture() ? nil : .picture(newValue) }
    }

    private indirect enum Boxed: Equatable { case picture(Picture) }

    nonisolated(unsafe) static let none = Details()
  }

  /// A picture that stands in the place of the run's character.
  private struct Picture: Equatable {
    var image: Image?
    var resolved: ResolvedImage?
    var label: String = ""
  }

  private final class Storage {
    var details: Details

    init(_ details: Details) { self.details = details }
  }

  /// Whether the run looks as the text around it does.
  var isPlain: Bool { own == nil }
  /// Whether there are lines under or through it.
  var hasLines: Bool { own != nil && (underline != nil || strikethrough != nil) }

  static func == (left: TextRunLook, right: TextRunLook) -> Bool {
    left.own === right.own || left.details == right.details
  }

  private var details: Details { own?.details ?? .none }

  /// The details for this look alone.
  private var owned: Details {
    get { details }
    _modify {
      let storage: Storage
      if let own, isKnownUniquelyReferenced(&self.own) { storage = own } else { storage = Storage(details) }
      own = storage
      yield &storage.details
    }
  }

  /// Nil for the foreground around the text, or the tint for a link.
  var foreground: AnyTextStyle? {
    get { own?.details.foreground }
    set { if newValue != nil || own != nil { owned.foreground = newValue } }
  }

  var background: Color? {
    get { own?.details.background }
    set { if newValue != nil || own != nil { owned.background = newValue } }
  }

  var underline: Text.LineStyle? {
    get { own?.details.underline }
    set { if newValue != nil || own != nil { owned.underline = newValue } }
  }

  var strikethrough: Text.LineStyle? {
    get { own?.details.strikethrough }
    set { if newValue != nil || own != nil { owned.strikethrough = newValue } }
  }

  var link: URL? {
    get { own?.details.link }
    set { if newValue != nil || own != nil { owned.link = newValue } }
  }

  var attributes: TextAttributes {
    get { own?.details.attributes ?? TextAttributes() }
    set { owned.attributes = newValue }
  }

  /// The picture that stands in the place of the run's character.
  var image: Image? {
    get { own?.details.picture.image }
    set { if newValue != image { owned.picture.image = newValue } }
  }

  /// What it shows, where it is no symbol of the system.
  var picture: ResolvedImage? {
    get { own?.details.picture.resolved }
    set { if newValue != picture { owned.picture.resolved = newValue } }
  }

  /// What is read in its place.
  var imageLabel: String {
    get { own?.details.picture.label ?? "" }
    set { if newValue != imageLabel { owned.picture.label = newValue } }
  }
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
    case .scale(let scale): run.scale = scale
    case .language(let language): run.language = language
    case .link(let url): run.look.link = url
    case .attribute(let entry): run.look.attributes.set(entry)
    case .speechPitch(let pitch): text.remark.pitch = pitch
    case .speechSpelledOut(let isOn): text.remark.isSpelledOut = isOn
    case .speechPunctuation(let isOn): text.remark.includesPunctuation = isOn
    case .speechQueued(let isOn): text.remark.isQueued = isOn
    case .spoken(.heading(let level)): text.remark.headingLevel = level.number
    case .spoken(.contentType(let type)): text.remark.contentKind = type
    case .spoken(.label): break
    }
  }
}
