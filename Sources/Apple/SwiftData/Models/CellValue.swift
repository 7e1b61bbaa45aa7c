import SwiftDataStore

/// A value that stands in a cell as it is. Models read and write properties of these types without asking, each time,
/// of what type a value is.
public protocol _CellValue {
  static func _put(_ value: Self, in storage: _ModelStorage, at index: Int)
  /// Nil where the place does not hold such a cell.
  static func _take(from storage: _ModelStorage, at index: Int) -> Self?
}

extension String: _CellValue {
  public static func _put(_ value: String, in storage: _ModelStorage, at index: Int) {
    storage.slots[index] = .cell(.text(value.storedForm))
  }
  public static func _take(from storage: _ModelStorage, at index: Int) -> String? {
    if case .cell(.text(let text)) = storage.slots[index] { return text }
    return nil
  }
}

extension Int: _CellValue {
  public static func _put(_ value: Int, in storage: _ModelStorage, at index: Int) {
    storage.slots[index] = .cell(.integer(Int64(value)))
  }
  public static func _take(from storage: _ModelStorage, at index: Int) -> Int? {
    if case .cell(.integer(let number)) = storage.slots[index] { return Int(number) }
    return nil
  }
}

extension Double: _CellValue {
  public static func _put(_ value: Double, in storage: _ModelStorage, at index: Int) {
    storage.slots[index] = .cell(.real(value))
  }
  public static func _take(from storage: _ModelStorage, at index: Int) -> Double? {
    if case .cell(.real(let number)) = storage.slots[index] { return number }
    return nil
  }
}

extension Bool: _CellValue {
  public static func _put(_ value: Bool, in storage: _ModelStorage, at index: Int) {
    storage.slots[index] = .cell(.integer(value ? 1 : 0))
  }
  public static func _take(from storage: _ModelStorage, at index: Int) -> Bool? {
    if case .cell(.integer(let number)) = storage.slots[index] { return number != 0 }
    return nil
  }
}

extension Date: _CellValue {
  public static func _put(_ value: Date, in storage: _ModelStorage, at index: Int) {
    storage.slots[index] = .cell(.real(value.timeIntervalSinceReferenceDate))
  }
  public static func _take(from storage: _ModelStorage, at index: Int) -> Date? {
    if case .cell(.real(let seconds)) = storage.slots[index] { return Date(timeIntervalSinceReferenceDate: seconds) }
    return nil
  }
}

extension UUID: _CellValue {
  public static func _put(_ value: UUID, in storage: _ModelStorage, at index: Int) {
    storage.slots[index] = .cell(.text(value.uuidString))
  }
  public static func _take(from storage: _ModelStorage, at index: Int) -> UUID? {
    if case .cell(.text(let text)) = storage.slots[index] { return UUID(uuidString: text) }
    return nil
  }
}

extension Data: _CellValue {
  public static func _put(_ value: Data, in storage: _ModelStorage, at index: Int) {
    storage.slots[index] = .cell(.blob(value))
  }
  public static func _take(from storage: _ModelStorage, at index: Int) -> Data? {
    if case .cell(.blob(let data)) = storage.slots[index] { return data }
    return nil
  }
}

extension Optional: _CellValue where Wrapped: _CellValue {
  public static func _put(_ value: Wrapped?, in storage: _ModelStorage, at index: Int) {
    if let value {
      Wrapped._put(value, in: storage, at: index)
    } else {
      storage.slots[index] = .cell(.null)
    }
  }
  public static func _take(from storage: _ModelStorage, at index: Int) -> Wrapped?? {
    if case .cell(.null) = storage.slots[index] { return .some(nil) }
    return Wrapped._take(from: storage, at: index).map { .some($0) }
  }
}

// MARK: - What the accessors of properties call

extension _DefaultBackingData {
  public func _initialize<Value: Encodable & _CellValue>(value: Value, at index: Int) {
    guard !_storage.isMaterialized else { return }
    Value._put(value, in: _storage, at: index + offset)
  }

  public func _get<Owner: PersistentModel, Value: Decodable & _CellValue>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, valueAt index: Int
  ) -> Value {
    _storage.registrar.access(model, keyPath: path)
    return Value._take(from: _storage, at: index + offset) ?? _storage.value(at: index + offset)
  }

  public func _set<Owner: PersistentModel, Value: Encodable & _CellValue>(
    _ model: Owner, _ path: KeyPath<Owner, Value>, valueAt index: Int, to value: Value
  ) {
    let storage: _ModelStorage = model._$storage
    guard storage.isObserved else { return storage.put(value, at: index + offset) }
    storage.registrar.withMutation(of: model, keyPath: path) { storage.put(value, at: index + offset) }
  }
}

extension _ModelStorage {
  func put<Value: _CellValue>(_ value: Value, at index: Int) {
    noteChange(at: index)
    noteUndo(at: index)
    Value._put(value, in: self, at: index)
    context?.didChange(self, index)
  }
}
