import SwiftUICore

extension View {
  /// Offers an action that is named by a view (behaviour 345).
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { Button(action: action, label: label) }
  }
}
