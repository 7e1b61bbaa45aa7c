import SwiftDataStore

extension ModelContext {
  // MARK: - Reading

  private func destination(_ property: StoreProperty, _ info: EntityInfo) -> EntityInfo {
    info.store.info(info.store.store.model.destination(property))
  }

  /// The object that a reference leads to.
  func related(_ number: Int64, of storage: _ModelStorage, at index: Int) -> (any PersistentModel)? {
    guard let info = storage.info else { return nil }
    let property: StoreProperty = info.entity.properties[index]
    let other: EntityInfo = destination(property, info)
    if let model = registered(number, other) {
      if model._$storage.state == .deleted { return nil }
      keep(model, for: storage, index, property, info)
      return model
    }
    guard number > 0 else { return nil }
    loadBatch(storage, index, property, other)
    let found: (any PersistentModel)? = registered(number, other) ?? (try? fetchModels(other, numbers: [number]))?.first
    if let found { keep(found, for: storage, index, property, info) }
    return found
  }

  /// Children keep their parent: otherwise it would be read again for each of them.
  private func keep(
    _ model: any PersistentModel, for storage: _ModelStorage, _ index: Int, _ property: StoreProperty,
    _ info: EntityInfo
  ) {
    if let inverse = info.store.store.model.inverse(property),
      inverse.entity.properties[inverse.index].kind == .toOne
    {
      return
    }
    storage.kept[index] = model
  }

  func related(_ numbers: [Int64], of storage: _ModelStorage, at index: Int) -> [any PersistentModel] {
    guard let info = storage.info else { return [] }
    let property: StoreProperty = info.entity.properties[index]
    let other: EntityInfo = destination(property, info)
    var missing: [Int64] = []
    for number in numbers where number > 0 && registered(number, other) == nil { missing.append(number) }
    // Held here until the result holds them.
    let fetched: [any PersistentModel] = missing.isEmpty ? [] : (try? fetchModels(other, numbers: missing)) ?? []
    defer { withExtendedLifetime(fetched) {} }
    return numbers.compactMap { number in
      guard let model = registered(number, other), model._$storage.state != .deleted else { return nil }
      return model
    }
  }

  /// Reads what a fault stands for: all columns of the object, or the numbers of its related objects.
  func load(_ storage: _ModelStorage, _ index: Int) {
    guard let info = storage.info else { return }
    let property: StoreProperty = info.entity.properties[index]
    switch property.kind {
    case .attribute, .toOne:
      guard storage.number > 0, let row = try? readRow(info, storage.number) else {
        for place in info.stored { if case .fault = storage.slots[place] { storage.slots[place] = .cell(.null) } }
        return
      }
      for place in info.stored { if case .fault = storage.slots[place] { storage.slots[place] = row[place] } }
    case .toMany, .pairs:
      if storage.number <= 0 {
        storage.slots[index] = .numbers([])
        return
      }
      loadBatch(storage, index, property, destination(property, info))
      if case .fault = storage.slots[index] {
        let found: [Int64: [Int64]] = (try? readMembers(info, property, owners: [storage.number])) ?? [:]
        storage.slots[index] = .numbers(withPending(found[storage.number] ?? [], of: storage, property, info))
      }
    }
  }

  /// Loads a relationship for all objects that were fetched together with one, in one query.
  private func loadBatch(_ storage: _ModelStorage, _ index: Int, _ property: StoreProperty, _ other: EntityInfo) {
    guard let batch = storage.batch, batch.numbers.count > 1, batch.loaded[index] == nil, let info = storage.info else {
      return
    }
    batch.loaded[index] = []
    prefetch(info, property, index, batch)
  }

