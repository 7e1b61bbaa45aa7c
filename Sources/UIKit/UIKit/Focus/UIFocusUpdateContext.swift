import Foundation
import UIFoundation

/// Where the focus was sent by a key; empty where a click or a program moved it.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// The Tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// The Tab key with Shift.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A movement of the focus.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  /// What had the focus; nil for nothing.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// What gets the focus; nil for nothing.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// Where a key sent the focus.
  open private(set) var focusHeading: UIFocusHeading

  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  package init(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, heading: UIFocusHeading) {
    previouslyFocusedItem = old
    nextFocusedItem = new
    focusHeading = heading
    super.init()
  }
}

/// The time that the focus takes to come to an item, or to leave one.
@MainActor @preconcurrency
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

/// Runs animations of a program together with a movement of the focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval
    init(_ duration: TimeInterval) {
      self.duration = duration
      super.init()
    }
  }

  /// How long a movement takes, in seconds. Apple gives no figure: the ring is at its place at once here.
  private static let time: TimeInterval = 0.2

  private var animations: [(change: () -> Void, completion: (() -> Void)?)] = []

  package override init() { super.init() }

  /// Adds changes that are animated while the focus moves.
  ///
  /// - Parameters:
  ///   - animations: The changes; nil for none.
  ///   - completion: Called when they are over.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    self.animations.append(({ animations?() }, completion))
  }

  /// Adds changes for what gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { self.animations.append(({ animations?(Context(Self.time)) }, completion)) }

  /// Adds changes for what loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { self.animations.append(({ animations?(Context(Self.time)) }, completion)) }

  func run() {
    for (change, completion) in animations {
      UIView.animate(withDuration: Self.time, animations: change) { _ in completion?() }
    }
    animations = []
  }
}
