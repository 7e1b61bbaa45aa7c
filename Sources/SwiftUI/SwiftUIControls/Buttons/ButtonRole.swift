import SwiftUICore

/// What a button is for, beyond its label.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// Accepts what was chosen or written.
  public static let confirm = ButtonRole(name: "confirm")
  /// Puts away what was looked at.
  public static let close = ButtonRole(name: "close")
}

/// The label of a button that is written with a role alone.
public struct DefaultButtonLabel: View {
  nonisolated let role: ButtonRole

  public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Label("Close", systemImage: "xmark")
    }
  }
}
