import DateEditing
import Foundation
import HostInterface
import SwiftUICore

/// A month, and a field for the time below it.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  private let settings = DateSettings()
  @Environment(\.idiom) private var idiom: Idiom

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        DayPicker(configuration: configuration, editor: settings.editor(for: configuration))
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack(spacing: 8) {
          Text("Time").accessibilityHidden(true)
          Spacer(minLength: 0)
          DateField(configuration: configuration, parts: .hourAndMinute, active: nil)
        }
      }
    }
    .frame(maxWidth: idiom == .phone ? .infinity : 240)
  }
}

/// The month of the chosen day.
struct DayPicker: View {
  let configuration: DatePickerStyleConfiguration
  let editor: DateEditor

  init(configuration: DatePickerStyleConfiguration, editor: DateEditor) {
    self.configuration = configuration
    self.editor = editor
  }

  var body: some View {
    let selection: Date = configuration.selection
    MonthCalendar(
      editor: editor, home: editor.calendar.startOfDay(for: selection), group: configuration.group,
      choosesOnMove: true
    ) {
      editor.calendar.isDate($0, inSameDayAs: selection)
    } choose: {
      configuration.selection = editor.choosing(day: $0, in: configuration.selection)
    }
  }
}
