import SwiftUI
import Testing

/// Keyframes as values over time.
@MainActor
@Suite("Keyframes")
struct KeyframeTests {
  struct Pose: Equatable {
    var x: Double = 0
    var angle: Angle = .zero
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("Linear keyframes go along lines, at the pace of their curve")
  func linear() {
    let line = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
    }
    #expect(line.duration == 3)
    #expect(line.value(time: 0.25) == 2.5)
    #expect(isNear(line.value(time: 2), 10 - 10 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(line.value(time: 9) == 0)
    #expect(line.value(time: -1) == 0)
    #expect(isNear(line.value(progress: 0.25), line.value(time: 0.75)))
  }

  @Test("Cubic keyframes pass a value with the mean velocity between its neighbours")
  func cubic() {
    let curve = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    // The velocity at 1 is (30 - 0) / 2 = 15, at both ends 0. Hermite at a half: (0 + 10) / 2 - 15 / 8.
    #expect(isNear(curve.value(time: 0.5), 5 - 15.0 / 8))
    #expect(curve.value(time: 1) == 10)
    // And (10 + 30) / 2 + 15 / 8.
    #expect(isNear(curve.value(time: 1.5), 20 + 15.0 / 8))
    let speed: Double = (curve.value(time: 1.0001) - curve.value(time: 0.9999)) / 0.0002
    #expect(abs(speed - 15) < 0.01)
  }

  @Test("A cubic keyframe after a line keeps its speed; given velocities hold")
  func velocities() {
    let course = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    // From 10 with speed 10 to 20 with speed 0: at a half 15 + 10 / 8.
    #expect(isNear(course.value(time: 1.5), 16.25))
    let given = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: 0) }
    #expect(isNear(given.value(time: 0.5), 1))
  }

  @Test("A spring keyframe goes as the spring does, and takes as long as it needs where nothing is said")
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let course = KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(3, spring: spring) }
    #expect(isNear(course.value(time: 0.2), 1 + spring.value(target: 2.0, time: 0.2)))
    #expect(course.duration > 0.5)
    #expect(course.value(time: course.duration) == 3)
    let short = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.1, spring: spring)
      LinearKeyframe(5, duration: 1)
    }
    #expect(isNear(short.duration, 1.1))
    let reached: Double = spring.value(target: 1.0, time: 0.1)
    #expect(isNear(short.value(time: 0.6), reached + (5 - reached) / 2))
  }

  @Test("A move keyframe is there at once")
  func move() {
    let course = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(4)
      LinearKeyframe(8, duration: 1)
      MoveKeyframe(1)
    }
    #expect(course.value(time: 0) == 4)
    #expect(course.value(time: 0.5) == 6)
    #expect(course.value(time: 1) == 1)
  }

  @Test("Tracks change properties beside one another; the last of two about one property counts")
  func tracks() {
    let course = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 2)
      }
      KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
    }
    #expect(course.duration == 2)
    #expect(course.value(time: 0.5).x == 50)
    #expect(abs(course.value(time: 1).angle.degrees - 45) < 1e-9)
    #expect(course.value(time: 2) == Pose(x: 100, angle: .degrees(90)))
  }

  @Test("Keyframes can be chosen and repeated in a builder, and made by types of one's own")
  func builders() {
    struct Hop: KeyframeTrackContent {
      var height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    struct Hops: Keyframes {
      var body: some Keyframes<Pose> {
        KeyframeTrack(\.x) {
          for height in [2.0, 4] { Hop(height: height) }
        }
      }
    }
    let isHigh = false
    let course = KeyframeTimeline(initialValue: 0.0) {
      if isHigh { LinearKeyframe(9, duration: 1) } else { LinearKeyframe(3, duration: 1) }
    }
    #expect(course.value(time: 1) == 3)
    let hops = KeyframeTimeline(initialValue: Pose()) { Hops() }
    #expect(hops.duration == 4)
    #expect(hops.value(time: 3).x == 4)
  }

  @Test("Durations that are no numbers or negative count as none")
  func bad() {
    let course = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: -.infinity)
      CubicKeyframe(2, duration: .nan)
      LinearKeyframe(3, duration: 0)
    }
    #expect(course.duration == 0)
    #expect(course.value(time: 0) == 3)
  }
}
