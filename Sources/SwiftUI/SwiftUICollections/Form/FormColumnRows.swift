import LayoutEngine
import SwiftUIControls
import SwiftUICore

/// The rows of a form in two columns. Sections are their header, rows and footer one after the other.
nonisolated struct FormColumnRows<Content: View>: View {
  let content: Content
}

extension FormColumnRows: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list: _ViewList = Content._makeViewList(
      view: view[\.content], inputs: inputs.inStack(.vertical))
    return Container.make(list, inputs: inputs) {
      FormColumnsLayout(guide: HorizontalAlignment.formControl.key)
    }
  }
}
