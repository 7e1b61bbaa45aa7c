import CoreGraphics
import Foundation
import InputEngine
import LayoutEngine
import SwiftUICore
import UIFoundation

typealias ScrollRunner = AnimationRunner<LengthPair>

/// Moves the content of a scroll view: held by a finger, on its way to a place, or by itself after it was let go.
@MainActor
final class ScrollMover {
  private enum Motion {
    case none
    /// Where the content would be without resistance at the edges.
    case held(CGPoint)
    case animated(ScrollRunner, goal: CGPoint, isDecelerating: Bool)
    case coasting(x: Coast, y: Coast, start: Double)
  }

  unowned let view: UIScrollView
  /// The place in a window; nil while there is none, and then nothing moves by itself.
  weak var place: ScrollPlace?
  private var motion: Motion = .none { didSet { view.barChanges.change() } }
  private(set) var isDragging: Bool = false
  /// The axis that a drag keeps to.
  private var lockedAxis: Axis?
  /// The limits that the content was last brought into.
  var settledLimits: ScrollLimits?

  init(_ view: UIScrollView) { self.view = view }

  var isAtRest: Bool {
    if case .none = motion { return true }
    return false
  }

  var isHeld: Bool {
    if case .held = motion { return true }
    return false
  }

  /// Whether the content moves by itself: a finger that goes down stops it.
  var isMovingAlone: Bool { !isAtRest && !isHeld }

  var isDecelerating: Bool {
    switch motion {
    case .none, .held: false
    case .animated(_, _, let isDecelerating): isDecelerating
    case .coasting: true
    }
  }

  var isAnimating: Bool {
    if case .animated(_, _, false) = motion { return true }
    return false
  }

  /// Ends what moves, where it is.
  func stop() {
    guard !isAtRest else { return }
    let wasDecelerating: Bool = isDecelerating
    motion = .none
    isDragging = false
    place?.setRunning(false)
    if wasDecelerating { view.delegate?.scrollViewDidEndDecelerating(view) }
  }

  private func move(to point: CGPoint) { view.bounds.origin = point }

  // MARK: Programs

  /// Goes to a place as a program asked for.
  func animate(to goal: CGPoint) {
    guard goal.x.isFinite, goal.y.isFinite else { return }
    stop()
    guard goal != view.contentOffset else { return }
    run(to: goal, .easeInOut(duration: 0.3), isDecelerating: false)
  }

  private func run(to goal: CGPoint, _ animation: Animation, isDecelerating: Bool) {
    // Out of sight, or where people want no motion, the content is there at once.
    guard let place, let runner = place.makeRunner(from: view.contentOffset, to: goal, animation) else {
      move(to: goal)
      if isDecelerating { view.delegate?.scrollViewDidEndDecelerating(view) } else { ended() }
      return
    }
    motion = .animated(runner, goal: goal, isDecelerating: isDecelerating)
    place.setRunning(true)
  }

  private func ended() { view.delegate?.scrollViewDidEndScrollingAnimation(view) }

  // MARK: Time

  /// Moves on to a time of the window's clock.
  func step(at time: Double) {
    switch motion {
    case .none, .held: place?.setRunning(false)
    case .animated(let runner, let goal, let isDecelerating):
      let value: LengthPair = runner.value(at: time)
      guard runner.isFinished else { return move(to: CGPoint(x: value.first, y: value.second)) }
      motion = .none
      place?.setRunning(false)
      move(to: goal)
      if isDecelerating { view.delegate?.scrollViewDidEndDecelerating(view) } else { ended() }
    case .coasting(let x, let y, let start):
      let horizontal = x.value(at: time - start)
      let vertical = y.value(at: time - start)
      let isAtRest: Bool = horizontal.isAtRest && vertical.isAtRest
      if isAtRest {
        motion = .none
        place?.setRunning(false)
      }
      move(to: CGPoint(x: horizontal.position, y: vertical.position))
      if isAtRest { view.delegate?.scrollViewDidEndDecelerating(view) }
    }
  }

  /// Moves what moves by itself by a distance that the content itself has moved.
  func shift(by distance: CGFloat) {
    switch motion {
    case .none: break
    case .held(let point): motion = .held(CGPoint(x: point.x, y: point.y + distance))
    case .animated(let runner, let goal, let isDecelerating):
      runner.shift(by: LengthPair(0, distance))
      motion = .animated(runner, goal: CGPoint(x: goal.x, y: goal.y + distance), isDecelerating: isDecelerating)
    case .coasting(let x, var y, let start):
      y.shift(by: distance)
      motion = .coasting(x: x, y: y, start: start)
    }
  }

  // MARK: People

  /// The offset after a distance, as far as the content goes.
  private func moved(by delta: CGSize) -> CGPoint {
    let now: CGPoint = view.contentOffset
    return view.clamped(CGPoint(x: now.x + delta.width, y: now.y + delta.height))
  }

  func canMove(by delta: CGSize) -> Bool {
    guard view.isScrollEnabled else { return false }
    let now: CGPoint = view.contentOffset
    let goal: CGPoint = moved(by: delta)
    return delta.width != 0 && goal.x != now.x || delta.height != 0 && goal.y != now.y
  }

