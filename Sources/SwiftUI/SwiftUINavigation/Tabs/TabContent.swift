import SwiftUICore

/// Tabs, and what is composed of them, in a tab view.
///
/// A type of your own composes other content in its `body`, as a view does:
///
/// ```swift
/// struct AccountTabs: TabContent {
///   var body: some TabContent<Int> {
///     Tab("Profile", systemImage: "person", value: 1) { Text("Profile") }
///     Tab("Settings", systemImage: "gear", value: 2) { Text("Settings") }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that tell the tabs apart: that of the body.
  associatedtype TabValue: Hashable = Self.Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// The contents of the tabs as views with traits for the tab view.
  nonisolated var _tabViews: AnyView { get }
}

extension TabContent {
  public nonisolated var _tabViews: AnyView { AnyView(TabContentBody(content: self)) }
}

/// Tab content that gives its views itself.
package protocol PrimitiveTabContent: TabContent where Body == Never {}

extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) gives its tabs itself; it has no body to ask for.") }
}

extension Never: PrimitiveTabContent {
  public typealias TabValue = Never
  public nonisolated var _tabViews: AnyView { AnyView(EmptyView()) }
}

/// Evaluates the body of tab content where the tab view is.
nonisolated private struct TabContentBody<Content: TabContent>: View {
  let content: Content

  @MainActor var body: some View { content.body._tabViews }
}

/// Tab content whose type is not said.
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: PrimitiveTabContent {
  public typealias TabValue = SelectionValue
  public nonisolated let _tabViews: AnyView

  public nonisolated init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    _tabViews = tabContent._tabViews
  }

  nonisolated init(views: AnyView) { _tabViews = views }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public nonisolated var _tabViews: AnyView { AnyView(self?._tabViews) }
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {}

/// Tab content with traits for all of its tabs.
nonisolated struct ModifiedTabContent<Content: TabContent>: PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  let content: Content
  let change: (inout TabTraits) -> Void

  var _tabViews: AnyView { AnyView(content._tabViews.modifier(TabTraitsModifier(change: change))) }
}
