import AccessibilityTree
import HostInterface
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// A row of a table: a cell for each column.
nonisolated public struct _TableRowView<Value: Identifiable>: View {
  let value: Value
}

extension _TableRowView: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard let table = inputs[TableContextKey.self] as? TableContext<Value> else {
      preconditionFailure("A row of \(Value.self) stands in no table of such rows.")
    }
    let isPhone: Bool = inputs.environment(IdiomKey.self).peek == .phone
    let row: ListRow? = inputs.slot[ListRowKey.self]
    let cells = _GraphValue {
      let columns: [_TableColumn<Value>] = table.columns.value
      return TableCells(columns: isPhone ? Array(columns.prefix(1)) : columns, value: view.read().value, row: row)
    }
    if isPhone { return TableCells<Value>._makeView(view: cells, inputs: inputs) }
    let list: _ViewList = TableCells<Value>._makeViewList(view: cells, inputs: inputs.inStack(nil))
    return Container.make(list, inputs: inputs) {
      TableRowLayout(
        widths: table.widths(in: inputs.tableWidth), alignments: table.columns.value.map(\.alignment.fraction))
    }
  }
}

/// The cells of a row.
nonisolated private struct TableCells<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let value: Value
  let row: ListRow?

  init(columns: [_TableColumn<Value>], value: Value, row: ListRow?) {
    self.columns = columns
    self.value = value
    self.row = row
  }

  @MainActor var body: some View {
    ForEach(Array(columns.enumerated()), id: \.element.identity) { column in
      if column.offset == 0, let row, row.list.disclosures.hasHierarchies {
        HStack(spacing: 6) {
          DisclosureArrow(isExpanded: row.disclosure?.isExpanded)
          column.element.cell(value)
        }
        .modifier(TableCellElement(row: row, column: column.offset, title: column.element.title))
        .padding(.leading, CGFloat(row.disclosure?.depth ?? 0) * DisclosureArrow.indentation)
      } else {
        TableCell(content: column.element.cell(value))
          .modifier(TableCellElement(row: row, column: column.offset, title: column.element.title))
      }
    }
  }
}

/// A cell is one view, whatever its content gives.
nonisolated private struct TableCell: View {
  let content: AnyView

  init(content: AnyView) { self.content = content }

  @MainActor var body: some View { ZStack(alignment: .leading) { content }.lineLimit(1) }
}

/// Says in which row and column a cell is, and what the column is called (speech rule 2).
nonisolated private struct TableCellElement: PrimitiveModifier {
  let row: ListRow?
  let column: Int
  let title: Text

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let source: AccessibilitySource = outputs.wrapAccessibility(inputs)
    source.childBehavior = .combine
    let environment: EnvironmentScope = inputs.environment
    PropertiesAttribute.keep(source, inputs: inputs, "table cell") { source in
      let cell: Self = modifier.read()
      var properties = AccessibilityProperties()
      properties.tableCell = AccessibilityTableCell(
        row: (cell.row?.link.place.value.index ?? 0) + 1, column: cell.column + 1,
        headers: [cell.title.string(in: EnvironmentValues(scope: environment))])
      source.properties = properties
    }
    return outputs
  }
}

/// The row of a list that a place lies in.
enum ListRowKey: SlotKey {
  typealias Value = ListRow
}

/// Cells side by side, each in the middle of the row's height.
struct TableRowLayout: LayoutAlgorithm, Equatable {
  var widths: TableColumnWidths
  var alignments: [CGFloat]

  /// Above and below the content of the cells.
  static let inset: CGFloat = 4

  private func proposal(_ column: Int) -> ProposedViewSize {
    let content: Range<CGFloat> = widths.content(of: column)
    return ProposedViewSize(width: content.upperBound - content.lowerBound, height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let count: Int = min(children.count, widths.starts.count)
    let height: CGFloat = (0..<count).reduce(0) { max($0, children[$1].sizeThatFits(self.proposal($1)).height) }
    return CGSize(width: widths.total, height: height + 2 * Self.inset)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.indices.map { index in
      guard index < widths.starts.count else { return LayoutPlacement(origin: .zero, proposal: .zero) }
      let content: Range<CGFloat> = widths.content(of: index)
      let own: CGSize = children[index].sizeThatFits(self.proposal(index))
      let room: CGFloat = max(0, content.upperBound - content.lowerBound - own.width)
      return LayoutPlacement(
        origin: CGPoint(x: content.lowerBound + room * alignments[index], y: (size.height - own.height) / 2),
        proposal: self.proposal(index))
    }
  }
}
