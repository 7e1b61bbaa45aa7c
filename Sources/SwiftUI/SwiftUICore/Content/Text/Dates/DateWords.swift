import Foundation

/// Dates and distances in words, by the locale, calendar and time zone of the environment.
struct DateWords {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  init(_ environment: TextEnvironment) {
    locale = environment.locale
    timeZone = environment.timeZone
    var calendar: Calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
  }

  private func style(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  func time(_ date: Date) -> String { style(.omitted, .shortened).format(date) }
  func day(_ date: Date) -> String { style(.long, .omitted).format(date) }

  /// The parts that both ends share are said once.
  func interval(_ dates: Range<Date>) -> String {
    let style = Date.IntervalFormatStyle(
      date: calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound) ? .omitted : .abbreviated,
      time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
    return style.format(dates)
  }

  /// 0:05, 12:34 or 1:02:03.
  static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes: Int = seconds / 60
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
  }

  // MARK: Distances

  /// The largest units between two dates.
  func distance(from now: Date, to date: Date, units: Int, isSigned: Bool) -> DateText.Shown {
    let isPast: Bool = date < now
    let whole: Int = DateText.whole(abs(date.timeIntervalSince(now)), up: !isPast)
    let distance = TimeInterval(whole)
    let (start, end): (Date, Date) =
      isPast ? (date, date.addingTimeInterval(distance)) : (date.addingTimeInterval(-distance), date)
    let parts: DateComponents = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: start, to: end)
    let counts: [(Unit, Int)] = Unit.allCases.map { ($0, max(0, parts.value(for: $0.component) ?? 0)) }
    let first: Int = counts.firstIndex { $0.1 > 0 } ?? counts.count - 1
    let shown: [(Unit, Int)] = Array(counts[first...].prefix(units))
    let named: [String] = shown.filter { $0.1 > 0 || $0.0 == shown[0].0 }.map { words($0.1, $0.0) }
    let sign: String = !isSigned || whole == 0 ? "" : isPast ? "-" : "+"
    let step: TimeInterval = shown.last?.0.step ?? 1
    return DateText.Shown(
      sign + named.joined(separator: separator), until: DateText.next(after: now, from: date, step: step))
  }

  enum Unit: CaseIterable {
    case year, month, day, hour, minute, second

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// How often the number may change, in seconds: days of a calendar are not all alike.
    var step: TimeInterval {
      switch self {
      case .year, .month, .day, .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }
  }

  private func words(_ count: Int, _ unit: Unit) -> String {
    let style: Duration.UnitsFormatStyle
    switch unit {
    case .second: style = .units(allowed: [.seconds], width: .wide)
    case .minute: style = .units(allowed: [.minutes], width: .wide)
    case .hour: style = .units(allowed: [.hours], width: .wide)
    case .day: style = .units(allowed: [.days], width: .wide)
    case .month, .year: return CalendarUnitNames.words(count, isYear: unit == .year, locale)
    }
    let seconds: [Unit: Int] = [.second: 1, .minute: 60, .hour: 3600, .day: 86_400]
    return style.locale(locale).format(.seconds(count * (seconds[unit] ?? 1)))
  }

  /// What stands between two units.
  private var separator: String {
    switch locale.language.languageCode?.identifier {
    case "ja", "zh": ""
    case "ko": " "
    default: ", "
    }
  }
}

/// Months and years, which Foundation here does not name with a number. Languages that are not listed get English words.
enum CalendarUnitNames {
  static func words(_ count: Int, isYear: Bool, _ locale: Locale) -> String {
    let language: String = locale.language.languageCode?.identifier ?? "en"
    let number: String = count.formatted(.number.locale(locale))
    let names: (year: [String: String], month: [String: String]) = names[language] ?? english
    let category: PluralCategory = PluralRules.category(of: PluralOperand(UInt64(count)), language: language)
    let forms: [String: String] = isYear ? names.year : names.month
    let name: String = forms[category.rawValue] ?? forms["other"] ?? ""
    return number + name
  }

  private static let english: (year: [String: String], month: [String: String]) = (
    ["one": " year", "other": " years"], ["one": " month", "other": " months"]
  )

  private static let names: [String: (year: [String: String], month: [String: String])] = [
    "en": english, "de": (["one": " Jahr", "other": " Jahre"], ["one": " Monat", "other": " Monate"]),
    "fr": (["one": " an", "other": " ans"], ["other": " mois"]),
    "es": (["one": " a\u{F1}o", "other": " a\u{F1}os"], ["one": " mes", "other": " meses"]),
    "it": (["one": " anno", "other": " anni"], ["one": " mese", "other": " mesi"]),
    "pt": (["one": " ano", "other": " anos"], ["one": " m\u{EA}s", "other": " meses"]),
    "nl": (["other": " jaar"], ["one": " maand", "other": " maanden"]),
    "sv": (["other": " \u{E5}r"], ["one": " m\u{E5}nad", "other": " m\u{E5}nader"]),
    "ja": (["other": "\u{5E74}"], ["other": "\u{304B}\u{6708}"]),
    "zh": (["other": "\u{5E74}"], ["other": "\u{4E2A}\u{6708}"]),
    "ko": (["other": "\u{B144}"], ["other": "\u{AC1C}\u{C6D4}"]),
  ]
}
