import Foundation
import SwiftUICore

/// An animation of a layer.
struct RunningAnimation {
  /// A name; nil for none.
  let key: String?
  let animation: CAAnimation
  /// Whether it has a beginning: what says none begins with the first frame, whose time may be 0.
  var isTimed: Bool = false
  /// Whether its delegate has heard of it.
  var isTold: Bool = false
  /// Whether it is over and stays.
  var isOver: Bool = false
  /// The clock that moves it.
  weak var clock: LayerClock?
}

/// Hears of changes of layers' properties, to make them gradual itself.
package protocol LayerChangeRecorder: AnyObject {
  /// - Parameter old: The value before.
  func layer(_ layer: CALayer, didChange key: String, from old: Any)
}

extension CALayer {
  /// The observer of all changes of layers at present; nil for none.
  package nonisolated(unsafe) static weak var recorder: (any LayerChangeRecorder)?

  /// By how many seconds what is drawn now is behind, for repeated layers.
  nonisolated(unsafe) static var delay: Double = 0

  /// - Parameter old: The value before; it is asked for only where somebody wants to know.
  func didChange(_ change: Change, _ key: String, from old: @autoclosure () -> Any?) {
    if original != nil { return }
    if animated != nil { isCopyDue = true }
    tellDrawer(change)
    let recorder: (any LayerChangeRecorder)? = Self.recorder
    // A layer that was not shown yet has no value on the screen to begin from.
    guard recorder != nil || drawing?.isShown == true, !key.isEmpty, key != "sublayers", key != "mask" else { return }
    if let recorder {
      if let old = old() { recorder.layer(self, didChange: key, from: old) }
      return
    }
    guard !CATransaction.disableActions(), let action = action(forKey: key) else { return }
    if let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.byValue == nil {
      animation.fromValue = animated.flatMap { $0.value(forKey: key) } ?? old()
    }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Tells whoever draws the layer: itself, its view, or the layer that draws it together with others.
  private func tellDrawer(_ change: Change) {
    if let host { return host.layerDidChange(change) }
    if let drawing { return drawing.didChange(change) }
    if let masked { return masked.tellDrawer(.look) }
    if let outer, outer.host == nil { outer.tellDrawer(change == .layout ? .layout : .look) }
  }

  /// The implicit animation of a change; nil for a property without values in between.
  func implicitAnimation(_ key: String) -> CAAnimation? {
    guard layerKey(key)?.isAnimatable == true else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation.duration > 0 ? animation : nil
  }

  // MARK: Adding and removing

  func begin(_ animation: CAAnimation, _ key: String?) {
    let animation: CAAnimation = animation.makeCopy()
    var key: String? = key
    if let transition = animation as? CATransition {
      key = kCATransition
      if transition.former.isEmpty { transition.former = host?.snapshotItems ?? insideItems }
    }
    if let key { removeAnimation(forKey: key) }
    if animation.courseDuration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil, !(animation is CAKeyframeAnimation), !(animation is CASpringAnimation) {
      animation.timingFunction = CATransaction.animationTimingFunction()
    }
    animation.completion = CATransaction.completion
    animation.completion?.hold()
    animations.append(RunningAnimation(key: key, animation: animation))
    joinClock()
  }

  func end(where isMeant: (RunningAnimation) -> Bool) {
    let gone: [RunningAnimation] = animations.filter(isMeant)
    guard !gone.isEmpty else { return }
    animations.removeAll(where: isMeant)
    let clock: LayerClock? = clock
    for running in gone {
      if running.isTold, !running.isOver {
        running.animation.delegate?.animationDidStop(running.animation, finished: false)
      }
      running.animation.completion?.release()
      running.animation.completion = nil
    }
    if animations.isEmpty { clock?.remove(self) }
    show(at: clock?.time ?? 0, gone.flatMap(\.animation.animatedKeys))
  }

  /// The clock of the window that shows the layer; nil where none does.
  var clock: LayerClock? {
    drawing?.clock ?? host?.clock ?? (original?.clock ?? masked?.clock ?? outer?.clock)
  }

  package var windowClock: LayerClock? { clock }

  /// The layer as it is seen, with its animations.
  package var shown: CALayer {
    if Self.delay != 0, !animations.isEmpty, let clock { return copy(at: clock.time - Self.delay) }
    guard animated != nil else { return self }
    // Properties that were set since the last frame are seen along with those that are animated.
    if isCopyDue { makeAnimated(at: clock?.time ?? 0) }
    return animated ?? self
  }

  /// The layer with its animations at a time of the window.
  private func copy(at time: Double) -> CALayer {
    let copy: CALayer = makeCopy()
    let own: Double = ownTime(time)
    for running in animations where running.isTimed { running.animation.apply(to: copy, of: self, at: own) }
    return copy
  }

  private func makeAnimated(at time: Double) {
    isCopyDue = false
    animated = animations.isEmpty ? nil : copy(at: time)
  }

  /// Lets the window move what is animated, once there is one.
  package func joinClock() {
    joinOwnClock()
    guard animations.contains(where: { !($0.animation is ScrubbedAnimation) }), let clock else { return }
    for index in animations.indices { animations[index].clock = clock }
    clock.add(self)
  }

  /// The same for all layers inside.
  package func joinClocks() {
    joinClock()
    mask?.joinClocks()
    for layer in currentSublayers { layer.joinClocks() }
  }

  func presented() -> CALayer? {
    if original != nil { return self }
    guard clock != nil else { return nil }
    let seen: CALayer = shown
    return seen === self ? makeCopy() : seen
  }

  // MARK: Running

  /// Shows the layer as it is at a time of the window, and ends what is over.
  ///
  /// - Returns: Whether it has to be shown again at a later time, and whether that will come to an end.
  func step(at time: Double) -> (goesOn: Bool, ends: Bool) {
    let own: Double = ownTime(time)
    var over: [RunningAnimation] = []
    var begun: [CAAnimation] = []
    var goesOn: Bool = false
    var ends: Bool = true
    let keys: [String] = animations.flatMap(\.animation.animatedKeys)
    for index in animations.indices.reversed()
    where !animations[index].isOver && !(animations[index].animation is ScrubbedAnimation) {
      let animation: CAAnimation = animations[index].animation
      if !animations[index].isTimed {
        animations[index].isTimed = true
        if animation.beginTime == 0 { animation.beginTime = own }
      }
      let place: MediaTimes.Place = animation.times.place(at: own, duration: animation.courseDuration)
      if place.phase != .before, !animations[index].isTold {
        animations[index].isTold = true
        begun.append(animation)
      }
      if place.phase == .after {
        animations[index].isOver = true
        over.append(animations[index])
        if animation.isRemovedOnCompletion { animations.remove(at: index) }
      } else {
        goesOn = true
        if !animation.times.total(animation.courseDuration).isFinite || animation.speed == 0 { ends = false }
      }
    }
    show(at: time, keys)
    for animation in begun.reversed() { animation.delegate?.animationDidStart(animation) }
    for running in over.reversed() {
      running.animation.delegate?.animationDidStop(running.animation, finished: true)
      running.animation.completion?.release()
      running.animation.completion = nil
    }
    return (goesOn && isTimeMoving, ends)
  }

  /// Makes what is seen of the layer anew.
  ///
  /// - Parameter keys: The properties that may be others.
  func show(at time: Double, _ keys: [String]) {
    makeAnimated(at: time)
    var touched: Set<Change> = []
    for key in keys {
      let name: String = key.firstIndex(of: ".").map { String(key[..<$0]) } ?? key
      touched.insert(layerKey(name)?.change ?? .look)
      if name == "zPosition" { superlayer?.sublayersDidChange() }
      if name == "sublayerTransform" { for layer in ownSublayers { layer.drawing?.mark() } }
    }
    for change in touched { tellDrawer(change) }
  }

  /// Whether an animation changes a property, or a part of it, now.
  package func isAnimating(_ key: String) -> Bool {
    guard animated != nil else { return false }
    return animations.contains { running in
      running.animation.animatedKeys.contains { $0 == key || $0.hasPrefix(key + ".") }
    }
  }
}
