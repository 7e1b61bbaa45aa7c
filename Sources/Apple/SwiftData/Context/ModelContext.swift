import FoundationGaps
import SwiftDataStore

/// Where objects are inserted, changed, deleted and fetched, until all of it is saved at once.
///
/// A context and its objects belong to one thread or actor.
public class ModelContext: Equatable, CustomDebugStringConvertible {
  public let container: ModelContainer
  /// What stores know this context by.
  public var editingState = EditingState()
  /// Who is named in the history as the author of what this context saves.
  public var author: String? {
    get { editingState.author }
    set { editingState.author = newValue }
  }
  /// Whether the context saves by itself a moment after a change.
  public var autosaveEnabled: Bool = false {
    didSet { if autosaveEnabled, hasChanges { scheduleAutosave() } }
  }
  /// Takes up changes so that they can be undone; none unless set.
  public var undoManager: UndoManager?

  var isMain: Bool = false
  /// Where the work of this context is done, for what comes from elsewhere.
  var home: ContextHome = .current
  let link = ContextLink()
  /// The objects of each table by their number.
  private(set) var registered: [ObjectIdentifier: RegisteredModels] = [:]
  /// The table that was asked for last, which is mostly the one that is asked for next.
  private var lastRegistered: (key: ObjectIdentifier, models: RegisteredModels)?
  // Kept alive until they are saved.
  var inserted = OrderedModels()
  var changed = OrderedModels()
  var deleted = OrderedModels()
  /// Deletions that a rule forbids, by the object that was to be deleted.
  var denied: [ObjectIdentifier: String] = [:]
  /// The objects behind the row numbers of pending changes, while these are written for a fetch.
  var flushed: [InternedKey: any PersistentModel] = [:]
  /// Whether the pending changes stand in the tables now, for a fetch.
  var isWritten: Bool = false
  /// Files of big data that a save has written, until its transaction is for good.
  var newFiles: [URL] = []
  /// When the context saves by itself; nil when nothing waits for it.
  var autosaveTime: DispatchTime?
  /// Told after each change of what this context holds, for queries.
  var observers: [ObjectIdentifier: (ContextChange) -> Void] = [:] {
    didSet {
      guard isMain, oldValue.isEmpty != observers.isEmpty else { return }
      if observers.isEmpty {
        container.stopWatching(for: ObjectIdentifier(link))
      } else {
        container.noticeOthers()
        container.watch(for: ObjectIdentifier(link))
      }
    }
  }
  let identifier: String

  struct InternedKey: Hashable {
    let table: ObjectIdentifier
    let number: Int64
  }

  public init(_ container: ModelContainer) {
    self.container = container
    identifier = "\(container.identifier) \(UUID().uuidString)"
    link.context = self
    container.add(self)
    for store in container.stores { store.custom?.begin(editingState) }
  }

  deinit {
    for store in container.stores { store.custom?.end(editingState) }
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  public var debugDescription: String {
    "ModelContext(\(inserted.count) inserted, \(changed.count) changed, \(deleted.count) deleted)"
  }

  // MARK: - State

  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { inserted.models }
  public var changedModelsArray: [any PersistentModel] { changed.models }
  public var deletedModelsArray: [any PersistentModel] { deleted.models }

  // MARK: - Registered objects

  func key(_ info: EntityInfo) -> ObjectIdentifier { info.key }

  func register(_ model: any PersistentModel, _ storage: _ModelStorage, _ info: EntityInfo) {
    registered(in: info).add(model, storage.number)
  }

  func unregister(_ number: Int64, _ info: EntityInfo) {
    registered(in: info).remove(number)
  }

  func registered(_ number: Int64, _ info: EntityInfo) -> (any PersistentModel)? {
    registered(in: info)[number]
  }

  private func registered(in info: EntityInfo) -> RegisteredModels {
    if lastRegistered?.key == info.key, let known = lastRegistered?.models { return known }
    let models: RegisteredModels = registered[info.key] ?? RegisteredModels()
    registered[info.key] = models
    lastRegistered = (info.key, models)
    return models
  }

  /// All objects that are alive, of a table or of all.
  func allRegistered(_ info: EntityInfo? = nil) -> [any PersistentModel] {
    if let info { return registered(in: info).all }
    return registered.values.flatMap(\.all)
  }

  /// The object with an identifier if this context has it in memory.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    anyRegistered(identifier) as? T
  }

  func anyRegistered(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if identifier.isTemporary {
      return inserted.first { $0._$storage.number == identifier.number }
    }
    guard let info = container.info(identifier) else { return nil }
    return registered(identifier.number, info)
  }

