import Observation

/// A class whose objects a store keeps. `@Model` writes the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// Makes an object around values that are there already.
  init(backingData: any BackingData<Self>)
  /// The properties that this class adds, in their order.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Where the values of this object are.
  var persistentBackingData: any BackingData<Self> { get set }

  var _$storage: _ModelStorage { get set }
  static var _$indexes: [[AnyKeyPath]] { get }
  static var _$uniques: [[AnyKeyPath]] { get }
  static var _$keyPaths: [AnyKeyPath] { get }
  static var _$unstored: [_UnstoredProperty] { get }
  static func _$make(_ storage: _ModelStorage) -> any PersistentModel
}

extension PersistentModel {
  public static var _$indexes: [[AnyKeyPath]] { [] }
  public static var _$uniques: [[AnyKeyPath]] { [] }
  public static var _$keyPaths: [AnyKeyPath] { schemaMetadata.map { $0.keypath } }
  public static var _$unstored: [_UnstoredProperty] { [] }
  public static func _$make(_ storage: _ModelStorage) -> any PersistentModel {
    Self(backingData: _DefaultBackingData<Self>(_storage: storage))
  }
  public var _$storage: _ModelStorage {
    get { _storage(of: persistentBackingData) }
    set { persistentBackingData = _DefaultBackingData<Self>(_storage: newValue) }
  }
}

extension PersistentModel {
  /// The identifier of this object: of its place in the store, or a temporary one until it is saved.
  public var persistentModelID: PersistentIdentifier { _$storage.identifier(of: self) }

  public var id: PersistentIdentifier { persistentModelID }

  /// The context that this object was inserted into or fetched by; nil once a save has deleted it.
  public var modelContext: ModelContext? { _$storage.state == .gone ? nil : _$storage.context }

  /// Whether properties were set that are not saved yet.
  public var hasChanges: Bool { _$storage.state == .inserted || !_$storage.changes.isEmpty }

  /// Whether this object will be gone from the store after the next save.
  public var isDeleted: Bool { _$storage.state == .deleted }

  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> {
    _DefaultBackingData<P>(count: P._$keyPaths.count)
  }

  public static func == (left: Self, right: Self) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Observation

extension PersistentModel {
  /// Notes that a property was read: for one that the model calculates from what nobody observes.
  public func access<Member>(keyPath: KeyPath<Self, Member>) { _$storage.registrar.access(self, keyPath: keyPath) }

  /// Tells those who observe a property that a closure changes it.
  public func withMutation<Member, MutationResult>(
    keyPath: KeyPath<Self, Member>, _ mutation: () throws -> MutationResult
  ) rethrows -> MutationResult {
    try _$storage.registrar.withMutation(of: self, keyPath: keyPath, mutation)
  }
}

// MARK: - Values by key path

extension PersistentModel {
  private func place(_ path: AnyKeyPath) -> Int {
    guard let index = Self._$keyPaths.firstIndex(of: path) else {
      preconditionFailure("\(Self.self) stores no property \(path).")
    }
    return index
  }

  private var backing: _DefaultBackingData<Self> { _DefaultBackingData<Self>(_storage: _$storage) }

  public func getValue<Value: Decodable>(forKey path: KeyPath<Self, Value>) -> Value {
    backing._get(self, path, valueAt: place(path))
  }

  public func getValue<Value: PersistentModel>(forKey path: KeyPath<Self, Value>) -> Value {
    backing._get(self, path, valueAt: place(path))
  }

  public func getValue<Value: PersistentModel>(forKey path: KeyPath<Self, Value?>) -> Value? {
    backing._get(self, path, valueAt: place(path))
  }

  public func getValue<Value: RelationshipCollection>(forKey path: KeyPath<Self, Value>) -> Value {
    backing._get(self, path, valueAt: place(path))
  }

  public func getTransformableValue<Value>(forKey path: KeyPath<Self, Value>) -> Value {
    backing._get(self, path, transformableAt: place(path))
  }

  public func setValue<Value: Encodable>(forKey path: KeyPath<Self, Value>, to value: Value) {
    backing._set(self, path, valueAt: place(path), to: value)
  }

  public func setValue<Value: PersistentModel>(forKey path: KeyPath<Self, Value>, to value: Value) {
    backing._set(self, path, valueAt: place(path), to: value)
  }

  public func setValue<Value: PersistentModel>(forKey path: KeyPath<Self, Value?>, to value: Value?) {
    backing._set(self, path, valueAt: place(path), to: value)
  }

  public func setValue<Value: RelationshipCollection>(forKey path: KeyPath<Self, Value>, to value: Value) {
    backing._set(self, path, valueAt: place(path), to: value)
  }

  public func setTransformableValue<Value>(forKey path: KeyPath<Self, Value>, to value: Value) {
    backing._set(self, path, transformableAt: place(path), to: value)
  }
}

/// A property that stands in no column: messages name it, because its key path does not tell what it was called.
public struct _UnstoredProperty {
  let path: AnyKeyPath
  let name: String

  public init(_ path: AnyKeyPath, _ name: String) {
    self.path = path
    self.name = name
  }
}

/// A property's initial value, typed by the property.
public func _defaultValue<Model, Value>(_ path: KeyPath<Model, Value>, _ value: @autoclosure () -> Value) -> Any? {
  value()
}

/// Groups of key paths without their model's type.
public func _keyPathGroups<Model>(_ model: Model.Type, _ groups: [PartialKeyPath<Model>]...) -> [[AnyKeyPath]] {
  groups.map { $0.map { $0 as AnyKeyPath } }
}
