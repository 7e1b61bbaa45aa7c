import Diagnostics
import SwiftUICore
import SwiftUIScenes

/// What a controller presents.
@MainActor
final class ControllerPresentation {
  let changes = ChangeCount()
  /// Presented now.
  fileprivate(set) var presented: UIViewController? {
    didSet { if let presented { last = presented } }
  }
  /// Presented last: what goes is shown until it has gone.
  var last: UIViewController?
  /// Who presents the controller.
  fileprivate(set) weak var presenter: UIViewController?
}

extension UIViewController {
  /// The controller that presents this one.
  var presenter: UIViewController? { presentation.presenter }

  var presented: UIViewController? { presentation.presented }

  /// The controller that presents for this one: the outermost around it, which is itself presented, or the window's.
  var presentationBase: UIViewController? {
    var controller: UIViewController = self
    while controller.presenter == nil, let parent = controller.parent { controller = parent }
    if controller.presenter != nil || controller is WindowController { return controller }
    return controller.viewIfLoaded?.window?.rootViewController
  }

  func begin(_ controller: UIViewController, _ completion: (() -> Void)?) {
    guard let base = presentationBase, let graph = base.presentationWindow?.graph else {
      return Diagnostics.warn(
        "\(type(of: controller)) is not presented: the view of \(type(of: self)) is in no window.")
    }
    guard base.presented == nil else {
      return Diagnostics.warn(
        "\(type(of: controller)) is not presented: \(type(of: base.presented!)) is already. Dismiss it, or let it present."
      )
    }
    guard controller.presenter == nil, controller.parent == nil else {
      return Diagnostics.warn("\(type(of: controller)) is not presented: it is presented, or inside of another one.")
    }
    controller.presentation.presenter = base
    base.presentation.presented = controller
    if let window = base as? WindowController { window.showPresentations(in: graph) }
    base.presentation.changes.change()
    if let completion { graph.afterUpdate(completion) }
  }

  /// Ends what the controller presents, and all that is presented from there.
  func end(_ completion: (() -> Void)?) {
    guard let controller = presented else {
      completion?()
      return
    }
    controller.end(nil)
    presentation.presented = nil
    controller.presentation.presenter = nil
    presentation.changes.change()
    if let graph = presentationWindow?.graph, let completion { graph.afterUpdate(completion) } else { completion?() }
  }

  /// The window in which the controller presents.
  private var presentationWindow: UIWindow? {
    var controller: UIViewController = self
    while let presenter = controller.presenter { controller = presenter }
    return controller.viewIfLoaded?.window ?? (controller as? WindowController)?.view.window
  }
}

extension WindowController {
  fileprivate func showPresentations(in graph: ViewGraph) {
    graph.service(WindowAttachment.self).set(AnyView(ControllerPresenter(presenter: self)))
  }
}
