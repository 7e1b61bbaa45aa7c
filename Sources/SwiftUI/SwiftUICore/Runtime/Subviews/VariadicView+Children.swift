/// The views of a content, in order. The collection is a view that shows them all.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    let element: ViewElement
    var attached: AttachedTraits = AttachedTraits()

    /// What tells the view from others, as long as it is there.
    public var id: AnyHashable { AnyHashable(Subview(element: element).id) }

    /// The innermost id of exactly this type that `id(_:)` or `ForEach` gave the view.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      element.names.lazy.compactMap { $0.value(as: type) }.first
    }

    /// The value that the view has for its container; one that is set here takes the place of the view's own.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { attached[key] ?? element.traits[key] }
      set { attached[key] = newValue }
    }
  }

  let elements: [ViewElement]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> Element { Element(element: elements[index]) }
}

extension _VariadicView_Children: PrimitiveView, MultiView, SelfComparing {
  public nonisolated static func _makeViewList(
    view: _GraphValue<_VariadicView_Children>, inputs: _ViewInputs
  ) -> _ViewList {
    .changing(PlacedViewList(inputs: inputs) { view.read().elements.map { PlacedView(element: $0) } })
  }

  package func isEqual(to other: _VariadicView_Children) -> Bool {
    elements.elementsEqual(other.elements, by: ===)
  }
}

extension _VariadicView_Children.Element: PrimitiveView, MultiView {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    .changing(
      PlacedViewList(inputs: inputs) {
        let child: Self = view.read()
        return [PlacedView(element: child.element, attached: child.attached)]
      })
  }
}
