import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import UIFoundation

/// Manages how one controller presents another one (behaviour 554).
///
/// The window shows presentations by itself; this object tells of them. A style of a program's own is shown as a sheet.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// - Parameters:
  ///   - presentedViewController: The controller that comes.
  ///   - presentingViewController: The controller that it comes from; nil before that is known.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presented controller. It holds this object, not the other way round.
  public private(set) final unowned var presentedViewController: UIViewController
  private weak var presenting: UIViewController?

  /// The controller that presents; the presented one itself as long as none does.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? presenting ?? presentedViewController
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// Nil: presentations lie in front of the window's own views.
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  // Overrides are told of what happens.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Decides whether a person may end a presentation, and is told of it.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a narrow window: `none` keeps a popover one, which otherwise becomes a sheet (behaviour 555).
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
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
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  /// Manages the presentation of the controller, by its `modalPresentationStyle`. A controller inside of another one is
  /// presented with it.
  public var presentationController: UIPresentationController? { manager() }

  /// The same, for a sheet; nil for another style.
  public var sheetPresentationController: UISheetPresentationController? {
    manager() as? UISheetPresentationController
  }

  /// The same, for a popover; nil for another style. An alert has one as well, which says where it comes from.
  public var popoverPresentationController: UIPopoverPresentationController? {
    manager() as? UIPopoverPresentationController
  }

  private func manager() -> UIPresentationController? {
    if let parent, presenter == nil { return parent.presentationController }
    let isAlert: Bool = (self as? UIAlertController)?.preferredStyle == .actionSheet
    let isPopover: Bool = modalPresentationStyle == .popover || isAlert
    let isSheet: Bool = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) && !isPopover
    if let known = presentation.manager {
      let isRight: Bool =
        known is UIPopoverPresentationController == isPopover && known is UISheetPresentationController == isSheet
      // What is under way stays as it is.
      if isRight || presenter != nil { return known }
    }
    let made: UIPresentationController =
      if isPopover {
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      } else if isSheet {
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      } else {
        UIPresentationController(presentedViewController: self, presenting: nil)
      }
    presentation.manager = made
    return made
  }
}
