/// The objects of a query in two arrays that take turns.
///
/// Views hold the array that they were shown, so changing it would copy it, and with it count a reference for each of its
/// objects. The array that was shown before is free by then: it is brought up to date and shown next. A change costs what
/// it changes, and moving addresses. Where somebody has kept that array too, it is copied, as any array.
package struct SharedResult<Element: PersistentModel> {
  package enum Edit {
    case remove(at: Int)
    case insert(Element, at: Int)
  }

  package private(set) var models: [Element]
  /// What was shown before, and what has changed since then.
  private var before: [Element]
  private var missed: [Edit] = []
  /// How many arrays were copied; counted by tests.
  package private(set) var copies: Int = 0

  /// Short results are copied: two of them would save nothing.
  private static var leastCount: Int { 256 }

  package init(_ models: [Element]) {
    self.models = models
    before = []
    if models.count >= Self.leastCount { makeSecond() }
  }

  /// The second array is made while the objects have just been read.
  private mutating func makeSecond() {
    copies += 1
    before.reserveCapacity(models.count + models.count / 8)
    before.append(contentsOf: models)
    missed = []
  }

  /// Shows what some edits make of the objects; each edit is about what the ones before it have left.
  package mutating func apply(_ edits: [Edit]) {
    guard !edits.isEmpty else { return }
    guard models.count >= Self.leastCount else {
      before = []
      missed = []
      for edit in edits { Self.apply(edit, to: &models) }
      return
    }
    if before.isEmpty { makeSecond() }
    for edit in missed { Self.apply(edit, to: &before) }
    for edit in edits { Self.apply(edit, to: &before) }
    missed = edits
    swap(&models, &before)
  }

  private static func apply(_ edit: Edit, to models: inout [Element]) {
    switch edit {
    case .remove(let place): models.remove(at: place)
    case .insert(let model, let place): models.insert(model, at: place)
    }
  }

  // MARK: - Looking

  /// Where an object is, found by its address.
  package func place(of model: AnyObject) -> Int? {
    let wanted = UInt(bitPattern: Unmanaged.passUnretained(model).toOpaque())
    return Self.withAddresses(models) { $0.firstIndex(of: wanted) }
  }

  /// Where those of some objects are that are here, from the last to the first.
  package func places(of some: [any PersistentModel]) -> [Int] {
    // Looking through the addresses for each is quick for a few, and for more than that once for all.
    if some.count <= 8 { return some.compactMap { place(of: $0) }.sorted(by: >) }
    let wanted: Set<UInt> = Set(some.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    return Self.withAddresses(models) { addresses in
      addresses.indices.reversed().filter { wanted.contains(addresses[$0]) }
    }
  }

  /// Whether two results are the same objects in the same order.
  package static func areSame(_ left: [Element], _ right: [Element]) -> Bool {
    guard left.count == right.count else { return false }
    return withAddresses(left) { left in withAddresses(right) { right in left.elementsEqual(right) } }
  }

  private static func withAddresses<Result>(_ models: [Element], _ body: (UnsafeBufferPointer<UInt>) -> Result)
    -> Result
  {
    models.withUnsafeBytes { body($0.bindMemory(to: UInt.self)) }
  }
}
