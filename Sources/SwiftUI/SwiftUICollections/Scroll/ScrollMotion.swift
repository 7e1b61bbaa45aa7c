import Foundation
import LayoutEngine
import ReactiveGraph
import SwiftUICore

typealias ScrollRunner = AnimationRunner<AnimatablePair<CGFloat, CGFloat>>

/// How the content moves by itself.
enum ScrollMotion {
  case none
  /// A finger or a pointer holds the content; the point is where it would be without resistance at the edges.
  case held(CGPoint)
  /// The content goes to a place; with a view's id it is looked for again at the end, for it may have been an estimate.
  case animated(ScrollRunner, goal: CGPoint, isDecelerating: Bool, arrive: (() -> Void)?)
  /// The content goes on by itself after it was let go.
  case coasting(x: Coast, y: Coast, start: Double)

  mutating func shift(_ axis: Axis, by distance: CGFloat) {
    switch self {
    case .none: break
    case .held(var point):
      point[axis] += distance
      self = .held(point)
    case .animated(let runner, var goal, let isDecelerating, let arrive):
      goal[axis] += distance
      runner.shift(by: axis == .horizontal ? AnimatablePair(distance, 0) : AnimatablePair(0, distance))
      self = .animated(runner, goal: goal, isDecelerating: isDecelerating, arrive: arrive)
    case .coasting(var x, var y, let start):
      if axis == .horizontal { x.shift(by: distance) } else { y.shift(by: distance) }
      self = .coasting(x: x, y: y, start: start)
    }
  }
}

/// Motion along one axis after letting go: it loses 0.2 % of its speed each millisecond, and where it passes an edge a
/// spring brings it back.
struct Coast {
  /// What is left of the speed after a second.
  static let decay: Double = pow(0.998, 1000)
  /// The spring at the edges, in radians a second; it does not swing.
  private static let stiffness: Double = 11
  private static let leastSpeed: Double = 8

  private var position: Double
  private let velocity: Double
  private var range: ClosedRange<Double>
  /// When it reaches an edge, and how fast it is then.
  private let turn: (time: Double, speed: Double, edge: Double)?

  init(from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool) {
    self.position = Double(position)
    self.velocity = Double(velocity)
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    let rate: Double = log(Self.decay)
    let lower = Double(range.lowerBound)
    let upper = Double(range.upperBound)
    if Double(position) < lower {
      turn = (0, Double(velocity), lower)
    } else if Double(position) > upper {
      turn = (0, Double(velocity), upper)
    } else {
      let edge: Double = velocity < 0 ? lower : upper
      // x(t) = x0 + v (e^(rate t) - 1) / rate
      let share: Double = velocity == 0 ? 0 : (edge - Double(position)) * rate / Double(velocity) + 1
      if velocity != 0, share > 0, share <= 1 {
        turn = (log(share) / rate, bounces ? Double(velocity) * share : 0, edge)
      } else {
        turn = nil
      }
    }
  }

  mutating func shift(by distance: CGFloat) { position += Double(distance) }

  /// Where free motion of a speed ends.
  static func distance(of velocity: CGFloat) -> CGFloat { -velocity / CGFloat(log(decay)) }

  /// The place after a time, and whether it rests there.
  func value(at time: Double) -> (position: CGFloat, velocity: CGFloat, isAtRest: Bool) {
    let rate: Double = log(Self.decay)
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

/// Follows the host's clock while a scroll view moves by itself.
final class ScrollClock: GraphNode {
  private unowned let viewport: ScrollViewport
  private let running: RunningAnimations
  private var isRunning: Bool = false

  init(_ viewport: ScrollViewport) {
    self.viewport = viewport
    running = viewport.host.animations
    super.init(in: viewport.graph, "scroll motion")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let time: Double = viewport.host.time.peek
    let isMoving: Bool = viewport.step(at: time)
    if isMoving { viewport.host.time.track() }
    set(isMoving)
    return true
  }

  func set(_ isMoving: Bool) {
    if isMoving != isRunning { running.count += isMoving ? 1 : -1 }
    isRunning = isMoving
  }

  override func invalidated() { set(false) }
}

extension ScrollViewport {
  /// Ends what moves, where it is.
  func stop() {
    motion = .none
    clock?.set(false)
    if phase.isAlive { phase.set(.idle) }
  }

  func animate(to goal: CGPoint, with animation: Animation, isDecelerating: Bool = false, arrive: (() -> Void)? = nil) {
    let now: CGPoint = offset.peek
    let runner = ScrollRunner(AnimatablePair(now.x, now.y), environment: EnvironmentValues(scope: inputs.environment))
    runner.retarget(to: AnimatablePair(goal.x, goal.y), animation: animation, at: host.time.peek)
    motion = .animated(runner, goal: goal, isDecelerating: isDecelerating, arrive: arrive)
    phase.set(isDecelerating ? .decelerating : .animating)
    clock?.setNeedsEvaluation()
  }

  /// Moves on to a time; false when nothing moves any more.
  fileprivate func step(at time: Double) -> Bool {
    switch motion {
    case .none, .held: return false
    case .animated(let runner, let goal, _, let arrive):
      let value = runner.value(at: time)
      if runner.isFinished {
        motion = .none
        phase.set(.idle)
        offset.set(goal)
        if let arrive { host.afterUpdate(arrive) }
        return false
      }
      offset.set(CGPoint(x: value.first, y: value.second))
      return true
    case .coasting(let x, let y, let start):
      let horizontal = x.value(at: time - start)
      let vertical = y.value(at: time - start)
      offset.set(CGPoint(x: horizontal.position, y: vertical.position))
      guard horizontal.isAtRest, vertical.isAtRest else { return true }
      motion = .none
      phase.set(.idle)
      return false
    }
  }
}
