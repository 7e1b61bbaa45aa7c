import ReactiveGraph
import SwiftUICore

/// Moves the layers of one window that are animated. They change after the pass of each frame, as delegates may do anything then, and
/// what this changes is part of the same frame.
package final class LayerClock: WindowService {
  private unowned let window: ViewGraph
  private var layers: [ObjectIdentifier: CALayer] = [:]
  /// In the order in which they set out.
  private var order: [ObjectIdentifier] = []
  /// Other followers of each frame, such as display links.
  private var followers: [any FrameFollower] = []
  private var node: ClockNode?
  /// The layers and followers that have moved in the frame that is under way. None moves twice in a frame, however often its
  /// changes let the window's views be updated.
  private var moved: [ObjectIdentifier: FrameState] = [:]

  package init(window: ViewGraph) {
    self.window = window
    node = ClockNode(window) { [weak self] time in self?.step(at: time) }
  }

  package var time: Double { window.time.peek }

  /// Shows a layer's animations from the next frame on.
  func add(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    if layers.updateValue(layer, forKey: id) == nil { order.append(id) }
    node?.begin()
  }

  func remove(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    if layers.removeValue(forKey: id) != nil { order.removeAll { $0 == id } }
  }

  /// Calls somebody with each frame.
  package func add(_ follower: any FrameFollower) {
    if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
    node?.begin()
  }

  package func remove(_ follower: any FrameFollower) { followers.removeAll { $0 === follower } }

  package func frameWillBegin() { moved = [:] }

  /// Moves something, once in a frame.
  private func move(_ id: ObjectIdentifier, by step: () -> FrameState) -> FrameState {
    // Something that came to rest and has begun anew goes on with the next frame.
    if let known = moved[id] { return known == .done ? .ending : known }
    moved[id] = .ending
    let state: FrameState = step()
    moved[id] = state
    return state
  }

  private func step(at time: Double) {
    var goesOn: Bool = false
    var ends: Bool = false
    for follower in followers {
      let state: FrameState = move(ObjectIdentifier(follower)) { follower.frame(at: time) }
      if state == .done { remove(follower) }
      goesOn = goesOn || state != .done
      ends = ends || state == .ending
    }
    for id in order {
      guard let layer = layers[id] else { continue }
      guard layer.clock === self else {
        // The layer has left the window, and its animations end with that; in another window they go on.
        remove(layer)
        if layer.clock == nil { layer.removeAllAnimations() }
        continue
      }
      let state: FrameState = move(id) {
        let state: (goesOn: Bool, ends: Bool) = layer.step(at: time)
        return state.goesOn ? state.ends ? .ending : .endless : .done
      }
      if state == .done { remove(layer) }
      goesOn = goesOn || state != .done
      ends = ends || state == .ending
    }
    // An animation that was added meanwhile begins with the next frame.
    let isMore: Bool = !order.isEmpty || !followers.isEmpty
    node?.go(on: goesOn || isMore, ends: ends || isMore && !goesOn)
  }
}

/// A follower of the frames of a window.
package enum FrameState {
  /// No further frame.
  case done
  /// Further frames, until something ends.
  case ending
  /// Further frames without an end.
  case endless
}

/// Is called with each frame.
package protocol FrameFollower: AnyObject {
  /// - Parameter time: Of the window, in seconds.
  func frame(at time: Double) -> FrameState
}

/// Follows the window's clock while layers move.
private final class ClockNode: GraphNode {
  private unowned let window: ViewGraph
  private let running: RunningAnimations
  private var isRunning: Bool = false
  private var isEnding: Bool = false
  private let step: (Double) -> Void

  init(_ window: ViewGraph, _ step: @escaping (Double) -> Void) {
    self.window = window
    self.step = step
    running = window.animations
    super.init(in: window.graph, "layer clock")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    guard isRunning else { return false }
    window.time.track()
    window.afterUpdate { [weak self] in
      guard let self, isRunning else { return }
      step(window.time.peek)
    }
    return true
  }

  func begin() {
    if !isRunning { go(on: true, ends: true) }
    setNeedsEvaluation()
  }

  /// - Parameter ends: Whether something that moves will come to rest.
  func go(on isMoving: Bool, ends: Bool) {
    let (wasCounted, wasEndless): (Bool, Bool) = (isRunning && isEnding, isRunning && !isEnding)
    isRunning = isMoving
    isEnding = ends
    let (isCounted, isEndless): (Bool, Bool) = (isMoving && ends, isMoving && !ends)
    if wasCounted != isCounted { running.count += isCounted ? 1 : -1 }
    if wasEndless != isEndless { running.endless += isEndless ? 1 : -1 }
  }

  override func invalidated() { go(on: false, ends: false) }
}
