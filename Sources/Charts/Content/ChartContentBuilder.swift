/// Builds chart content of the lines of a closure, with conditions.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock() -> some ChartContent { EmptyChartContent() }

  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  public static func buildPartialBlock<T: ChartContent>(first content: T) -> T { content }

  public static func buildPartialBlock(
    accumulated: some ChartContent, next: some ChartContent
  ) -> some ChartContent {
    ChartContentPair(first: accumulated, second: next)
  }

  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }

  public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// One of two contents of a builder.
@frozen public struct BuilderConditional<TrueContent, FalseContent> {
  @usableFromInline enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @usableFromInline init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  @MainActor public func _addMarks(to marks: inout _ChartMarks) {
    switch storage {
    case .first(let content): marks.add(content, at: 0)
    case .second(let content): marks.add(content, at: 1)
    }
  }
}

/// Nothing.
nonisolated struct EmptyChartContent: PrimitiveChartContent {
  nonisolated init() {}

  @MainActor func _addMarks(to marks: inout _ChartMarks) {}
}

/// Two contents, one after the other.
nonisolated struct ChartContentPair<First: ChartContent, Second: ChartContent>: PrimitiveChartContent {
  let first: First
  let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func _addMarks(to marks: inout _ChartMarks) {
    marks.add(first, at: 0)
    marks.add(second, at: 1)
  }
}
