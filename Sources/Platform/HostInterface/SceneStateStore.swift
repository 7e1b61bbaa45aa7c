/// Where a host keeps the small state of one scene, to give it back to the scene that is opened in its place.
///
/// It is read when a view first asks for a key, and written at once when a view changes it.
package protocol SceneStateStore: AnyObject {
  func value(for key: String) -> StoredValue?
  /// Keeps a value; nil forgets the key.
  func set(_ value: StoredValue?, for key: String)
}

/// The state of a scene in memory, for as long as the process runs or somebody saves it.
package final class SceneStateMemory: SceneStateStore {
  package private(set) var values: [String: StoredValue]

  package init(_ values: [String: StoredValue] = [:]) {
    self.values = values
  }

  package func value(for key: String) -> StoredValue? { values[key] }
  package func set(_ value: StoredValue?, for key: String) { values[key] = value }
}
