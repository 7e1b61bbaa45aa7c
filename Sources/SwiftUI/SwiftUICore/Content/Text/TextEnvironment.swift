import CoreGraphics
import Foundation
import HostInterface
import LayoutEngine
import TextEngine

/// A change of the font that a view modifier asks of all texts inside.
enum FontChange: Equatable {
  case weight(Font.Weight)
  case bold
  case italic
  case monospacedDigits
  case monospaced
  case design(Font.Design)
  case width(Font.Width)

  func apply(to font: Font) -> Font {
    switch self {
    case .weight(let weight): font.weight(weight)
    case .bold: font.bold()
    case .italic: font.italic()
    case .monospacedDigits: font.monospacedDigit()
    case .monospaced: font.monospaced()
    case .design(let design): font.design(design)
    case .width(let width): font.width(width)
    }
  }
}

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct FontChangesKey: EnvironmentKey { static let defaultValue: [FontChange] = [] }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue: TextAlignment = .leading }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue: Text.TruncationMode = .tail }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct ReservedLinesKey: EnvironmentKey { static let defaultValue: Int = 0 }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

/// What a text takes from its environment besides the font, which modifiers often set for one text alone.
///
/// An object, which each text below looks at without a copy of all that is in it.
final class TextEnvironment: EnvironmentGroup {
  let alignment: TextAlignment
  let truncationMode: Text.TruncationMode
  let lineLimit: Int?
  let reservedLineCount: Int
  let lineSpacing: CGFloat
  let minimumScaleFactor: CGFloat
  let lineHeight: AttributedString.LineHeight?
  let alignmentStrategy: Text.AlignmentStrategy
  let directionStrategy: Text.WritingDirectionStrategy
  let layoutDirection: LayoutDirection
  let locale: Locale
  /// Kept here: to compare locales takes longer than to write a number.
  private(set) lazy var numbers: LocalizedNumbers = .of(locale)
  let calendar: Calendar
  let timeZone: TimeZone
  let textCase: Text.Case?
  let allowsTightening: Bool
  /// Whether bars are shown in the place of letters.
  let isRedacted: Bool
  let displayScale: CGFloat
  let defaults: [TextModifier]
  let clock: TextClock?
  let fonts: KnownFonts
  /// The same object for all texts here, by which they are seen to have the same rules.
  private(set) lazy var rules: TextContent.Rules = TextContent.Rules(ruleChoices)
  var fontContext: FontContext { fonts.context }

  init(_ environment: EnvironmentValues) {
    alignment = environment.multilineTextAlignment
    truncationMode = environment.truncationMode
    lineLimit = environment.lineLimit
    reservedLineCount = environment.reservedLineCount
    lineSpacing = environment.lineSpacing
    minimumScaleFactor = environment.minimumScaleFactor
    lineHeight = environment.lineHeight
    alignmentStrategy = environment[TextAlignmentStrategyKey.self]
    directionStrategy = environment[WritingDirectionStrategyKey.self]
    layoutDirection = environment.layoutDirection
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
    textCase = environment.textCase
    allowsTightening = environment.allowsTightening
    isRedacted = environment.isRedacted
    displayScale = environment.displayScale
    defaults = environment.textDefaults
    clock = environment[TextClockKey.self]
    fonts = KnownFonts(environment.fontContext)
  }

  static func == (left: TextEnvironment, right: TextEnvironment) -> Bool {
    left === right || left.isLike(right)
  }

  private func isLike(_ other: TextEnvironment) -> Bool {
    let isSetAlike: Bool =
      alignment == other.alignment && truncationMode == other.truncationMode && lineLimit == other.lineLimit
      && reservedLineCount == other.reservedLineCount && lineSpacing == other.lineSpacing
      && minimumScaleFactor == other.minimumScaleFactor && lineHeight == other.lineHeight
      && alignmentStrategy == other.alignmentStrategy && directionStrategy == other.directionStrategy
      && layoutDirection == other.layoutDirection && allowsTightening == other.allowsTightening
      && displayScale == other.displayScale && isRedacted == other.isRedacted
    return isSetAlike && locale == other.locale && calendar == other.calendar && timeZone == other.timeZone
      && textCase == other.textCase && defaults == other.defaults && clock == other.clock && fonts == other.fonts
  }

  static let keys: Set<ObjectIdentifier> = [
    ObjectIdentifier(TextAlignmentKey.self), ObjectIdentifier(TruncationModeKey.self),
    ObjectIdentifier(LineLimitKey.self), ObjectIdentifier(ReservedLinesKey.self),
    ObjectIdentifier(LineSpacingKey.self), ObjectIdentifier(MinimumScaleFactorKey.self),
    ObjectIdentifier(LayoutDirectionKey.self), ObjectIdentifier(LocaleKey.self),
    ObjectIdentifier(DynamicTypeSizeKey.self), ObjectIdentifier(IdiomKey.self),
    ObjectIdentifier(LegibilityWeightKey.self), ObjectIdentifier(CalendarKey.self),
    ObjectIdentifier(TimeZoneKey.self), ObjectIdentifier(TextCaseKey.self),
    ObjectIdentifier(AllowsTighteningKey.self), ObjectIdentifier(TextDefaultsKey.self),
    ObjectIdentifier(TextClockKey.self), ObjectIdentifier(LineHeightKey.self),
    ObjectIdentifier(TextAlignmentStrategyKey.self), ObjectIdentifier(WritingDirectionStrategyKey.self),
    ObjectIdentifier(DisplayScaleKey.self), ObjectIdentifier(TallLinesKey.self),
    ObjectIdentifier(RedactionReasonsKey.self), ObjectIdentifier(PrivacySensitiveKey.self),
  ]
}