  func prefetch(_ info: EntityInfo, _ property: StoreProperty, _ index: Int, _ batch: FetchBatch) {
    let other: EntityInfo = destination(property, info)
    switch property.kind {
    case .attribute: return
    case .toOne:
      var numbers: Set<Int64> = []
      for number in batch.numbers {
        guard let model = registered(number, info), case .cell(.integer(let related)) = model._$storage.slots[index]
        else {
          continue
        }
        if related > 0, registered(related, other) == nil { numbers.insert(related) }
      }
      guard !numbers.isEmpty, let models = try? fetchModels(other, numbers: numbers.sorted()) else { return }
      batch.loaded[index] = models.map { $0 as AnyObject }
    case .toMany, .pairs:
      let owners: [Int64] = batch.numbers.filter { number in
        guard let model = registered(number, info), case .fault = model._$storage.slots[index] else { return false }
        return true
      }
      guard !owners.isEmpty, let members = try? readMembers(info, property, owners: owners) else { return }
      for owner in owners {
        guard let storage = registered(owner, info)?._$storage else { continue }
        storage.slots[index] = .numbers(withPending(members[owner] ?? [], of: storage, property, info))
      }
      var missing: Set<Int64> = []
      for number in members.values.joined() where number > 0 && registered(number, other) == nil {
        missing.insert(number)
      }
      if let models = try? fetchModels(other, numbers: missing.sorted()) {
        batch.loaded[index] = models.map { $0 as AnyObject }
      }
    }
  }

  /// The numbers as they will be after the save: with what has been linked and unlinked since the last one.
  private func withPending(
    _ numbers: [Int64], of storage: _ModelStorage, _ property: StoreProperty, _ info: EntityInfo
  ) -> [Int64] {
    guard hasChanges, let inverse = info.store.store.model.inverse(property) else { return numbers }
    var result: [Int64] = numbers
    let other: EntityInfo = destination(property, info)
    for model in changed.models + inserted.models + deleted.models {
      let related: _ModelStorage = model._$storage
      guard let relatedInfo = related.info, key(relatedInfo) == key(other), inverse.index < related.slots.count else {
        continue
      }
      let isLinked: Bool
      switch (related.state, related.slots[inverse.index]) {
      case (.deleted, _): isLinked = false
      case (_, .cell(.integer(let number))): isLinked = number == storage.number
      case (_, .numbers(let numbers)): isLinked = numbers.contains(storage.number)
      case (_, .fault): continue
      default: isLinked = false
      }
      let place: Int? = result.firstIndex(of: related.number)
      if isLinked, place == nil { result.append(related.number) }
      if !isLinked, let place { result.remove(at: place) }
    }
    return result
  }

  // MARK: - Writing

  private func change(_ storage: _ModelStorage, _ index: Int, to slot: _ModelStorage.Slot, isStored: Bool = true) {
    if isStored { storage.noteChange(at: index) }
    storage.slots[index] = slot
    if isStored { didChange(storage, index) }
  }

  /// As above for an object that is changed because another one was.
  private func changeOther(_ storage: _ModelStorage, _ index: Int, to slot: _ModelStorage.Slot, isStored: Bool) {
    guard let model = storage.owner else { return }
    notifying(model, index) { change(storage, index, to: slot, isStored: isStored) }
    if !isStored, let info = storage.info { tell(ContextChange(info, model, .changed(index))) }
  }

  func setModel(_ model: (any PersistentModel)?, of storage: _ModelStorage, at index: Int) {
    guard let info = storage.info else { return }
    let property: StoreProperty = info.entity.properties[index]
    if let model, model._$storage.link == nil { insertAny(model) }
    let old: _ModelStorage? = self.model(storage, index)
    let new: _ModelStorage? = model?._$storage
    precondition(
      new == nil || new?.link === link, "\(info.entity.name).\(property.name): the object belongs to another context.")
    if let inverse = info.store.store.model.inverse(property), old !== new {
      if let old { unlink(storage, from: old, inverse.index) }
      if let new { link(storage, to: new, inverse.index, property, index) }
    }
    storage.kept[index] = nil
    if undoManager != nil, let owner = storage.owner { noteUndo(.change(index, storage.slots[index]), owner) }
    change(storage, index, to: .cell(new.map { .integer($0.number) } ?? .null))
  }

  private func model(_ storage: _ModelStorage, _ index: Int) -> _ModelStorage? { storage.model(at: index)?._$storage }

  /// Takes an object out of the other end of a relationship.
  private func unlink(_ storage: _ModelStorage, from other: _ModelStorage, _ inverse: Int) {
    guard let info = other.info else { return }
    switch info.entity.properties[inverse].kind {
    case .toOne: changeOther(other, inverse, to: .cell(.null), isStored: true)
    case .toMany, .pairs:
      guard case .numbers(let numbers) = other.slots[inverse] else { return }
      changeOther(other, inverse, to: .numbers(numbers.filter { $0 != storage.number }), isStored: false)
    case .attribute: return
    }
  }

