import ReactiveGraph

/// A view that another view presents in front of the views of its window: a sheet, a popover, a menu.
///
/// The presented view belongs to the presenting one: it has its environment, goes when that view goes, and lies in the
/// nearest `PresentationLevel` around it.
package final class Presentation: Identifiable {
  package let id: UInt64
  package let traits: PresentationTraits
  /// The place of the presenting view, from which popovers and menus hang.
  package let presenter: GeometrySlot
  /// The environment of the presenting view.
  let environment: EnvironmentScope
  /// Lowers the presented view.
  let makeView: (_ViewInputs) -> _ViewOutputs
  /// Asks the presenting view to end the presentation, as its binding says.
  package let dismiss: () -> Void
  /// Whether the person may not end the presentation by a click outside, by dragging or by Escape.
  package var preventsDismissal: Bool = false

  /// Ends the presentation for the person, unless that is prevented.
  package func dismissInteractively() { if !preventsDismissal { dismiss() } }

  private let modal: Source<Bool>

  /// Whether nothing behind can be reached; the node under evaluation depends on it. The presented view may change it.
  package var isModal: Bool {
    get { modal.value }
    set { if modal.isAlive { modal.set(newValue) } }
  }

  /// The same without a dependency.
  var isModalNow: Bool { modal.peek }

  init(
    id: UInt64, traits: PresentationTraits, presenter: GeometrySlot, environment: EnvironmentScope,
    dismiss: @escaping () -> Void, makeView: @escaping (_ViewInputs) -> _ViewOutputs
  ) {
    self.id = id
    modal = Source(in: presenter.graph, "modality", traits.isModal)
    self.traits = traits
    self.presenter = presenter
    self.environment = environment
    self.dismiss = dismiss
    self.makeView = makeView
  }
}

/// What holds for one kind of presentation, such as all sheets.
package struct PresentationTraits {
  /// Whether keys, pointers and assistive technologies reach nothing behind the presented view.
  package var isModal: Bool
  /// Whether the presented view gets the keyboard's focus at once. Otherwise it does where a person uses the keyboard.
  package var takesFocus: Bool
  /// Whether focused values stay those of the views behind, as for menus.
  package var keepsFocusedValues: Bool
  /// The view between the presented view and what is behind; it fades in and out.
  package var backdrop: AnyView?
  /// How the presented view comes and goes.
  package var transition: AnyTransition
  /// With which animation; nil for at once.
  package var animation: Animation?

  package init(
    isModal: Bool = true, takesFocus: Bool = false, keepsFocusedValues: Bool = false, backdrop: AnyView? = nil,
    transition: AnyTransition = .identity, animation: Animation? = nil
  ) {
    self.isModal = isModal
    self.takesFocus = takesFocus
    self.keepsFocusedValues = keepsFocusedValues
    self.backdrop = backdrop
    self.transition = transition
    self.animation = animation
  }
}

struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The presentation that the view is in; nil for a window's own views.
  package var presentation: Presentation? { self[PresentationKey.self] }
}
