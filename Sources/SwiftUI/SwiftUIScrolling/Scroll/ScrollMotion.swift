import InputEngine
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
