import SwiftUICore

/// Whether buttons act again and again while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let rank: Int8

  /// As the platform has it: once for each press.
  public static let automatic = ButtonRepeatBehavior(rank: 0)
  /// Half a second after the button went down it acts again, and goes on until it is let go.
  public static let enabled = ButtonRepeatBehavior(rank: 1)
  /// Once for each press, also where it is one of a stepper's halves, which are repeated otherwise.
  public static let disabled = ButtonRepeatBehavior(rank: 2)
}

struct ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue: ButtonRepeatBehavior = .automatic }

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let rank: Int8

  /// As the style has it: as wide as the label asks for.
  public static var automatic: ButtonSizing { ButtonSizing(rank: 0) }
  /// As wide as the label asks for.
  public static var fitted: ButtonSizing { ButtonSizing(rank: 1) }
  /// As wide as there is room.
  public static var flexible: ButtonSizing { ButtonSizing(rank: 2) }
}

private struct ButtonSizingKey: EnvironmentKey { static let defaultValue: ButtonSizing = .automatic }

extension EnvironmentValues {
  /// How wide buttons are.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the buttons inside act again and again while they are held.
  ///
  /// - Parameter behavior: Whether they do. A button acts when it is let go, unless it has acted while it was held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets how wide the bordered buttons inside are.
  ///
  /// - Parameter sizing: Whether they fit their labels or take all the room there is.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
