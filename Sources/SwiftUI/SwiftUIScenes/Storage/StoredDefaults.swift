import SwiftUICore

/// Keeps a window's views up to date with the defaults that app storage reads.
final class StoredDefaults: WindowService {
  init(window: ViewGraph) {
    // Changed defaults are written to their files also in apps that use no app storage.
    _ = DefaultsKeeper.shared
  }

  func frameWillBegin() { DefaultsWatcher.shared.look() }
}
