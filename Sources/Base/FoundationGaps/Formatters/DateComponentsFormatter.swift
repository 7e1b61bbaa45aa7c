import Foundation

/// Writes lengths of time: "1 hour, 10 minutes", "1:10".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10; 2:30:00".
    case positional = 0
    /// "1h 10m".
    case abbreviated
    /// "1 hr, 10 min".
    case short
    /// "1 hour, 10 minutes".
    case full
    /// "one hour, ten minutes".
    case spellOut
    /// "1hr 10min".
    case brief
  }

  /// Which units are written whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Positional units drop zeros at the beginning; units with words drop all zeros.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Zeros are written, and positional units have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The default is `.positional`.
  open var unitsStyle: UnitsStyle = .positional
  /// Of years, months, weeks of months, days, hours, minutes and seconds. The default, none, is all of them but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// Decides the words, by its locale, and how many days a month has.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The beginning of lengths that are given in seconds or in components; nil for a fixed date.
  open var referenceDate: Date?
  /// Whether the smallest unit is written with a fraction. The default is false.
  open var allowsFractionalUnits: Bool = false
  /// How many units are written at most; 0, the default, for all.
  open var maximumUnitCount: Int = 0
  /// Whether a single one of the largest unit is counted in the next smaller unit: "63s" in place of "1m 3s".
  open var collapsesLargestUnit: Bool = false
  /// Whether "About" stands before the text.
  open var includesApproximationPhrase: Bool = false
  /// Whether "remaining" stands behind the text.
  open var includesTimeRemainingPhrase: Bool = false
  /// Where the text stands: at the beginning of a sentence its first letter is a capital.
  open var formattingContext: Formatter.Context = .unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// A length of time in full words.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The time from one date to another; negative where the second comes first.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    startDate <= endDate
      ? text(from: startDate, to: endDate, isNegative: false) : text(from: endDate, to: startDate, isNegative: true)
  }

  /// - Parameter ti: In seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start: Date = beginning
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from components: DateComponents) -> String? {
    let start: Date = beginning
    guard let end = calculator.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  /// No daylight saving changes the length of the hours behind it.
  private var beginning: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private var locale: Locale {
    let own: Locale? = calendar?.locale
    return own.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
  }

  /// The calendar that counts: without a date to begin with, in a zone whose days have 24 hours.
  private var calculator: Calendar {
    var calculator: Calendar = calendar ?? .current
    if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { calculator.timeZone = zone }
    return calculator
  }

  // MARK: - Text

  private func text(from start: Date, to end: Date, isNegative: Bool) -> String? {
    var amounts: [TimeAmount] = amounts(from: start, to: end)
    guard !amounts.isEmpty else { return nil }
    collapse(&amounts)
    dropZeros(&amounts)
    if maximumUnitCount > 0, amounts.count > maximumUnitCount {
      amounts.removeLast(amounts.count - maximumUnitCount)
    }
    if isNegative { amounts[0].value.negate() }
    var text: String = unitsStyle == .positional ? positional(amounts) : worded(amounts)
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    if formattingContext == .beginningOfSentence { text = text.prefix(1).localizedUppercase + text.dropFirst() }
    return text
  }

  private func amounts(from start: Date, to end: Date) -> [TimeAmount] {
    let all: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
    let asked: NSCalendar.Unit = allowedUnits.isEmpty ? all : allowedUnits
    let kinds: [TimeAmount.Kind] = TimeAmount.Kind.all.filter { asked.contains($0.unit) }
    let parts: DateComponents = calculator.dateComponents(Set(kinds.map(\.component)), from: start, to: end)
    var amounts: [TimeAmount] = kinds.map { kind in
      TimeAmount(kind: kind, value: Double(parts.value(for: kind.component) ?? 0))
    }
    guard allowsFractionalUnits, let last = amounts.indices.last else { return amounts }
    // What is left of the smallest unit, as a part of it.
    if let floor = calculator.date(byAdding: parts, to: start),
      let next = calculator.date(byAdding: amounts[last].kind.component, value: 1, to: floor), next > floor
    {
      amounts[last].value += end.timeIntervalSince(floor) / next.timeIntervalSince(floor)
    }
    return amounts
  }

  private func collapse(_ amounts: inout [TimeAmount]) {
    guard collapsesLargestUnit, let first = amounts.firstIndex(where: { $0.value != 0 }), first + 1 < amounts.count,
      amounts[first].value == 1, let size = amounts[first].kind.size(in: amounts[first + 1].kind)
    else { return }
    amounts[first].value = 0
    amounts[first + 1].value += size
  }

  private func dropZeros(_ amounts: inout [TimeAmount]) {
    var behavior: ZeroFormattingBehavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    if behavior.contains(.pad) { return }
    let smallest: TimeAmount? = amounts.last
    if behavior.contains(.dropMiddle), let first = amounts.firstIndex(where: { $0.value != 0 }),
      let last = amounts.lastIndex(where: { $0.value != 0 })
    {
      let kept: [TimeAmount] = amounts[first...last].filter { $0.value != 0 }
      amounts.replaceSubrange(first...last, with: kept)
    }
    if behavior.contains(.dropLeading) { amounts.removeFirst(amounts.prefix { $0.value == 0 }.count) }
    if behavior.contains(.dropTrailing) { while amounts.last?.value == 0 { amounts.removeLast() } }
    if amounts.isEmpty, let smallest { amounts = [smallest] }
  }

  private func positional(_ amounts: [TimeAmount]) -> String {
    let pads: Bool = zeroFormattingBehavior.contains(.pad)
    var text: String = ""
    for (index, amount) in amounts.enumerated() {
      let isTime: Bool = amount.kind.isTime
      let digits: String = number(amount.value, leastDigits: isTime && (index > 0 || pads) ? 2 : 1)
      if index == 0 {
        text = digits
      } else if isTime, amounts[index - 1].kind.isTime {
        text += ":" + digits
      } else {
        text += " " + digits
      }
      // Days and longer units cannot be told by their place.
      if !isTime {
        text = String(text.dropLast(digits.count)) + written(amount, width: .narrow)
      }
    }
    return text
  }

  private func worded(_ amounts: [TimeAmount]) -> String {
    let width: UnitText.Width =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short, .brief: .abbreviated
      default: .wide
      }
    let texts: [String] = amounts.map { amount in
      let text: String = written(amount, width: width)
      return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
    }
    return UnitText.joined(texts, width: unitsStyle == .brief ? .narrow : width, locale: locale)
  }

  private func written(_ amount: TimeAmount, width: UnitText.Width) -> String {
    let parts: UnitText.Parts? = UnitText.parts(
      amount.value, unit: amount.kind.name, width: width, locale: locale,
      fractionDigits: allowsFractionalUnits ? 0...2 : 0...0)
    guard let parts else { return number(amount.value) }
    return unitsStyle == .spellOut ? parts.replacingNumber(with: number(amount.value)) : parts.text
  }

  private func number(_ value: Double, leastDigits: Int = 1) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = unitsStyle == .spellOut ? .spellOut : .none
    if unitsStyle != .spellOut { formatter.minimumIntegerDigits = leastDigits }
    formatter.maximumFractionDigits = allowsFractionalUnits ? 2 : 0
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

/// How many of a unit of time there are.
private struct TimeAmount {
  struct Kind {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// Its name in the Unicode locale data.
    let name: String
    /// In seconds; nil where it depends on the calendar.
    let length: Double?

    /// Hours, minutes and seconds are told by their place.
    var isTime: Bool { unit == .hour || unit == .minute || unit == .second }

    /// How many of a smaller unit it has.
    func size(in other: Kind) -> Double? {
      if component == .year, other.component == .month { return 12 }
      guard let length, let smaller = other.length else { return nil }
      return length / smaller
    }

    /// Largest first.
    static let all: [Kind] = [
      Kind(unit: .year, component: .year, name: "year", length: nil),
      Kind(unit: .month, component: .month, name: "month", length: nil),
      Kind(unit: .weekOfMonth, component: .weekOfMonth, name: "week", length: 604_800),
      Kind(unit: .day, component: .day, name: "day", length: 86400),
      Kind(unit: .hour, component: .hour, name: "hour", length: 3600),
      Kind(unit: .minute, component: .minute, name: "minute", length: 60),
      Kind(unit: .second, component: .second, name: "second", length: 1),
    ]
  }

  var kind: Kind
  var value: Double
}
