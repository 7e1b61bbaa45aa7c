import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// A view that belongs to a window and not to its content, for features that present something without a view of the app's.
///
/// It takes no room and draws nothing; what it presents lies in front of the window's content.
package final class WindowAttachment: WindowService {
  private let content: Source<AnyView?>

  package init(window: ViewGraph) {
    content = Source(in: window.graph, "window attachment", nil) { _, _ in false }
  }

  /// Sets the view; nil for none.
  package func set(_ view: AnyView?) { content.set(view) }

  /// Lowers the view beside the window's content.
  func make(_ inputs: _ViewInputs) {
    var inner: _ViewInputs = inputs
    inner.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let view: _GraphValue<Attached> = _GraphValue { [content] in Attached(view: content.value) }
    _ = inner.slot.holding(Attached._makeView(view: view, inputs: inner))
  }

  private struct Attached: View {
    let view: AnyView?

    var body: some View {
      if let view { view }
    }
  }
}
