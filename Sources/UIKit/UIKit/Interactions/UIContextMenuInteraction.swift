import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Shows a menu for a view: by a click with the second button, a press of a finger, the menu key, and assistive technologies.
///
/// The menu is that of SwiftUI's context menus.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Sendable {
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without a preview.
    case compact = 2
  }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    handle.preview = { [weak self] in self?.makePreview() }
    handle.didClose = { [weak self] in self?.didClose() }
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// How the menu is shown; unknown while there is none.
  open private(set) var menuAppearance: Appearance = .unknown

  /// The point at which the menu was opened, in the space of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Takes the menu away that is shown.
  open func dismissMenu() { handle.close() }

  /// Makes the menu that is shown another one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let visible else { return }
    self.visible = block(visible)
    changes.change()
  }

  // MARK: On a view

  final let handle = ContextMenuHandle()
  private lazy var recognizers: [UIGestureRecognizer] = [
    MenuClickRecognizer(self), MenuPressRecognizer(self),
  ]

  open func willMove(to view: UIView?) {
    guard view == nil, let old = self.view else { return }
    dismissMenu()
    for recognizer in recognizers { old.removeGestureRecognizer(recognizer) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  // MARK: The menu

  /// Counts changes of the menu that is shown.
  final let changes = ChangeCount()
  private(set) final var visible: UIMenu?
  private var configuration: UIContextMenuConfiguration?
  private var place: CGPoint = .zero
  private var byFinger: Bool = false
  private var previewController: UIViewController?

  /// Whether there may be a menu: where nobody gives one, presses are left to others.
  final var mayOpen: Bool {
    guard let delegate, view?.isUserInteractionEnabled == true else { return false }
    return (delegate as? any MenuSource)?.hasMenus ?? true
  }

  /// Opens the menu.
  ///
  /// - Parameters:
  ///   - point: A point of the window; nil for the view as a whole.
  ///   - finger: Whether a finger presses, which sees a preview.
  final func open(at point: CGPoint?, by finger: Bool = false) {
    guard mayOpen else { return }
    byFinger = finger
    handle.open(point, finger)
  }

  /// Asks for the menu at a point of the window; nil where there is none.
  final func prepare(at point: CGPoint?) -> UIMenu? {
    guard let view, let delegate else { return nil }
    let bounds: CGRect = view.bounds
    let location: CGPoint = point.map { view.convert($0, from: nil) } ?? CGPoint(x: bounds.midX, y: bounds.midY)
    place = view.convert(location, to: nil)
    guard let new = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location),
      let menu = new.actionProvider?([]), !menu.children.isEmpty
    else { return nil }
    (configuration, visible, previewController) = (new, menu, nil)
    menuAppearance = byFinger ? .rich : .compact
    let animator = MenuAnimator(nil)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: new, animator: animator)
    animator.run()
    return menu
  }

  private func didClose() {
    guard let configuration else { return }
    let animator = MenuAnimator(previewController)
    (self.configuration, visible, previewController, byFinger) = (nil, nil, nil, false)
    menuAppearance = .unknown
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }

  // MARK: The preview

  private func makePreview() -> AnyView? {
    guard byFinger, let configuration, let delegate else { return nil }
    if let controller = previewController ?? configuration.previewProvider?() {
      previewController = controller
      return AnyView(MenuPreview(controller: controller) { [weak self] in self?.commit() })
    }
    let preview: UITargetedPreview? =
      delegate.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    return preview?.picture.map { AnyView(Image(uiKit: $0).accessibilityHidden(true)) }
  }

  /// A person pressed the preview.
  private func commit() {
    guard let configuration else { return }
    let animator = MenuAnimator(previewController)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    dismissMenu()
    animator.run()
  }
}

/// Knows whether there is any menu, before one is asked for.
@MainActor
protocol MenuSource: AnyObject {
  var hasMenus: Bool { get }
}
