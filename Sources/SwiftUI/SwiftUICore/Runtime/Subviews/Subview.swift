/// One view of another view's content, as a container of your own gets it.
///
/// It is a view itself: shown in a place, it takes its environment from there, and has its own modifiers inside. Shown in
/// several places it is as many views.
nonisolated public struct Subview: View, Identifiable {
  /// What tells a subview from others, as long as it is there.
  public struct ID: Hashable {
    // Held, so that an id is never used again while somebody knows it.
    private let element: ViewElement

    fileprivate init(_ element: ViewElement) {
      self.element = element
    }

    public static func == (left: ID, right: ID) -> Bool { left.element === right.element }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(element)) }
  }

  package let element: ViewElement

  package init(element: ViewElement) { self.element = element }

  public var id: ID { ID(element) }

  /// What modifiers attached to the view for its container.
  public var containerValues: ContainerValues { element.containerValues }

  /// What modifiers attached to the view under a key; the node under evaluation depends on it.
  package subscript<K: _ViewTraitKey>(trait key: K.Type) -> K.Value { element.traits[key] }
}

extension Subview: PrimitiveView, MultiView, SelfComparing {
  public nonisolated static func _makeViewList(view: _GraphValue<Subview>, inputs: _ViewInputs) -> _ViewList {
    .changing(PlacedViewList(inputs: inputs) { [PlacedView(element: view.read().element)] })
  }

  package func isEqual(to other: Subview) -> Bool { element === other.element }
}

/// The subviews of a view, in order. The collection is a view that shows them all.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice

  let elements: [ViewElement]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> Subview { Subview(element: elements[index]) }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

extension SubviewsCollection: PrimitiveView, MultiView, SelfComparing {
  public nonisolated static func _makeViewList(
    view: _GraphValue<SubviewsCollection>, inputs: _ViewInputs
  ) -> _ViewList {
    .changing(PlacedViewList(inputs: inputs) { view.read().elements.map { PlacedView(element: $0) } })
  }

  package func isEqual(to other: SubviewsCollection) -> Bool { elements.elementsEqual(other.elements, by: ===) }
}

/// Some of the subviews of a view, side by side. The slice is a view that shows them all.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice

  let elements: ArraySlice<ViewElement>

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> Subview { Subview(element: elements[index]) }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

extension SubviewsCollectionSlice: PrimitiveView, MultiView, SelfComparing {
  public nonisolated static func _makeViewList(
    view: _GraphValue<SubviewsCollectionSlice>, inputs: _ViewInputs
  ) -> _ViewList {
    .changing(PlacedViewList(inputs: inputs) { view.read().elements.map { PlacedView(element: $0) } })
  }

  package func isEqual(to other: SubviewsCollectionSlice) -> Bool {
    startIndex == other.startIndex && elements.elementsEqual(other.elements, by: ===)
  }
}
