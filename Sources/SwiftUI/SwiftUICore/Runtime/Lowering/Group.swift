/// Several views taken together, without a layout of their own.
public struct Group<Content> {
  package var content: Content

  /// A group of content of another kind than views. No initializer: it would compete for the closures of those that make views.
  package nonisolated static func containing(_ content: Content) -> Group { Group(_content: content, ()) }

  package nonisolated var contained: Content { content }

  /// The second argument keeps a closure behind the name from being taken as the content itself.
  @usableFromInline nonisolated init(_content: Content, _: Void) {
    content = _content
  }
}

extension Group: View, PrimitiveView, MultiView where Content: View {
  /// Takes several views together, without a layout of their own: modifiers on the group apply to each of them.
  ///
  /// ```swift
  /// Group {
  ///   Text("One")
  ///   Text("Two")
  /// }
  /// .font(.caption)
  /// ```
  ///
  /// - Parameter content: Makes the views.
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(_content: content(), ())
  }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: view.part(\.content), inputs: inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    Content._makeViewList(view: view.part(\.content), inputs: inputs)
  }

  public nonisolated static var _isUnary: Bool { Content._isUnary }
  public nonisolated static var _viewListCount: Int? { Content._viewListCount }
  public nonisolated static var _hasTraits: Bool { Content._hasTraits }
}
