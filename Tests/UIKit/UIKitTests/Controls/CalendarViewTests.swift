import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Calendars whose days are decorated and chosen.
@MainActor
@Suite("Calendar views", .serialized)
struct CalendarViewTests {
  /// Notes what is chosen, and allows what the test says.
  final class Notes: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
    UICalendarSelectionWeekOfYearDelegate, UICalendarViewDelegate
  {
    var log: [String] = []
    var refused: Set<Int> = []
    var allowsNone = true
    var decorations: [Int: UICalendarView.Decoration] = [:]

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      log.append("date \(dateComponents?.day ?? 0)")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents.map { !refused.contains($0.day ?? 0) } ?? allowsNone }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      log.append("in \(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      log.append("out \(dateComponents.day ?? 0)")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { !refused.contains(dateComponents.day ?? 0) }
    func weekOfYearSelection(
      _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { log.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { dateComponents.day.flatMap { decorations[$0] } }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func calendarView() -> UICalendarView {
    let view = UICalendarView(frame: .zero)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.timeZone = TimeZone(identifier: "UTC")
    view.visibleDateComponents = DateComponents(year: 2024, month: 5)
    return view
  }

  private func open(_ view: UICalendarView) throws -> HeadlessHost {
    try window(width: 320, height: 440, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
  }

  @Test("A single day is chosen by pointer and reader, given up again, and kept from where the delegate refuses it")
  func single() throws {
    let (view, notes): (UICalendarView, Notes) = (calendarView(), Notes())
    let selection = UICalendarSelectionSingleDate(delegate: notes)
    view.selectionBehavior = selection
    notes.refused = [7]
    let host = try open(view)
    #expect(host.activate("Monday, May 6, 2024") && notes.take() == ["date 6"])
    #expect(selection.selectedDate?.day == 6 && selection.selectedDate?.month == 5)
    host.change {}
    #expect(host.element("Monday, May 6, 2024")?.properties.traits.contains(.isSelected) == true)
    #expect(host.element("Tuesday, May 7, 2024")?.properties.traits.contains(.isDisabled) == true)
    notes.allowsNone = false
    #expect(host.activate("Monday, May 6, 2024") && notes.take().isEmpty && selection.selectedDate != nil)
    notes.allowsNone = true
    #expect(host.activate("Monday, May 6, 2024") && notes.take() == ["date 0"] && selection.selectedDate == nil)
    host.change { selection.setSelected(DateComponents(year: 2024, month: 5, day: 20), animated: false) }
    #expect(host.element("Monday, May 20, 2024")?.properties.traits.contains(.isSelected) == true)
    notes.refused = []
    host.change { selection.updateSelectableDates() }
    #expect(host.element("Tuesday, May 7, 2024")?.properties.traits.contains(.isDisabled) == false)
  }

  @Test("Arrow keys go past days that cannot be chosen, and the space bar chooses")
  func keys() throws {
    let (view, notes): (UICalendarView, Notes) = (calendarView(), Notes())
    let selection = UICalendarSelectionSingleDate(delegate: notes)
    selection.selectedDate = DateComponents(year: 2024, month: 5, day: 6)
    view.selectionBehavior = selection
    notes.refused = [7, 8]
    let host = try open(view)
    for _ in 0..<3 { host.press(.tab) }
    host.press(.right)
    host.press(.space)
    #expect(notes.take() == ["date 9"])
    host.press(.down)
    host.press(.space)
    #expect(notes.take() == ["date 16"])
  }

  @Test("Several days are chosen and given up one by one")
  func several() throws {
    let (view, notes): (UICalendarView, Notes) = (calendarView(), Notes())
    let selection = UICalendarSelectionMultiDate(delegate: notes)
    view.selectionBehavior = selection
    selection.setSelectedDates([DateComponents(year: 2024, month: 5, day: 3)], animated: false)
    let host = try open(view)
    #expect(host.activate("Saturday, May 4, 2024") && notes.take() == ["in 4"])
    #expect(host.activate("Friday, May 3, 2024") && notes.take() == ["out 3"])
    #expect(selection.selectedDates.map(\.day) == [4])
    notes.refused = [4]
    host.change { selection.updateSelectableDates() }
    #expect(host.element("Saturday, May 4, 2024")?.properties.traits.contains(.isDisabled) == true)
    selection.selectedDates = []
    host.change {}
    #expect(host.element("Saturday, May 4, 2024")?.properties.traits.contains(.isSelected) == false)
  }

  @Test("A week is chosen by any of its days")
  func weeks() throws {
    let (view, notes): (UICalendarView, Notes) = (calendarView(), Notes())
    let selection = UICalendarSelectionWeekOfYear(delegate: notes)
    view.selectionBehavior = selection
    let host = try open(view)
    #expect(host.activate("Wednesday, May 8, 2024") && notes.take() == ["week 19"])
    host.change {}
    #expect(host.element("Sunday, May 5, 2024")?.properties.traits.contains(.isSelected) == true)
    #expect(host.element("Sunday, May 12, 2024")?.properties.traits.contains(.isSelected) == false)
    host.change { selection.setSelectedWeekOfYear(nil, animated: false) }
    #expect(selection.selectedWeekOfYear == nil)
    #expect(host.element("Sunday, May 5, 2024")?.properties.traits.contains(.isSelected) == false)
  }

  @Test("The delegate is told of the month that a person goes to, and a program shows one; the range limits both")
  func months() throws {
    let (view, notes): (UICalendarView, Notes) = (calendarView(), Notes())
    view.delegate = notes
    let host = try open(view)
    #expect(host.element("May 2024") != nil)
    #expect(host.activate("Next Month") && notes.take() == ["from 5 to 6"])
    host.change {}
    #expect(host.element("June 2024") != nil)
    host.change { view.setVisibleDateComponents(DateComponents(year: 2023, month: 12), animated: true) }
    #expect(host.element("December 2023") != nil && notes.take().isEmpty)
    #expect(view.visibleDateComponents.year == 2023 && view.visibleDateComponents.month == 12)
    let calendar: Calendar = view.calendar
    let start: Date = try #require(calendar.date(from: DateComponents(year: 2023, month: 12, day: 10)))
    host.change { view.availableDateRange = DateInterval(start: start, duration: 3 * 86_400) }
    #expect(host.element("Next Month")?.properties.traits.contains(.isDisabled) == true)
  }

  @Test("Days show their decorations where a calendar wants them, and views among these are read")
  func decorations() throws {
    let (view, notes): (UICalendarView, Notes) = (calendarView(), Notes())
    view.delegate = notes
    let host = try open(view)
    let plain: [String] = host.displayLines
    notes.decorations = [
      2: UICalendarView.Decoration(), 3: .default(color: .red, size: .large),
      4: .image(UIImage(systemName: "star"), color: .blue),
      5: .customView {
        let label = UILabel()
        label.text = "Tea"
        return label
      },
    ]
    host.change { view.reloadDecorations(forDateComponents: [], animated: false) }
    #expect(host.displayLines != plain && host.element("Tea") != nil)
    host.change { view.wantsDateDecorations = false }
    #expect(host.element("Tea") == nil)
    #expect(view.intrinsicContentSize.height < UICalendarView().intrinsicContentSize.height)
    #expect([UICalendarView.DecorationSize.small, .medium, .large].map(\.rawValue) == [0, 1, 2])
    host.change { view.fontDesign = .serif }
    #expect(view.fontDesign == .serif)
  }
}
