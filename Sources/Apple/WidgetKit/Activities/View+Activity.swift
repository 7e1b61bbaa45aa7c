import SwiftUI

/// The colour behind an activity around: the outermost that is named.
struct ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

private struct ActivityFamilyKey: EnvironmentKey {
  static let defaultValue: ActivityFamily = .medium
}

private struct IsActivityFullscreenKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

extension EnvironmentValues {
  /// The size of the place that shows the activity. The default, and what previews have, is `medium`.
  public internal(set) var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether the activity has the whole screen: it never has.
  public internal(set) var isActivityFullscreen: Bool {
    get { self[IsActivityFullscreenKey.self] }
    set { self[IsActivityFullscreenKey.self] = newValue }
  }
}

extension View {
  /// Puts a colour behind the activity on the lock screen.
  ///
  /// - Parameter color: The colour; nil for the system's. Outside of activities it is not seen.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }

  /// The colour of the system's button beside the activity: there is none here.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// What a part of the island does where it is too wide: previews show it beside the camera.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    self
  }
}
