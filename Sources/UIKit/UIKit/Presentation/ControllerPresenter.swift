import CoreGraphics
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation

/// Shows what a controller presents, as SwiftUI presents things. It is as large as the window, in whose space popovers have
/// their sources.
struct ControllerPresenter: View {
  let presenter: UIViewController

  /// How a controller is shown.
  private enum Kind { case sheet, cover, popover, alert, choice, stage }

  var body: some View {
    let _ = presenter.presentation.changes.read()
    let controller: UIViewController? = presenter.presented
    let seen: UIViewController? = controller ?? presenter.presentation.last
    let _ = (seen as? UIAlertController)?.changes.read()
    let alert: UIAlertController? = seen as? UIAlertController
    let kind: Kind? = controller.map(kind)
    let source: PopoverSource =
      (seen?.presentation.manager as? UIPopoverPresentationController)?.place(seenFrom: presenter) ?? PopoverSource()
    // An empty view would not be made, and present nothing.
    Color.clear
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .ignoresSafeArea()
      .sheet(isPresented: isShown(kind == .sheet), onDismiss: forget) { content(of: seen) }
      .fullScreenCover(isPresented: isShown(kind == .cover), onDismiss: forget) { content(of: seen) }
      .popover(
        isPresented: isShown(kind == .popover), attachmentAnchor: .rect(.rect(source.rect)), arrowEdge: source.edge
      ) { content(of: seen) }
      .alert(alertTitle(alert), isPresented: isShown(kind == .alert)) {
        AlertActions(alert: alert)
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        alertTitle(alert), isPresented: isShown(kind == .choice),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        AlertActions(alert: alert)
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .modifier(PresentationStageModifier(presenter: presenter))
      .background { TransitionTimerView(timer: presenter.presentation.timer) }
  }

  /// The question, behind a sign where it is critical.
  private func alertTitle(_ alert: UIAlertController?) -> Text {
    let title = Text(verbatim: alert?.title ?? "")
    guard alert?.severity == .critical else { return title }
    return Text(Image(systemName: "exclamationmark.triangle.fill")) + Text(verbatim: " ") + title
  }

  private func kind(of controller: UIViewController) -> Kind {
    if controller.presentation.stage != nil { return .stage }
    if let alert = controller as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .choice }
    switch controller.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .blurOverFullScreen: return .cover
    case .popover: return .popover
    default: return .sheet
    }
  }

  private func forget() {
    if presenter.presented == nil { presenter.presentation.last = nil }
  }

  /// Whether a kind of presentation is there. The person may end it: that ends the one that was seen, and no other.
  private func isShown(_ isShown: Bool) -> Binding<Bool> {
    let shown: UIViewController? = presenter.presented
    return Binding(
      get: { isShown },
      set: {
        guard !$0, isShown, let shown, presenter.presented === shown else { return }
        shown.endForPerson()
      })
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
    let isPopover: Bool = controller.modalPresentationStyle == .popover
    let standard: CGSize = isPopover ? CGSize(width: 320, height: 320) : CGSize(width: 400, height: 400)
    let seen: UIViewController = controller.presentation.replacement ?? controller
    let popover: UIPopoverPresentationController? =
      controller.presentation.manager as? UIPopoverPresentationController
    HostedUIView(filling: seen.view)
      .ignoresSafeArea(.container)
      .frame(
        idealWidth: wish.width > 0 ? wish.width : standard.width,
        idealHeight: wish.height > 0 ? wish.height : standard.height
      )
      .interactiveDismissDisabled(
        controller.isModalInPresentation && controller.presentationController?.delegate == nil
      )
      .modifier(
        SheetWishes(
          manager: controller.presentation.manager as? UISheetPresentationController ?? popover?.adaptedSheet)
      )
      .modifier(PopoverWishes(manager: popover))
      .accessibilityAction(.escape) { controller.endByEscape() }
      .background { ControllerPresenter(presenter: controller) }
  }
}

extension UIViewController {
  /// The person ends the presentation, if the controller and its presentation's delegate let them (behaviours 558 to 560).
  func endForPerson() {
    guard let presenter, presentation.stage?.delayReason == nil else { return }
    let manager: UIPresentationController? = presentation.manager
    let delegate: (any UIAdaptivePresentationControllerDelegate)? = manager?.delegate
    if let manager {
      let isAllowed: Bool =
        !isModalInPresentation && (delegate?.presentationControllerShouldDismiss(manager) ?? true)
      guard isAllowed || self is UIAlertController else {
        delegate?.presentationControllerDidAttemptToDismiss(manager)
        return
      }
      delegate?.presentationControllerWillDismiss(manager)
    }
    (self as? any PersonallyEnded)?.personDidEnd()
    presenter.end(animated: true) { if let manager { delegate?.presentationControllerDidDismiss(manager) } }
  }

  /// An assistive technology's escape: the controller's view answers it, else it ends the presentation.
  func endByEscape() {
    if view.accessibilityPerformEscape() || isModalInPresentation && presentation.manager?.delegate == nil { return }
    endForPerson()
  }
}
