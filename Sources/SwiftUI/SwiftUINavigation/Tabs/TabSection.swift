import SwiftUICore

/// Tabs that belong together under a header, which sidebars show. A tab bar shows the tabs one after another.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  nonisolated let header: Header
  nonisolated let content: Content
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, SelectionValue: Hashable, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  public nonisolated var _tabViews: AnyView {
    AnyView(
      Section {
        content._tabViews
      } header: {
        header
      })
  }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, SelectionValue == Content.TabValue
{
  /// Makes a section with any header.
  ///
  /// - Parameters:
  ///   - content: Makes the tabs.
  ///   - header: Makes what stands above them.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// Makes a section without a header.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, SelectionValue == Content.TabValue
{
  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the tables of strings.
  ///   - content: Makes the tabs.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }
}