  /// Puts an object into the other end of a relationship.
  private func link(
    _ storage: _ModelStorage, to other: _ModelStorage, _ inverse: Int, _ property: StoreProperty, _ index: Int
  ) {
    guard let info = other.info else { return }
    switch info.entity.properties[inverse].kind {
    case .toOne:
      // Whoever had it before has it no more.
      if let previous = model(other, inverse), previous !== storage, property.kind == .toOne {
        changeOther(previous, index, to: .cell(.null), isStored: true)
      } else if let previous = model(other, inverse), previous !== storage {
        unlink(other, from: previous, index)
      }
      changeOther(other, inverse, to: .cell(.integer(storage.number)), isStored: true)
    case .toMany, .pairs:
      guard case .numbers(let numbers) = other.slots[inverse], !numbers.contains(storage.number) else { return }
      changeOther(other, inverse, to: .numbers(numbers + [storage.number]), isStored: false)
    case .attribute: return
    }
  }

  func setModels(_ models: [any PersistentModel], of storage: _ModelStorage, at index: Int) {
    guard let info = storage.info else { return }
    let property: StoreProperty = info.entity.properties[index]
    for model in models where model._$storage.link == nil { insertAny(model) }
    if case .fault = storage.slots[index] { load(storage, index) }
    var old: [Int64] = []
    if case .numbers(let numbers) = storage.slots[index] { old = numbers }
    var seen: Set<Int64> = []
    var new: [Int64] = []
    var added: [_ModelStorage] = []
    let before: Set<Int64> = Set(old)
    for model in models {
      let other: _ModelStorage = model._$storage
      precondition(other.link === link, "\(info.entity.name).\(property.name): an object belongs to another context.")
      guard seen.insert(other.number).inserted else { continue }
      new.append(other.number)
      if !before.contains(other.number) { added.append(other) }
    }
    let removed: [Int64] = old.filter { !seen.contains($0) }
    if undoManager != nil, property.kind == .pairs, let owner = storage.owner {
      noteUndo(.change(index, storage.slots[index]), owner)
    }
    // The other end of a reference is where it is stored; pairs are stored by this end.
    change(storage, index, to: .numbers(new), isStored: property.kind == .pairs)
    guard let inverse = info.store.store.model.inverse(property) else { return }
    for model in related(removed, of: storage, at: index) { unlink(storage, from: model._$storage, inverse.index) }
    for other in added { link(storage, to: other, inverse.index, property, index) }
    if property.kind == .toMany, let model = storage.owner { tell(ContextChange(info, model, .changed(index))) }
  }

  // MARK: - Deleting

  func applyDeleteRules(_ model: any PersistentModel, _ storage: _ModelStorage, _ info: EntityInfo) {
    for (index, property) in info.entity.properties.enumerated() where property.kind != .attribute {
      let related: [any PersistentModel] =
        property.kind == .toOne ? storage.model(at: index).map { [$0] } ?? [] : storage.models(at: index)
      guard !related.isEmpty else { continue }
      switch property.deletion {
      case .noAction: continue
      case .cascade: for other in related { deleteAny(other) }
      case .deny: denied[ObjectIdentifier(model)] = "\(info.entity.name).\(property.name)"
      case .nullify:
        guard let inverse = info.store.store.model.inverse(property) else { continue }
        for other in related { unlink(storage, from: other._$storage, inverse.index) }
      }
      guard property.deletion != .nullify, let inverse = info.store.store.model.inverse(property) else { continue }
      for other in related where other._$storage.state != .deleted && property.deletion == .cascade {
        unlink(storage, from: other._$storage, inverse.index)
      }
    }
    unlinkReferences(to: storage, info)
  }

  /// References to a deleted object that no property of its own leads back along.
  private func unlinkReferences(to storage: _ModelStorage, _ info: EntityInfo) {
    for other in info.store.infos {
      for (index, property) in other.entity.properties.enumerated()
      where property.kind != .attribute && property.inverse == nil && isOwn(index, other) {
        let destination: StoreEntity = info.store.store.model.destination(property)
        guard info.entity.isKind(of: destination) else { continue }
        for owner in (try? owners(of: storage, other, property, index)) ?? [] {
          unlink(storage, from: owner._$storage, index)
        }
      }
    }
  }

  private func isOwn(_ index: Int, _ info: EntityInfo) -> Bool {
    index >= (info.entity.parent?.properties.count ?? 0)
  }
}
