/// Turns the statements of a closure into one view.
@resultBuilder
public enum ViewBuilder {
  /// An empty block is an empty view (behaviour 217).
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stays as it is (218).
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views become a tuple view, without a limit of their number (219).
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A condition without else shows its view only while true (221).
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// One branch of two is shown (220).
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// What is only available on newer systems loses its type (222).
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
