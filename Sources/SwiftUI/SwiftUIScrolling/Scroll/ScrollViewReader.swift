import ReactiveGraph
import SwiftUICore

/// Gives its content a proxy by which a program scrolls the scroll views inside.
@frozen nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  /// Gives views a proxy by which a program scrolls the scroll views among them.
  ///
  /// ```swift
  /// ScrollViewReader { proxy in
  ///   ScrollView {
  ///     LazyVStack {
  ///       ForEach(0..<100) { row in Text("Row \(row)") }
  ///     }
  ///   }
  ///   Button("Last") { withAnimation { proxy.scrollTo(99, anchor: .bottom) } }
  /// }
  /// ```
  ///
  /// - Parameter content: Makes the views; use the proxy in actions, not while views are made.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  let link: ScrollLink

  /// Scrolls to the view with an id.
  ///
  /// - Parameters:
  ///   - id: The id that `ForEach` or `id(_:)` gave the view. A row that is not made yet is made.
  ///   - anchor: The point of the view and of the scroll view that come together; nil, the default, scrolls as little
  ///     as shows all of the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    if reveal(AnyHashable(id), anchor: anchor) { return }
    // What the same action adds is found when the views are up to date.
    let transaction: Transaction = .current
    link.viewports.first?.host.afterUpdate {
      withTransaction(transaction) { _ = reveal(AnyHashable(id), anchor: anchor) }
    }
  }

  private func reveal(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
    link.viewports.contains { $0.reveal(id, anchor: anchor) }
  }
}

extension ScrollViewReader: PrimitiveView, MultiView {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let link = ScrollLink(in: inputs.graph, reachesInside: true)
    var inner: _ViewInputs = inputs
    inner.scrollLinks.append(link)
    let content = ContentNode<Content>(in: inputs.window, "scroll reader content") {
      view.read().content(ScrollViewProxy(link: link))
    }
    return Content._makeViewList(view: _GraphValue(content), inputs: inner)
  }

  public nonisolated static var _viewListCount: Int? { Content._viewListCount }
}
