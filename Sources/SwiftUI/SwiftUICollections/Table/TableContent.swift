import LayoutEngine
import ReactiveGraph
import SwiftUICore
import SwiftUIScrolling

/// A table inside of its style.
nonisolated struct TableContent<Row: Identifiable, Rows: View>: View {
  let rows: Rows
  let columns: [_TableColumn<Row>]
  let selection: ListSelectionBinding<Row.ID>?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Row>>?
}

extension TableContent: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let context = TableContext<Row>(
      inputs: inputs, columns: { view.read().columns }, sorting: { view.read().sorting },
      customization: { view.read().customization })
    var inner: _ViewInputs = inputs
    inner[TableContextKey.self] = context
    let frame = _GraphValue {
      let content: Self = view.read()
      return TableFrame(context: context, rows: content.rows, selection: content.selection)
    }
    return TableFrame<Row, Rows>._makeView(view: frame, inputs: inner)
  }
}

/// The header above the rows. Where the columns do not fit, both scroll sideways together.
nonisolated private struct TableFrame<Row: Identifiable, Rows: View>: View {
  let context: TableContext<Row>
  let rows: Rows
  let selection: ListSelectionBinding<Row.ID>?
  @Environment(\.isPhone) private var isPhone: Bool
  @Environment(\.tableColumnHeaders) private var headers: Visibility

  init(context: TableContext<Row>, rows: Rows, selection: ListSelectionBinding<Row.ID>?) {
    self.context = context
    self.rows = rows
    self.selection = selection
  }

  @MainActor var body: some View {
    Group {
      if isPhone {
        scrollingRows
      } else {
        GeometryReader { proxy in
          ScrollView(.horizontal) {
            VStack(spacing: 0) {
              if headers != .hidden { TableHeader(context: context).frame(height: TableHeaderLook.height) }
              scrollingRows
            }
            .frame(width: context.widths(in: proxy.size.width).total, height: proxy.size.height)
            .environment(\.tableWidth, proxy.size.width)
          }
          .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        }
      }
    }
    .modifier(ListGround())
    .accessibilityElement(children: .contain)
    .modifier(TableElement())
  }

  @MainActor private var scrollingRows: some View {
    ScrollView { ListMargins { ListRows(content: rows, selection: selection) } }
  }
}

/// Makes the container around header and rows a table for assistive technologies.
nonisolated private struct TableElement: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let source = outputs.wrapAccessibility(inputs)
    let isPhone: Bool = inputs.environment(IdiomKey.self).peek == .phone
    source.properties.role = isPhone ? .list : .table
    return outputs
  }
}
