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

@MainActor
@Suite("Calendars of several days", .serialized)
struct MultiDatePickerTests {
  private func host(
    _ remote: Remote<Set<DateComponents>>, _ days: Set<DateComponents>, in bounds: Range<Date>? = nil
  ) throws -> HeadlessHost {
    let zone: TimeZone = try #require(TimeZone(identifier: "UTC"))
    return try window(width: 360, height: 400) {
      ValueRoot(remote, days) { value in
        Group {
          if let bounds {
            MultiDatePicker("Holidays", selection: value, in: bounds)
          } else {
            MultiDatePicker("Holidays", selection: value)
          }
        }
        .environment(\.timeZone, zone).environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    }
  }

  private func selected(_ host: HeadlessHost) -> [String] {
    host.elements.filter { $0.properties.traits.contains(.isSelected) }.map(\.label)
  }

  @Test("Days are chosen and put away one by one, as components with their calendar")
  func choosing() throws {
    let remote = Remote<Set<DateComponents>>()
    let host = try host(remote, [DateComponents(year: 2025, month: 11, day: 24)])
    #expect(host.labels.first == "November 2025")
    #expect(selected(host) == ["Monday, November 24, 2025"])
    host.change { #expect(host.activate("Friday, November 7, 2025")) }
    #expect(selected(host) == ["Friday, November 7, 2025", "Monday, November 24, 2025"])
    let new = try #require(remote.value?.first { $0.day == 7 })
    #expect(new.calendar?.identifier == .gregorian && new.era == 1 && new.year == 2025 && new.month == 11)
    host.change { #expect(host.activate("Monday, November 24, 2025")) }
    #expect(remote.value?.count == 1 && host.labels.first == "November 2025")
    host.change { #expect(host.activate("Next Month")) }
    host.change { #expect(host.activate("Monday, December 1, 2025")) }
    #expect(host.labels.first == "December 2025", "the month stays where the person went")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Arrows go to days without choosing; Space chooses")
  func keys() throws {
    let remote = Remote<Set<DateComponents>>()
    let host = try host(remote, [DateComponents(year: 2025, month: 11, day: 30)])
    for _ in 0..<3 { host.press(.tab) }
    host.change { host.press(.right) }
    #expect(remote.value?.count == 1 && host.labels.first == "December 2025")
    host.change { host.press(.space, text: " ") }
    #expect(selected(host) == ["Monday, December 1, 2025"] && remote.value?.count == 2)
  }

  @Test("The end of a range does not belong to it; days of other calendars count")
  func bounds() throws {
    let remote = Remote<Set<DateComponents>>()
    var hebrew = DateComponents(year: 5786, month: 3, day: 4)
    hebrew.calendar = Calendar(identifier: .hebrew)
    let host = try host(
      remote, [hebrew], in: moment("2025-11-10T00:00:00Z")..<moment("2025-11-26T00:00:00Z"))
    #expect(selected(host) == ["Monday, November 24, 2025"])
    #expect(host.element("Wednesday, November 26, 2025")?.properties.traits.contains(.isDisabled) == true)
    #expect(host.element("Tuesday, November 25, 2025")?.properties.traits.contains(.isDisabled) == false)
    host.change { #expect(host.activate("Monday, November 24, 2025")) }
    #expect(remote.value?.isEmpty == true)
  }

  @Test("All forms")
  func forms() throws {
    let days: Binding<Set<DateComponents>> = .constant([])
    let date: Date = try moment("2025-11-24T09:41:00Z")
    let host = try window(width: 360, height: 3000) {
      VStack {
        MultiDatePicker("1", selection: days)
        MultiDatePicker("2", selection: days, in: date...)
        MultiDatePicker(String("3"), selection: days, in: ..<date)
        MultiDatePicker(selection: days) { Text("4") }
        MultiDatePicker(selection: days, in: date..<date + 86_400) { Text("5") }
      }
    }
    let names: Set<String> = Set(
      host.elements.compactMap { $0.parent.flatMap { host.accessibilityTree[$0] }?.label })
    #expect(names == ["1", "2", "3", "4", "5"])
  }
}
