/// The objects of a result that share a title.
///
///     ForEach(trips) { section in
///       Section(section.title) { ForEach(section) { trip in Text(trip.name) } }
///     }
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
  /// What `sectionBy` leads to, from each of the objects.
  public let title: SectionTitle
  fileprivate(set) var elements: [Element]

  public var id: SectionTitle { title }
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
}

/// A result in sections, in the order in which their first objects stand in it.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
  // `Element` is what the models are called; the elements of the collection are sections.
  @_implements(Sequence,Element)
  public typealias _Section = ResultsSection<Element, SectionTitle>
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<Self>
  public typealias Iterator = IndexingIterator<Self>

  private var sections: [ResultsSection<Element, SectionTitle>] = []
  private var places: [SectionTitle: Int] = [:]

  init(_ models: [Element], by title: (Element) -> SectionTitle) {
    for model in models {
      let title: SectionTitle = title(model)
      if let place = places[title] {
        sections[place].elements.append(model)
      } else {
        places[title] = sections.count
        sections.append(ResultsSection(title: title, elements: [model]))
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }

  /// The section with a title, found at once; nil where there is none.
  public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
    places[title].map { sections[$0] }
  }

  public var sectionTitles: [SectionTitle] { sections.map(\.title) }

  /// Whether there is a section with a title.
  public func contains(sectionTitle: SectionTitle) -> Bool { places[sectionTitle] != nil }

  /// Where the section with a title stands; nil where there is none.
  public func index(ofSectionTitled title: SectionTitle) -> Int? { places[title] }
}

/// Sections are equal when they have the same title and the same objects, in the same order.
extension ResultsSection: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && SharedResult.areSame(left.elements, right.elements)
  }
}

extension SectionedResults: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.sections == right.sections }
}

/// The title of an object's section, and the order that puts those of one title beside each other.
struct SectionKey<Element: PersistentModel> {
  let path: PartialKeyPath<Element>
  let title: (Element) -> String
  /// A list of one: a generic type that holds a descriptor itself cannot be linked in an optimised build, because its
  /// copies ask Foundation for a type that Foundation keeps to itself.
  private let order: [SortDescriptor<Element>]

  init(_ path: KeyPath<Element, String>) {
    self.path = path
    title = { $0[keyPath: path] }
    nonisolated(unsafe) let path: KeyPath<Element, String> = path
    order = [SortDescriptor(path)]
  }

  /// Objects without a title are in the section with the empty one.
  init(_ path: KeyPath<Element, String?>) {
    self.path = path
    title = { $0[keyPath: path] ?? "" }
    nonisolated(unsafe) let path: KeyPath<Element, String?> = path
    order = [SortDescriptor(path)]
  }

  /// The order of the sections stands first.
  func sorting(_ descriptors: [SortDescriptor<Element>]) -> [SortDescriptor<Element>] {
    descriptors.first?.keyPath == path ? descriptors : order + descriptors
  }

  func sorting(_ descriptor: FetchDescriptor<Element>) -> FetchDescriptor<Element> {
    var result: FetchDescriptor<Element> = descriptor
    result.sortBy = sorting(descriptor.sortBy)
    return result
  }
}
