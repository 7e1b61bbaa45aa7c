/// Objects in the order in which they came, each once.
///
/// An object knows its place, so that it is found without a table; it is in one list of its context at most.
struct OrderedModels {
  private var list: [(any PersistentModel)?] = []
  private(set) var count: Int = 0

  var isEmpty: Bool { count == 0 }
  var models: [any PersistentModel] { list.compactMap { $0 } }

  func contains(_ model: any PersistentModel) -> Bool {
    let place: Int = model._$storage.pendingPlace
    return place < list.count && list[place] === model
  }

  mutating func add(_ model: any PersistentModel) {
    guard !contains(model) else { return }
    model._$storage.pendingPlace = list.count
    list.append(model)
    count += 1
  }

  mutating func remove(_ model: any PersistentModel) {
    guard contains(model) else { return }
    list[model._$storage.pendingPlace] = nil
    count -= 1
    if count == 0 { list = [] }
  }

  /// Calls a closure for each object in order, without a copy of the list.
  func forEach(_ body: (any PersistentModel) throws -> Void) rethrows {
    for case let model? in list { try body(model) }
  }

  func first(where condition: (any PersistentModel) -> Bool) -> (any PersistentModel)? {
    for case let model? in list where condition(model) { return model }
    return nil
  }
}
