import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Shows a menu of edit actions where a program asks for it.
///
/// The menu offers what the first responder, or one after it, performs of the standard edit actions, and what the delegate adds.
///
/// ```swift
/// final class Board: UIView, UIEditMenuInteractionDelegate {
///   private lazy var menu = UIEditMenuInteraction(delegate: self)
///   func begin() {
///     addInteraction(menu)
///     menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: center))
///   }
///   func editMenuInteraction(
///     _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
///     suggestedActions: [UIMenuElement]
///   ) -> UIMenu? {
///     UIMenu(children: suggestedActions + [UIAction(title: "Turn") { _ in }])
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// - Parameter delegate: Gives the menu; it is not kept. Nil for a menu of the suggested actions.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    handle.didClose = { [weak self] in self?.didClose() }
  }

  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// Shows a menu; one that is shown goes. Nothing happens outside of windows and where there is nothing to offer.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard view?.window != nil, let menu = makeMenu(for: configuration) else { return }
    (self.configuration, visible) = (configuration, menu)
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    if isPlaced { open() }
    animator.run()
  }

  /// Takes the menu away that is shown.
  open func dismissMenu() {
    guard configuration != nil else { return }
    // A menu that waits for its place was never open.
    if isPlaced { handle.close() }
    didClose()
  }

  /// Asks for the menu again that is shown.
  open func reloadVisibleMenu() {
    guard let configuration else { return }
    guard let menu = makeMenu(for: configuration) else { return dismissMenu() }
    visible = menu
    changes.change()
  }

  /// Asks for the menu's target rectangle again, and shows the menu there.
  ///
  /// - Parameter animated: Menus are at their new place at once.
  open func updateVisibleMenuPosition(animated: Bool) { if configuration != nil, isPlaced { open() } }

  /// The point for which the menu is, in the space of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    let point: CGPoint = own.convert(configuration.sourcePoint, to: nil)
    return view?.convert(point, from: nil) ?? point
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  open func didMove(to view: UIView?) {
    self.view = view
    isPlaced = false
  }

  // MARK: The menu

  final let handle = ContextMenuHandle()
  /// Counts changes of the menu that is shown.
  final let changes = ChangeCount()
  private(set) final var visible: UIMenu?
  private var configuration: UIEditMenuConfiguration?
  /// Whether the place is in the window from which the menu comes.
  private var isPlaced: Bool = false

  private func makeMenu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested: [UIMenuElement] = StandardEditAction.commands(performedFrom: firstResponder)
    let menu: UIMenu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    return menu.children.isEmpty ? nil : menu
  }

  /// The first responder of the view's window, or else the view.
  final var firstResponder: UIResponder? {
    let graph: ViewGraph? = view?.layoutRoot?.graph
    guard let current = FirstResponder.current(in: graph), current.viewRoot?.graph === graph else { return view }
    return current
  }

  private func open() {
    guard let view, let configuration else { return }
    let rect: CGRect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let point: CGPoint = rect.isNull ? configuration.sourcePoint : CGPoint(x: rect.minX, y: rect.maxY)
    handle.open(view.convert(point, to: nil), false)
  }

  /// The place of the menu came into the window, or left it.
  final func placeDidChange(_ isPlaced: Bool) {
    guard isPlaced != self.isPlaced else { return }
    self.isPlaced = isPlaced
    if isPlaced { open() } else { didClose() }
  }

  private func didClose() {
    guard let configuration else { return }
    (self.configuration, visible) = (nil, nil)
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }
}

extension UIEditMenuInteraction {
  /// By which the interaction is told from others.
  nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

extension UIView {
  /// The edit menus of the view.
  var editMenus: [UIEditMenuInteraction] {
    ownInteractions.isEmpty ? [] : ownInteractions.compactMap { $0 as? UIEditMenuInteraction }
  }
}
