/// Where the values of an object are while it is in memory.
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel

  init(for modelType: Model.Type)
  /// The object's identifier, a temporary one until it is saved; nil as long as it is in no context.
  var persistentModelID: PersistentIdentifier? { get set }
  var metadata: Any { get }
  /// The values, where this backing data is of the kind that `createBackingData()` makes.
  var _modelStorage: _ModelStorage? { get }

  func getValue<Value: Decodable>(forKey path: KeyPath<Model, Value>) -> Value
  func getValue<Value: PersistentModel>(forKey path: KeyPath<Model, Value>) -> Value
  func getValue<Value: PersistentModel>(forKey path: KeyPath<Model, Value?>) -> Value?
  func getValue<Value: RelationshipCollection>(forKey path: KeyPath<Model, Value>) -> Value
  func getTransformableValue<Value>(forKey path: KeyPath<Model, Value>) -> Value

  func setValue<Value: Encodable>(forKey path: KeyPath<Model, Value>, to value: Value)
  func setValue<Value: PersistentModel>(forKey path: KeyPath<Model, Value>, to value: Value)
  func setValue<Value: PersistentModel>(forKey path: KeyPath<Model, Value?>, to value: Value?)
  func setValue<Value: RelationshipCollection>(forKey path: KeyPath<Model, Value>, to value: Value)
  func setTransformableValue<Value>(forKey path: KeyPath<Model, Value>, to value: Value)
}

public func _storage<Model>(of data: any BackingData<Model>) -> _ModelStorage {
  guard let storage = data._modelStorage else {
    preconditionFailure("Only backing data that createBackingData() has made can hold the values of a model.")
  }
  return storage
}

extension BackingData {
  public var _modelStorage: _ModelStorage? { nil }
}

/// Takes the place of a stored property whose value is in the backing data.
public struct _SwiftDataNoType: Sendable {
  public init() {}
}

/// The backing data of all models: the values of one object, and where those of the class begin in them.
public struct _DefaultBackingData<Model: PersistentModel>: BackingData {
  public var _storage: _ModelStorage
  public var _modelStorage: _ModelStorage? { _storage }
  let offset: Int

  public init(_storage: _ModelStorage) {
    self._storage = _storage
    offset = 0
  }

  /// For an object that is being made: its initializer sets the values, unless they come from the store.
  public init(count: Int, offset: Int = 0) {
    _storage = _ModelStorage.current ?? _ModelStorage(count: count)
    self.offset = offset
  }

  public init(for modelType: Model.Type) { self.init(count: modelType._$keyPaths.count) }

  public var persistentModelID: PersistentIdentifier? {
    get { _storage.info.map { _storage.identifier(in: $0) } }
    set {}
  }

  public var metadata: Any { _storage }

  private func place(_ path: AnyKeyPath) -> Int {
    guard let index = Model._$keyPaths.firstIndex(of: path) else {
      preconditionFailure("\(Model.self) stores no property \(path).")
    }
    return index
  }

  public func getValue<Value: Decodable>(forKey path: KeyPath<Model, Value>) -> Value {
    _storage.value(at: place(path))
  }
  public func getValue<Value: PersistentModel>(forKey path: KeyPath<Model, Value>) -> Value {
    _storage.model(at: place(path)) as! Value
  }
  public func getValue<Value: PersistentModel>(forKey path: KeyPath<Model, Value?>) -> Value? {
    _storage.model(at: place(path)) as? Value
  }
  public func getValue<Value: RelationshipCollection>(forKey path: KeyPath<Model, Value>) -> Value {
    Value(_models: _storage.models(at: place(path)))
  }
  public func getTransformableValue<Value>(forKey path: KeyPath<Model, Value>) -> Value {
    _storage.transformable(at: place(path))
  }

  public func setValue<Value: Encodable>(forKey path: KeyPath<Model, Value>, to value: Value) {
    _storage.set(value, at: place(path))
  }
  public func setValue<Value: PersistentModel>(forKey path: KeyPath<Model, Value>, to value: Value) {
    _storage.setModel(value, at: place(path))
  }
  public func setValue<Value: PersistentModel>(forKey path: KeyPath<Model, Value?>, to value: Value?) {
    _storage.setModel(value, at: place(path))
  }
  public func setValue<Value: RelationshipCollection>(forKey path: KeyPath<Model, Value>, to value: Value) {
    _storage.setModels(value._models ?? [], at: place(path))
  }
  public func setTransformableValue<Value>(forKey path: KeyPath<Model, Value>, to value: Value) {
    _storage.setBoxed(value, at: place(path))
  }
}

