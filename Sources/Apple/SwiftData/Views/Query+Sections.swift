import SwiftUICore

// The initializers of queries with sections, whose result is in sections or the objects in their order.

extension Query where Result == SectionedResults<Element, String> {
  public nonisolated init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: descriptor, transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: descriptor, transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: descriptor, transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: descriptor, transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }
}

extension Query where Result == [Element] {
  public nonisolated init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: descriptor, transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: descriptor, transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: descriptor, transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: descriptor, transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: Transaction(animation: animation),
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Sent.path(keyPath), order: order)]),
      transaction: transaction,
      sectionKey: SectionKey(sectionKeyPath))
  }
}
