import AccessibilityTree
import Foundation
import TextEngine

/// Text with everything that it takes from its environment: what is measured, drawn and spoken.
struct ResolvedText: Equatable {
  var content: TextContent
  /// One look per run.
  var looks: [TextRunLook]
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
  private(set) var hasPictures: Bool = false

  init() {
    content = TextContent(runs: [])
    looks = []
  }

  var string: String { content.string }
  /// What is read.
  var spokenString: String { spoken ?? string }
  var hasSpeechStyle: Bool { pitch != 0 || isSpelledOut || includesPunctuation || isQueued }
}

extension Text {
  /// Resolves the text; reads the environment, so that the node which asks depends on what matters.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var result: ResolvedText = resolved(font: TextFont(environment).font, in: TextEnvironment(environment))
    result.setPictures(in: environment, images: environment.imageLoading.images)
    return result
  }

  /// Resolves the text with what was read of its environment.
  func resolved(font: Font, in environment: TextEnvironment) -> ResolvedText {
    var result = ResolvedText()
    var style = TextRunStyle(font: font)
    for modifier in environment.defaults { modifier.apply(to: &style, &result) }
    append(to: &result, style: style, environment: environment)
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
    result.content.allowsTightening = environment.allowsTightening
    result.content.breaksAsLabel = true
    result.content.isRightToLeft = environment.layoutDirection == .rightToLeft
    result.content.alignsByWriting = environment.alignmentStrategy == .writingDirectionBased
    result.content.hasLayoutDirection = environment.directionStrategy == .layoutBased
    environment.lineHeight?.apply(to: &result.content)
    if let date = result.nextChange { environment.clock?.wake(at: date) }
    return result
  }

  /// The characters alone, for labels of accessibility elements.
  package func string(in environment: EnvironmentValues) -> String {
    resolved(in: environment).spokenString
  }

  /// The characters alone; fonts have no part in them.
  func string(in environment: TextEnvironment) -> String {
    resolved(font: .unset, in: environment).spokenString
  }

  func append(to result: inout ResolvedText, style: TextRunStyle, environment: TextEnvironment) {
    if modifiers.isEmpty { return appendStorage(to: &result, style: style, environment: environment) }
    var inner: TextRunStyle = style
    let before: String? = spokenLabel == nil ? nil : result.spokenString
    defer {
      if let before, let label = spokenLabel { result.spoken = before + label.string(in: environment) }
    }
    for modifier in modifiers { modifier.apply(to: &inner, &result) }
    appendStorage(to: &result, style: inner, environment: environment)
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
      if let until = shown.until { result.nextChange = min(result.nextChange ?? until, until) }
      AttributedText.string(shown.string).append(to: &result, style: inner, environment: environment)
    case .image(let image):
      result.add(image, inner, environment)
    case .joined(let first, let second):
      first.append(to: &result, style: inner, environment: environment)
      second.append(to: &result, style: inner, environment: environment)
    }
  }
}

extension ResolvedText {
  /// The looks of a text of one run without a look of its own: one list for all of them.
  private static let plainLooks: [TextRunLook] = [TextRunLook()]

  mutating func add(_ string: String, _ style: TextRunStyle, _ environment: TextEnvironment) {
    let shown: String = environment.textCase?.apply(to: string, locale: environment.locale) ?? string
    if let spoken { self.spoken = spoken + shown }
    // An empty part says nothing of the line: its font counts only where there is no other.
    if shown.isEmpty, !content.runs.isEmpty { return }
    // Most texts have one run: a list that grew to it would have room for more.
    if content.runs.isEmpty || isOneEmptyRun {
      content.runs = [style.run(shown, in: environment.fonts)]
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
    hasPictures = true
    var style: TextRunStyle = style
    style.look.image = image
    style.look.imageLabel = image.inlineLabel(in: environment)
    spoken = spokenString + style.look.imageLabel
    style.look.underline = nil
    style.look.strikethrough = nil
    var run: TextContent.Run = style.run(
      String(TextContent.Attachment.character), in: environment.fonts)
    run.attachment = image.attachment(beside: run.font)
    run.tracking = 0
    if isOneEmptyRun { (content.runs, looks) = ([], []) }
    content.runs.append(run)
    looks.append(style.look)
  }
}

extension TextContent.Run {
  fileprivate func sameStyle(as other: TextContent.Run) -> Bool {
    guard attachment == nil, other.attachment == nil else { return false }
    var copy: TextContent.Run = other
    copy.text = text
    return copy == self
  }
}
