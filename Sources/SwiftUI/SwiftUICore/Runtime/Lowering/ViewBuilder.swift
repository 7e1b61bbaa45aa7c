/// Turns the statements of a closure into one view.
///
/// What puts views together is compiled where it is used and takes them over: they would be copied otherwise, at each level
/// of a body all those inside of it again.
@resultBuilder
public enum ViewBuilder {
  /// An empty block is an empty view (behaviour 217).
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stays as it is (behaviour 218).
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// A condition without else shows its view only while true (behaviour 221).
  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// One branch of two is shown (behaviour 220).
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

  /// What is only available on newer systems loses its type (behaviour 222).
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
