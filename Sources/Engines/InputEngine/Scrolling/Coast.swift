import CoreGraphics
import Foundation

/// Motion of content along one axis after it was let go: it loses 0.2 % of its speed each millisecond, and where it passes
/// an edge a spring brings it back.
package struct Coast: Hashable, Sendable {
  /// The part of the speed that is left after a second.
  package static let decay: Double = pow(0.998, 1000)
  /// The spring at the edges, in radians a second; it does not swing.
  private static let stiffness: Double = 11
  private static let leastSpeed: Double = 8

  /// The passing of an edge.
  private struct Turn: Hashable, Sendable {
    var time: Double
    var speed: Double
    var edge: Double
  }

  private var position: Double
  private let velocity: Double
  private let turn: Turn?
  /// The logarithm of the part of the speed that is left after a second.
  private let rate: Double

  /// - Parameter decay: The part of the speed that is left after a second; more than 0 and less than 1.
  package init(
    from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool, decay: Double = Coast.decay
  ) {
    self.position = Double(position)
    self.velocity = Double(velocity)
    let rate: Double = log(decay)
    self.rate = rate
    let lower = Double(range.lowerBound)
    let upper = Double(range.upperBound)
    if Double(position) < lower {
      turn = Turn(time: 0, speed: Double(velocity), edge: lower)
    } else if Double(position) > upper {
      turn = Turn(time: 0, speed: Double(velocity), edge: upper)
    } else {
      let edge: Double = velocity < 0 ? lower : upper
      // x(t) = x0 + v (e^(rate t) - 1) / rate
      let share: Double = velocity == 0 ? 0 : (edge - Double(position)) * rate / Double(velocity) + 1
      if velocity != 0, share > 0, share <= 1 {
        turn = Turn(time: log(share) / rate, speed: bounces ? Double(velocity) * share : 0, edge: edge)
      } else {
        turn = nil
      }
    }
  }

  /// Moves the content under the motion.
  package mutating func shift(by distance: CGFloat) { position += Double(distance) }

  /// Where free motion of a speed ends.
  package static func distance(of velocity: CGFloat, decay: Double = Coast.decay) -> CGFloat {
    -velocity / CGFloat(log(decay))
  }

  /// The place after a time, and whether it rests there.
  package func value(at time: Double) -> (position: CGFloat, velocity: CGFloat, isAtRest: Bool) {
    if let turn, time >= turn.time {
      let elapsed: Double = time - turn.time
      let start: Double = turn.time == 0 ? position - turn.edge : 0
      let growth: Double = turn.speed + Self.stiffness * start
      let fade: Double = exp(-Self.stiffness * elapsed)
      let away: Double = (start + growth * elapsed) * fade
      let speed: Double = growth * fade - Self.stiffness * away
      let rests: Bool = abs(away) < 0.25 && abs(speed) < Self.leastSpeed
      return (CGFloat(rests ? turn.edge : turn.edge + away), CGFloat(speed), rests)
    }
    let factor: Double = exp(rate * time)
    let speed: Double = velocity * factor
    return (CGFloat(position + velocity * (factor - 1) / rate), CGFloat(speed), abs(speed) < Self.leastSpeed)
  }
}

/// Content that is pulled beyond an edge follows less and less, and never by more than its viewport is long.
package enum RubberBand {
  /// How far beyond an edge content is shown.
  ///
  /// - Parameters:
  ///   - beyond: How far the finger is beyond the edge; negative before the start.
  ///   - length: The length of the viewport.
  package static func pull(_ beyond: CGFloat, length: CGFloat) -> CGFloat {
    guard beyond != 0 else { return 0 }
    let length: CGFloat = max(1, length)
    let pull: CGFloat = (1 - 1 / (abs(beyond) * 0.55 / length + 1)) * length
    return beyond < 0 ? -pull : pull
  }
}
