import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Timeline views on the virtual clock, which begins at the reference date.
@MainActor
@Suite("Timeline views", .serialized)
struct TimelineViewTests {
  private struct Seconds<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let recorder: EventRecorder
    var body: some View {
      TimelineView(schedule) { context in
        let shown: String = String(format: "%.2f", context.date.timeIntervalSinceReferenceDate)
        let _: Void = recorder.note(shown)
        Text(shown)
      }
    }
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test("A periodic timeline shows the date of its interval, and is made anew at each date and not between")
  func periodic() throws {
    let recorder = EventRecorder()
    let host = try window { Seconds(schedule: .periodic(from: date(-10.5), by: 1), recorder: recorder) }
    #expect(host.labels == ["-0.50"])
    host.advance(by: .milliseconds(400))
    #expect(recorder.take() == ["-0.50"])
    host.advance(by: .milliseconds(200))
    #expect(host.labels == ["0.50"])
    host.advance(by: .seconds(3))
    #expect(recorder.take() == ["0.50", "1.50", "2.50", "3.50"])
  }

  @Test("Between two dates nothing waits but the next one; the clock costs no node")
  func cost() throws {
    let host = try window { Seconds(schedule: .periodic(from: date(0), by: 60), recorder: EventRecorder()) }
    #expect(host.graph.nextWakeUp == 60)
    #expect(!host.graph.needsFrames)
    host.graph.advance(to: 30)
    #expect(!host.graph.needsUpdate)
    host.graph.advance(to: 61)
    #expect(host.graph.needsUpdate)
    host.update()
    #expect(host.labels == ["60.00"])
    #expect(host.graph.nextWakeUp == 120)
  }

  @Test("An animation timeline is made anew for each frame, and rests while it is paused")
  func animation() throws {
    let remote = Remote<Bool>()
    let recorder = EventRecorder()
    struct Paused: View {
      let remote: Remote<Bool>
      let recorder: EventRecorder
      @State private var isPaused = false
      var body: some View {
        Seconds(schedule: .animation(minimumInterval: nil, paused: isPaused), recorder: recorder)
          .handing($isPaused, to: remote)
      }
    }
    let host = try window { Paused(remote: remote, recorder: recorder) }
    host.advance(by: .seconds(1) / 60 * 3)
    #expect(recorder.take() == ["0.00", "0.02", "0.03", "0.05"])
    #expect(host.graph.needsFrames)
    #expect(!host.graph.isAnimating)
    remote.value = true
    host.update()
    #expect(!host.graph.needsFrames)
    _ = recorder.take()
    host.advance(by: .seconds(1))
    #expect(recorder.take() == [])
  }

  @Test("An explicit timeline shows the last date that has passed, and the beginning before the first")
  func explicit() throws {
    let host = try window { Seconds(schedule: .explicit([date(1), date(2)]), recorder: EventRecorder()) }
    #expect(host.labels == ["0.00"])
    host.advance(by: .seconds(1))
    #expect(host.labels == ["1.00"])
    host.advance(by: .seconds(5))
    #expect(host.labels == ["2.00"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test("A timeline view that goes waits for nothing")
  func gone() throws {
    let remote = Remote<Bool>()
    struct Maybe: View {
      let remote: Remote<Bool>
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            TimelineView(.animation) { _ in Color.red }
            TimelineView(.everyMinute) { context in
              Text(context.cadence == .live && context.cadence < .seconds ? "live" : "slow")
            }
          }
        }.handing($isShown, to: remote)
      }
    }
    let host = try window { Maybe(remote: remote) }
    #expect(host.labels == ["live"])
    #expect(host.graph.needsFrames)
    remote.value = false
    host.update()
    #expect(!host.graph.needsFrames)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test("Cadences of a timeline are ordered from the quickest to the slowest")
  func cadences() {
    typealias Cadence = TimelineView<EveryMinuteTimelineSchedule, EmptyView>.Context.Cadence
    #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
  }
}
