import HostInterface

/// How near a scene is to the person.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// The scene is not seen.
  case background
  /// The scene is seen and not to be used at the moment.
  case inactive
  /// The scene is in front and used.
  case active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }

  init(_ phase: HostPhase) {
    switch phase {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    }
  }
}

struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

/// How a window's controls look: in the window that has the keys, in one of the app in front, or in one behind.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key
  case active
  case inactive
}

private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
private struct LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How near the view's scene is to the person.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the view is to look as what is in use does: true while its scene is active, unless a view around says
  /// otherwise.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// How controls are to look: a window in use has the keys, others are inactive, unless a view around says otherwise.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the display is dimmed and shows little light; false unless a view around says so.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}
