import Foundation
import QuartzCore

/// The changes of layers that blocks have made, and how far they are shown.
final class AnimatorChanges: LayerChangeRecorder {
  private struct Change {
    let layer: CALayer
    let key: String
    let old: Any
    /// Whether a change before this one leads to the old value.
    var isFurther: Bool = false
  }

  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  /// The changes of one block, by the layer and the property, each with the value before.
  private var noted: [Change] = []
  private var known: Set<Key> = []
  /// Whether the changes that are noted now have a length of their own.
  private var hasLength: Bool = false
  private var shown: [(layer: CALayer, animation: ScrubbedAnimation)] = []
  let progress = ScrubbedProgress(0)

  func layer(_ layer: CALayer, didChange key: String, from old: Any) {
    guard layer.layerKey(key)?.isAnimatable == true else { return }
    if known.insert(Key(layer: ObjectIdentifier(layer), key: key)).inserted {
      // A change with a length of its own follows the one before, wherever that is now.
      if hasLength {
        let isFurther: Bool = shown.contains { $0.layer === layer && $0.animation.keyPath == key }
        noted.append(Change(layer: layer, key: key, old: old, isFurther: isFurther))
        return
      }
      // A property that is animated already goes on from where it is seen.
      let seen: Any? = layer.isAnimating(key) ? layer.shown.value(forKey: key) : nil
      noted.append(Change(layer: layer, key: key, old: seen ?? old))
    }
  }

  /// Runs a block, whose changes are shown from now on as far as the progress says.
  ///
  /// - Parameters:
  ///   - start: The part of the whole before they begin.
  ///   - length: The part of the whole that they take; nil for what remains.
  ///   - curve: How much of the way is behind after a part of the length; nil for evenly.
  @MainActor func note(
    start: Double, length: Double? = nil, curve: ((Double) -> Double)? = nil, _ block: () -> Void
  ) {
    let outer: (any LayerChangeRecorder)? = CALayer.recorder
    CALayer.recorder = self
    hasLength = length != nil
    block()
    CALayer.recorder = outer
    for change in noted {
      guard let new = change.layer.value(forKey: change.key) else { continue }
      let animation = ScrubbedAnimation(
        change.key, from: change.old, to: new, start: start, length: length, isFurther: change.isFurther, curve: curve,
        progress)
      shown.append((change.layer, animation))
      change.layer.add(animation)
    }
    noted = []
    known = []
  }

  /// Shows the changes as far as they have come.
  ///
  /// - Parameter always: Whether the layers are shown anew where that is no other value than before.
  func show(_ value: Double, always: Bool = false) {
    guard progress.value != value || always else { return }
    progress.value = value
    var seen: Set<ObjectIdentifier> = []
    for (layer, _) in shown where seen.insert(ObjectIdentifier(layer)).inserted { layer.showScrubbed() }
  }

  /// Ends the changes: the layers are what they were before, what they are shown as, or what was set.
  func finish(_ position: UIViewAnimatingPosition) {
    let all: [(layer: CALayer, animation: ScrubbedAnimation)] = shown
    shown = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, animation) in position == .start ? all.reversed() : all {
      guard let key = animation.keyPath else { continue }
      if position == .start { layer.setValue(animation.startValue, forKey: key) }
      if position == .current { layer.setValue(animation.present.any, forKey: key) }
    }
    for (layer, animation) in all { layer.remove(animation) }
    CATransaction.commit()
    ended = all
  }

  /// The changes that were stopped last, until `finishAnimation(at:)` says where they end.
  private var ended: [(layer: CALayer, animation: ScrubbedAnimation)] = []

  /// Gives the layers of changes that have ended the values of the beginning or the end.
  func apply(_ position: UIViewAnimatingPosition) {
    let all: [(layer: CALayer, animation: ScrubbedAnimation)] = ended
    ended = []
    guard position != .current else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, animation) in position == .start ? all.reversed() : all {
      guard let key = animation.keyPath else { continue }
      layer.setValue(position == .start ? animation.startValue : animation.to.any, forKey: key)
    }
    CATransaction.commit()
  }

  /// The clock of the window that shows one of the layers.
  var clock: LayerClock? { shown.lazy.compactMap { $0.layer.windowClock }.first }
}
