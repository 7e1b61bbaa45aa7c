import CoreGraphics
import Foundation
import FoundationGaps

/// The side of its target on which an edit menu stands. Menus of a desktop stand below a point or a rectangle, or where there is
/// room.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// Where an edit menu is shown, and by what a program tells it from others.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  /// - Parameters:
  ///   - identifier: By which a program tells its menus apart; nil for one that no other menu has.
  ///   - sourcePoint: The point of the view for which the menu is.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }

  nonisolated(unsafe) public let identifier: AnyHashable
  /// In the space of the interaction's view.
  public let sourcePoint: CGPoint
  /// Kept as it was set. `automatic` by default.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic
}

/// Lets a program move views along with an edit menu that comes or goes.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Makes changes of views, animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Gives an edit menu, and is told of it.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu to show.
  ///
  /// - Parameter suggestedActions: Commands of the standard edit actions that the first responder, or one after it, performs.
  /// - Returns: The menu; nil, the default, for one of the suggested actions. Nothing is shown of a menu without elements.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle of the view, in its space, that the menu does not cover; by default none, so that the menu stands at the
  /// configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
