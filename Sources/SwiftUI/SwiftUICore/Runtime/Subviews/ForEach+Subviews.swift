import ReactiveGraph

/// Data of a `ForEach` that are views: known only where the `ForEach` is shown.
protocol ContentData: RandomAccessCollection {
  /// The view whose parts they are.
  var base: AnyView { get }
  /// The data as they are now, from a node that is made once.
  static func rule(_ views: ContentViews, in graph: Graph) -> Rule<Self.Parts>
  associatedtype Parts
  func holding(_ parts: Parts) -> Self
}

/// The subviews of a view as data of a `ForEach`.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let base: AnyView
  var parts: [ViewElement] = []

  public var startIndex: Int { parts.startIndex }
  public var endIndex: Int { parts.endIndex }

  public subscript(index: Int) -> Subview { Subview(element: parts[index]) }
}

extension ForEachSubviewCollection: ContentData, SelfComparing {
  static func rule(_ views: ContentViews, in graph: Graph) -> Rule<[ViewElement]> { views.elements(in: graph) }

  func holding(_ parts: [ViewElement]) -> Self { Self(base: base, parts: parts) }

  // What the base is shows in its parts.
  package func isEqual(to other: Self) -> Bool { parts.elementsEqual(other.parts, by: ===) }
}

/// The sections of a view as data of a `ForEach`.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let base: AnyView
  var parts: [SectionConfiguration] = []

  public var startIndex: Int { parts.startIndex }
  public var endIndex: Int { parts.endIndex }

  public subscript(index: Int) -> SectionConfiguration { parts[index] }
}

extension ForEachSectionCollection: ContentData, SelfComparing {
  static func rule(_ views: ContentViews, in graph: Graph) -> Rule<[SectionConfiguration]> {
    views.sections(in: graph)
  }

  func holding(_ parts: [SectionConfiguration]) -> Self { Self(base: base, parts: parts) }

  package func isEqual(to other: Self) -> Bool { ValueComparison.areEqual(parts, other.parts) }
}

extension ForEach where Content: View {
  /// Shows what `content` makes of each subview of a view.
  public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    data = ForEachSubviewCollection(base: AnyView(view))
    self.content = content
    id = { $0.id }
  }

  /// Shows what `content` makes of each section of a view.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    data = ForEachSectionCollection(base: AnyView(view))
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View {
  /// The same with the data that it has where it is shown.
  nonisolated static func resolved(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> _GraphValue<Self> {
    guard let type = Data.self as? any ContentData.Type else { return view }
    return resolved(view, as: type, inputs: inputs)
  }

  private nonisolated static func resolved<Views: ContentData>(
    _ view: _GraphValue<Self>, as type: Views.Type, inputs: _ViewInputs
  ) -> _GraphValue<Self> {
    let base: _GraphValue<AnyView> = view[{ ($0.data as? Views)?.base ?? AnyView(EmptyView()) }]
    let rule: Rule<Views.Parts> = Views.rule(ContentViews(base, inputs: inputs), in: inputs.graph)
    return _GraphValue {
      var value: Self = view.read()
      if let data = (value.data as? Views)?.holding(rule.value) as? Data { value.data = data }
      return value
    }
  }
}
