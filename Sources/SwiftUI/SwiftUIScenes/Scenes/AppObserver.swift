import HostInterface
import SwiftUICore

/// Something that is told of the life of a program, such as what stands between it and a delegate.
package protocol AppObserver: AnyObject {
  /// The program is there, and shows no window yet.
  func willOpenWindows()
  /// A window was made, and shows its first content next.
  func windowDidOpen(_ window: ViewGraph)
  /// A window closes: its views end next.
  func windowWillClose(_ window: ViewGraph)
  /// The program is nearer to the person, or farther away.
  func phaseDidChange(_ phase: HostPhase)
  /// The program ends.
  func willEnd()
  /// Changes what all views of the program find in the environment.
  func change(_ environment: inout EnvironmentValues)
}

extension RunningApp {
  /// Observers that were made together with a program which does not run yet.
  @MainActor private static var waiting: [any AppObserver] = []

  /// Adds an observer of the program that is being made.
  @MainActor package static func add(_ observer: any AppObserver) { waiting.append(observer) }

  /// Adds an observer of a kind of which one is enough.
  @MainActor package static func addOnce<Observer: AppObserver>(_ make: () -> Observer) {
    if !waiting.contains(where: { $0 is Observer }) { waiting.append(make()) }
  }

  /// The observers of a program that was just made.
  @MainActor static func takeObservers() -> [any AppObserver] {
    defer { waiting = [] }
    return waiting
  }
}
