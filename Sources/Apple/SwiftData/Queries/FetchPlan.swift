import SwiftDataStore

/// A fetch as SQL.
struct FetchPlan {
  let info: EntityInfo
  let alias: String
  /// From FROM to the order.
  let tail: String
  let order: String
  let limit: String
  let isFiltered: Bool
  let values: [SQLValue]
  /// The tables that the result depends on.
  let tables: Set<String>

  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ info: EntityInfo) throws {
    self.info = info
    let model: StoreModel = info.store.store.model
    let translator = PredicateTranslator(model, reference: Self.reference)
    let query: TranslatedQuery
    do {
      query = try translator.query(
        info.entity, predicate: descriptor.predicate, sortBy: descriptor.sortBy.map(Self.order))
    } catch {
      throw SwiftDataError.of(error)
    }
    alias = query.alias
    tail = query.tail
    order = query.order
    isFiltered = query.isFiltered
    tables = translator.tables
    var limit: String = ""
    if descriptor.fetchLimit != nil || descriptor.fetchOffset != nil {
      limit = " LIMIT \(descriptor.fetchLimit ?? -1) OFFSET \(descriptor.fetchOffset ?? 0)"
    }
    self.limit = limit
    values = translator.values
  }

  func select(_ columns: String, isOrdered: Bool = true) -> String {
    "SELECT \(columns) \(tail)\(isOrdered ? order : "")\(limit)"
  }

  /// The same for some rows only; without order and limit.
  func select(_ columns: String, among numbers: [Int64]) -> String {
    // Numbers are no texts of anybody: they may stand in the statement, which is not prepared a second time.
    let list: String = numbers.map { "\($0)" }.joined(separator: ", ")
    return "SELECT \(columns) \(tail) \(isFiltered ? "AND" : "WHERE") \(alias).\"_id\" IN (\(list))"
  }

  /// The number of an object that stands in a predicate.
  static func reference(_ value: Any) -> Int64?? {
    if let model = value as? any PersistentModel { return .some(ModelContext.provisional(model._$storage.number)) }
    if let identifier = value as? PersistentIdentifier { return .some(ModelContext.provisional(identifier.number)) }
    return nil
  }

  private static func order<T: PersistentModel>(_ descriptor: SortDescriptor<T>) throws -> SortTerm {
    guard let path = descriptor.keyPath else {
      throw SwiftDataError(.unsupportedSortDescriptor, "A sort descriptor of \(T.self) names no property.")
    }
    // Without a comparator the order is that of the values themselves.
    let isLocalized: Bool = descriptor.stringComparator.map { $0 != .lexical } ?? false
    return SortTerm(path, isForward: descriptor.order == .forward, isLocalized: isLocalized)
  }
}