/// The font of a text that sets none, with the changes that views around it ask for.
struct TextFont: EnvironmentGroup {
  let font: Font

  init(_ environment: EnvironmentValues) {
    font = environment.fontChanges.reduce(environment.font ?? .unset) { $1.apply(to: $0) }
  }

  static let keys: Set<ObjectIdentifier> = [ObjectIdentifier(FontKey.self), ObjectIdentifier(FontChangesKey.self)]
}

extension Text {
  /// Where characters are left out of a line that does not fit.
  public enum TruncationMode: Sendable, Hashable {
    case head
    case tail
    case middle
  }
}

extension EnvironmentValues {
  /// The font of texts that choose none; body where it is nil.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The most lines of a text; nil for as many as needed.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The part of its size to which a text may shrink before it is truncated; 1 for none.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  var reservedLineCount: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  var fontChanges: [FontChange] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }

  var fontContext: FontContext {
    FontContext(
      dynamicTypeSize: dynamicTypeSize, idiom: self[IdiomKey.self] == .phone ? .phone : .desktop,
      legibilityWeight: legibilityWeight ?? .regular, language: TypesettingLanguage.tag(of: locale),
      hasTallLines: self[TallLinesKey.self])
  }
}

extension View {
  /// Sets the font of the texts and symbols inside that choose none themselves (behaviour 231).
  ///
  /// ```swift
  /// VStack {
  ///   Text("In the headline font")
  ///   Text("In a font of its own").font(.caption)
  /// }
  /// .font(.headline)
  /// ```
  ///
  /// - Parameter font: The font; nil is the default font of the environment, `.body`.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the fonts of texts inside.
  ///
  /// - Parameter weight: The weight; nil takes back a weight that a modifier further out set.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.fontChanges) { changes in
      changes.removeAll { if case .weight = $0 { true } else { false } }
      if let weight { changes.append(.weight(weight)) }
    }
  }

  /// Shows texts inside in the emphasized weight of their font.
  ///
  /// - Parameter isActive: Whether the weight is changed. The default is true.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { changeFont(.bold, isActive) }
  /// Shows texts inside slanted.
  ///
  /// - Parameter isActive: Whether texts are slanted. The default is true.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { changeFont(.italic, isActive) }
  /// Shows texts inside in the monospaced design of their font.
  ///
  /// - Parameter isActive: Whether the design is changed. The default is true.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { changeFont(.monospaced, isActive) }
  /// Gives the digits of texts inside one width, so that numbers that change do not move the text around them.
  public nonisolated func monospacedDigit() -> some View { changeFont(.monospacedDigits, true) }

  /// Sets the design of the fonts of texts inside.
  ///
  /// - Parameter design: Serif, rounded or monospaced; nil leaves the design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    changeFont(.design(design ?? .default), design != nil)
  }

  /// Sets the width of the fonts of texts inside; nil leaves it.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    changeFont(.width(width ?? .standard), width != nil)
  }

  /// Sets how the lines of a text stand to each other.
  ///
  /// It does not move the text in its parent, and a text of one line looks the same: use a frame for these.
  ///
  /// ```swift
  /// Text("Two lines,\ncentred")
  ///   .multilineTextAlignment(.center)
  /// ```
  ///
  /// - Parameter alignment: Leading, centre or trailing. `.leading` is the default of the environment.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where characters are left out of a last line that does not fit.
  ///
  /// - Parameter mode: Head, middle or tail. `.tail` is the default of the environment.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Limits the number of lines of the texts inside.
  ///
  /// ```swift
  /// Text("A long description that may be cut off at the end of its second line")
  ///   .lineLimit(2)
  /// ```
  ///
  /// - Parameter number: The greatest number of lines; nil for as many as needed.
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits the number of lines of the texts inside.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of lines.
  ///   - reservesSpace: Whether a text with fewer lines takes the height of so many.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLineCount, reservesSpace ? limit : 0)
  }

  /// Limits the number of lines of the texts inside.
  ///
  /// - Parameter limit: From the number of lines whose height a text takes at least, to the greatest number of lines.
  @_disfavoredOverload
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLineCount, limit.lowerBound)
  }

  /// The fewest lines, which take their space also where they are not needed.
  @_disfavoredOverload
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.reservedLineCount, limit.lowerBound)
  }

  /// The most lines of texts inside.
  @_disfavoredOverload
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLineCount, 0)
  }

  /// Sets the additional space between the lines of a text.
  ///
  /// - Parameter lineSpacing: The space in points; negative values count as 0, the default of the environment.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  /// Lets texts inside shrink to fit their space before they are truncated.
  ///
  /// ```swift
  /// Text("A title that becomes smaller")
  ///   .lineLimit(1)
  ///   .minimumScaleFactor(0.5)
  /// ```
  ///
  /// - Parameter factor: The smallest part of the font's size, from 0 to 1. 1, the default of the environment, never
  ///   shrinks.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(1, max(0, factor)))
  }

  private nonisolated func changeFont(_ change: FontChange, _ isActive: Bool) -> some View {
    transformEnvironment(\.fontChanges) { if isActive { $0.append(change) } }
  }
}
