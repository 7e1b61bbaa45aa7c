import UIFoundation

extension UIViewController {
  /// Whether the controller's popover is shown as a sheet in a place.
  private func becomesSheet(in base: UIViewController) -> Bool {
    guard modalPresentationStyle == .popover, let popover = presentationController as? UIPopoverPresentationController,
      !popover.staysPopover
    else { return false }
    return base.traitCollection.horizontalSizeClass == .compact
  }

  /// Whether the controller's popover has a background of the program's, and is shown as a popover in a place.
  func drawsPopover(in base: UIViewController) -> Bool {
    guard modalPresentationStyle == .popover, !(self is UIAlertController),
      let popover = presentationController as? UIPopoverPresentationController, popover.ground.viewClass != nil
    else { return false }
    return !becomesSheet(in: base)
  }

  /// Asks the delegate of a popover that becomes a sheet which controller is shown, and how (behaviour 556).
  func adaptPopover(in base: UIViewController) {
    presentation.replacement = nil
    guard becomesSheet(in: base), let popover = presentationController as? UIPopoverPresentationController,
      let delegate = popover.delegate
    else { return }
    let sheet: UISheetPresentationController = popover.adaptiveSheetPresentationController
    delegate.presentationController(popover, prepare: sheet)
    let other: UIViewController? = delegate.presentationController(
      popover, viewControllerForAdaptivePresentationStyle: .pageSheet)
    if let other, other !== self { presentation.replacement = other }
  }

  /// Tells the delegate that the presentation begins, and how.
  func tellOfStyle(_ transition: ControllerTransition) {
    guard let manager = presentation.manager, let base = presenter else { return }
    let style: UIModalPresentationStyle = becomesSheet(in: base) ? .pageSheet : .none
    manager.delegate?.presentationController(
      manager, willPresentWithAdaptiveStyle: style, transitionCoordinator: transition)
  }
}
