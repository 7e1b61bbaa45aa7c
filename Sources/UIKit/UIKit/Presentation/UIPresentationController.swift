import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import UIFoundation

/// Manages how one controller presents another one (behaviour 554).
///
/// Subclasses are for the style `custom`: a controller's `transitioningDelegate` gives them. They say how large the presented view
/// is, and add views to the container, such as one that dims what is behind. Sheets, popovers and alerts are the window's own; for
/// them this object tells of what happens.
///
/// ```swift
/// final class PanelPresentation: UIPresentationController {
///   override var frameOfPresentedViewInContainerView: CGRect {
///     let all = containerView?.bounds ?? .zero
///     return CGRect(x: 0, y: all.maxY - 240, width: all.width, height: 240)
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// - Parameters:
  ///   - presentedViewController: The controller that comes.
  ///   - presentingViewController: The controller that it comes from; nil before that is known.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (held, shown) = (presentedViewController, presentedViewController)
    presenting = presentingViewController
    super.init()
  }

  /// The presented controller; an empty one where that has gone, which only somebody sees who keeps this object longer.
  public final var presentedViewController: UIViewController { shown ?? UIViewController() }
  private weak var shown: UIViewController?
  /// The presented controller, as long as it does not hold this object, in which case both would live for ever.
  private var held: UIViewController?
  /// The presented controller holds this object from now on, or lets it go.
  final func isHeld(byController isHeld: Bool) { held = isHeld ? nil : shown }
  private weak var presenting: UIViewController?

  /// The controller that presents; the presented one itself as long as none does.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? presenting ?? presentedViewController
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view in which the presentation happens: it fills the window and lies in front of what presents. Nil outside of a
  /// presentation, and for those that the window shows by itself.
  open var containerView: UIView? { presentedViewController.presentation.stage?.container }
  /// The view that is moved and placed: that of the controller by default; an override may give one around it.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where the presented view is in the container at the end of its movement; all of the container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? presentedView?.frame ?? .zero }
  /// Whether the container fills the window, and not only the view of what presents; true by default. It always does.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of what presents takes part in the transition and is not seen afterwards: that controller disappears. True
  /// by default for `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// The style that takes the place of the presentation's in a narrow window; `none`: presentations of programs stay as they are.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// What is other in the presented controller than around it: the same as the controller's own.
  open var traitOverrides: UITraitOverrides {
    get { presentedViewController.traitOverrides }
    set { presentedViewController.traitOverrides = newValue }
  }

  // Overrides are told of what happens.

  /// The container is there, and the presented view is about to come. Views that go along are added here, and moved by the
  /// presented controller's `transitionCoordinator`.
  /// The traits of the presented controller have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func presentationTransitionWillBegin() {}
  /// - Parameter completed: Whether the view came; false where that was cancelled, and everything is as before.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// - Parameter completed: Whether the view has gone; false where that was cancelled, and it stays.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to be laid out, or has been: when its size changes, and when views are added.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller wants another size. By default nothing happens: a manager whose frame for the presented view follows
  /// the wish asks the container for a layout.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented view when the container has a size: the container's by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The container is about to get another size. Overrides call `super`, which tells the presented controller of the size that
  /// `size(forChildContentContainer:withParentContainerSize:)` gives.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own: CGSize = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    guard own != presentedViewController.viewIfLoaded?.bounds.size else { return }
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

extension UIPresentationController: UIContentContainer {}

/// Decides whether a person may end a presentation, and is told of it.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a narrow window: `none` keeps a popover one, which otherwise becomes a sheet (behaviour 555).
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller that is shown in place of the presented one where a popover becomes a sheet, such as a navigation controller
  /// around it; nil, the default, for the same one.
  ///
  /// - Parameter style: The style that takes the place of the popover.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// A popover is about to become a sheet: its manager can be set up.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// The presentation begins.
  ///
  /// - Parameter style: The style that takes the place of the controller's own; `none` where that stays.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Asked when a person is about to end the presentation; not for `dismiss(animated:)` (behaviour 559).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to end a presentation that stays (behaviour 560).
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  /// Manages the presentation of the controller, by its `modalPresentationStyle`. A controller inside of another one is
  /// presented with it.
  public var presentationController: UIPresentationController? { manager() }

  /// The manager of the presentation that the controller, or one around it, is in; nil where none is presented.
  public var activePresentationController: UIPresentationController? {
    presenter == nil ? parent?.activePresentationController : presentation.manager ?? presentationController
  }

  /// The same, for a sheet; nil for another style.
  public var sheetPresentationController: UISheetPresentationController? {
    manager() as? UISheetPresentationController
  }

  /// The same, for a popover; nil for another style. An alert has one as well, which says where it comes from.
  public var popoverPresentationController: UIPopoverPresentationController? {
    manager() as? UIPopoverPresentationController
  }

  /// The manager of a presentation in a container.
  func manager(presentedBy presenter: UIViewController, source: UIViewController) -> UIPresentationController {
    if let known = manager(presenting: presenter, source: source) { return known }
    return UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  private func manager(
    presenting: UIViewController? = nil, source: UIViewController? = nil
  ) -> UIPresentationController? {
    if let parent, presenter == nil { return parent.presentationController }
    let isAlert: Bool = (self as? UIAlertController)?.preferredStyle == .actionSheet
    let isPopover: Bool = modalPresentationStyle == .popover || isAlert
    let isSheet: Bool = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) && !isPopover
    if let known = presentation.manager {
      let isRight: Bool =
        known is UIPopoverPresentationController == isPopover && known is UISheetPresentationController == isSheet
        && (presentation.managedStyle == .custom) == (modalPresentationStyle == .custom)
      // What is under way stays as it is.
      if isRight || presenter != nil { return known }
    }
    let own: UIPresentationController? =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self) : nil
    let made: UIPresentationController =
      if let own {
        own
      } else if isPopover {
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      } else if isSheet {
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      } else {
        UIPresentationController(presentedViewController: self, presenting: nil)
      }
    presentation.manager = made
    presentation.managedStyle = modalPresentationStyle
    return made
  }
}
