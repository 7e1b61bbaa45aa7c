import Glibc
import Observation
import SwiftDataStore

/// The values of one object, and what its context knows of it.
public final class _ModelStorage {
  /// What stands at the place of a property.
  enum Slot {
    /// Nothing was set, by an initializer that is still under way.
    case unset
    /// In the store, and not read yet.
    case fault
    /// A value as in a cell, or the number of a related object of the same context; below zero for one that is not saved.
    case cell(SQLValue)
    /// A value that is coded when it is saved; apart, so that the others stay small.
    indirect case boxed(Any)
    /// Related objects of an object that is in no context yet.
    case one((any PersistentModel)?)
    case many([any PersistentModel])
    /// The numbers of related objects of the same context.
    case numbers([Int64])
  }

  enum State {
    case free, inserted, saved
    /// The next save removes it from the store.
    case deleted
    /// A save has removed it from the store: it belongs to no context any more.
    case gone
  }

  var slots: [Slot]
  var state: State = .free
  /// Whether the values come from the store: initial values of properties then mean nothing.
  let isMaterialized: Bool
  /// The values before the changes that are not saved, by place.
  var changes: [Int: Slot] = [:]
  var version: Int64 = 0
  /// The number of the row; below zero before it is saved, and 0 before it is asked for.
  var number: Int64 = 0
  /// Where the object is in the list of its context that it is in: of those inserted, changed or deleted.
  var pendingPlace: Int = 0
  var info: EntityInfo?
  var link: ContextLink?
  /// The objects that were fetched together with this one: what one of them needs is loaded for all.
  var batch: FetchBatch?
  /// Keeps related objects alive while this one is.
  var kept: [Int: AnyObject] = [:]
  unowned(unsafe) var owner: (any PersistentModel)?
  private var madeRegistrar: ObservationRegistrar?

  init(count: Int) {
    slots = Array(repeating: .unset, count: count)
    isMaterialized = false
  }

  init(slots: [Slot], info: EntityInfo, number: Int64, version: Int64, link: ContextLink) {
    self.slots = slots
    self.info = info
    self.number = number
    self.version = version
    self.link = link
    state = .saved
    isMaterialized = true
  }

  /// Made for the first who reads or writes: most objects of a big fetch are never observed.
  var registrar: ObservationRegistrar {
    if let madeRegistrar { return madeRegistrar }
    let registrar = ObservationRegistrar()
    madeRegistrar = registrar
    return registrar
  }

  var isObserved: Bool { madeRegistrar != nil }

  var context: ModelContext? { link?.context }

  /// For a class hierarchy: what the initializer of the superclass has set.
  public func takeInherited(from base: _ModelStorage, count: Int) {
    for index in 0..<count { slots[index] = base.slots[index] }
    if number == 0 { number = base.number }
  }

  // MARK: - Identity

  func identifier(of model: any PersistentModel) -> PersistentIdentifier {
    if let info { return identifier(in: info) }
    if number == 0 { number = PersistentIdentifier.takeTemporaryNumber() }
    let name: InternedName = .of(Schema.entityName(for: type(of: model)))
    return PersistentIdentifier(entity: name, table: name, store: nil, number: number)
  }

  func identifier(in info: EntityInfo) -> PersistentIdentifier {
    PersistentIdentifier(
      entity: info.name, table: info.tableName, store: number > 0 ? info.storeName : nil, number: number)
  }

  /// A property as it stands in a snapshot: its value, or the identifiers of related objects.
  func snapshotValue(at index: Int) -> Any? {
    guard let info else { return nil }
    let property: StoreProperty = info.entity.properties[index]
    switch property.kind {
    case .toOne: return model(at: index).map { $0.persistentModelID }
    case .toMany, .pairs: return models(at: index).map { $0.persistentModelID }
    case .attribute: break
    }
    if info.transformers[index] != nil { return (try? cell(at: index))?.blob }
    func open<Value>(_ type: Value.Type) -> Any? { self.value(at: index) as Value }
    let value: Any? = _openExistential(property.type, do: open)
    return (value as? any OptionalValue).map { $0.wrappedValue } ?? value
  }

  // MARK: - The object that is being made

  /// The storage for the object that is being made around values from the store, on this thread.
  static var current: _ModelStorage? {
    guard let pointer = pthread_getspecific(currentKey) else { return nil }
    return Unmanaged<_ModelStorage>.fromOpaque(pointer).takeUnretainedValue()
  }

  private static let currentKey: pthread_key_t = {
    var key: pthread_key_t = 0
    pthread_key_create(&key, nil)
    return key
  }()

