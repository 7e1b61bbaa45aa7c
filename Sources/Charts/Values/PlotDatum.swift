import ChartEngine
import Foundation
import SwiftUICore

/// A value of a mark with its label, whatever its type.
package struct PlotDatum {
  package var label: Text
  package var interval: PlotInterval
  /// The calendar unit that a date stands for.
  package var unit: DateUnit?

  package struct DateUnit: Hashable {
    package var component: Calendar.Component
    /// Nil for the calendar of the environment.
    package var calendar: Calendar?
  }

  package init(_ label: Text, _ interval: PlotInterval, unit: DateUnit? = nil) {
    self.label = label
    self.interval = interval
    self.unit = unit
  }

  package var value: PlotValue { interval.lower }
}
