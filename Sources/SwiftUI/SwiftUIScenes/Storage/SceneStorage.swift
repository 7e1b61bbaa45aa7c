import HostInterface
import ReactiveGraph
import SwiftUICore

/// A small value that belongs to the scene and comes back with it: the host keeps it for each scene.
///
/// All views of a scene that name the same key share the value; views of other scenes have their own.
///
/// ```swift
/// struct Sections: View {
///   @SceneStorage("isExpanded") private var isExpanded = false
///   var body: some View { Toggle("Expanded", isOn: $isExpanded) }
/// }
/// ```
@propertyWrapper
public struct SceneStorage<Value>: GraphProperty, SelfComparing {
  let key: String
  let initial: Value
  let conversion: StoredConversion<Value>
  private var location: ProvidedLocation<SceneStorageSource<Value>>?

  package init(_ key: String, initial: Value, _ conversion: StoredConversion<Value>) {
    self.key = key
    self.initial = initial
    self.conversion = conversion
  }

  /// The value; outside of a view there is no scene, and it is the default value.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }

  package func makeBox(in inputs: _ViewInputs) -> Location<Value> {
    ProvidedLocation(SceneStorageSource(self, in: inputs.window))
  }

  package mutating func install(_ box: Location<Value>) {
    location = box as? ProvidedLocation<SceneStorageSource<Value>>
    location?.source.storage = self
  }

  package func isEqual(to other: SceneStorage<Value>) -> Bool {
    key == other.key && ValueComparison.areEqual(initial, other.initial)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// A key of the scene, as one view reads it.
final class SceneStorageSource<Value>: LocationSource {
  /// The newest value of the view's property.
  var storage: SceneStorage<Value>
  @WeakWindow private var host: ViewGraph?
  private let state: SceneState

  init(_ storage: SceneStorage<Value>, in host: ViewGraph) {
    self.storage = storage
    self.host = host
    state = host.service(SceneState.self)
  }

  func get() -> Value {
    state.source(for: storage.key, in: host)?.value.flatMap(storage.conversion.read) ?? storage.initial
  }

  func set(_ value: Value, transaction: Transaction) {
    guard let host, let source = state.source(for: storage.key, in: host), source.isAlive else { return }
    let stored: StoredValue? = storage.conversion.write(value)
    host.note(transaction)
    source.set(stored)
    state.store.set(stored, for: storage.key)
  }
}

/// The state of a window's scene: a source for each key that was read, over the store of the host.
package final class SceneState: WindowService {
  package let store: any SceneStateStore
  private var sources: [String: Source<StoredValue?>] = [:]

  package init(window: ViewGraph) {
    store = window.sceneStore ?? SceneStateMemory()
  }

  func source(for key: String, in host: ViewGraph?) -> Source<StoredValue?>? {
    if let known = sources[key] { return known }
    guard let host, !host.graph.root.isEnded else { return nil }
    let made = host.graph.with(host.graph.root) {
      Source(in: host.graph, "scene storage", store.value(for: key))
    }
    sources[key] = made
    return made
  }
}
