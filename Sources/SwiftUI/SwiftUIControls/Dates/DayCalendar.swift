import CoreGraphics
import DateEditing
import Foundation
import ReactiveGraph
import SwiftUICore

/// The decorations of a month's days, and the questions that the month asks about them.
nonisolated struct MonthOptions {
  /// The room under the number of a day, in points.
  static let decorationHeight: CGFloat = 14

  /// The month that is shown; nil for that of the chosen day.
  let month: Binding<Date?>
  let mayChoose: (Date) -> Bool
  /// The decoration under the number of a day; nil where days have no room for one.
  let decoration: ((Date) -> AnyView)?
}

/// A month whose days a view around gives meaning: which are chosen, which can be, and what stands under each.
///
/// Keyboard and assistive technologies use it as they use calendars of date pickers. Arrow keys go to days and choose nothing.
nonisolated package struct DayCalendar: View {
  fileprivate let minimum: Date?
  fileprivate let maximum: Date?
  fileprivate let home: Date?
  fileprivate let options: MonthOptions
  fileprivate let isSelected: (Date) -> Bool
  fileprivate let choose: (Date) -> Void

  /// - Parameters:
  ///   - minimum: The first moment whose day can be chosen.
  ///   - maximum: The last moment.
  ///   - home: A day of the month that is shown as long as nobody went to another one; nil for today.
  ///   - month: The month that somebody went to.
  ///   - decoration: What stands under the number of a day.
  package init(
    minimum: Date?, maximum: Date?, home: Date?, month: Binding<Date?>, isSelected: @escaping (Date) -> Bool,
    mayChoose: @escaping (Date) -> Bool, decoration: ((Date) -> AnyView)?, choose: @escaping (Date) -> Void
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.home = home
    options = MonthOptions(month: month, mayChoose: mayChoose, decoration: decoration)
    self.isSelected = isSelected
    self.choose = choose
  }
}

extension DayCalendar: UnaryView {
  package nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let group = FocusGroup(inputs.window)
    let shown = _GraphValue<ShownDays> { ShownDays(calendar: view.read(), group: group) }
    return ShownDays._makeView(view: shown, inputs: inputs)
  }
}

nonisolated private struct ShownDays: View {
  let days: DayCalendar
  let group: FocusGroup
  @Environment(\.calendar) private var calendar: Calendar
  @Environment(\.locale) private var locale: Locale
  @Environment(\.timeZone) private var timeZone: TimeZone

  init(calendar: DayCalendar, group: FocusGroup) {
    days = calendar
    self.group = group
  }

  @MainActor var body: some View {
    let editor = DateEditor(
      calendar: calendar, locale: locale, timeZone: timeZone, minimum: days.minimum, maximum: days.maximum)
    MonthCalendar(
      editor: editor, home: days.home, group: group, choosesOnMove: false, options: days.options,
      isSelected: days.isSelected, choose: days.choose)
  }
}
