import SwiftUICore

/// A row and the rows that it has, which are there while it is open.
nonisolated struct DisclosedRows<Label: View, Content: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor var body: some View {
    if let isExpanded {
      DisclosedList(label: label, isExpanded: isExpanded, content: content)
    } else {
      SelfDisclosing(label: label, content: content)
    }
  }
}

/// The same where nobody else keeps whether the row is open.
private struct SelfDisclosing<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  @State private var isExpanded: Bool = false

  init(label: Label, content: @escaping () -> Content) {
    self.label = label
    self.content = content
  }

  var body: some View { DisclosedList(label: label, isExpanded: $isExpanded, content: content) }
}

nonisolated private struct DisclosedList<Label: View, Content: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>
  let content: () -> Content
}

extension DisclosedList: PrimitiveView, MultiView {
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    guard let rows = inputs.disclosureRows else { return Label._makeViewList(view: view[\.label], inputs: inputs) }
    return .disclosure(
      in: rows, inputs: inputs, isExpanded: { view.read().isExpanded },
      label: { Label._makeViewList(view: view[\.label], inputs: $0) },
      content: { inputs in
        let content = ContentNode<Content>(in: inputs.window, "disclosed rows") { view.read().content() }
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
      })
  }
}
