import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write a calendar: its label, and the days that can be chosen.
@MainActor
@Suite("Forms of date pickers", .serialized)
struct DateFormTests {
  private let title = String("Start")

  private func open(height: CGFloat = 560, @ViewBuilder _ content: @escaping () -> some View) throws -> HeadlessHost {
    let zone: TimeZone = try #require(TimeZone(identifier: "UTC"))
    return try window(width: 360, height: height) {
      content().environment(\.timeZone, zone).environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  /// The first and the last day of November 2025 that can be chosen.
  private func open(_ host: HeadlessHost) throws -> [Int] {
    let container = try #require(host.elements.first?.parent.flatMap { host.accessibilityTree[$0] })
    #expect(container.label == "Start")
    let days: [Int] = host.elements.compactMap { element in
      let words: [String] = element.label.split(separator: " ").map(String.init)
      guard words.count == 4, words[1] == "November", !element.properties.traits.contains(.isDisabled) else {
        return nil
      }
      return Int(words[2].dropLast())
    }
    return [days.min() ?? 0, days.max() ?? 0]
  }

  private func days(@ViewBuilder _ picker: @escaping (Binding<Date>) -> some View) throws -> [Int] {
    let date: Date = try moment("2025-11-15T09:41:00Z")
    let remote = Remote<Date>()
    return try open(try open { ValueRoot(remote, date) { picker($0).datePickerStyle(.graphical) } })
  }

  @Test("A picker of one date has the days of its range, and no time where it shows a date only")
  func single() throws {
    let (low, high) = (try moment("2025-11-10T00:00:00Z"), try moment("2025-11-20T23:00:00Z"))
    #expect(try days { DatePicker(title, selection: $0, displayedComponents: .date) } == [1, 30])
    #expect(try days { DatePicker(title, selection: $0, in: low...high, displayedComponents: .date) } == [10, 20])
    #expect(try days { DatePicker(title, selection: $0, in: low..., displayedComponents: .date) } == [10, 30])
    #expect(
      try days {
        DatePicker(selection: $0, in: low...high, displayedComponents: .date) { Text("Start") }
      } == [10, 20])
    #expect(
      try days { DatePicker(selection: $0, in: ...high, displayedComponents: .date) { Text("Start") } } == [1, 20])
  }

  @Test("A picker without parts shows a date and a time")
  func parts() throws {
    let date: Date = try moment("2025-11-15T09:41:00Z")
    func count(@ViewBuilder _ picker: @escaping (Binding<Date>) -> some View) throws -> Int {
      try open { ValueRoot(Remote<Date>(), date) { picker($0).datePickerStyle(.graphical) } }.elements.count
    }
    let low: Date = try moment("2025-11-10T00:00:00Z")
    let high: Date = try moment("2025-11-20T00:00:00Z")
    let both: Int = try count { DatePicker(title, selection: $0) }
    #expect(try count { DatePicker(title, selection: $0, displayedComponents: .date) } < both)
    #expect(try count { DatePicker(title, selection: $0, in: low...high) } == both)
    #expect(try count { DatePicker(title, selection: $0, in: low...) } == both)
    #expect(try count { DatePicker(selection: $0, in: low...high) { Text("Start") } } == both)
    #expect(try count { DatePicker(selection: $0, in: ...high) { Text("Start") } } == both)
  }

  private func several(@ViewBuilder _ picker: @escaping (Binding<Set<DateComponents>>) -> some View) throws -> [Int] {
    let remote = Remote<Set<DateComponents>>()
    let day = DateComponents(year: 2025, month: 11, day: 15)
    return try open(try open(height: 400) { ValueRoot(remote, [day]) { picker($0) } })
  }

  @Test("A calendar of several days has the days of its bounds, without the last one")
  func severalDays() throws {
    let (low, high) = (try moment("2025-11-10T00:00:00Z"), try moment("2025-11-20T00:00:00Z"))
    #expect(try several { MultiDatePicker(title, selection: $0) } == [1, 30])
    #expect(try several { MultiDatePicker(title, selection: $0, in: low..<high) } == [10, 19])
    #expect(try several { MultiDatePicker(title, selection: $0, in: low...) } == [10, 30])
    #expect(try several { MultiDatePicker("Start", selection: $0, in: ..<high) } == [1, 19])
    #expect(try several { MultiDatePicker(selection: $0, in: low...) { Text("Start") } } == [10, 30])
    #expect(try several { MultiDatePicker(selection: $0, in: ..<high) { Text("Start") } } == [1, 19])
  }

  @Test("A style of a program's own is told the first and the last date, where there are some")
  func limits() throws {
    struct Limits: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(configuration.minimumDate.map { "\(Int($0.timeIntervalSince1970))" } ?? "none")
          Text(configuration.maximumDate.map { "\(Int($0.timeIntervalSince1970))" } ?? "none")
        }
      }
    }
    let (low, high) = (Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 9))
    let date: Binding<Date> = .constant(low)
    let host = try window(width: 300, height: 300) {
      VStack {
        DatePicker(title, selection: date, in: low...high)
        DatePicker(title, selection: date, in: low...)
        DatePicker(selection: date, in: ...high) { Text("Start") }
        DatePicker(title, selection: date)
      }
      .datePickerStyle(Limits())
    }
    #expect(
      host.labels == ["Start", "5", "9", "Start", "5", "none", "Start", "none", "9", "Start", "none", "none"])
  }
}
