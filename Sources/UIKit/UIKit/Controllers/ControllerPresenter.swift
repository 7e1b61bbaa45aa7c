import CoreGraphics
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation

/// Shows what a controller presents, as SwiftUI presents things.
struct ControllerPresenter: View {
  let presenter: UIViewController

  var body: some View {
    let _ = presenter.presentation.changes.read()
    let controller: UIViewController? = presenter.presented
    let seen: UIViewController? = controller ?? presenter.presentation.last
    let alert: UIAlertController? = seen as? UIAlertController
    let style: UIAlertController.Style? = (controller as? UIAlertController)?.preferredStyle
    // An empty view would not be made, and present nothing.
    Color.clear.frame(width: 0, height: 0)
      .sheet(isPresented: isShown(controller.map { $0.isSheet } ?? false), onDismiss: forget) { content(of: seen) }
      .fullScreenCover(isPresented: isShown(controller.map { $0.isCover } ?? false), onDismiss: forget) {
        content(of: seen)
      }
      .alert(Text(verbatim: alert?.title ?? ""), isPresented: isShown(style == .alert)) {
        AlertActions(alert: alert)
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        Text(verbatim: alert?.title ?? ""), isPresented: isShown(style == .actionSheet),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        AlertActions(alert: alert)
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
  }

  private func forget() {
    if presenter.presented == nil { presenter.presentation.last = nil }
  }

  /// Whether a kind of presentation is there. The person may end it: that ends the one that was seen, and no other.
  private func isShown(_ isShown: Bool) -> Binding<Bool> {
    let shown: UIViewController? = presenter.presented
    return Binding(
      get: { isShown }, set: { if !$0, isShown, presenter.presented === shown { presenter.end(nil) } })
  }

  @ViewBuilder private func content(of controller: UIViewController?) -> some View {
    if let controller { PresentedController(controller: controller) }
  }
}

/// A presented controller's view, and what the controller presents in turn.
private struct PresentedController: View {
  let controller: UIViewController

  var body: some View {
    let wish: CGSize = controller.preferredContentSize
    HostedUIView(controller.view)
      .frame(idealWidth: wish.width > 0 ? wish.width : 400, idealHeight: wish.height > 0 ? wish.height : 400)
      .interactiveDismissDisabled(controller.isModalInPresentation)
      .background { ControllerPresenter(presenter: controller) }
  }
}

/// The fields and the buttons of an alert.
private struct AlertActions: View {
  let alert: UIAlertController?

  var body: some View {
    if let alert {
      ForEach(alert.textFields ?? [], id: \.identity) { field in
        TextField(field.placeholder ?? "", text: Binding(get: { field.text ?? "" }, set: { field.text = $0 }))
      }
      ForEach(alert.actions, id: \.identity) { action in
        Button(action.title ?? "", role: action.style.role) {
          // The action may present something else.
          if alert.presenter?.presented === alert { alert.presenter?.end(nil) }
          action.perform()
        }
        .disabled(!action.isEnabled)
      }
    }
  }
}

extension UIViewController {
  fileprivate var isSheet: Bool { !(self is UIAlertController) && !isCover }

  fileprivate var isCover: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .blurOverFullScreen: true
    default: false
    }
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
