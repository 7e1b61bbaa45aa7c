import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Styles of what goes on with time; the host's clock begins at the first of 2001.
@MainActor
@Suite("Forms of times in texts", .serialized)
struct TimeFormTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private var hour: Range<Date> { start..<start.addingTimeInterval(3600) }

  private func at(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }
  private func string(_ attributed: AttributedString) -> String { String(attributed.characters) }

  @Test("A timer counts within its interval, up or down, and stands at its ends")
  func timers() {
    let down = SystemFormatStyle.Timer(countingDownIn: hour)
    let up = SystemFormatStyle.Timer(countingUpIn: hour, showsHours: false)
    #expect(string(down.format(at(0))) == "1:00:00" && string(down.format(at(3599.5))) == string(down.format(at(3599))))
    #expect(string(down.format(at(5000))) == string(down.format(at(3600))))
    #expect(string(up.format(at(-5))) == string(up.format(at(0))) && string(up.format(at(61))) == "1:01")
    let named: SystemFormatStyle.Timer = .timer(countingUpIn: hour, showsHours: false)
    #expect(named == up)
  }

  @Test("A style gives something else at the next step, and not before")
  func steps() throws {
    let up = SystemFormatStyle.Timer(countingUpIn: hour)
    let next: Date = try #require(up.discreteInput(after: at(10.5)))
    #expect(next > at(10.5) && string(up.format(next)) != string(up.format(at(10.5))))
    #expect(string(up.format(next.addingTimeInterval(-0.01))) == string(up.format(at(10.5))))
    #expect(up.discreteInput(after: at(4000)) == nil && up.discreteInput(before: at(-1)) == nil)
    let before: Date = try #require(up.discreteInput(before: at(10.5)))
    #expect(before < at(10.5) && string(up.format(before)) != string(up.format(at(10.5))))
    let watch = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    let later: Date = try #require(watch.discreteInput(after: at(3.2)))
    #expect(string(watch.format(later)) != string(watch.format(at(3.2))) && later <= at(4.01))
    let earlier: Date = try #require(watch.discreteInput(before: at(3.2)))
    #expect(string(watch.format(earlier)) != string(watch.format(at(3.2))))
    #expect(watch.discreteInput(before: start) == nil)
  }

  @Test("Texts take intervals up to now and from now on")
  func ranges() throws {
    struct Length: DiscreteFormatStyle {
      func format(_ value: Range<Date>) -> String {
        "\(Int(value.upperBound.timeIntervalSince(value.lowerBound).rounded())) s"
      }
      func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
      func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
      func input(after input: Range<Date>) -> Range<Date>? { nil }
      func input(before input: Range<Date>) -> Range<Date>? { nil }
    }
    #expect(try window { Text(.dateRange(startingAt: at(-30)), format: Length()) }.labels == ["30 s"])
    #expect(try window { Text(.dateRange(startingAt: at(30)), format: Length()) }.labels == ["0 s"])
    #expect(try window { Text(.dateRange(endingAt: at(90)), format: Length()) }.labels == ["90 s"])
    #expect(try window { Text(.dateRange(endingAt: at(-90)), format: Length()) }.labels == ["0 s"])
    let host = try window { Text("For \(.dateRange(startingAt: at(-30)), format: Length()).") }
    #expect(host.labels == ["For 30 s."])
    host.advance(by: .seconds(5))
    #expect(host.labels == ["For 35 s."])
  }

  @Test("Dates, intervals and attributed values stand in strings")
  func interpolation() throws {
    let dates: ClosedRange<Date> = start...at(3600)
    #expect(try window { Text("At \(dates)") }.labels == window { Text("At ") + Text(dates) }.labels)
    let interval = DateInterval(start: start, duration: 3600)
    #expect(try window { Text("At \(interval)") }.labels == window { Text("At ") + Text(interval) }.labels)
    struct Loud: FormatStyle {
      func format(_ value: Int) -> AttributedString {
        var string = AttributedString("\(value)!")
        string.foregroundColor = .red
        return string
      }
    }
    let host = try window { Text("So \(7, format: Loud())") }
    #expect(host.labels == ["So 7!"] && host.displayLines.contains { $0.contains("#FF3B30") })
    let inner = LocalizedStringResource("a key")
    #expect(String(localized: "See \(inner)") == "See a key")
    #expect(String(localized: String.LocalizationValue(verbatimKey)) == verbatimKey)
  }

  private var verbatimKey: String { "not a key" }

  @Test("A timeline is made of a schedule and what is shown at its dates")
  func timeline() throws {
    let host = try window {
      TimelineView(PeriodicTimelineSchedule(from: start, by: 60)) { context in
        Text("Minute \(Int(context.date.timeIntervalSince(start) / 60))")
      }
    }
    #expect(host.labels == ["Minute 0"])
    host.advance(by: .seconds(61))
    #expect(host.labels == ["Minute 1"])
  }
}
