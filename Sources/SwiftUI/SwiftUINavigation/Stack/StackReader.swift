import ReactiveGraph
import SwiftUICollections
import SwiftUICore

/// A view that is made for the stack around it.
nonisolated struct StackReader<Content: View>: View {
  /// Gets the stack, nil outside of one, and where the view stands in a list.
  let content: @MainActor (StackController?, ListRowPlace) -> Content

  init(@ViewBuilder content: @escaping @MainActor (StackController?, ListRowPlace) -> Content) {
    self.content = content
  }
}

extension StackReader: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let controller: StackController? = inputs.navigation
    let row: ListRowPlace = inputs[ListRowInputKey.self]
    let content = _GraphValue {
      StackReaderContent(controller: controller, row: row, content: view.read().content)
    }
    return StackReaderContent<Content>._makeView(view: content, inputs: inputs)
  }
}

nonisolated private struct StackReaderContent<Content: View>: View {
  let controller: StackController?
  let row: ListRowPlace
  let content: @MainActor (StackController?, ListRowPlace) -> Content

  @MainActor var body: Content { content(controller, row) }
}
