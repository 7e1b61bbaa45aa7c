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
            return presenter.presented?.presentation.stage
          }
        },
        id: { AnyHashable(ObjectIdentifier($0)) },
        traits: { _ in PresentationTraits(isModal: true) },
        dismiss: { MainActor.assumeIsolated { presenter.presented?.endForPerson() } }
      ) { stage in
        StagedController(stage: stage)
      })
  }
}

/// The container of a presentation, and what the presented controller presents in turn.
nonisolated struct StagedController: View {
  let stage: PresentationStage

  @MainActor var body: some View {
    let controller: UIViewController = stage.controller
    HostedUIView(stage.container)
      .ignoresSafeArea()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(SafeAreaPlacement())
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
