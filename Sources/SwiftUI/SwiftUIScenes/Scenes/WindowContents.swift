import ReactiveGraph
import SwiftUICore

/// The same view in each window.
struct ViewContent<Content: View>: SceneContent {
  var view: Content

  var valueType: Any.Type? { nil }

  func makeWindow(showing value: AnyHashable?) -> any WindowContent { FollowingContent(view, value: nil) }

  func modified<M: ViewModifier>(_ modifier: M) -> any SceneContent {
    ViewContent<ModifiedContent<Content, M>>(view: ModifiedContent(content: view, modifier: modifier))
  }
}

/// A view for the value of each window.
struct ValueContent<Value: Hashable, Content: View>: SceneContent {
  /// Makes the view for a value; the binding is the window's own.
  var make: (Binding<Value?>) -> Content

  var valueType: Any.Type? { Value.self }

  func makeWindow(showing value: AnyHashable?) -> any WindowContent {
    FollowingContent(ValueView(initial: value?.base as? Value, make: make), value: value)
  }

  func modified<M: ViewModifier>(_ modifier: M) -> any SceneContent {
    let make = self.make
    return ValueContent<Value, ModifiedContent<Content, M>> {
      ModifiedContent(content: make($0), modifier: modifier)
    }
  }
}

/// Keeps the value that a window shows.
nonisolated struct ValueView<Value: Hashable, Content: View>: View {
  /// Written out: a macro-free property may be set by an initializer of any isolation.
  private let state: State<Value?>
  let make: (Binding<Value?>) -> Content

  nonisolated init(initial: Value?, make: @escaping (Binding<Value?>) -> Content) {
    state = State(initialValue: initial)
    self.make = make
  }

  @MainActor var body: some View { make(state.projectedValue) }
}

/// The root view of one window, which is replaced when the program's body gives another.
final class FollowingContent<Content: View>: WindowContent {
  let value: AnyHashable?
  private var view: Content
  private var source: Source<Content>?

  init(_ view: Content, value: AnyHashable?) {
    self.view = view
    self.value = value
  }

  func follow(_ content: any SceneContent) {
    // The type is the same: it is that of the scene. The value stays the window's own.
    guard let next = content.makeWindow(showing: value) as? FollowingContent<Content> else { return }
    show(next.view)
  }

  /// Shows another value of the view.
  func show(_ view: Content) {
    self.view = view
    source?.set(view)
  }

  func makeGraph(_ setup: WindowSetup) -> ViewGraph { setup.makeGraph(FollowingRoot(content: self)) }

  /// The view as a node of a window's graph.
  fileprivate func attach(to graph: Graph) -> _GraphValue<Content> {
    // Views below compare their own parts: here, each new value counts as another.
    let source = Source<Content>(in: graph, "scene content", view) { _, _ in false }
    self.source = source
    return _GraphValue(source)
  }
}

nonisolated private struct FollowingRoot<Content: View>: UnaryView {
  let content: FollowingContent<Content>

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content: FollowingContent<Content> = inputs.graph.untracked { view.read() }.content
    return Content._makeView(view: content.attach(to: inputs.graph), inputs: inputs)
  }
}
