import SwiftUICore

/// What the system's writing tools may do in a text.
public struct WritingToolsBehavior: Sendable, Equatable {
  private enum Kind: Sendable { case automatic, complete, limited, disabled }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let automatic = WritingToolsBehavior(.automatic)
  public static let complete = WritingToolsBehavior(.complete)
  public static let limited = WritingToolsBehavior(.limited)
  public static let disabled = WritingToolsBehavior(.disabled)
}

extension View {
  /// Says what writing tools may do in the texts inside. There are none here.
  @MainActor @preconcurrency
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Says whether the sign of writing tools is shown. There are none here.
  @MainActor @preconcurrency
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
