import SwiftUICore
import SwiftUINavigation

/// Shows the container of a presentation in front of the window, without any looks of its own. Nothing behind is reached by
/// pointers, keys or assistive technologies.
struct PresentationStageModifier: ViewModifier {
  let presenter: UIViewController

  nonisolated init(presenter: UIViewController) { self.presenter = presenter }

  func body(content: Content) -> some View {
    let presenter: UIViewController = presenter
    content.modifier(
      PresentationModifier<PresentationStage, StagedController>(
        item: {
          MainActor.assumeIsolated {
            _ = presenter.presentation.changes.read()
            let stage: PresentationStage? = presenter.presented?.presentation.stage
            return stage?.isInContext == true ? nil : stage
          }
        },
        id: { AnyHashable(ObjectIdentifier($0)) },
        traits: { _ in MainActor.assumeIsolated { PresentationTraits(isModal: true, backdrop: AnyView(StageGround())) }
        },
        dismiss: { MainActor.assumeIsolated { presenter.presented?.endForPerson() } }
      ) { stage in
        StagedController(stage: stage)
      })
  }
}

/// Keeps presses beside the presented view from what is behind.
private struct StageGround: View {
  var body: some View {
    Color.black.opacity(0.001).ignoresSafeArea().onTapGesture {}.accessibilityHidden(true)
  }
}

/// The container of a presentation, and what the presented controller presents in turn.
nonisolated struct StagedController: View {
  let stage: PresentationStage

  @MainActor var body: some View {
    let controller: UIViewController = stage.controller
    HostedUIView(filling: stage.container)
      .ignoresSafeArea()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(SafeAreaPlacement())
      // A single element inside keeps its own frame.
      .accessibilityElement(children: .contain)
      .accessibilityAction(.escape) { controller.endByEscape() }
      .modifier(
        KeyResponderModifier { key in
          guard key.key == .escape, key.phase != .up else { return false }
          MainActor.assumeIsolated { controller.endForPerson() }
          return true
        }
      )
      .background { ControllerPresenter(presenter: controller) }
  }
}
