import SwiftUICore

/// Whether a window of a scene opens when the program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let rank: Int8

  /// The first scene opens.
  public static let automatic = SceneLaunchBehavior(rank: 0)
  /// A window opens, beside that of the first scene.
  public static let presented = SceneLaunchBehavior(rank: 1)
  /// No window opens before it is asked for.
  public static let suppressed = SceneLaunchBehavior(rank: 2)
}

/// Whether the windows of a scene come back when the program is started again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let rank: Int8

  public static let automatic = SceneRestorationBehavior(rank: 0)
  public static let disabled = SceneRestorationBehavior(rank: 1)
}

/// How windows are layered.
public struct WindowLevel: Hashable, Sendable {
  private let rank: Int8

  public static var automatic: WindowLevel { WindowLevel(rank: 0) }
  public static var normal: WindowLevel { WindowLevel(rank: 1) }
  public static var floating: WindowLevel { WindowLevel(rank: 2) }
  public static var desktop: WindowLevel { WindowLevel(rank: 3) }
}

/// What a window is for a manager of windows.
public struct WindowManagerRole: Hashable, Sendable {
  private let rank: Int8

  public static let automatic = WindowManagerRole(rank: 0)
  public static let principal = WindowManagerRole(rank: 1)
  public static let associated = WindowManagerRole(rank: 2)
}

extension Scene {
  /// Says whether a window of the scene opens when the program starts.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    modified(ItemModifier { $0.launch = behavior })
  }

  /// Says whether the windows of the scene come back when the program is started again.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    modified(OptionsModifier { _ in })
  }

  /// Says whether the system draws over the windows of the scene: a desktop does not.
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    modified(OptionsModifier { _ in })
  }

  /// Says on which level the windows of the scene lie.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { modified(OptionsModifier { _ in }) }

  /// Says what the windows of the scene are for a manager of windows.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    modified(OptionsModifier { _ in })
  }
}