  /// The object with an identifier: as it is in memory, or read when its values are asked for.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    if let model = anyRegistered(identifier) { return model }
    guard let info = container.info(identifier) else {
      preconditionFailure("\(identifier) is of no store of this context's container.")
    }
    if let found = try? fetchModels(info, numbers: [identifier.number]).first { return found }
    if let custom = info.store.custom, let found = try? cachedModel(identifier, custom, info) { return found }
    return makeModel(info, identifier.number, 0, info.entity.properties.map { _ in .fault })
  }

  func makeModel(
    _ info: EntityInfo, _ number: Int64, _ version: Int64, _ slots: [_ModelStorage.Slot]
  ) -> any PersistentModel {
    let storage = _ModelStorage(slots: slots, info: info, number: number, version: version, link: link)
    let model: any PersistentModel = storage.makeModel(info.metatype)
    register(model, storage, info)
    return model
  }

  // MARK: - Inserting

  /// Makes an object persistent: it and all that it leads to are stored at the next save.
  ///
  /// - Parameter model: The object. One that has the unique value of a stored object takes the place of that one.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    let storage: _ModelStorage = model._$storage
    if storage.state == .deleted, storage.link === link { return restore(model, storage) }
    if storage.state == .gone { renew(storage) }
    guard storage.state == .free else {
      precondition(
        storage.link === link,
        "This \(type(of: model)) belongs to another context. Use its persistentModelID to fetch it in this one.")
      return
    }
    let info: EntityInfo
    do {
      info = try container.info(type(of: model))
    } catch {
      preconditionFailure("\(error)")
    }
    if storage.number == 0 { storage.number = PersistentIdentifier.takeTemporaryNumber() }
    storage.info = info
    storage.link = link
    storage.owner = model
    storage.state = .inserted
    inserted.add(model)
    register(model, storage, info)
    connect(storage, info)
    noteUndo(.insert, model)
    tell(ContextChange(info, model, .inserted))
  }

  /// The related objects of an object that comes into the context come with it, and their references back are set.
  private func connect(_ storage: _ModelStorage, _ info: EntityInfo) {
    for index in info.relationships {
      switch storage.slots[index] {
      case .one(let model):
        storage.slots[index] = .cell(.null)
        if let model { setModel(model, of: storage, at: index) }
      case .many(let models):
        storage.slots[index] = .numbers([])
        if !models.isEmpty { setModels(models, of: storage, at: index) }
      case .unset:
        storage.slots[index] = info.entity.properties[index].kind == .toOne ? .cell(.null) : .numbers([])
      default:
        continue
      }
    }
  }

  /// An object whose deletion was saved is a new one for the store; what it refers to and is still there stays.
  private func renew(_ storage: _ModelStorage) {
    if let info = storage.info {
      let isOwn: Bool = storage.link === link
      for index in info.relationships {
        let isOne: Bool = info.entity.properties[index].kind == .toOne
        storage.slots[index] =
          isOne
          ? .one(isOwn ? storage.model(at: index) : nil) : .many(isOwn ? storage.models(at: index) : [])
      }
    }
    storage.state = .free
    storage.number = 0
    storage.version = 0
    storage.info = nil
    storage.link = nil
  }

  private func restore(_ model: any PersistentModel, _ storage: _ModelStorage) {
    deleted.remove(model)
    denied[ObjectIdentifier(model)] = nil
    storage.state = storage.number > 0 ? .saved : .inserted
    if storage.number < 0 { inserted.add(model) } else if !storage.changes.isEmpty { changed.add(model) }
    if let info = storage.info { tell(ContextChange(info, model, .inserted)) }
  }

  // MARK: - Changes

  func didChange(_ storage: _ModelStorage, _ index: Int) {
    guard let model = storage.owner, let info = storage.info else { return }
    if storage.state == .saved { changed.add(model) }
    tell(ContextChange(info, model, .changed(index)))
  }

  func tell(_ change: ContextChange) {
    scheduleAutosave()
    guard !observers.isEmpty else { return }
    for observer in Array(observers.values) { observer(change) }
  }

  // MARK: - Deleting

  /// Deletes an object at the next save.
  ///
  /// - Parameter model: The object. Its relationships follow their delete rules.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  func deleteAny(_ model: any PersistentModel) {
    let storage: _ModelStorage = model._$storage
    guard storage.link === link, let info = storage.info, storage.state != .deleted, storage.state != .gone else {
      precondition(
        storage.link == nil || storage.link === link,
        "This \(type(of: model)) belongs to another context. Delete it there, or fetch it in this one.")
      return
    }
    let wasInserted: Bool = storage.state == .inserted
    noteUndo(.delete, model)
    // Its values stay readable until the save, and the history may want them.
    for index in storage.slots.indices {
      if case .fault = storage.slots[index] { load(storage, index) }
    }
    storage.state = .deleted
    inserted.remove(model)
    changed.remove(model)
    if !wasInserted { deleted.add(model) }
    applyDeleteRules(model, storage, info)
    if wasInserted {
      unregister(storage.number, info)
      storage.state = .free
      storage.link = nil
      storage.info = nil
    }
    tell(ContextChange(info, model, .deleted))
  }

  /// Brings what has been changed to those who follow it. Changes are told at once here, so that nothing waits.
  public func processPendingChanges() {}

  /// Deletes all objects of a class that meet a condition.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    if let custom = try container.info(model).store.custom, !hasChanges,
      try custom.delete(model, predicate, includeSubclasses: includeSubclasses, editingState)
    {
      return try forgetDeleted(model)
    }
    let models: [T] = try fetch(FetchDescriptor<T>(predicate: predicate))
    for model in models where includeSubclasses || type(of: model) == T.self { deleteAny(model) }
  }

  // MARK: - Undoing everything

  /// Takes back all changes since the last save, and empties the undo stack.
  public func rollback() {
    for model in inserted.models {
      let storage: _ModelStorage = model._$storage
      if let info = storage.info {
        unregister(storage.number, info)
        tell(ContextChange(info, model, .deleted))
      }
      storage.state = .free
      storage.link = nil
      storage.info = nil
    }
    for model in deleted.models { model._$storage.state = .saved }
    let touched: [any PersistentModel] = changed.models + deleted.models
    for model in touched {
      let storage: _ModelStorage = model._$storage
      let old: [Int: _ModelStorage.Slot] = storage.changes
      storage.changes = [:]
      for (index, slot) in old { notifying(model, index) { storage.slots[index] = slot } }
    }
    inserted = OrderedModels()
    changed = OrderedModels()
    deleted = OrderedModels()
    denied = [:]
    // What was linked in memory only is read again.
    for model in allRegistered() { refault(model) }
    for model in touched { if let info = model._$storage.info { tell(ContextChange(info, model, .refreshed)) } }
    undoManager?.removeAllActions()
  }

  /// Lets the to-many relationships of an object be read again.
  func refault(_ model: any PersistentModel) {
    let storage: _ModelStorage = model._$storage
    guard let info = storage.info, storage.state == .saved else { return }
    for index in info.relationships where info.entity.properties[index].kind != .toOne {
      if case .fault = storage.slots[index] { continue }
      notifying(model, index) { storage.slots[index] = .fault }
    }
  }

  func forgetAll() {
    let models: [any PersistentModel] = allRegistered()
    for model in models {
      let storage: _ModelStorage = model._$storage
      storage.changes = [:]
      storage.state = .deleted
      if let info = storage.info { unregister(storage.number, info) }
    }
    inserted = OrderedModels()
    changed = OrderedModels()
    deleted = OrderedModels()
    denied = [:]
    for model in models { if let info = model._$storage.info { tell(ContextChange(info, model, .deleted)) } }
  }

  // MARK: - Observation

  /// Changes a slot and tells those who read the property.
  func notifying(_ model: any PersistentModel, _ index: Int, _ change: () -> Void) {
    let storage: _ModelStorage = model._$storage
    guard storage.isObserved else { return change() }
    Self.notify(model, index, storage.registrar, change)
  }

  private static func notify<Model: PersistentModel>(
    _ model: Model, _ index: Int, _ registrar: ObservationRegistrar, _ change: () -> Void
  ) {
    guard let path = declaredPath(Model.self, index, of: model) else { return change() }
    func typed<Value>(_ type: Value.Type) {
      guard let path = path as? KeyPath<Model, Value> else { return change() }
      registrar.willSet(model, keyPath: path)
      change()
      registrar.didSet(model, keyPath: path)
    }
    _openExistential(type(of: path).valueType, do: typed)
  }

  /// The key path that the accessor of a property names: it begins at the class that declares it.
  private static func declaredPath<Model: PersistentModel>(_ type: Model.Type, _ index: Int, of model: Model)
    -> AnyKeyPath?
  {
    let paths: [AnyKeyPath] = Swift.type(of: model)._$keyPaths
    return index < paths.count ? paths[index] : nil
  }
}

/// What happened to an object of a context.
struct ContextChange {
  enum Kind {
    case inserted, deleted, refreshed, saved
    case changed(Int)
  }

  let info: EntityInfo
  let model: any PersistentModel
  let kind: Kind

  init(_ info: EntityInfo, _ model: any PersistentModel, _ kind: Kind) {
    self.info = info
    self.model = model
    self.kind = kind
  }
}
