import SwiftUICore

/// Speaks the label of a control where it is not shown.
nonisolated struct HiddenLabel<Label: View>: ViewModifier {
  let label: Label
  let isHidden: Bool

  init(label: Label, isHidden: Bool) {
    self.label = label
    self.isHidden = isHidden
  }

  @MainActor func body(content: Content) -> some View {
    if isHidden {
      content.accessibilityRepresentation { label }
    } else {
      content
    }
  }
}
