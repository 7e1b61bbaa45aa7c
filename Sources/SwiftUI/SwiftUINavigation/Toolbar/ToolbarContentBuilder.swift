import SwiftUICore

/// Puts toolbar content together.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content { content }

  public static func buildPartialBlock<First: ToolbarContent, Second: ToolbarContent>(
    accumulated: First, next: Second
  ) -> some ToolbarContent {
    ToolbarPair(first: accumulated, second: next)
  }

  public static func buildPartialBlock<First: CustomizableToolbarContent, Second: CustomizableToolbarContent>(
    accumulated: First, next: Second
  ) -> some CustomizableToolbarContent {
    ToolbarPair(first: accumulated, second: next)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
}

/// Toolbar content followed by other content.
nonisolated struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent {
  let first: First
  let second: Second

  static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    .many([
      First._makeToolbar(content: content.part(\.first), inputs: inputs),
      Second._makeToolbar(content: content.part(\.second), inputs: inputs),
    ])
  }
}

extension ToolbarPair: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public nonisolated static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    branches(
      content, inputs: inputs, first: { TrueContent._makeToolbar(content: $0, inputs: inputs) },
      second: { FalseContent._makeToolbar(content: $0, inputs: inputs) })
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  public nonisolated static func _makeToolbar(content: _GraphValue<Wrapped?>, inputs: _ViewInputs) -> _ViewList {
    .optional(content, inputs: inputs) { Wrapped._makeToolbar(content: $0, inputs: inputs) }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Takes several items together.
  ///
  /// - Parameter content: Makes the items.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self = .containing(content()) }

  public nonisolated static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    Content._makeToolbar(content: content[{ $0.contained }], inputs: inputs)
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
