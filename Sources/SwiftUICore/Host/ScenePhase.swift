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

extension EnvironmentValues {
  /// How near the view's scene is to the person.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
