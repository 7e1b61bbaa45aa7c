import Foundation
import FoundationGaps
import HostInterface
import SwiftUICore

/// A value of the app's user defaults: views that read it follow every change of the key.
///
/// Outside of a view it reads and writes the store directly. A key that holds a value of another type reads as the
/// default value; nothing is written until the value is set.
///
/// ```swift
/// struct Settings: View {
///   @AppStorage("showsHints") private var showsHints = true
///   var body: some View { Toggle("Hints", isOn: $showsHints) }
/// }
/// ```
@propertyWrapper
public struct AppStorage<Value>: GraphProperty, SelfComparing {
  let key: String
  let store: UserDefaults?
  let initial: Value
  let conversion: StoredConversion<Value>
  private var location: ProvidedLocation<AppStorageSource<Value>>?

  package init(_ key: String, _ store: UserDefaults?, initial: Value, _ conversion: StoredConversion<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.conversion = conversion
  }

  public var wrappedValue: Value {
    get {
      if let location { return location.get() }
      return (store ?? .standard).storedValue(for: key).flatMap(conversion.read) ?? initial
    }
    nonmutating set {
      if let location { return location.set(newValue, transaction: .current) }
      DefaultsWatcher.write(conversion.write(newValue), for: key, to: store ?? .standard, transaction: .current)
    }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let storage: AppStorage<Value> = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  package func makeBox(in inputs: _ViewInputs) -> Location<Value> {
    let source = AppStorageSource(self, in: inputs)
    inputs.graph.currentSubgraph.onEnd { source.leave() }
    return ProvidedLocation(source)
  }

  package mutating func install(_ box: Location<Value>) {
    location = box as? ProvidedLocation<AppStorageSource<Value>>
    location?.source.follow(self)
  }

  package func isEqual(to other: AppStorage<Value>) -> Bool {
    key == other.key && store === other.store && ValueComparison.areEqual(initial, other.initial)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// A key of a store, as one view reads it.
final class AppStorageSource<Value>: LocationSource {
  private var storage: AppStorage<Value>
  private var store: UserDefaults
  private var entry: DefaultsWatcher.Entry?
  private let environment: EnvironmentScope
  @WeakWindow private var host: ViewGraph?

  init(_ storage: AppStorage<Value>, in inputs: _ViewInputs) {
    self.storage = storage
    environment = inputs.environment
    host = inputs.window
    store = storage.store ?? environment.value(for: DefaultAppStorageKey.self) ?? .standard
    enter()
  }

  private func enter() {
    entry = host.map { DefaultsWatcher.shared.enter(storage.key, of: store, in: $0) }
  }

  func leave() {
    if let entry { DefaultsWatcher.shared.leave(entry) }
    entry = nil
    host = nil
  }

  /// Takes up what the view's newest value says: another key or store is another source.
  func follow(_ new: AppStorage<Value>) {
    let newStore: UserDefaults = new.store ?? environment.value(for: DefaultAppStorageKey.self) ?? .standard
    let isSame: Bool = new.key == storage.key && newStore === store
    storage = new
    guard !isSame, host != nil else { return }
    let old: DefaultsWatcher.Entry? = entry
    store = newStore
    enter()
    if let old { DefaultsWatcher.shared.leave(old) }
  }

  func get() -> Value {
    let stored: StoredValue?
    if let entry, MainQueue.isCurrent {
      stored = entry.source.value
    } else {
      stored = store.storedValue(for: storage.key)
    }
    return stored.flatMap(storage.conversion.read) ?? storage.initial
  }

  func set(_ value: Value, transaction: Transaction) {
    DefaultsWatcher.write(storage.conversion.write(value), for: storage.key, to: store, transaction: transaction)
  }
}

struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  /// The store of app storage that names none; the standard one where it is nil.
  package var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The store of the app storage inside that names none itself.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
