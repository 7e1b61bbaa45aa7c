import DisplayList
import Foundation
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The forms of animators and timelines that other tests do not use.
@MainActor
@Suite("Forms of animators and timelines", .serialized)
struct AnimatorFormTests {
  /// The width of the one filled rectangle.
  private func width(_ host: HeadlessHost) -> CGFloat {
    host.displayList.items.flattenedFills.first?.rect.width ?? -1
  }

  private struct Phases: View {
    let remote: Remote<Int>
    @State private var count = 0

    var body: some View {
      PhaseAnimator([10.0, 30.0], trigger: count) { phase in
        Color.red.frame(width: phase, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
      .handing($count, to: remote)
    }
  }

  @Test("A phase animator with a trigger makes its own views, and goes through the phases once")
  func phases() throws {
    let remote = Remote<Int>()
    let host = try window { Phases(remote: remote) }
    host.advance(by: .seconds(1))
    #expect(width(host) == 10 && !host.graph.needsFrames)
    remote.value = 1
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(abs(width(host) - 20) < 1)
    host.finishAnimations()
    #expect(width(host) == 10 && !host.graph.needsFrames)
  }

  private struct Keyed: View {
    let remote: Remote<Int>
    @State private var count = 0

    var body: some View {
      KeyframeAnimator(initialValue: 10.0, trigger: count) { width in
        Color.red.frame(width: width, height: 10)
      } keyframes: { start in
        KeyframeTrack {
          LinearKeyframe(start + 20, duration: 1)
          LinearKeyframe(start, duration: 1)
        }
      }
      .handing($count, to: remote)
    }
  }

  @Test("A keyframe animator with a trigger runs a track without a key path once for each change")
  func keyframes() throws {
    let remote = Remote<Int>()
    let host = try window { Keyed(remote: remote) }
    host.advance(by: .seconds(1))
    #expect(width(host) == 10)
    remote.value = 1
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(abs(width(host) - 20) < 1)
    host.advance(by: .milliseconds(1000))
    #expect(abs(width(host) - 20) < 1, "on its way back")
    host.advance(by: .milliseconds(600))
    #expect(width(host) == 10 && !host.graph.needsFrames)
  }

  @Test("A view is changed by phases and by keyframes without a trigger for ever, or not at all")
  func modifiers() throws {
    let phases = try window {
      Color.red.phaseAnimator([10.0, 30.0]) { content, phase in
        content.frame(width: phase, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    phases.advance(by: .milliseconds(500))
    #expect(abs(width(phases) - 20) < 1 && phases.graph.needsFrames)
    func keyed(_ repeating: Bool) throws -> HeadlessHost {
      try window {
        Color.red.keyframeAnimator(initialValue: 10.0, repeating: repeating) { content, width in
          content.frame(width: width, height: 10)
        } keyframes: { _ in
          LinearKeyframe(30, duration: 1)
        }
      }
    }
    let moving = try keyed(true)
    moving.advance(by: .milliseconds(500))
    #expect(abs(width(moving) - 20) < 1)
    moving.advance(by: .seconds(1))
    #expect(abs(width(moving) - 20) < 1.5, "the keyframes begin anew")
    let still = try keyed(false)
    still.advance(by: .milliseconds(500))
    #expect(width(still) == 10 && !still.graph.needsFrames)
  }

  /// Gives what it was asked for, and then an hour for each mode.
  private struct Hours: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineSchedule.Mode) -> [Date] {
      [startDate, startDate.addingTimeInterval(mode == .normal ? 3600 : 7200)]
    }
  }

  @Test("A schedule of one's own is asked from the present on, and its views follow its dates")
  func ownSchedule() throws {
    let host = try window {
      TimelineView(Hours()) { context in Text("\(Int(context.date.timeIntervalSinceReferenceDate))") }
    }
    #expect(host.labels == ["0"])
    host.clock.advance(by: .seconds(3599))
    host.advance(by: .seconds(0.5))
    #expect(host.labels == ["0"])
    host.advance(by: .seconds(1))
    #expect(host.labels == ["3,600"])
    let low: [Date] = Hours().entries(from: Date(timeIntervalSinceReferenceDate: 0), mode: .lowFrequency)
    #expect(low.last == Date(timeIntervalSinceReferenceDate: 7200))
    // The context may be named by the schedule and the content too.
    let named = try window {
      TimelineView(Hours()) { (context: TimelineView<Hours, Text>.Context) in Text("\(context.cadence == .live)") }
    }
    #expect(named.labels == ["true"])
  }

  @Test("The dates of schedules are had one by one; a paused one has none")
  func entries() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    var frames = AnimationTimelineSchedule(minimumInterval: 2).entries(from: start, mode: .normal)
    #expect(frames.next() == start && frames.next() == start.addingTimeInterval(2))
    var paused = AnimationTimelineSchedule(minimumInterval: 2, paused: true).entries(from: start, mode: .normal)
    #expect(paused.next() == nil && paused.next() == nil)
    var minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)
    #expect(minutes.next() == start.addingTimeInterval(-30) && minutes.next() == start.addingTimeInterval(30))
    var periodic = PeriodicTimelineSchedule(from: start, by: 7).entries(from: start, mode: .normal)
    #expect(periodic.next() == start && periodic.next() == start.addingTimeInterval(7))
  }

  @Test("Keyframes of no value have no values: their type says so")
  func never() {
    func value<K: Keyframes>(of type: K.Type) -> Any.Type { K.Value.self }
    func value<K: KeyframeTrackContent>(track type: K.Type) -> Any.Type { K.Value.self }
    #expect(value(of: Never.self) == Never.Value.self && value(track: Never.self) == Never.self)
  }
}
