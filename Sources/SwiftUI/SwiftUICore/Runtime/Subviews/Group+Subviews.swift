/// The views of a content as one group made by a closure.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView, MultiView {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let elements = ContentViews(view[\.subviews], inputs: inputs).elements(in: inputs.graph)
    let content = _GraphValue {
      TransformedContent(transform: view.read().transform, views: SubviewsCollection(elements: elements.value))
    }
    return TransformedContent<SubviewsCollection, Content>._makeViewList(view: content, inputs: inputs)
  }
}

/// The sections of a content as one group made by a closure.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView, MultiView {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let sections = ContentViews(view[\.sections], inputs: inputs).sections(in: inputs.graph)
    let content = _GraphValue {
      TransformedContent(transform: view.read().transform, views: SectionCollection(sections.value))
    }
    return TransformedContent<SectionCollection, Content>._makeViewList(view: content, inputs: inputs)
  }
}

extension Group {
  /// Makes a group of what `transform` makes of the subviews of a view, all at once.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(_content: GroupElementsOfContent(subviews: view, transform: transform), ())
  }

  /// Makes a group of what `transform` makes of the sections of a view, all at once.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(_content: GroupSectionsOfContent(sections: view, transform: transform), ())
  }
}