  /// Moves at once, as far as the content goes; false when it cannot move so.
  func jump(by delta: CGSize) -> Bool {
    guard canMove(by: delta) else { return false }
    let goal: CGPoint = moved(by: delta)
    stop()
    if view.isPagingEnabled, let page = page(from: view.contentOffset, towards: delta) {
      run(to: page, .snappy, isDecelerating: true)
    } else {
      move(to: goal)
    }
    return true
  }

  func hold() -> Bool {
    guard view.isScrollEnabled, view.scrolls(.vertical) || view.scrolls(.horizontal) else { return false }
    stop()
    motion = .held(view.contentOffset)
    return true
  }

  /// Moves the content that is held, beyond its edges with resistance.
  func drag(by delta: CGSize) {
    guard case .held(var point) = motion else { return }
    if !isDragging {
      isDragging = true
      lockedAxis =
        view.isDirectionalLockEnabled ? (abs(delta.width) > abs(delta.height) ? .horizontal : .vertical) : nil
      view.delegate?.scrollViewWillBeginDragging(view)
      if view.keyboardDismissMode != .none { place?.endEditing() }
    }
    if view.scrolls(.horizontal), lockedAxis != .vertical { point.x += delta.width }
    if view.scrolls(.vertical), lockedAxis != .horizontal { point.y += delta.height }
    motion = .held(point)
    move(to: CGPoint(x: resisted(point.x, .horizontal), y: resisted(point.y, .vertical)))
  }

  /// What is pulled beyond an edge follows less and less.
  private func resisted(_ value: CGFloat, _ axis: Axis) -> CGFloat {
    let range: ClosedRange<CGFloat> = view.range(axis)
    let inside: CGFloat = min(range.upperBound, max(range.lowerBound, value))
    guard value != inside, view.bounces(axis) else { return inside }
    return inside + RubberBand.pull(value - inside, length: view.bounds.size[axis])
  }

  /// Lets the content go, with a velocity in points a second.
  func release(_ velocity: CGSize) {
    guard isHeld else { return }
    let wasDragging: Bool = isDragging
    isDragging = false
    motion = .none
    let speed = CGSize(
      width: view.scrolls(.horizontal) && lockedAxis != .vertical ? velocity.width : 0,
      height: view.scrolls(.vertical) && lockedAxis != .horizontal ? velocity.height : 0)
    lockedAxis = nil
    if wasDragging { view.refreshControl?.releasePulled(view) }
    letGo(speed, wasDragging: wasDragging)
  }

  private func letGo(_ velocity: CGSize, wasDragging: Bool) {
    let now: CGPoint = view.contentOffset
    let decay: Double = pow(Double(min(max(view.decelerationRate.rawValue, 0.1), 0.9999)), 1000)
    let free: CGPoint = view.clamped(
      CGPoint(
        x: now.x + Coast.distance(of: velocity.width, decay: decay),
        y: now.y + Coast.distance(of: velocity.height, decay: decay)))
    let natural: CGPoint = view.isPagingEnabled ? page(from: now, towards: velocity) ?? free : free
    var target: CGPoint = natural
    if wasDragging {
      let perMillisecond = CGPoint(x: velocity.width / 1000, y: velocity.height / 1000)
      view.delegate?.scrollViewWillEndDragging(view, withVelocity: perMillisecond, targetContentOffset: &target)
    }
    let goesOn: Bool = velocity != .zero || now != target
    if wasDragging { view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn) }
    guard goesOn, isAtRest else { return }
    view.delegate?.scrollViewWillBeginDecelerating(view)
    guard isAtRest else { return }
    if target != free || place == nil {
      return run(to: target, .spring(response: 0.4, dampingFraction: 1), isDecelerating: true)
    }
    func coast(_ axis: Axis, _ position: CGFloat, _ speed: CGFloat) -> Coast {
      Coast(from: position, velocity: speed, range: view.range(axis), bounces: view.bounces(axis), decay: decay)
    }
    motion = .coasting(
      x: coast(.horizontal, now.x, velocity.width), y: coast(.vertical, now.y, velocity.height), start: place?.time ?? 0
    )
    place?.setRunning(true)
  }

  /// The page where the content comes to rest: that beside the present one in the direction of the movement, else the nearest.
  private func page(from now: CGPoint, towards way: CGSize) -> CGPoint? {
    func page(_ axis: Axis) -> CGFloat {
      let length: CGFloat = view.bounds.size[axis]
      let range: ClosedRange<CGFloat> = view.range(axis)
      guard length > 0 else { return now[axis] }
      let number: CGFloat = (now[axis] - range.lowerBound) / length
      let slow: CGFloat = 20
      let goal: CGFloat =
        if abs(way[axis]) < slow { number.rounded() } else if way[axis] > 0 { (number + 0.001).rounded(.up) } else {
          (number - 0.001).rounded(.down)
        }
      return min(range.upperBound, max(range.lowerBound, range.lowerBound + goal * length))
    }
    return CGPoint(x: page(.horizontal), y: page(.vertical))
  }
}
