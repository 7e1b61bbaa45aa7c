import SwiftUI

/// The app: the welcome until a person has gone on from it, then the screens (behaviours 9, 10).
public struct ContentView: View {
  @AppStorage("hasCompletedOnboarding") private var hasCompletedOnboarding: Bool = false
  @Environment(\.palette) private var palette: Palette
  private let dependencies: AppDependencies
  private let navigation: AppNavigation

  public init(dependencies: AppDependencies, navigation: AppNavigation) {
    self.dependencies = dependencies
    self.navigation = navigation
  }

  public var body: some View {
    // Somebody who has named a policy wants to see it read, not to be welcomed.
    if hasCompletedOnboarding || !navigation.path.isEmpty {
      PolicyScreens(dependencies: dependencies, navigation: navigation)
    } else {
      WelcomeView(dependencies: dependencies, hasCompletedOnboarding: $hasCompletedOnboarding)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(palette.ground.color)
        .tint(palette.accent.color)
    }
  }
}