// MARK: - What the accessors of properties call

extension _DefaultBackingData {
  @_disfavoredOverload
  public func _initialize<Value: Encodable>(value: Value, at index: Int) {
    guard !_storage.isMaterialized else { return }
    _storage.slots[index + offset] = _ModelStorage.slot(value)
  }
  public func _initialize<Value: PersistentModel>(value: Value, at index: Int) {
    guard !_storage.isMaterialized else { return }
    _storage.slots[index + offset] = .one(value)
  }
  public func _initialize<Value: PersistentModel>(value: Value?, at index: Int) {
    guard !_storage.isMaterialized else { return }
    _storage.slots[index + offset] = .one(value)
  }
  public func _initialize<Value: RelationshipCollection>(value: Value, at index: Int) {
    guard !_storage.isMaterialized else { return }
    _storage.slots[index + offset] = .many(value._models ?? [])
  }
  public func _initialize<Value>(transformable: Value, at index: Int) {
    guard !_storage.isMaterialized else { return }
    _storage.slots[index + offset] = .boxed(transformable)
  }

  @_disfavoredOverload
  public func _get<Owner: PersistentModel, Value: Decodable>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, valueAt index: Int
  ) -> Value {
    _storage.registrar.access(model, keyPath: path)
    return _storage.value(at: index + offset)
  }
  public func _get<Owner: PersistentModel, Value: PersistentModel>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, valueAt index: Int
  ) -> Value {
    _storage.registrar.access(model, keyPath: path)
    guard let value = _storage.model(at: index + offset) as? Value else {
      preconditionFailure(
        "A relationship of \(Owner.self) that is not optional leads to nothing: its object was deleted.")
    }
    return value
  }
  public func _get<Owner: PersistentModel, Value: PersistentModel>(
    _ model: Owner, _ path: KeyPath<Owner, Value?>, valueAt index: Int
  ) -> Value? {
    _storage.registrar.access(model, keyPath: path)
    return _storage.model(at: index + offset) as? Value
  }
  public func _get<Owner: PersistentModel, Value: RelationshipCollection>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, valueAt index: Int
  ) -> Value {
    _storage.registrar.access(model, keyPath: path)
    return Value(_models: _storage.models(at: index + offset))
  }
  public func _get<Owner: PersistentModel, Value>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, transformableAt index: Int
  ) -> Value {
    _storage.registrar.access(model, keyPath: path)
    return _storage.transformable(at: index + offset)
  }

  @_disfavoredOverload
  public func _set<Owner: PersistentModel, Value: Encodable>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, valueAt index: Int, to value: Value
  ) {
    let storage: _ModelStorage = model._$storage
    storage.registrar.withMutation(of: model, keyPath: path) { storage.set(value, at: index + offset) }
  }
  public func _set<Owner: PersistentModel, Value: PersistentModel>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, valueAt index: Int, to value: Value
  ) {
    let storage: _ModelStorage = model._$storage
    storage.owner = model
    storage.registrar.withMutation(of: model, keyPath: path) { storage.setModel(value, at: index + offset) }
  }
  public func _set<Owner: PersistentModel, Value: PersistentModel>(
    _ model: Owner, _ path: KeyPath<Owner, Value?>, valueAt index: Int, to value: Value?
  ) {
    let storage: _ModelStorage = model._$storage
    storage.owner = model
    storage.registrar.withMutation(of: model, keyPath: path) { storage.setModel(value, at: index + offset) }
  }
  public func _set<Owner: PersistentModel, Value: RelationshipCollection>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, valueAt index: Int, to value: Value
  ) {
    let storage: _ModelStorage = model._$storage
    storage.owner = model
    storage.registrar.withMutation(of: model, keyPath: path) {
      storage.setModels(value._models ?? [], at: index + offset)
    }
  }
  public func _set<Owner: PersistentModel, Value>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, transformableAt index: Int, to value: Value
  ) {
    let storage: _ModelStorage = model._$storage
    storage.registrar.withMutation(of: model, keyPath: path) { storage.setBoxed(value, at: index + offset) }
  }
}
