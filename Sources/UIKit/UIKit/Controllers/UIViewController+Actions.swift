import Selectors

extension UIViewController {
  /// The nearest controller around this one, or this one, that performs an action.
  ///
  /// - Returns: Nil where none does.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      candidate = controller.parent ?? controller.presentingViewController
    }
    return nil
  }
}
