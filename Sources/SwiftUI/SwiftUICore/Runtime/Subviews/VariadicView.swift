/// Containers that get the views of their content one by one.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root and the content that it is given.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    @inlinable nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    @inlinable public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// What makes something of the views of a content.
public protocol _VariadicView_Root {
  /// True when what it makes is one view for the container around it.
  nonisolated static var _isUnary: Bool { get }
}

extension _VariadicView_Root {
  public nonisolated static var _isUnary: Bool { false }
}

/// A root that makes a view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose view is one for the container around it.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  public nonisolated static var _isUnary: Bool { true }
}

/// A root whose view may be several for the container around it.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    RootView<Root>._makeView(view: rootView(view, inputs: inputs), inputs: inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    if Root._isUnary { return .element(view, inputs) }
    return RootView<Root>._makeViewList(view: rootView(view, inputs: inputs), inputs: inputs)
  }

  public nonisolated static var _isUnary: Bool { Root._isUnary }
  public nonisolated static var _viewListCount: Int? { Root._isUnary ? 1 : nil }

  private nonisolated static func rootView(
    _ view: _GraphValue<Self>, inputs: _ViewInputs
  ) -> _GraphValue<RootView<Root>> {
    let elements = ContentViews(view[\.content], inputs: inputs).elements(in: inputs.graph)
    return _GraphValue {
      RootView(root: view.read().root, children: _VariadicView_Children(elements: elements.value))
    }
  }
}

/// A root seen as a view, so that its dynamic properties and its body work as a view's do.
private struct RootView<Root: _VariadicView_ViewRoot>: View, PropertyCarrier {
  static var carried: Any.Type { Root.self }

  var root: Root
  var children: _VariadicView_Children

  var body: Root.Body { root.body(children: children) }
}
