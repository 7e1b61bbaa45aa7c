import LayoutEngine
import ReactiveGraph

/// A list of views as stretches that can be counted and indexed without making the views.
///
/// There are as many stretches as there are places in the program that give views, however long they are.
package struct ViewRuns {
  /// What a stretch is of the section around it; views outside of sections are content.
  package typealias Role = LazyLayout.Role

  package struct Run {
    /// The index of the first view.
    package let start: Int
    package let count: Int
    package let role: Role
    /// The ordinal of the section; neighbours with the same number belong together.
    package let section: Int
    /// The section's identity; nil outside of sections.
    package let mark: SectionMark?
    fileprivate let views: Views
    fileprivate let mappings: [ViewMapping]

    package var range: Range<Int> { start..<start + count }
  }

  fileprivate enum Views {
    case one(ViewElement)
    case indexed(any IndexedViews)
  }

  package private(set) var runs: [Run] = []
  package private(set) var count: Int = 0
  package private(set) var hasSections: Bool = false
  private var sections: Int = 0
  private let closesSections: Bool

  /// The node under evaluation depends on the list, and on nothing inside the views.
  ///
  /// - Parameter closesSections: Whether the content and footer of sections that people closed are left out.
  package init(_ list: _ViewList, closesSections: Bool = false) {
    self.closesSections = closesSections
    add(list, role: .content, section: Section(), mappings: [])
  }

  /// The section that the views of a part of the list are in.
  private struct Section {
    var number: Int = 0
    var mark: SectionMark?
  }

  private mutating func add(_ list: _ViewList, role: Role, section: Section, mappings: [ViewMapping]) {
    switch list {
    case .empty: break
    case .one(let element): append(.one(element), 1, role, section, mappings)
    case .tuple(let views): for element in views.elements { append(.one(element), 1, role, section, mappings) }
    case .many(let lists): for list in lists { add(list, role: role, section: section, mappings: mappings) }
    case .changing(let changing):
      if let indexed = changing.indexed {
        append(.indexed(indexed), indexed.count, role, section, mappings)
      } else {
        add(changing.current, role: role, section: section, mappings: mappings)
      }
    case .mapped(let list, let mapping):
      add(list, role: role, section: section, mappings: [mapping] + mappings)
    case .section(let inner):
      hasSections = true
      sections += 1
      let section = Section(number: sections, mark: inner.mark)
      add(inner.header, role: .header, section: section, mappings: mappings)
      if !closesSections || inner.mark.isExpanded()?.wrappedValue ?? true {
        add(inner.content, role: .content, section: section, mappings: mappings)
        add(inner.footer, role: .footer, section: section, mappings: mappings)
      }
      // What follows outside is a stretch of its own again.
      sections += 1
    }
  }

  private mutating func append(
    _ views: Views, _ count: Int, _ role: Role, _ section: Section, _ mappings: [ViewMapping]
  ) {
    guard count > 0 else { return }
    let number: Int = section.number == 0 ? -sections : section.number
    runs.append(
      Run(
        start: self.count, count: count, role: role, section: number, mark: section.mark, views: views,
        mappings: mappings))
    self.count += count
  }
}

extension ViewRuns {
  /// The ordinal of the stretch that holds a view.
  private func run(at index: Int) -> Int? {
    guard index >= 0, index < count else { return nil }
    var low = 0
    var high: Int = runs.count - 1
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if runs[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What the view at a place is of the section around it.
  package func role(at index: Int) -> Role { run(at: index).map { runs[$0].role } ?? .content }

  /// The view at a place, made if it is not there; nil where its id is that of another view.
  package func element(at index: Int) -> ViewElement? {
    guard let ordinal = run(at: index) else { return nil }
    let run: Run = runs[ordinal]
    var element: ViewElement?
    switch run.views {
    case .one(let one): element = one
    case .indexed(let views): element = views.element(at: index - run.start)
    }
    for mapping in run.mappings { element = element.map(mapping.apply) }
    return element
  }

  /// The view at a place, where it was made.
  package func known(at index: Int) -> ViewElement? {
    guard let ordinal = run(at: index) else { return nil }
    if case .indexed(let views) = runs[ordinal].views, !views.hasMade(at: index - runs[ordinal].start) { return nil }
    return element(at: index)
  }

  /// What modifiers attached to the view at a place, and its names.
  ///
  /// - Parameter isExact: Whether a view that may have values or names of its own is made to tell them; otherwise what is
  ///   known of its data is all.
  package func identity(at index: Int, isExact: Bool) -> (traits: ViewTraits, names: [ElementID])? {
    guard let ordinal = run(at: index) else { return nil }
    if !isExact, case .indexed(let views) = runs[ordinal].views, let traits = views.commonTraits,
      let name = views.name(at: index - runs[ordinal].start)
    {
      return (traits, [name])
    }
    return element(at: index).map { ($0.traits, $0.names) }
  }

  /// The views that are no rows of data; each is there since it came to the list.
  package var ownViews: Set<ObjectIdentifier> {
    Set(runs.compactMap { if case .one(let element) = $0.views { ObjectIdentifier(element) } else { nil } })
  }

  /// Whether the view at a place came with the last change of the list, before which it had the `others` of its own.
  package func isNew(at index: Int, after others: Set<ObjectIdentifier>) -> Bool {
    guard let ordinal = run(at: index) else { return false }
    let run: Run = runs[ordinal]
    return switch run.views {
    case .one(let element): !others.contains(ObjectIdentifier(element))
    case .indexed(let views): views.isNew(at: index - run.start)
    }
  }

  /// Where the first view with an id is, found without making views.
  package func index(of id: AnyHashable) -> Int? {
    for run in runs {
      switch run.views {
      case .one(let element):
        // Names may come from around the list, as those of `ForEach` do where each element is a list that changes.
        if run.mappings.reduce(element, { $1.apply(to: $0) }).ids.contains(id) { return run.start }
      case .indexed(let views): if let index = views.index(of: id) { return run.start + index }
      }
    }
    return nil
  }

  /// Lets go of the views that were made for data with some ids.
  package func release(_ ids: Set<AnyHashable>) {
    for run in runs {
      if case .indexed(let views) = run.views { views.release(ids) }
    }
  }
}
