import ReactiveGraph
import SwiftUICollections
import SwiftUICore

/// A view that is made for the stack around it.
nonisolated struct StackReader<Content: View>: View {
  /// Gets the stack, nil outside of one, and whether the view is in a row of a list.
  let content: @MainActor (StackController?, Bool) -> Content

  init(@ViewBuilder content: @escaping @MainActor (StackController?, Bool) -> Content) { self.content = content }
}

extension StackReader: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let controller: StackController? = inputs.navigation
    let isInRow: Bool = inputs[ListRowInputKey.self]
    let content = _GraphValue {
      StackReaderContent(controller: controller, isInRow: isInRow, content: view.read().content)
    }
    return StackReaderContent<Content>._makeView(view: content, inputs: inputs)
  }
}

nonisolated private struct StackReaderContent<Content: View>: View {
  let controller: StackController?
  let isInRow: Bool
  let content: @MainActor (StackController?, Bool) -> Content

  @MainActor var body: Content { content(controller, isInRow) }
}
