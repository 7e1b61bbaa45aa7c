import SwiftUI

/// The colour that views ask for behind their activity; of several the one that comes first.
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

  /// Whether the activity covers the whole screen: false, as previews show it in its place.
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

  /// Sets the colour of the system's button beside the activity: there is no such button here.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Places a part of the island that is too wide to stand beside the camera: previews show it there all the same.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    self
  }
}
