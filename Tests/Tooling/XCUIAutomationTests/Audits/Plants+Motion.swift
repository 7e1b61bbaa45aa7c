import SwiftUI

extension Plant {
  /// What goes on though motion is to be reduced.
  static var motion: [Plant] {
    [
      Plant(.motion, "a turn without end") {
        Turning(heedsSetting: false)
      } mended: {
        Turning(heedsSetting: true)
      },
      Plant(.motion, "a way to and fro") {
        Swinging(heedsSetting: false)
      } mended: {
        Swinging(heedsSetting: true)
      },
      Plant(.motion, "a drawing that follows the clock") {
        Orbit(heedsSetting: false)
      } mended: {
        Orbit(heedsSetting: true)
      },
      Plant(.motion, "phases that follow each other for ever") {
        Beating(heedsSetting: false)
      } mended: {
        Beating(heedsSetting: true)
      },
      Plant(.motion, "a pulse of the size") {
        Pulsing(end: nil)
      } mended: {
        Pulsing(end: 2)
      },
      Plant(.motion, "keyframes that repeat") {
        Hopping(repeats: true)
      } mended: {
        Hopping(repeats: false)
      },
    ]
  }
}

private struct Turning: View {
  let heedsSetting: Bool
  @State private var isTurned = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var isStill: Bool { heedsSetting && reduceMotion }

  var body: some View {
    Rectangle().frame(width: 60, height: 20).rotationEffect(.degrees(isTurned && !isStill ? 360 : 0))
      .animation(isStill ? nil : .linear(duration: 1).repeatForever(autoreverses: false), value: isTurned)
      .animation(nil, value: isStill)
      .onAppear { isTurned = true }
  }
}

private struct Swinging: View {
  let heedsSetting: Bool
  @State private var isRight = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    if heedsSetting && reduceMotion {
      Circle().frame(width: 40, height: 40)
    } else {
      Circle().frame(width: 40, height: 40).offset(x: isRight ? 80 : -80)
        .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isRight = true } }
    }
  }
}

private struct Orbit: View {
  let heedsSetting: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    TimelineView(.animation(paused: heedsSetting && reduceMotion)) { timeline in
      let angle: Double = timeline.date.timeIntervalSinceReferenceDate
      Circle().frame(width: 20, height: 20).offset(x: 60 * cos(angle), y: 60 * sin(angle))
    }
  }
}

private struct Beating: View {
  let heedsSetting: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    if heedsSetting && reduceMotion {
      Circle().frame(width: 50, height: 50)
    } else {
      PhaseAnimator([1.0, 1.4]) { size in
        Circle().frame(width: 50, height: 50).scaleEffect(size)
      }
    }
  }
}

private struct Pulsing: View {
  /// How often; nil for ever.
  let end: Int?
  @State private var isLarge = false

  var body: some View {
    Circle().frame(width: 50, height: 50).scaleEffect(isLarge ? 1.5 : 1)
      .onAppear {
        let pulse = Animation.easeInOut(duration: 0.5)
        withAnimation(end.map { pulse.repeatCount($0) } ?? pulse.repeatForever()) { isLarge = true }
      }
  }
}

private struct Hopping: View {
  let repeats: Bool

  var body: some View {
    KeyframeAnimator(initialValue: CGFloat(0), repeating: repeats) { height in
      Circle().frame(width: 40, height: 40).offset(y: height)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(-40, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
    }
  }
}
