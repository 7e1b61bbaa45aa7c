/// Views that belong together under a header and above a footer.
///
/// Lists, forms and lazy stacks show sections in their own ways; other containers show header, content and footer one
/// after another. A section is a view where its parts are (behaviour 269).
public struct Section<Parent, Content, Footer> {
  nonisolated var header: Parent
  nonisolated var content: Content
  nonisolated var footer: Footer
  nonisolated var isExpanded: Binding<Bool>?

  nonisolated init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section where Footer == EmptyView {
  /// A section of something that may be no view, such as the rows of a table. No initializer: a closure that makes views would
  /// fit it.
  package nonisolated static func grouping(_ content: Content, under header: Parent) -> Section {
    Section(header: header, content: content, footer: EmptyView())
  }

  /// The section with what `header` and `content` make of its parts.
  package nonisolated func mapped<NewParent, NewContent>(
    header: (Parent) -> NewParent, content: (Content) -> NewContent
  ) -> Section<NewParent, NewContent, EmptyView> {
    Section<NewParent, NewContent, EmptyView>(
      header: header(self.header), content: content(self.content), footer: footer, isExpanded: isExpanded)
  }
}

extension Section: View, PrimitiveView, MultiView where Parent: View, Content: View, Footer: View {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    var headerInputs: _ViewInputs = inputs
    if inputs.graph.untracked({ view.read().isExpanded }) != nil {
      headerInputs.traits.set(SectionExpansionTrait.self) { view.read().isExpanded }
    }
    return .section(
      ViewSection(
        mark: SectionMark(traits: inputs.traits) { view.read().isExpanded },
        header: Parent._makeViewList(view: view[\.header], inputs: headerInputs).asSectionHeader(),
        content: Content._makeViewList(view: view[\.content], inputs: inputs),
        footer: Footer._makeViewList(view: view[\.footer], inputs: inputs)))
  }
}

/// On the header of a section that can be closed: whether it is open.
package enum SectionExpansionTrait: _ViewTraitKey {
  package static var defaultValue: Binding<Bool>? { nil }
}
