import SwiftUIControls
import SwiftUICore

/// One tab of a tab view: a value, what the tab shows in the bar, and the view that it brings.
///
/// ```swift
/// struct Main: View {
///   @State private var selection = 0
///   var body: some View {
///     TabView(selection: $selection) {
///       Tab("Home", systemImage: "house", value: 0) { Text("Home") }
///       Tab("Account", systemImage: "person", value: 1) { Text("Account") }
///     }
///   }
/// }
/// ```
public struct Tab<Value, Content, Label> {
  nonisolated let value: Value?
  nonisolated let role: TabRole?
  nonisolated let content: Content
  nonisolated let label: Label
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  public nonisolated var _tabViews: AnyView {
    let (label, role): (Label, TabRole?) = (self.label, self.role)
    // One view whatever the content has, as one tab brings it.
    let screen = TabScreenContent(content: content).modifier(
      TabTraitsModifier {
        if Label.self != EmptyView.self { $0.label = AnyView(label) }
        $0.role = role
      })
    if let value { return AnyView(screen.tag(value)) }
    return AnyView(screen)
  }
}

/// The views of a tab's content on top of each other, as in every container for one view.
nonisolated struct TabScreenContent<Content: View>: View {
  let content: Content

  @MainActor var body: some View { ZStack { content } }
}

/// The label of a tab that is given by a title and a picture.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let image: Image?

  @MainActor public var body: some View {
    SwiftUIControls.Label {
      title
    } icon: {
      image
    }
  }

  init(title: Text, image: Image?) {
    self.title = title
    self.image = image
  }
}

// MARK: - Tabs with a label of their own

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab with any label.
  ///
  /// - Parameters:
  ///   - value: The selection that brings the tab.
  ///   - content: Makes the view of the tab.
  ///   - label: Makes the icon and the title.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, role: nil, content: content(), label: label())
  }

  /// Makes a tab with any label and a role.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Makes a tab without a label.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with the label of its role.
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: .label(of: role))
  }
}

// MARK: - Tabs without a value

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a tab of a tab view that chooses among its tabs by itself.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: nil, content: content(), label: label())
  }

  public nonisolated init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: .label(of: role))
  }
}

extension DefaultTabLabel {
  /// The title and the picture that a role has by itself.
  nonisolated static func label(of role: TabRole?) -> DefaultTabLabel {
    guard role == .search else { return DefaultTabLabel(title: Text(verbatim: ""), image: nil) }
    return DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }
}
