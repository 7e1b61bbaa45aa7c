import SwiftUICore

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue: ControlSize = .regular }

extension EnvironmentValues {
  /// How large controls are; regular by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls inside the view.
  ///
  /// - Parameter controlSize: From `.mini` to `.extraLarge`. `.regular` is the default of the environment.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
