import AccessibilityTree
import Foundation
import TextEngine

/// Text with everything that it takes from its environment: what is measured, drawn and spoken.
struct ResolvedText: Equatable {
  var content: TextContent
  /// One look per run.
  var looks: [TextRunLook]
  private var remarks: TextRemarks?
  /// How many pixels a point is where the text is shown.
  let displayScale: CGFloat

  /// Text without characters yet.
  init(in environment: TextEnvironment) {
    content = TextContent(runs: TextContent.Runs(), rules: environment.rules)
    looks = []
    displayScale = environment.displayScale
  }

  /// What few texts have.
  var remark: TextRemarks.Values {
    get { remarks?.values ?? TextRemarks.Values() }
    set { remarks = newValue == TextRemarks.Values() ? nil : TextRemarks(newValue) }
  }

  /// What is read in place of the characters; nil for these.
  private(set) var spoken: String? {
    get { remarks?.values.spoken }
    set { remark.spoken = newValue }
  }

  /// When the text shows something else because time goes on; nil for never.
  var nextChange: Date? { remarks?.values.nextChange }
  /// Whether a picture stands in the text.
  var hasPictures: Bool { remarks?.values.hasPictures ?? false }

  var string: String { content.string }
  /// What is read.
  var spokenString: String { spoken ?? string }
}

/// What a text says of itself beside its characters and how they look: in an object, as few texts have any of it.
final class TextRemarks: Equatable {
  struct Values: Equatable {
    var pitch: Double = 0
    var isSpelledOut: Bool = false
    var includesPunctuation: Bool = false
    var isQueued: Bool = false
    /// What is read in place of the characters; nil for these.
    var spoken: String?
    var headingLevel: Int?
    var contentKind: AccessibilityTextKind?
    /// When the text shows something else because time goes on; nil for never.
    var nextChange: Date?
    /// Whether a picture stands in the text.
    var hasPictures: Bool = false

    var hasSpeechStyle: Bool { pitch != 0 || isSpelledOut || includesPunctuation || isQueued }
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static func == (left: TextRemarks, right: TextRemarks) -> Bool { left === right || left.values == right.values }
}

extension Text {
  /// Resolves the text; reads the environment, so that the node which asks depends on what matters.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    let (font, surroundings): (Font, TextEnvironment) = (TextFont(environment).font, TextEnvironment(environment))
    var result = ResolvedText(in: surroundings)
    resolve(to: &result, font: font, in: surroundings)
    result.setPictures(in: environment, images: environment.imageLoading.images)
    return result
  }

  /// Resolves the text with what was read of its environment, to a result that has no characters yet.
  func resolve(to result: inout ResolvedText, font: Font, in environment: TextEnvironment) {
    var style = TextRunStyle(font: font)
    for modifier in environment.defaults { modifier.apply(to: &style, &result) }
    append(to: &result, style: style, environment: environment)
    environment.lineHeight?.apply(to: &result.content)
    if let date = result.nextChange { environment.clock?.wake(at: date) }
  }

  /// Whether the text says in which font all of it is.
  var hasFont: Bool {
    modifiers.contains { if case .font(.some) = $0 { true } else { false } }
  }

  /// The characters alone, for labels of accessibility elements.
  package func string(in environment: EnvironmentValues) -> String {
    resolved(in: environment).spokenString
  }

  /// The characters alone; fonts have no part in them.
  func string(in environment: TextEnvironment) -> String {
    var result = ResolvedText(in: environment)
    resolve(to: &result, font: .unset, in: environment)
    return result.spokenString
  }

  func append(to result: inout ResolvedText, style: consuming TextRunStyle, environment: TextEnvironment) {
    if modifiers.isEmpty { return appendStorage(to: &result, style: style, environment: environment) }
    var label: Text?
    for modifier in modifiers {
      modifier.apply(to: &style, &result)
      if case .spoken(.label(let new)) = modifier { label = new }
    }
    guard let label else { return appendStorage(to: &result, style: style, environment: environment) }
    let before: String = result.spokenString
    appendStorage(to: &result, style: style, environment: environment)
    result.remark.spoken = before + label.string(in: environment)
  }

