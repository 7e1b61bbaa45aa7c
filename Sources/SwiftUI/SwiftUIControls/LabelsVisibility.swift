import SwiftUICore

private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue: Visibility = .automatic }

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls inside. They take no space and are still spoken.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets whether the controls inside show their labels; they are spoken in any case.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
