import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import TextPango
import ViewTestSupport

@testable import SwiftUICore

/// Dates that are shown by style, and what counts with the host's clock, which begins at the first of 2001.
@MainActor
@Suite("Dates in texts", .serialized)
struct DateTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func label(_ text: Text, _ locale: String = "en_US") throws -> String? {
    var settings = HostSettings()
    settings.localeIdentifier = locale
    return try window(settings: settings) { text }.labels.first
  }

  @Test("A date is shown as a day or a time, by locale and time zone")
  func styles() throws {
    let date = Date(timeIntervalSince1970: 1_780_000_000)
    #expect(try label(Text(date, style: .date)) == "May 28, 2026")
    #expect(try label(Text(date, style: .date), "de_DE") == "28. Mai 2026")
    #expect(try label(Text(date, style: .time))?.filter { $0.isASCII && !$0.isWhitespace } == "8:26PM")
    #expect(try label(Text("At \(date, style: .date).")) == "At May 28, 2026.")
    let tokyo = try window {
      Text(date, style: .date).environment(\.timeZone, TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt)
    }
    #expect(tokyo.labels == ["May 29, 2026"])
    #expect(try label(Text(date...date.addingTimeInterval(3600)))?.contains("9:26") == true)
    #expect(try label(Text(DateInterval(start: date, duration: 60)))?.contains("8:27") == true)
  }

  @Test("Distances from now in words: two units, or the largest with a sign")
  func distances() throws {
    func after(_ seconds: TimeInterval, _ style: Text.DateStyle) throws -> String? {
      try label(Text(start.addingTimeInterval(seconds), style: style))
    }
    #expect(try after(2 * 3600 + 23 * 60, .relative) == "2 hours, 23 minutes")
    #expect(try after(-61, .relative) == "1 minute, 1 second")
    #expect(try after(396 * 86_400, .relative) == "1 year, 1 month")
    #expect(try after(7200, .offset) == "+2 hours" && after(-90 * 86_400, .offset) == "-2 months")
    #expect(try after(0, .relative) == "0 seconds")
    #expect(try after(36 * 3600 + 59 * 60 + 1, .timer) == "36:59:01" && after(-125, .timer) == "2:05")
  }

  @Test("A timer counts with the clock, down to its date and up from it, and is evaluated once a second")
  func timer() throws {
    let host = try window { Text(start.addingTimeInterval(2), style: .timer) }
    #expect(host.labels == ["0:02"])
    host.advance(by: .seconds(1))
    #expect(host.labels == ["0:01"])
    host.advance(by: .seconds(2))
    #expect(host.labels == ["0:01"])
    #expect(host.graph.nextWakeUp != nil, "a host knows when to show the next second")
  }

  @Test("An interval's clock stands before and after it, and where it is paused")
  func intervals() throws {
    let interval = start.addingTimeInterval(1)...start.addingTimeInterval(3)
    let host = try window {
      VStack {
        Text(timerInterval: interval)
        Text(timerInterval: interval, countsDown: false)
        Text(timerInterval: start...start.addingTimeInterval(5400), pauseTime: start, showsHours: false)
      }
    }
    #expect(host.labels == ["0:02", "0:00", "90:00"])
    host.advance(by: .seconds(2))
    #expect(host.labels == ["0:01", "0:01", "90:00"])
    host.advance(by: .seconds(5))
    #expect(host.labels == ["0:00", "0:02", "90:00"])
    #expect(host.graph.nextWakeUp == nil, "what stands still waits for nothing")
  }

  @Test("Values of the present are shown by styles that tell when they change")
  func sources() throws {
    let host = try window {
      VStack {
        Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
        Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
        Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
      }
    }
    #expect(host.labels == ["0:00", "1:30", "0:00"])
    host.advance(by: .seconds(4))
    #expect(host.labels == ["0:04", "1:26", "0:04"])
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(String(watch.format(start.addingTimeInterval(61.25)).characters) == "1:01.25")
  }

  @Test("Shortly before a second is over a text that counts shows what a new one shows (G1)", arguments: [0, 1, 2])
  func ends(kind: Int) throws {
    let date: Date = start.addingTimeInterval(-100)
    func host(_ clock: VirtualClock) throws -> HeadlessHost {
      let content: AnyView =
        switch kind {
        case 0: AnyView(Text(date, style: .timer))
        case 1: AnyView(Text(timerInterval: date...date.addingTimeInterval(1000), countsDown: true))
        default: AnyView(TimelineView(.periodic(from: date, by: 1)) { Text("\($0.date.timeIntervalSince(date))") })
        }
      return try HeadlessHost(
        root: content, settings: HostSettings(), window: HostWindow(size: CGSize(width: 300, height: 100)), clock: clock
      )
    }
    let counting: HeadlessHost = try host(VirtualClock())
    for step in [997_000, 800, 900, 200, 400, 300, 300, 100, 999_500, 400, 100, 200] {
      counting.advance(by: .microseconds(step))
      let clock = VirtualClock()
      clock.advance(by: counting.clock.now.offset)
      #expect(try host(clock).labels == counting.labels, "\(counting.clock.now.offset)")
    }
  }

  @Test("Texts that stay the same are not shaped again, whatever happens around them")
  func shapingCount() throws {
    let shaper = try PangoShaper()
    let host = try HeadlessHost(
      root: VStack {
        ForEach(0..<50, id: \.self) { Text("Row \($0)") }
        Text(start.addingTimeInterval(100), style: .timer)
      }, window: HostWindow(size: CGSize(width: 300, height: 2000)), shaper: shaper)
    _ = host.displayLines
    let before: Int = shaper.shapingCount
    host.advance(by: .seconds(3))
    _ = host.displayLines
    // Three seconds have passed: the timer has shown three new texts, and nothing else is shaped.
    #expect(shaper.shapingCount - before <= 3)
    #expect(shaper.shapingCount > before)
  }
}
