/// The views of a section: a container that knows of sections treats its header and footer in its own way, others show
/// them before and after the content.
public struct ViewSection {
  package let mark: SectionMark
  package var header: _ViewList
  package var content: _ViewList
  package var footer: _ViewList

  package init(mark: SectionMark, header: _ViewList, content: _ViewList, footer: _ViewList) {
    self.mark = mark
    self.header = header
    self.content = content
    self.footer = footer
  }

  package var parts: [_ViewList] { [header, content, footer] }

  package func map(_ change: (_ViewList) -> _ViewList) -> ViewSection {
    ViewSection(mark: mark, header: change(header), content: change(content), footer: change(footer))
  }
}

/// The identity of a section (G4), and what was attached to the section as a whole.
package final class SectionMark {
  package let traits: ViewTraits
  /// Whether the section is open, for containers that let people close it; nil where it always is.
  package let isExpanded: (() -> Binding<Bool>?)

  package init(traits: ViewTraits, isExpanded: @escaping () -> Binding<Bool>?) {
    self.traits = traits
    self.isExpanded = isExpanded
  }
}
