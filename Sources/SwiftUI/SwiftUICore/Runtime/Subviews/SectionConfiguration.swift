/// One section of another view's content, as a container of your own gets it.
nonisolated public struct SectionConfiguration: Identifiable {
  /// What tells a section from others, as long as it is there.
  public struct ID: Hashable {
    /// The section; views outside of sections make one up after the section before them, if any.
    fileprivate let mark: SectionMark?
    fileprivate let isMadeUp: Bool

    public static func == (left: ID, right: ID) -> Bool {
      left.mark === right.mark && left.isMadeUp == right.isMadeUp
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(mark.map { ObjectIdentifier($0) })
      hasher.combine(isMadeUp)
    }
  }

  public let id: ID
  /// The views of the header; empty when there is none.
  public fileprivate(set) var header: SubviewsCollection = SubviewsCollection(elements: [])
  public fileprivate(set) var content: SubviewsCollection = SubviewsCollection(elements: [])
  public fileprivate(set) var footer: SubviewsCollection = SubviewsCollection(elements: [])

  /// What modifiers attached to the section as a whole.
  public var containerValues: ContainerValues {
    ContainerValues(traits: id.isMadeUp ? ViewTraits() : id.mark?.traits ?? ViewTraits())
  }
}

extension SectionConfiguration: SelfComparing {
  package func isEqual(to other: SectionConfiguration) -> Bool {
    id == other.id && header.isEqual(to: other.header) && content.isEqual(to: other.content)
      && footer.isEqual(to: other.footer)
  }
}

/// The sections of a view's content, in order. Views outside of sections make up sections without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  init(_ sections: [SectionConfiguration]) {
    self.sections = sections
  }

  /// Sorts the views of a list by section; the node under evaluation depends on the list.
  package init(_ list: _ViewList) {
    var sorting = SectionSorting()
    sorting.add(list)
    self.init(sorting.finished())
  }
}

extension SectionCollection: SelfComparing {
  package func isEqual(to other: SectionCollection) -> Bool {
    ValueComparison.areEqual(sections, other.sections)
  }
}

private struct SectionSorting {
  private var sections: [SectionConfiguration] = []
  private var last: SectionMark?
  private var loose: [ViewElement] = []

  /// `mappings` are those around the list, innermost first.
  mutating func add(_ list: _ViewList, mappings: [ViewMapping] = []) {
    switch list {
    case .section(let section): add(section, mappings: mappings)
    case .many(let lists): for list in lists { add(list, mappings: mappings) }
    case .changing(let list): add(list.current, mappings: mappings)
    case .mapped(let list, let mapping): add(list, mappings: [mapping] + mappings)
    case .empty: break
    case .one(let element): add(element, mappings: mappings)
    case .tuple(let views): for element in views.elements { add(element, mappings: mappings) }
    }
  }

  private mutating func add(_ element: ViewElement, mappings: [ViewMapping]) {
    loose.append(mappings.reduce(element) { $1.apply(to: $0) })
  }

  private mutating func add(_ section: ViewSection, mappings: [ViewMapping]) {
    func views(_ list: _ViewList) -> SubviewsCollection {
      SubviewsCollection(elements: list.elements.map { mappings.reduce($0) { $1.apply(to: $0) } })
    }
    closeLoose()
    var configuration = SectionConfiguration(id: .init(mark: section.mark, isMadeUp: false))
    configuration.header = views(section.header)
    configuration.content = views(section.content)
    configuration.footer = views(section.footer)
    sections.append(configuration)
    last = section.mark
  }

  private mutating func closeLoose() {
    guard !loose.isEmpty else { return }
    var configuration = SectionConfiguration(id: .init(mark: last, isMadeUp: true))
    configuration.content = SubviewsCollection(elements: loose)
    sections.append(configuration)
    loose = []
  }

  mutating func finished() -> [SectionConfiguration] {
    closeLoose()
    return sections
  }
}
