import SwiftUI

/// The history and what opens from it: a stack where the window is narrow, three columns where it is wide
/// (behaviours 3, 10, 11).
public struct PolicyScreens: View {
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?
  @Environment(\.palette) private var palette: Palette
  private let dependencies: AppDependencies
  private let navigation: AppNavigation

  public init(dependencies: AppDependencies, navigation: AppNavigation) {
    self.dependencies = dependencies
    self.navigation = navigation
  }

  public var body: some View {
    layout.tint(palette.accent.color)
  }

  @ViewBuilder private var layout: some View {
    if sizeClass == .regular {
      PolicyColumns(dependencies: dependencies, navigation: navigation)
    } else {
      PolicyStack(dependencies: dependencies, navigation: navigation)
    }
  }
}

/// The screens one above the other.
private struct PolicyStack: View {
  let dependencies: AppDependencies
  @Bindable var navigation: AppNavigation

  var body: some View {
    NavigationStack(path: $navigation.path) {
      PolicyHistoryView(dependencies: dependencies, navigation: navigation)
        .navigationDestination(for: AppScreen.self) { screen in
          AppScreenView(screen: screen, dependencies: dependencies, navigation: navigation)
        }
    }
  }
}
