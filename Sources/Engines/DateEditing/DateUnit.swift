/// A part of a date and time that a person changes on its own.
package enum DateUnit: Hashable, Sendable, CaseIterable {
  case era, year, month, day
  /// From 0 to 23.
  case hour
  /// From 1 to 12, in the half of the day that it is.
  case shortHour
  case minute, second
  /// Before and after noon: 0 and 1.
  case dayPeriod
}
