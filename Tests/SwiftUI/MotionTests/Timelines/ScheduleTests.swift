import SwiftUI
import Testing

/// The dates of schedules, as their documentation gives them.
@MainActor
@Suite("Timeline schedules")
struct ScheduleTests {
  private let zero = Date(timeIntervalSinceReferenceDate: 0)

  private func date(_ seconds: Double) -> Date { zero.addingTimeInterval(seconds) }

  private func seconds(_ dates: some Sequence<Date>, _ count: Int) -> [Double] {
    dates.prefix(count).map { $0.timeIntervalSince(zero) }
  }

  @Test("A periodic schedule begins with the interval in which the start lies")
  func periodic() {
    let schedule: PeriodicTimelineSchedule = .periodic(from: date(30), by: 60)
    // The documentation's example: half past each minute, asked at 10:34:45.
    let asked: Double = 10 * 3600 + 34 * 60 + 45
    #expect(seconds(schedule.entries(from: date(asked), mode: .normal), 3) == [asked - 15, asked + 45, asked + 105])
  }

  @Test("The date given to a periodic schedule is a phase: dates before it are on it too")
  func before() {
    let schedule = PeriodicTimelineSchedule(from: date(100.5), by: 1)
    #expect(seconds(schedule.entries(from: date(3), mode: .normal), 2) == [2.5, 3.5])
  }

  @Test("Every minute begins with the minute in which the start lies")
  func everyMinute() {
    let schedule: EveryMinuteTimelineSchedule = .everyMinute
    #expect(seconds(schedule.entries(from: date(595), mode: .normal), 2) == [540, 600])
  }

  @Test("An explicit schedule gives its dates")
  func explicit() {
    let schedule: ExplicitTimelineSchedule<[Date]> = .explicit([date(1), date(5)])
    #expect(seconds(schedule.entries(from: date(3), mode: .lowFrequency), 3) == [1, 5])
    #expect(seconds(ExplicitTimelineSchedule([date(2)]).entries(from: zero, mode: .normal), 3) == [2])
  }

  @Test("An animation schedule keeps its least interval, and has no dates while paused or at a low frequency")
  func animation() {
    let slow: AnimationTimelineSchedule = .animation(minimumInterval: 0.5)
    #expect(seconds(slow.entries(from: date(7), mode: .normal), 3) == [7, 7.5, 8])
    #expect(seconds(AnimationTimelineSchedule(paused: true).entries(from: date(7), mode: .normal), 3) == [])
    #expect(seconds(slow.entries(from: date(7), mode: .lowFrequency), 3) == [])
    let each: AnimationTimelineSchedule = .animation
    #expect(seconds(each.entries(from: date(0), mode: .normal), 2) == [0, 1.0 / 60])
  }
}
