import ReactiveGraph
import SwiftUICore

/// Gives its content a proxy by which a program scrolls the scroll views inside.
@frozen nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  let link: ScrollLink

  /// Scrolls to the view with an id; views that a lazy container has not made are found too.
  ///
  /// - Parameter anchor: the point of the view and of the scroll view that are brought together; nil for as little
  ///   movement as brings all of the view into sight.
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
