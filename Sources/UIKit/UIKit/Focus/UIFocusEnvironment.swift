import CoreGraphics
import Foundation
import UIFoundation

/// A part of a window that takes part in where the keyboard's focus goes: views, controllers and windows.
///
/// The Tab key leads through all that can be focused in the order in which people read, and arrow keys to the nearest place. An
/// environment may keep the focus from moving, and hears of each movement that comes into it, leaves it, or stays inside.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes when it is asked into the environment: the first of these that can take it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around; nil for a window.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items inside; nil where there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group of items that belong together.
  var focusGroupIdentifier: String? { get }
  /// Asks for the focus to go to a preferred environment before the next frame, where the focus is in this environment.
  func setNeedsFocusUpdate()
  /// Moves the focus at once where that was asked for.
  func updateFocusIfNeeded()
  /// The sound of a movement; nil, the default, for that of the framework. A desktop makes none: nobody asks.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved into the environment, out of it, or inside.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
  public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }

  /// Whether another environment is this one, or inside of it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var next: (any UIFocusEnvironment)? = environment
    while let current = next {
      if current === self { return true }
      next = current.parentFocusEnvironment
    }
    return false
  }
}

/// Something that the focus can be on.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus now.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// The place in the container's space.
  var frame: CGRect { get }
  /// How the focus is shown on the item; nil for not at all.
  var focusEffect: UIFocusEffect? { get }
  /// Which item of its group gets the focus first.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether what lies under the item can be focused as well.
  var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
}

/// Something that holds items for the focus.
@MainActor @preconcurrency
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The items that touch a rectangle of the container's space.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Which item of a group gets the focus first. Tab leads through all items here: the number is kept.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = UIFocusGroupPriority(0)
  public static let previouslyFocused = UIFocusGroupPriority(1_000)
  public static let prioritized = UIFocusGroupPriority(2_000)
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
