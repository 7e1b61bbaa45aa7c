import Foundation

/// Dates in words. Formatters are made once for each pattern, calendar, language and zone: making one takes as long as using
/// it 200 times.
package enum DateNames {
  private struct Key: Hashable {
    let calendar: Calendar
    let pattern: String
    let isTemplate: Bool
  }

  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var formatters: [Key: DateFormatter] = [:]

    func string(_ date: Date, _ key: Key) -> String {
      lock.lock()
      defer { lock.unlock() }
      if let known = formatters[key] { return known.string(from: date) }
      if formatters.count > 200 { formatters = [:] }
      let formatter = DateFormatter()
      formatter.locale = key.calendar.locale
      formatter.calendar = key.calendar
      formatter.timeZone = key.calendar.timeZone
      if key.isTemplate {
        formatter.setLocalizedDateFormatFromTemplate(key.pattern)
      } else {
        formatter.dateFormat = key.pattern
      }
      formatters[key] = formatter
      return formatter.string(from: date)
    }
  }

  private static let cache = Cache()

  /// A date by the letters of a pattern.
  package static func string(_ date: Date, pattern: String, in editor: DateEditor) -> String {
    cache.string(date, Key(calendar: editor.calendar, pattern: pattern, isTemplate: false))
  }

  /// A date by the parts that are wanted, in the order of the language; with a year comes its era where that is short.
  package static func string(_ date: Date, template: String, in editor: DateEditor) -> String {
    let pattern: String = editor.hasShortEras && template.contains("y") ? "G" + template : template
    return cache.string(date, Key(calendar: editor.calendar, pattern: pattern, isTemplate: true))
  }
}
