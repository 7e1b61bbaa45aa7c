import Foundation
import SwiftUINavigation
import SwiftUIScenes

extension AppStorage where Value == TabViewCustomization {
  /// Keeps what a person changed about tabs.
  ///
  /// - Parameters:
  ///   - wrappedValue: What there is before the first change. The default is the order of the source.
  ///   - key: The key in the store.
  ///   - store: The store; nil for the app's own.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, initial: wrappedValue, .tabs)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Keeps what a person changed about tabs for one scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: What there is before the first change. The default is the order of the source.
  ///   - key: The key among the scene's values.
  ///   - store: Not used: a scene has a store of its own.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, .tabs)
  }
}

extension StoredConversion where Value == TabViewCustomization {
  fileprivate static var tabs: StoredConversion {
    .coded(
      read: { try? JSONDecoder().decode(TabViewCustomization.self, from: $0) }, write: { try? JSONEncoder().encode($0) }
    )
  }
}
