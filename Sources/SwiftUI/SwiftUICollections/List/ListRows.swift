import LayoutEngine
import ReactiveGraph
import SwiftUICore
import SwiftUIScrolling

/// What a list's selection is bound to.
nonisolated enum ListSelectionBinding<Value: Hashable> {
  case several(Binding<Set<Value>>)
  case single(Binding<Value?>)
  case always(Binding<Value>)
}

/// The rows of a list, in a lazy stack.
nonisolated struct ListRows<Content: View, Value: Hashable>: View {
  let content: Content
  let selection: ListSelectionBinding<Value>?
}

extension ListRows: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let controller = ListController(inputs)
    let binding: _GraphValue<ListSelectionBinding<Value>?> = view[\.selection]
    controller.selection = ListSelection(binding, rows: controller, window: inputs.window)
    controller.meetFollower()
    var inner: _ViewInputs = inputs.inStack(.vertical)
    inner.environment = inner.environment.overriding("list rows") { $0.isInRow = true }
    inner.traits = ViewTraits()
    inner.changes = nil
    controller.takeFocus(&inner)
    inner.disclosureRows = controller.disclosures
    let list: _ViewList = Content._makeViewList(view: view[\.content], inputs: inner).map { element in
      controller.row(around: element, in: inner)
    }
    let rules = LazyRowRules(
      gaps: { controller.gaps(around: $0) }, closesSections: true, didMake: { controller.driver = $0 })
    return LazyContainer.make(
      list, inputs: inputs, pinned: { controller.metrics.value.pinsHeaders ? .sectionHeaders : [] }, rules: rules,
      role: { controller.disclosures.hasHierarchies ? .outline : .list }
    ) {
      let spacing: CGFloat? = controller.rowSpacing.value
      return LazyLayout(
        axis: .vertical, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: spacing ?? 0)
    }
  }
}
