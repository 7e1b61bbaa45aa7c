// The initializers of observers of results.

extension ResultsObserver where SectionTitle == Never {
  /// An observer for all objects that meet a description.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, nil, modelContext, isolation)
  }

  /// An observer for all objects that meet a description, in a context of its own.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, nil, ModelContext(modelContainer), isolation)
  }

  /// An observer for all objects that meet a description.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), nil, modelContext, isolation)
  }

  /// An observer for all objects that meet a description, in a context of its own.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), nil, ModelContext(modelContainer), isolation)
  }
}

extension ResultsObserver where SectionTitle == String {
  /// An observer with a section for each text.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String>,
    modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, SectionKey(sectionBy), modelContext, isolation)
  }

  /// An observer with a section for each text, in a context of its own.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String>,
    modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, SectionKey(sectionBy), ModelContext(modelContainer), isolation)
  }

  /// An observer with a section for each text, that of nil being empty.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String?>,
    modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, SectionKey(sectionBy), modelContext, isolation)
  }

  /// An observer with a section for each text, that of nil being empty, in a context of its own.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, String?>,
    modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, SectionKey(sectionBy), ModelContext(modelContainer), isolation)
  }

  /// An observer with a section for each text.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, sectionBy: KeyPath<Element, String>,
    modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), SectionKey(sectionBy), modelContext, isolation)
  }

  /// An observer with a section for each text, in a context of its own.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, sectionBy: KeyPath<Element, String>,
    modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), SectionKey(sectionBy), ModelContext(modelContainer),
      isolation)
  }

  /// An observer with a section for each text, that of nil being empty.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, sectionBy: KeyPath<Element, String?>,
    modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), SectionKey(sectionBy), modelContext, isolation)
  }

  /// An observer with a section for each text, that of nil being empty, in a context of its own.
  ///
  /// - Throws: what the first fetch throws.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, sectionBy: KeyPath<Element, String?>,
    modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), SectionKey(sectionBy), ModelContext(modelContainer),
      isolation)
  }
}
