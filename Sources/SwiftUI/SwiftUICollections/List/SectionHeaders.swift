import HostInterface
import SwiftUIControls
import SwiftUICore

enum SectionActionsTrait: _ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}

enum SectionCollapsibleTrait: _ViewTraitKey {
  static var defaultValue: Bool { true }
}

extension View {
  /// Shows controls in the headers of sections inside, in sidebars.
  ///
  /// - Parameter content: Makes the controls.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let actions: Content = content()
    return modifier(ListTraitModifier<SectionActionsTrait> { $0 = AnyView(actions) })
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Says whether people can close the section in a sidebar. A section with a binding to whether it is open can be closed
  /// unless this says otherwise.
  ///
  /// - Parameter collapsible: Whether they can.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View {
    modifier(ListTraitModifier<SectionCollapsibleTrait> { $0 = collapsible })
  }
}

extension ListRow {
  /// Whether a header in a sidebar has controls: Apple's lists offer closing and actions in sidebars only.
  var hasHeaderControls: Bool {
    role == .header && list.isSidebar
      && (traits.source(for: SectionExpansionTrait.self) != nil || traits.source(for: SectionActionsTrait.self) != nil)
  }
}

/// The controls of a section at the end of its header.
nonisolated struct SectionHeaderControls: ViewModifier {
  let traits: ViewTraits

  @MainActor func body(content: Content) -> some View {
    let isExpanded: Binding<Bool>? = traits[SectionCollapsibleTrait.self] ? traits[SectionExpansionTrait.self] : nil
    HStack(spacing: 8) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      if let actions = traits[SectionActionsTrait.self] { actions }
      if let isExpanded {
        Button {
          withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
          Image(systemName: "chevron.right")
            .imageScale(.small)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
        .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
      }
    }
    .buttonStyle(.borderless)
  }
}
