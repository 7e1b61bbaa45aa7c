import Foundation

/// Writes how far one date is from another: "2 hours ago", "tomorrow".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether near dates have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named
  }

  /// The default is `.numeric`.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// The default is `.full`.
  open var unitsStyle: UnitsStyle = .full
  /// Where the text stands: at the beginning of a sentence its first letter is a capital.
  open var formattingContext: Formatter.Context = .unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// How far `date` is from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(anchor: date)
    style.presentation = dateTimeStyle == .named ? .named : .numeric
    style.unitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    style.capitalizationContext =
      switch formattingContext {
      case .beginningOfSentence: .beginningOfSentence
      case .listItem: .listItem
      case .middleOfSentence: .middleOfSentence
      case .standalone: .standalone
      default: .unknown
      }
    style.calendar = calendar ?? .autoupdatingCurrent
    style.locale = locale ?? .autoupdatingCurrent
    return style.format(referenceDate)
  }

  /// How far something is away that comes after a time, or came before it where the time is negative.
  ///
  /// - Parameter timeInterval: In seconds.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// How far something is away that comes after the components, or came before where they are negative.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let calendar: Calendar = calendar ?? .autoupdatingCurrent
    guard let date = calendar.date(byAdding: dateComponents, to: reference) else { return "" }
    return localizedString(for: date, relativeTo: reference)
  }

  /// How far a date is from now; nil for what is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
