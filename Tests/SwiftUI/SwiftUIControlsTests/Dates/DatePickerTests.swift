import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// A moment in UTC.
func moment(_ text: String) throws -> Date { try #require(ISO8601DateFormatter().date(from: text)) }

@MainActor
@Suite("Date pickers", .serialized)
struct DatePickerTests {
  private func host<S: DatePickerStyle>(
    _ remote: Remote<Date>, _ style: S, _ parts: DatePickerComponents = [.date, .hourAndMinute], isPhone: Bool = true,
    locale: String = "en_US", calendar: Calendar.Identifier = .gregorian,
    in range: ClosedRange<Date> = .distantPast ... .distantFuture, at date: String = "2025-11-24T09:41:00Z"
  ) throws -> HeadlessHost {
    let date: Date = try moment(date)
    let zone: TimeZone = try #require(TimeZone(identifier: "UTC"))
    return try window(
      width: 360, height: 560, settings: HostSettings(idiom: isPhone ? .phone : .desktop)
    ) {
      ValueRoot(remote, date) { value in
        DatePicker("Start", selection: value, in: range, displayedComponents: parts)
          .datePickerStyle(style)
          .environment(\.timeZone, zone)
          .environment(\.locale, Locale(identifier: locale))
          .environment(\.calendar, Calendar(identifier: calendar))
      }
    }
  }

  @Test("A calendar's days are buttons that are called by their whole dates; the chosen one is selected")
  func calendar() throws {
    let remote = Remote<Date>()
    let host = try host(remote, .graphical, .date)
    #expect(host.labels.prefix(3) == ["November 2025", "Previous Month", "Next Month"])
    #expect(host.element("Monday, November 24, 2025")?.properties.traits == [.isButton, .isSelected])
    #expect(host.elements.count == 33)
    host.change { #expect(host.activate("Friday, November 7, 2025")) }
    #expect(try remote.value == moment("2025-11-07T09:41:00Z"), "the time stays")
    let frame: CGRect = try #require(host.frame("Sunday, November 30, 2025"))
    host.change { host.send(.tap(CGPoint(x: frame.midX, y: frame.midY))) }
    #expect(try remote.value == moment("2025-11-30T09:41:00Z"))
    let container = try #require(host.elements.first?.parent.flatMap { host.accessibilityTree[$0] })
    #expect(container.label == "Start")
  }

  @Test("Buttons show other months without choosing; a new date shows its month")
  func months() throws {
    let remote = Remote<Date>()
    let host = try host(remote, .graphical, .date)
    host.change { #expect(host.activate("Next Month")) }
    host.change { #expect(host.activate("Next Month")) }
    #expect(host.labels.first == "January 2026")
    #expect(try remote.value == moment("2025-11-24T09:41:00Z"))
    host.change { #expect(host.activate("Previous Month")) }
    #expect(host.labels.first == "December 2025")
    host.change { remote.value = Date(timeIntervalSince1970: 0) }
    #expect(host.labels.first == "January 1970")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Arrows choose days and weeks, page keys months; a calendar is one stop of the keyboard")
  func keys() throws {
    let remote = Remote<Date>()
    let host = try host(remote, .graphical, .date)
    for _ in 0..<3 { host.press(.tab) }
    func press(_ key: KeySymbol, _ expected: String) throws {
      host.change { host.press(key) }
      #expect(try remote.value == moment(expected + "T09:41:00Z"), "\(key)")
    }
    try press(.right, "2025-11-25")
    try press(.down, "2025-12-02")
    #expect(host.labels.first == "December 2025")
    try press(.left, "2025-12-01")
    try press(.up, "2025-11-24")
    try press(.pageDown, "2025-12-24")
    try press(.pageUp, "2025-11-24")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Days outside of the limits cannot be chosen, nor months without any")
  func limits() throws {
    let remote = Remote<Date>()
    let host = try host(
      remote, .graphical, .date, in: moment("2025-11-20T10:00:00Z")...moment("2025-11-26T08:00:00Z"))
    #expect(host.element("Wednesday, November 19, 2025")?.properties.traits.contains(.isDisabled) == true)
    #expect(host.element("Thursday, November 20, 2025")?.properties.traits.contains(.isDisabled) == false)
    #expect(host.element("Next Month")?.properties.traits.contains(.isDisabled) == true)
    _ = host.activate("Thursday, November 27, 2025")
    #expect(try remote.value == moment("2025-11-24T09:41:00Z"))
    host.change { #expect(host.activate("Wednesday, November 26, 2025")) }
    #expect(try remote.value == moment("2025-11-26T08:00:00Z"), "the time is limited too")
    host.press(.tab)
    host.change { host.press(.right) }
    #expect(try remote.value == moment("2025-11-26T08:00:00Z"))
  }

  @Test(
    "Calendars and languages decide names and weeks",
    arguments: [
      ("de_DE", Calendar.Identifier.gregorian, "November 2025", "Montag, 24. November 2025"),
      ("en_US", .hebrew, "Kislev 5786", "Monday, Kislev 4, 5786"),
      ("ja_JP", .japanese, "令和7年11月", "令和7年11月24日"),
    ])
  func languages(_ locale: String, _ calendar: Calendar.Identifier, _ month: String, _ day: String) throws {
    let host = try host(Remote<Date>(), .graphical, .date, locale: locale, calendar: calendar)
    let chosen: [String] = host.elements.filter { $0.properties.traits.contains(.isSelected) }.map(\.label)
    #expect(chosen.count == 1 && chosen[0].hasPrefix(day), "\(chosen)")
    #expect(host.labels.first == month)
  }

  @Test("A field has a part for each unit in the order of the language, with its name and value")
  func field() throws {
    let remote = Remote<Date>()
    let host = try host(remote, .field, isPhone: false)
    #expect(host.labels == ["Month", "Day", "Year", "Hour", "Minute", "AM/PM"])
    #expect(host.elements.map { $0.properties.value } == ["November", "24", "2025", "9", "41", "AM"])
    #expect(host.elements.allSatisfy { $0.role == .stepper && $0.properties.traits == .isAdjustable })
    let month = try #require(host.element("Month"))
    host.change { host.send(.accessibilityAction(element: month.id, action: .increment)) }
    #expect(try remote.value == moment("2025-12-24T09:41:00Z"))
    let german = try self.host(Remote<Date>(), .field, isPhone: false, locale: "de_DE")
    #expect(german.labels == ["Day", "Month", "Year", "Hour", "Minute"])
  }

  @Test("Arrows change a part and go to its neighbours; digits write it and go on")
  func typing() throws {
    let remote = Remote<Date>()
    let host = try host(remote, .field, isPhone: false)
    func type(_ text: String) {
      for character in text { host.change { host.press(.character(character), text: String(character)) } }
    }
    host.press(.tab)
    host.change { host.press(.up) }
    #expect(try remote.value == moment("2025-12-24T09:41:00Z"))
    host.change { host.press(.right) }
    host.change { host.press(.down) }
    #expect(try remote.value == moment("2025-12-23T09:41:00Z"))
    host.change { host.press(.left) }
    type("02")
    #expect(try remote.value == moment("2025-02-23T09:41:00Z"))
    type("7")
    #expect(try remote.value == moment("2025-02-07T09:41:00Z"), "the day is next")
    type("202")
    #expect(host.displayLines.contains { $0.contains("\"202\"") }, "what is typed is seen")
    #expect(try remote.value == moment("2025-02-07T09:41:00Z"))
    type("4")
    #expect(try remote.value == moment("2024-02-07T09:41:00Z"))
    type("1")
    host.change { host.press(.right) }
    type("59p")
    #expect(try remote.value == moment("2024-02-07T13:59:00Z"))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("The stepper of a field changes the part that was used last, which a click chooses")
  func stepperField() throws {
    let remote = Remote<Date>()
    let host = try host(remote, .stepperField, isPhone: false)
    let year: CGRect = try #require(host.frame("Year"))
    host.change { host.send(.tap(CGPoint(x: year.midX, y: year.midY))) }
    let end: CGFloat = try #require(host.frame("AM/PM")?.maxX)
    host.change { host.send(.tap(CGPoint(x: end + 6 + 8 + 10, y: year.midY - 6))) }
    #expect(try remote.value == moment("2026-11-24T09:41:00Z"))
    #expect(host.displayLines.contains { $0.contains("Start") })
  }

  @Test("Wheels stand in the order of the language; with a time, days are one wheel")
  func wheels() throws {
    let remote = Remote<Date>()
    let date = try host(remote, .wheel, .date)
    #expect(date.labels == ["Month, November", "Day, 24", "Year, 2025"])
    let month = try #require(date.elements.first)
    date.change { date.send(.accessibilityAction(element: month.id, action: .increment)) }
    #expect(try remote.value == moment("2025-12-24T09:41:00Z"))
    date.finishAnimations()
    let both = try host(Remote<Date>(), .wheel)
    #expect(both.labels == ["Day, Mon, Nov 24", "Hour, 9", "Minute, 41", "AM/PM, AM"])
    let german = try host(Remote<Date>(), .wheel, .date, locale: "de_DE")
    #expect(german.labels == ["Day, 24", "Month, November", "Year, 2025"])
    let hebrew = try host(Remote<Date>(), .wheel, .date, calendar: .hebrew)
    #expect(hebrew.labels.contains("Month, Kislev") && hebrew.labels.contains("Year, 5786"))
  }

  @Test("A compact picker says the date and the time; each opens its controls below")
  func compact() throws {
    let remote = Remote<Date>()
    let host = try host(remote, .automatic)
    #expect(host.labels == ["Nov 24, 2025", "9:41\u{202F}AM"])
    #expect(host.elements.first?.properties.value == "Collapsed")
    #expect(host.activate("Nov 24, 2025"))
    host.update()
    host.finishAnimations()
    host.change { #expect(host.activate("Tuesday, November 25, 2025")) }
    #expect(host.labels.prefix(2) == ["Nov 25, 2025", "9:41\u{202F}AM"])
    #expect(host.activate("9:41\u{202F}AM"))
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["Nov 25, 2025", "9:41\u{202F}AM", "Hour, 9", "Minute, 41", "AM/PM, AM"])
    #expect(host.graph.differences().isEmpty)
  }

  private struct Words: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(verbatim: configuration.displayedComponents == .date ? "date" : "other")
        Button("Later") { configuration.selection += 86_400 }
      }
    }
  }

  @Test("A style of an app's own reads and writes the date; the picker stays one container (330)")
  func customStyle() throws {
    let remote = Remote<Date>()
    let host = try host(remote, Words(), .date)
    #expect(host.labels == ["Start", "date", "Later"])
    host.change { #expect(host.activate("Later")) }
    #expect(try remote.value == moment("2025-11-25T09:41:00Z"))
    #expect(host.elements.first?.parent.flatMap { host.accessibilityTree[$0] }?.label == "Start")
  }

  @Test("A disabled picker stays as it is", arguments: 0..<3)
  func disabled(_ style: Int) throws {
    struct Style: ViewModifier {
      let style: Int
      func body(content: Content) -> some View {
        switch style {
        case 0: content.datePickerStyle(.graphical)
        case 1: content.datePickerStyle(.field)
        default: content.datePickerStyle(.wheel)
        }
      }
    }
    let date: Date = try moment("2025-11-24T09:41:00Z")
    let remote = Remote<Date>()
    let host = try window(width: 360, height: 500) {
      ValueRoot(remote, date) { DatePicker("Start", selection: $0).modifier(Style(style: style)).disabled(true) }
    }
    for element in host.elements {
      for action in element.properties.actions {
        host.send(.accessibilityAction(element: element.id, action: action.kind))
      }
      if let frame = host.accessibilityTree.frame(of: element.id) {
        host.send(.tap(CGPoint(x: frame.midX, y: frame.midY)))
      }
    }
    host.press(.tab)
    host.press(.up)
    #expect(remote.value == date)
  }

  @Test("All forms")
  func forms() throws {
    let date: Date = try moment("2025-11-24T09:41:00Z")
    let host = try window(width: 360, height: 700) {
      VStack {
        DatePicker("1", selection: .constant(date))
        DatePicker("2", selection: .constant(date), displayedComponents: .date)
        DatePicker("3", selection: .constant(date), in: date...date, displayedComponents: [.date])
        DatePicker("4", selection: .constant(date), in: date..., displayedComponents: .hourAndMinute)
        DatePicker("5", selection: .constant(date), in: ...date)
        DatePicker(String("6"), selection: .constant(date), in: ...date, displayedComponents: .date)
        DatePicker(selection: .constant(date)) { Text("7") }
        DatePicker(selection: .constant(date), in: date...) { Label("8", systemImage: "star") }
      }
    }
    #expect(host.elements.count == 12)
    #expect(host.accessibilityTree.issues().isEmpty)
  }
}
