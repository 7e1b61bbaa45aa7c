import SwiftUICore
import SwiftUIScenes

// Identifiers in the app's defaults and in a scene's state, in their coded form.

extension AppStorage {
  /// Reads and writes an identifier, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier {
    self.init(key, store, initial: wrappedValue, .identifier)
  }

  /// Reads and writes an identifier; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
    self.init(key, store, initial: nil, .optionalIdentifier)
  }
}

extension SceneStorage {
  /// Reads and writes an identifier, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == PersistentIdentifier {
    self.init(key, initial: wrappedValue, .identifier)
  }

  /// Reads and writes an identifier; nil where there is none.
  public init(_ key: String) where Value == PersistentIdentifier? {
    self.init(key, initial: nil, .optionalIdentifier)
  }
}

extension StoredConversion where Value == PersistentIdentifier {
  fileprivate static var identifier: StoredConversion {
    .coded(
      read: { try? JSONDecoder().decode(PersistentIdentifier.self, from: $0) }, write: { try? JSONEncoder().encode($0) }
    )
  }
}

extension StoredConversion where Value == PersistentIdentifier? {
  fileprivate static var optionalIdentifier: StoredConversion {
    .coded(
      read: { try? JSONDecoder().decode(PersistentIdentifier.self, from: $0) },
      write: { identifier in identifier.flatMap { try? JSONEncoder().encode($0) } })
  }
}
