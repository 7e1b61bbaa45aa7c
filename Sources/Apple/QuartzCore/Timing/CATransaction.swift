// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names at the end are those of Apple's constants.

import Foundation
import FoundationGaps
import SwiftUICore

/// Changes of layers that belong together: how they are animated, and what happens when that is over.
///
/// Changes outside of `begin()` and `commit()` belong to a transaction that ends with the frame.
open class CATransaction: NSObject {
  private struct Level {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    let completion = LayerCompletion()
  }

  /// The innermost last. Layers are changed on the main thread.
  nonisolated(unsafe) private static var levels: [Level] = []
  /// The settings made where no transaction is open, until the frame.
  nonisolated(unsafe) private static var implicit: Level?

  open class func begin() {
    var level = Level()
    // Settings of outer transactions count inside as well, but for the completion.
    if let outer = levels.last ?? implicit {
      level.duration = outer.duration
      level.timingFunction = outer.timingFunction
      level.disablesActions = outer.disablesActions
      level.values = outer.values
    }
    levels.append(level)
  }

  /// Ends the innermost transaction; without one nothing happens.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    end(level)
  }

  /// Ends the transaction that nobody began.
  open class func flush() {
    guard let level = implicit else { return }
    implicit = nil
    end(level)
  }

  private static func end(_ level: Level) {
    // Views that move by the same changes are waited for as well.
    if level.completion.isWaited, let window = ViewGraph.lastWindow {
      var transaction = Transaction()
      let completion: LayerCompletion = level.completion
      completion.hold()
      transaction.addAnimationCompletion(criteria: .removed) { completion.release() }
      window.join(transaction)
    }
    level.completion.release()
  }

  /// Layers are used on the main thread alone: nobody has to wait.
  open class func lock() {}
  open class func unlock() {}

  private static func change(_ change: (inout Level) -> Void) {
    if levels.isEmpty {
      var level: Level = implicit ?? Level()
      change(&level)
      if implicit == nil { ViewGraph.lastWindow?.afterUpdate { flush() } }
      implicit = level
    } else {
      change(&levels[levels.count - 1])
    }
  }

  private static var current: Level? { levels.last ?? implicit }

  /// How long changes that animate by themselves take, in seconds; a quarter of a second by default.
  open class func animationDuration() -> CFTimeInterval { current?.duration ?? 0.25 }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur.isFinite ? max(dur, 0) : 0 }
  }

  /// The curve of changes that animate by themselves; nil by default, for the usual one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes are seen at once; false by default.
  open class func disableActions() -> Bool { current?.disablesActions ?? false }
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Called when all animations that the transaction adds are over; with its end where it adds none.
  open class func completionBlock() -> (() -> Void)? { current?.completion.action }
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion.action = block } }

  open class func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": animationDuration()
    case "animationTimingFunction": animationTimingFunction()
    case "disableActions": disableActions()
    case "completionBlock": completionBlock()
    default: current?.values[key]
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case "animationDuration": setAnimationDuration(anObject.flatMap(LayerValue.number) ?? 0.25)
    case "animationTimingFunction": setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case "disableActions": setDisableActions(anObject.flatMap(LayerValue.number) ?? 0 != 0)
    case "completionBlock": setCompletionBlock(anObject as? () -> Void)
    default: change { $0.values[key] = anObject }
    }
  }

  /// The completion that waits for the animations of the innermost transaction.
  static var completion: LayerCompletion? { current?.completion }
}

/// An action that waits for animations; its transaction holds it until that ends.
final class LayerCompletion {
  var action: (() -> Void)?
  private var holds: Int = 1
  /// Whether somebody wants to know.
  var isWaited: Bool { action != nil }

  func hold() { holds += 1 }

  func release() {
    holds -= 1
    guard holds == 0, let action else { return }
    self.action = nil
    action()
  }
}

/// The names of what a transaction says.
public let kCATransactionAnimationDuration: String = "animationDuration"
public let kCATransactionDisableActions: String = "disableActions"
public let kCATransactionAnimationTimingFunction: String = "animationTimingFunction"
public let kCATransactionCompletionBlock: String = "completionBlock"
