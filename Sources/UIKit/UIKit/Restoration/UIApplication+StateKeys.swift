import Foundation

// What the coders of the delegate's questions and answers about a state have beside what the program writes.

extension UIApplication {
  /// The version of the program that wrote the state, a string.
  public nonisolated static let stateRestorationBundleVersionKey: String = "UIApplicationStateRestorationBundleVersion"
  /// The version of the system that the program ran on, a string.
  public nonisolated static let stateRestorationSystemVersionKey: String = "UIApplicationStateRestorationSystemVersion"
  /// When the state was written, a date.
  public nonisolated static let stateRestorationTimestampKey: String = "UIApplicationStateRestorationTimestamp"
  /// The kind of device of which the interface was meant to be, as a number of `UIUserInterfaceIdiom`.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey: String =
    "UIApplicationStateRestorationUserInterfaceIdiom"
}
