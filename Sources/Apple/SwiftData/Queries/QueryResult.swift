import SwiftDataStore

/// The result of a query.
struct QueryResult<Element: PersistentModel> {
  var objects: SharedResult<Element>
  let error: (any Error)?

  init(_ models: [Element], error: (any Error)?) {
    objects = SharedResult(models)
    self.error = error
  }

  /// Whether the same objects stand in the same order: their values are followed by who reads them.
  static func areSame(_ left: QueryResult, _ right: QueryResult) -> Bool {
    guard left.error == nil, right.error == nil else { return false }
    return SharedResult.areSame(left.objects.models, right.objects.models)
  }

  /// What some objects that came, went or changed change in the result: only these are asked for and put in their place.
  func edits(
    for changes: [any PersistentModel], _ context: ModelContext, _ plan: FetchPlan, _ order: [SortDescriptor<Element>]
  ) throws -> [SharedResult<Element>.Edit] {
    let matching: [Element] = try context.matching(changes, plan).compactMap { $0 as? Element }
    // An object that stays where it is leaves the list alone.
    if changes.count == 1, matching.count == 1, let place = objects.place(of: matching[0]), fits(place, order) {
      return []
    }
    var edits: [SharedResult<Element>.Edit] = []
    let gone: [Int] = objects.places(of: changes)
    for place in gone { edits.append(.remove(at: place)) }
    var come: [Element] = []
    for model in matching {
      // Among the objects that stay, and then among those that come with it.
      let place: Int = place(for: model, without: gone, order)
      let rank: Int = Self.rank(come.count) { Self.isBefore(model, come[$0], order) }
      come.insert(model, at: rank)
      edits.append(.insert(model, at: place + rank))
    }
    return edits
  }

  /// How many of the objects that stay stand before one.
  private func place(for model: Element, without gone: [Int], _ order: [SortDescriptor<Element>]) -> Int {
    let models: [Element] = objects.models
    func staying(_ place: Int) -> Int {
      // From the last on, so that the smallest place is looked at last.
      var index: Int = place
      for other in gone.reversed() where other <= index { index += 1 }
      return index
    }
    return Self.rank(models.count - gone.count) { Self.isBefore(model, models[staying($0)], order) }
  }

  /// The first of some places before which something belongs.
  private static func rank(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var low: Int = 0
    var high: Int = count
    while low < high {
      let middle: Int = (low + high) / 2
      if isBefore(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func fits(_ place: Int, _ order: [SortDescriptor<Element>]) -> Bool {
    let models: [Element] = objects.models
    let fitsLeft: Bool = place == 0 || Self.isBefore(models[place - 1], models[place], order)
    return fitsLeft && (place + 1 == models.count || Self.isBefore(models[place], models[place + 1], order))
  }

  private static func isBefore(_ left: Element, _ right: Element, _ order: [SortDescriptor<Element>]) -> Bool {
    switch order.comparison(left, right) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: place(left) < place(right)
    }
  }

  /// Objects that are not saved yet stand behind the others, in the order in which they came.
  private static func place(_ model: Element) -> (Int, Int64) {
    let number: Int64 = model._$storage.number
    return number > 0 ? (0, number) : (1, -number)
  }
}