  /// Makes the object that these are the values of.
  func makeModel(_ type: any PersistentModel.Type) -> any PersistentModel {
    let outer: UnsafeMutableRawPointer? = pthread_getspecific(Self.currentKey)
    pthread_setspecific(Self.currentKey, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.currentKey, outer) }
    let model: any PersistentModel = type._$make(self)
    owner = model
    return model
  }

  // MARK: - Attributes

  static func slot<Value>(_ value: Value) -> Slot {
    if Value.self == String.self { return .cell(.text(unsafeBitCast(value, to: String.self).storedForm)) }
    if Value.self == Int.self { return .cell(.integer(Int64(unsafeBitCast(value, to: Int.self)))) }
    if Value.self == Double.self { return .cell(.real(unsafeBitCast(value, to: Double.self))) }
    if Value.self == Bool.self { return .cell(.integer(unsafeBitCast(value, to: Bool.self) ? 1 : 0)) }
    if Value.self == Date.self {
      return .cell(.real(unsafeBitCast(value, to: Date.self).timeIntervalSinceReferenceDate))
    }
    switch value {
    case is Data, is UUID, is Decimal, is Float:
      return (try? ValueCoding.encode(value)).map { .cell($0) } ?? .boxed(value)
    default:
      return .boxed(value)
    }
  }

  func value<Value>(at index: Int) -> Value {
    switch slots[index] {
    case .cell(let cell):
      if let value = ValueCoding.decode(Value.self, cell) {
        keep(value, at: index)
        return value
      }
      return missing(at: index, cell)
    case .boxed(let value):
      if let value = value as? Value { return value }
      preconditionFailure("\(name(of: index)) holds a \(type(of: value)), not a \(Value.self).")
    case .fault:
      load(index)
      return self.value(at: index)
    case .unset:
      return missing(at: index, .null)
    case .one, .many, .numbers:
      preconditionFailure("\(name(of: index)) is a relationship.")
    }
  }

  /// Values that are coded are decoded once.
  private func keep<Value>(_ value: Value, at index: Int) {
    if Value.self == String.self || Value.self == Int.self || Value.self == Double.self || Value.self == Bool.self
      || Value.self == Date.self
    {
      return
    }
    if value is any Collection, changes[index] == nil { slots[index] = .boxed(value) }
  }

  /// What is returned where the store holds nothing of the type: the property's default.
  private func missing<Value>(at index: Int, _ cell: SQLValue) -> Value {
    if let value = info?.defaults[index] as? Value { return value }
    if let none = (Value.self as? any OptionalValue.Type) { return Self.none(none) as! Value }
    preconditionFailure(
      "\(name(of: index)) has no value of type \(Value.self): the store holds \(cell). Add a default, or a migration.")
  }

  private static func none<Value: OptionalValue>(_ type: Value.Type) -> Any { Value.none }

  private func name(of index: Int) -> String {
    info.map { "\($0.entity.name).\($0.entity.properties[index].name)" } ?? "The property at \(index)"
  }

  func transformable<Value>(at index: Int) -> Value {
    if case .cell(let cell) = slots[index], let transformer = info?.transformers[index] {
      guard case .blob(let data) = cell else { return missing(at: index, cell) }
      let value: Any? = transformer.reverseTransformedValue(data)
      guard let value = value as? Value else { return missing(at: index, cell) }
      slots[index] = .boxed(value)
      return value
    }
    return value(at: index)
  }

  func set<Value>(_ value: Value, at index: Int) {
    noteChange(at: index)
    noteUndo(at: index)
    slots[index] = Self.slot(value)
    context?.didChange(self, index)
  }

  func setBoxed<Value>(_ value: Value, at index: Int) {
    noteChange(at: index)
    noteUndo(at: index)
    slots[index] = .boxed(value)
    context?.didChange(self, index)
  }

  func noteUndo(at index: Int) {
    guard let context, context.undoManager != nil, let owner else { return }
    context.noteUndo(.change(index, slots[index]), owner)
  }

  /// Keeps the value that is about to be replaced, until the next save.
  func noteChange(at index: Int) {
    guard state == .saved else { return }
    if case .fault = slots[index] { load(index) }
    if changes[index] == nil { changes[index] = slots[index] }
  }

  /// The value as it goes into the cell.
  func cell(at index: Int) throws -> SQLValue {
    switch slots[index] {
    case .cell(let cell): return cell
    case .boxed(let value):
      if let transformer = info?.transformers[index] {
        guard let wrapped = (value as? any OptionalValue)?.wrappedValue ?? Optional(value),
          !((value as? any OptionalValue).map { $0.wrappedValue == nil } ?? false)
        else { return .null }
        guard let data = transformer.transformedValue(wrapped) as? Data else {
          throw SwiftDataError(.modelValidationFailure, "The transformer of \(name(of: index)) made no data.")
        }
        return .blob(data)
      }
      do {
        return try ValueCoding.encode(value)
      } catch {
        throw SwiftDataError(.modelValidationFailure, "\(name(of: index)): \(error)")
      }
    case .unset, .one, .many: return .null
    case .fault, .numbers: return .null
    }
  }

  /// Reads what stands in the store.
  private func load(_ index: Int) {
    guard let context else {
      preconditionFailure(
        "\(name(of: index)) was not read before its context went: keep the ModelContext as long as its objects.")
    }
    context.load(self, index)
  }

  // MARK: - Relationships

  func model(at index: Int) -> (any PersistentModel)? {
    if case .fault = slots[index] { load(index) }
    switch slots[index] {
    case .one(let model): return model
    case .cell(.integer(let number)): return context?.related(number, of: self, at: index)
    default: return nil
    }
  }

  func models(at index: Int) -> [any PersistentModel] {
    if case .fault = slots[index] { load(index) }
    switch slots[index] {
    case .many(let models): return models
    case .numbers(let numbers): return context?.related(numbers, of: self, at: index) ?? []
    default: return []
    }
  }

  func setModel(_ model: (any PersistentModel)?, at index: Int) {
    if let context { return context.setModel(model, of: self, at: index) }
    slots[index] = .one(model)
    if let context = model?._$storage.context, let owner { context.insertAny(owner) }
  }

  func setModels(_ models: [any PersistentModel], at index: Int) {
    if let context { return context.setModels(models, of: self, at: index) }
    slots[index] = .many(models)
    for model in models {
      if let context = model._$storage.context, let owner { return context.insertAny(owner) }
    }
  }
}

/// Leads from objects to their context, which may go before them.
final class ContextLink {
  weak var context: ModelContext?
}

/// Objects that were fetched together.
final class FetchBatch {
  let numbers: [Int64]
  var loaded: [Int: [AnyObject]] = [:]
  init(_ numbers: [Int64]) { self.numbers = numbers }
}
