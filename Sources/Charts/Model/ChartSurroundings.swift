import Foundation
import SwiftUICore

/// What a chart takes from its environment when it finds its scales.
package struct ChartSurroundings: Equatable {
  package var locale: Locale
  package var calendar: Calendar
  package var timeZone: TimeZone
  package var isRightToLeft: Bool
  /// Whether series are told apart by more than their colours.
  package var differentiates: Bool

  package init(
    locale: Locale, calendar: Calendar, timeZone: TimeZone, isRightToLeft: Bool, differentiates: Bool = false
  ) {
    self.differentiates = differentiates
    self.locale = locale
    self.timeZone = timeZone
    self.isRightToLeft = isRightToLeft
    var calendar: Calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
  }
}