  private func appendStorage(to result: inout ResolvedText, style inner: TextRunStyle, environment: TextEnvironment) {
    switch storage {
    case .verbatim(let string):
      result.add(string, inner, environment)
    case .formatted(let value):
      result.add(value.output(in: environment.locale), inner, environment)
    case .key(let key):
      key.append(to: &result, style: inner, environment: environment)
    case .localized(let text):
      text.append(to: &result, style: inner, environment: environment)
    case .attributed(let text):
      text.append(to: &result, style: inner, environment: environment)
    case .date(let date):
      let shown: DateText.Shown = date.shown(at: { environment.clock?.now ?? Date() }, in: environment)
      if let until = shown.until { result.remark.nextChange = min(result.nextChange ?? until, until) }
      AttributedText.string(shown.string).append(to: &result, style: inner, environment: environment)
    case .image(let image):
      result.add(image, inner, environment)
    case .joined(let first, let second):
      first.append(to: &result, style: inner, environment: environment)
      second.append(to: &result, style: inner, environment: environment)
    }
  }
}

extension TextEnvironment {
  /// The rules of paragraphs as a shaper knows them.
  var ruleChoices: TextContent.RuleChoices {
    var rules = TextContent.RuleChoices()
    rules.alignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    rules.truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    rules.lineLimit = lineLimit
    rules.reservedLines = reservedLineCount
    rules.lineSpacing = lineSpacing
    rules.minimumScaleFactor = minimumScaleFactor
    rules.allowsTightening = allowsTightening
    rules.isPlaceholder = isRedacted
    rules.breaksAsLabel = true
    rules.isRightToLeft = layoutDirection == .rightToLeft
    rules.alignsByWriting = alignmentStrategy == .writingDirectionBased
    rules.hasLayoutDirection = directionStrategy == .layoutBased
    return rules
  }
}

extension ResolvedText {
  /// The looks of a text of one run without a look of its own: one list for all of them.
  private static let plainLooks: [TextRunLook] = [TextRunLook()]

  mutating func add(_ string: String, _ style: TextRunStyle, _ environment: TextEnvironment) {
    var shown: String = string
    if let textCase = environment.textCase { shown = textCase.apply(to: string, locale: environment.locale) }
    if remarks != nil, let spoken { self.spoken = spoken + shown }
    // An empty part says nothing of the line: its font counts only where there is no other.
    if shown.isEmpty, !content.runs.isEmpty { return }
    if content.runs.isEmpty || isOneEmptyRun {
      content.runs = TextContent.Runs(style.run(shown, in: environment.fonts))
      looks = style.look.isPlain ? Self.plainLooks : [style.look]
      return
    }
    let run: TextContent.Run = style.run(shown, in: environment.fonts)
    if let last = content.runs.last, last.sameStyle(as: run), looks.last == style.look {
      content.runs[content.runs.count - 1].text += shown
    } else {
      content.runs.append(run)
      looks.append(style.look)
    }
  }

  private var isOneEmptyRun: Bool { content.runs.count == 1 && content.runs[0].text.isEmpty }

  /// A picture stands on the line as one character; it is read by its label.
  mutating func add(_ image: Image, _ style: TextRunStyle, _ environment: TextEnvironment) {
    remark.hasPictures = true
    var style: TextRunStyle = style
    style.look.image = image
    style.look.imageLabel = image.inlineLabel(in: environment)
    spoken = spokenString + style.look.imageLabel
    style.look.underline = nil
    style.look.strikethrough = nil
    var run: TextContent.Run = style.run(
      String(TextContent.Attachment.character), in: environment.fonts)
    run.change {
      $0.attachment = image.attachment(beside: $0.font, displayScale: environment.displayScale)
      $0.tracking = 0
    }
    if isOneEmptyRun { (content.runs, looks) = ([], []) }
    content.runs.append(run)
    looks.append(style.look)
  }
}

extension TextContent.Run {
  fileprivate func sameStyle(as other: TextContent.Run) -> Bool {
    style == other.style && attachment == nil
  }
}
