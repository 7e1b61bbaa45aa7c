/// Builds the content of a chart with three axes of the lines of a closure, with conditions.
@resultBuilder
public struct Chart3DContentBuilder {
  // Marks that both kinds of charts know are content of this builder and of the other. Where a loop could be either, as in a chart
  // with two axes, it is that for two axes: the compiler counts how often a choice is a later one.
  @_disfavoredOverload
  public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock() -> some Chart3DContent { EmptyChart3DContent() }

  @_disfavoredOverload
  public static func buildBlock<Content: Chart3DContent>(_ components: Content) -> Content { components }

  public static func buildBlock<each Content: Chart3DContent>(
    _ content: repeat each Content
  ) -> some Chart3DContent {
    Chart3DContentList(content: (repeat each content))
  }

  public static func buildOptional<Content: Chart3DContent>(_ component: Content?) -> Content? { component }

  public static func buildEither<C1: Chart3DContent, C2: Chart3DContent>(first: C1) -> BuilderConditional<C1, C2> {
    BuilderConditional(.first(first))
  }

  public static func buildEither<C1: Chart3DContent, C2: Chart3DContent>(second: C2) -> BuilderConditional<C1, C2> {
    BuilderConditional(.second(second))
  }

  public static func buildLimitedAvailability(_ content: some Chart3DContent) -> some Chart3DContent {
    ErasedChart3DContent(content: content)
  }
}

/// Content that adds marks itself.
protocol PrimitiveChart3DContent: Chart3DContent where Body == Never {}

/// Nothing.
nonisolated struct EmptyChart3DContent: PrimitiveChart3DContent {
  @MainActor func _addMarks(to marks: inout _Chart3DMarks) {}
}

/// Several contents, one after the other.
nonisolated struct Chart3DContentList<each Content: Chart3DContent>: PrimitiveChart3DContent {
  let content: (repeat each Content)

  @MainActor func _addMarks(to marks: inout _Chart3DMarks) {
    var index: Int = 0
    for content in repeat each content {
      marks.add(content, at: index)
      index += 1
    }
  }
}

/// Content whose type is newer than the system that the app is made for.
nonisolated struct ErasedChart3DContent: PrimitiveChart3DContent {
  let content: any Chart3DContent

  @MainActor func _addMarks(to marks: inout _Chart3DMarks) { content._addMarks(to: &marks) }
}

/// Content whose marks are changed one by one.
nonisolated struct ModifiedChart3DContent<Content: Chart3DContent>: PrimitiveChart3DContent {
  let content: Content
  let change: (inout SpaceStyle) -> Void

  @MainActor func _addMarks(to marks: inout _Chart3DMarks) {
    let first: Int = marks.list.count
    content._addMarks(to: &marks)
    for index in first..<marks.list.count { change(&marks.list[index].style) }
  }
}

extension Chart3DContent {
  nonisolated func styled(_ change: @escaping (inout SpaceStyle) -> Void) -> ModifiedChart3DContent<Self> {
    ModifiedChart3DContent(content: self, change: change)
  }
}
