import Memory

/// A view or another thing together with a modifier (behaviour 241).
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent {
  /// The offset of the modifier, which follows the content.
  @inline(__always)
  fileprivate nonisolated static var modifierOffset: Int { StoredOffset.second(\Self.modifier, after: Content.self) }
}

extension ModifiedContent: PlainWhereUnary {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    // What is put on views that come and go, or on several, stays on each of them where one is wanted: they are stacked.
    if Modifier._hasTraits, !Content._isUnary, Modifier.self is any TraitModifier.Type {
      return ImplicitStack.make(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }
    return Modifier._makeView(modifier: view.part(at: modifierOffset), inputs: inputs) { inputs in
      Content._makeView(view: view.part(at: 0), inputs: inputs)
    }
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    // One view and its modifiers are made together when they are shown.
    if _isUnary, !_hasTraits { return .element(view, inputs) }
    return Modifier._makeViewList(modifier: view.part(at: modifierOffset), inputs: inputs) { inputs in
      Content._makeViewList(view: view.part(at: 0), inputs: inputs)
    }
  }

  public nonisolated static var _viewListCount: Int? { Modifier._viewListCount(content: Content._viewListCount) }
  public nonisolated static var _isUnary: Bool { Modifier._isUnary(content: Content._isUnary) }
  public nonisolated static var _hasTraits: Bool { Modifier._hasTraits || Content._hasTraits }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Modifier._makeView(modifier: modifier.part(at: modifierOffset), inputs: inputs) { inputs in
      Content._makeView(modifier: modifier.part(at: 0), inputs: inputs, body: body)
    }
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    Modifier._makeViewList(modifier: modifier.part(at: modifierOffset), inputs: inputs) { inputs in
      Content._makeViewList(modifier: modifier.part(at: 0), inputs: inputs, body: body)
    }
  }

  public nonisolated static func _viewListCount(content: Int?) -> Int? {
    Modifier._viewListCount(content: Content._viewListCount(content: content))
  }

  public nonisolated static func _isUnary(content: Bool) -> Bool {
    Modifier._isUnary(content: Content._isUnary(content: content))
  }

  public nonisolated static var _hasTraits: Bool { Modifier._hasTraits || Content._hasTraits }
}
