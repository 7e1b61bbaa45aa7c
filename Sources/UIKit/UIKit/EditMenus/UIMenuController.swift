import CoreGraphics
import Foundation
import FoundationGaps
import Selectors
import UIFoundation

/// An item of a program's own in the edit menu of `UIMenuController`.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  open var title: String
  /// The method that is called, with the menu controller as its argument.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu of a program, the older form of `UIEditMenuInteraction`.
///
/// The menu offers what the first responder, or one after it, performs: the standard edit actions first, and then the items of the
/// program. Each of them asks `canPerformAction(_:withSender:)`. A menu with nothing to offer is not shown.
///
/// ```swift
/// final class Page: UIViewController {
///   override var canBecomeFirstResponder: Bool { true }
///   func showMenu() {
///     becomeFirstResponder()
///     UIMenuController.shared.menuItems = [UIMenuItem(title: "Flag", action: Selector("flag:", Page.flag(_:)))]
///     UIMenuController.shared.showMenu(from: view, rect: CGRect(x: 20, y: 20, width: 80, height: 20))
///   }
///   func flag(_ sender: Any?) {}
/// }
/// ```
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  /// The side of its target on which the menu stands: kept as it was set.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  private static let one = UIMenuController()
  /// The menu of the program.
  open class var shared: UIMenuController { one }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private lazy var source = MenuControllerSource(self)
  private lazy var interaction: UIEditMenuInteraction = {
    let interaction = UIEditMenuInteraction(delegate: source)
    interaction.handle.frameDidChange = { [weak self] in self?.post(Self.menuFrameDidChangeNotification) }
    return interaction
  }()
  /// The view for which the menu is, and the rectangle that it is about.
  private weak var targetView: UIView?
  fileprivate private(set) final var targetRect: CGRect = .zero

  @MainActor @preconcurrency public override init() { super.init() }

  /// Items of the program's own, behind the standard ones; nil for none.
  open var menuItems: [UIMenuItem]? { didSet { update() } }
  open var arrowDirection: ArrowDirection = .default
  /// Whether the menu is shown; setting it shows the menu at the target that was set, or takes the menu away.
  open var isMenuVisible: Bool {
    get { interaction.visible != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// Where the menu lies in the window; empty while none is shown.
  open var menuFrame: CGRect { interaction.handle.frame }

  /// Says for what the menu is.
  ///
  /// - Parameters:
  ///   - targetRect: A rectangle in the space of the view.
  ///   - targetView: The view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
    if isMenuVisible, interaction.view === targetView { interaction.updateVisibleMenuPosition(animated: false) }
  }

  /// Shows the menu at the target that was set, or takes it away.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    guard menuVisible else { return interaction.dismissMenu() }
    guard let targetView else { return }
    if interaction.view !== targetView { targetView.addInteraction(interaction) }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: targetRect.minX, y: targetRect.maxY)))
  }

  /// Shows the menu for a rectangle of a view; one that is shown goes.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Takes the menu away where it is shown for a view, or for one inside.
  open func hideMenu(from targetView: UIView) {
    if interaction.view?.isDescendant(of: targetView) == true { hideMenu() }
  }

  /// Takes the menu away.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Asks again which items can be performed.
  open func update() { interaction.reloadVisibleMenu() }

  fileprivate final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// The items of the program's own that a responder, or one after it, performs.
  fileprivate final func elements(performedFrom responder: UIResponder?) -> [UIMenuElement] {
    (menuItems ?? []).compactMap { item in
      guard responder?.target(forAction: item.action, withSender: self) != nil else { return nil }
      return UIAction(title: item.title) { [weak self] _ in
        let target: Any? = responder?.target(forAction: item.action, withSender: self)
        if let target { UIApplication.shared.sendAction(item.action, to: target, from: self, for: nil) }
      }
    }
  }
}

/// Gives the interaction of a menu controller its elements, and tells programs of the menu.
private final class MenuControllerSource: NSObject, UIEditMenuInteractionDelegate {
  private unowned let controller: UIMenuController

  init(_ controller: UIMenuController) {
    self.controller = controller
    super.init()
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: suggestedActions + controller.elements(performedFrom: interaction.firstResponder))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { controller.targetRect }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    let controller: UIMenuController = controller
    controller.post(UIMenuController.willShowMenuNotification)
    animator.addCompletion { controller.post(UIMenuController.didShowMenuNotification) }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    let controller: UIMenuController = controller
    controller.post(UIMenuController.willHideMenuNotification)
    animator.addCompletion { controller.post(UIMenuController.didHideMenuNotification) }
  }
}
