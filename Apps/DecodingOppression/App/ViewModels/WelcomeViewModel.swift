import Foundation
import Observation

/// The state of the welcome beside the download manager (behaviours 12 to 18).
@Observable
@MainActor
public final class WelcomeViewModel {
  /// Whether Get Started has begun the download.
  public private(set) var isDownloadStarted: Bool = false

  public init() {}

  /// Begins the download and completes the onboarding, in one action (behaviour 13). Without a network the onboarding
  /// completes all the same; the history then says that the model is missing.
  public func getStarted(deps: AppDependencies, hasCompletedOnboarding: inout Bool) {
    isDownloadStarted = true
    deps.startTier2Download()
    hasCompletedOnboarding = true
  }
}
