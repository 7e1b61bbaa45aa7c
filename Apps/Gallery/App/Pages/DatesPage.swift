import Foundation
import SwiftUI

/// Controls that choose dates.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_763_977_260)
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2025, month: 11, day: 3), DateComponents(year: 2025, month: 11, day: 12),
    DateComponents(year: 2025, month: 11, day: 13),
  ]

  var body: some View {
    Group {
      Example("Automatic and field") {
        DatePicker("Start", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.field)
        DatePicker("Disabled", selection: $date).datePickerStyle(.field).disabled(true)
      }
      Example("Graphical") {
        DatePicker("Start", selection: $date).datePickerStyle(.graphical)
      }
      Example("Hebrew calendar") {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
          .environment(\.calendar, Calendar(identifier: .hebrew))
      }
      Example("Wheels") {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
        DatePicker("Start", selection: $date).datePickerStyle(.wheel)
      }
      Example("Several days") {
        MultiDatePicker("Holidays", selection: $days)
      }
    }
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
  }
}
