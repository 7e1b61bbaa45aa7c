import SwiftUICore

/// Makes the content of a tab view of what stands in a closure. All tabs share the type of the selection.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tab content as the content of a tab view.
  public struct Content<C: TabContent>: View {
    nonisolated let content: C

    public var body: some View { content._tabViews }
  }

  public nonisolated static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  public nonisolated static func buildBlock() -> AnyTabContent<TabValue> { AnyTabContent(views: AnyView(EmptyView())) }

  public nonisolated static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }

  public nonisolated static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated: A, next: B
  ) -> some TabContent<TabValue> where A.TabValue == TabValue, B.TabValue == TabValue {
    TabPair(first: accumulated, second: next)
  }

  public nonisolated static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  public nonisolated static func buildEither<A: TabContent>(first: A) -> AnyTabContent<TabValue>
  where A.TabValue == TabValue {
    AnyTabContent(views: AnyView(TabBranch(content: first._tabViews, isFirst: true)))
  }

  public nonisolated static func buildEither<B: TabContent>(second: B) -> AnyTabContent<TabValue>
  where B.TabValue == TabValue {
    AnyTabContent(views: AnyView(TabBranch(content: second._tabViews, isFirst: false)))
  }

  public nonisolated static func buildLimitedAvailability<C: TabContent>(_ content: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue {
    AnyTabContent(content)
  }
}

/// Two contents, one after the other.
nonisolated private struct TabPair<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
  typealias TabValue = First.TabValue
  let first: First
  let second: Second

  var _tabViews: AnyView {
    AnyView(
      Group {
        first._tabViews
        second._tabViews
      })
  }
}

/// The tabs of one way through a condition, which are others than those of the other way.
nonisolated private struct TabBranch: View {
  let content: AnyView
  let isFirst: Bool

  @MainActor var body: some View {
    if isFirst { content } else { content }
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  /// Takes several tabs together; modifiers apply to each of them.
  @_disfavoredOverload
  public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self = .containing(content())
  }

  public nonisolated var _tabViews: AnyView { contained._tabViews }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public nonisolated var _tabViews: AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(
        data, identifiedBy: { identifier(of: $0) }, repeating: { content($0)._tabViews }))
  }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes tabs of each element of a collection, identified by the element's `id`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the tabs of an element.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data, identifiedBy: { $0.id }, repeating: content)
  }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// Makes tabs of each number of a range, identified by the number.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the tabs of a number.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue {
    self.init(data, identifiedBy: { $0 }, repeating: content)
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs of each element of a collection, identified by one of its properties.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - content: Makes the tabs of an element.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data, identifiedBy: { $0[keyPath: id] }, repeating: content)
  }
}
