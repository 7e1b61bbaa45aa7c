import AccessibilityTree
import Foundation
import TextEngine

/// Text with everything that it takes from its environment: what is measured, drawn and spoken.
struct ResolvedText: Equatable {
  var content: TextContent
  /// One style per run; nil for the foreground style around the text.
  var styles: [AnyTextStyle?]
  var pitch: Double = 0
  var isSpelledOut: Bool = false
  var includesPunctuation: Bool = false
  /// What is read in place of the characters; nil for these.
  var spoken: String?
  var headingLevel: Int?
  var contentKind: AccessibilityTextKind?

  var string: String { content.string }
  /// What is read.
  var spokenString: String { spoken ?? string }
  var hasSpeechStyle: Bool { pitch != 0 || isSpelledOut || includesPunctuation }
}

/// The choices that hold for a run while a text is resolved.
private struct RunStyle {
  var font: Font
  var weight: Font.Weight?
  var isBold: Bool = false
  var isItalic: Bool = false
  var hasMonospacedDigits: Bool = false
  var style: AnyTextStyle?
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var isUnderlined: Bool = false
  var isStruckThrough: Bool = false
}

extension Text {
  /// Resolves the text; reads the environment, so that the node which asks depends on what matters.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    resolved(font: environment.font, changes: environment.fontChanges, in: TextEnvironment(environment))
  }

  /// Resolves the text with what was read of its environment.
  func resolved(font: Font?, changes: [FontChange], in environment: TextEnvironment) -> ResolvedText {
    var result = ResolvedText(content: TextContent(runs: []), styles: [])
    var style = RunStyle(font: changes.reduce(font ?? .unset) { $1.apply(to: $0) })
    append(to: &result, style: &style, environment: environment)
    result.content.alignment =
      switch environment.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    result.content.truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    result.content.lineLimit = environment.lineLimit
    result.content.reservedLines = environment.reservedLineCount
    result.content.lineSpacing = environment.lineSpacing
    result.content.minimumScaleFactor = environment.minimumScaleFactor
    result.content.isRightToLeft = environment.layoutDirection == .rightToLeft
    return result
  }

  /// The characters alone, for labels of accessibility elements.
  package func string(in environment: EnvironmentValues) -> String {
    resolved(in: environment).spokenString
  }

  /// The characters alone; fonts have no part in them.
  private func string(in environment: TextEnvironment) -> String {
    resolved(font: nil, changes: [], in: environment).spokenString
  }

  private func append(to result: inout ResolvedText, style: inout RunStyle, environment: TextEnvironment) {
    var inner: RunStyle = style
    let before: String? = spokenLabel == nil ? nil : result.spokenString
    defer {
      if let before, let label = spokenLabel { result.spoken = before + label.string(in: environment) }
    }
    for modifier in modifiers { modifier.apply(to: &inner, &result) }
    switch storage {
    case .verbatim(let string):
      result.add(string, inner, environment)
    case .formatted(let value):
      result.add(value.string(in: environment.locale), inner, environment)
    case .localized(let key):
      for part in key.parts {
        switch part {
        case .literal(let string): result.add(string, inner, environment)
        case .text(let text): text.append(to: &result, style: &inner, environment: environment)
        }
      }
    case .joined(let first, let second):
      first.append(to: &result, style: &inner, environment: environment)
      second.append(to: &result, style: &inner, environment: environment)
    }
  }
}

extension TextModifier {
  fileprivate func apply(to run: inout RunStyle, _ text: inout ResolvedText) {
    switch self {
    case .font(let font): if let font { run.font = font }
    case .weight(let weight): run.weight = weight
    case .bold: run.isBold = true
    case .italic(let isItalic): run.isItalic = isItalic
    case .monospacedDigits: run.hasMonospacedDigits = true
    case .foreground(let style): run.style = style
    case .tracking(let tracking): run.tracking = tracking
    case .baselineOffset(let offset): run.baselineOffset = offset
    case .underline(let isOn): run.isUnderlined = isOn
    case .strikethrough(let isOn): run.isStruckThrough = isOn
    case .speechPitch(let pitch): text.pitch = pitch
    case .speechSpelledOut(let isOn): text.isSpelledOut = isOn
    case .speechPunctuation(let isOn): text.includesPunctuation = isOn
    case .spoken(.heading(let level)): text.headingLevel = level.number
    case .spoken(.contentType(let type)): text.contentKind = type
    case .spoken(.label): break
    }
  }
}

extension ResolvedText {
  fileprivate mutating func add(_ string: String, _ style: RunStyle, _ environment: TextEnvironment) {
    if let spoken { self.spoken = spoken + string }
    var font: Font = style.font
    if let weight = style.weight { font = font.weight(weight) }
    if style.isBold { font = font.bold() }
    if style.isItalic { font = font.italic() }
    if style.hasMonospacedDigits { font = font.monospacedDigit() }
    var run = TextContent.Run(text: string, font: font.descriptor(in: environment.fontContext))
    run.tracking = style.tracking
    run.baselineOffset = style.baselineOffset
    run.isUnderlined = style.isUnderlined
    run.isStruckThrough = style.isStruckThrough
    if let last = content.runs.last, last.sameStyle(as: run), styles.last == style.style {
      content.runs[content.runs.count - 1].text += string
    } else {
      content.runs.append(run)
      styles.append(style.style)
    }
  }
}

extension TextContent.Run {
  fileprivate func sameStyle(as other: TextContent.Run) -> Bool {
    var copy: TextContent.Run = other
    copy.text = text
    return copy == self
  }
}
