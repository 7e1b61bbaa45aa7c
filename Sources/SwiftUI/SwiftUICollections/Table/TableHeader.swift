import AccessibilityTree
import DisplayList
import Foundation
import HostInterface
import InputEngine
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// The titles of a table's columns.
nonisolated struct TableHeader<Row: Identifiable>: View {
  let context: TableContext<Row>
}

extension TableHeader: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let context: TableContext<Row> = inputs.graph.untracked { view.read() }.context
    let titles = _GraphValue { TableTitles(columns: context.columns.value, context: context) }
    let list: _ViewList = TableTitles<Row>._makeViewList(view: titles, inputs: inputs.inStack(nil))
    var outputs: _ViewOutputs = Container.make(list, inputs: inputs) {
      TableHeaderLayout(widths: context.widths(in: inputs.tableWidth), drag: context.dragged.value)
    }
    let lines: DisplayNode = DisplayAttribute.node(inputs: inputs, "table header") { size in
      let look = TableHeaderLook(
        widths: context.widths(in: inputs.tableWidth), sorted: context.sortedColumn.value, drag: context.dragged.value,
        isMirrored: inputs.environment(LayoutDirectionKey.self).value == .rightToLeft)
      return look.items(in: size, style: inputs.styleContext)
    }
    let display: DisplayNode = .group([lines] + (outputs.display.map { [$0] } ?? []), id: inputs.window.nextID())
    outputs.display = display
    let target = TableHeaderTarget(context, inputs: inputs)
    inputs.window.hitTargets.set(target, for: display)
    inputs.graph.currentSubgraph.onEnd {
      inputs.window.hitTargets.set(nil, for: display)
      target.end()
    }
    return outputs
  }
}

extension TableContext {
  /// Sorts the rows by a column; false for one that does not sort.
  @discardableResult
  func sort(by column: _TableColumn<Row>) -> Bool {
    guard let sorting = inputs.graph.untracked(sorting), let comparator = column.comparator else { return false }
    sorting.toggle(comparator)
    return true
  }
}

/// The titles as views, which are headers and buttons for assistive technologies.
nonisolated private struct TableTitles<Row: Identifiable>: View {
  let columns: [_TableColumn<Row>]
  let context: TableContext<Row>

  init(columns: [_TableColumn<Row>], context: TableContext<Row>) {
    self.columns = columns
    self.context = context
  }

  @MainActor var body: some View {
    let sorted: (column: Int, order: SortOrder)? = context.sortedColumn.value
    ForEach(Array(columns.enumerated()), id: \.element.identity) { column in
      ZStack(alignment: .leading) { column.element.label }
        .font(.body.weight(sorted?.column == column.offset ? .bold : .regular))
        .lineLimit(1)
        .modifier(
          TableTitleElement(
            column: column.offset, order: sorted?.column == column.offset ? sorted?.order : nil,
            sort: column.element.comparator == nil ? nil : { context.sort(by: column.element) }))
    }
  }
}

/// A title says its column, whether it sorts, and which way the rows are sorted by it.
nonisolated private struct TableTitleElement: PrimitiveModifier {
  let column: Int
  let order: SortOrder?
  let sort: (() -> Void)?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let source: AccessibilitySource = outputs.wrapAccessibility(inputs)
    source.childBehavior = .combine
    let root: AccessibilityRoot = inputs.window.accessibility
    root.setHandlers([.activate: { inputs.graph.untracked { modifier.read() }.sort?() }], for: source.id)
    let none: [AccessibilityActionCode: () -> Void] = [:]
    inputs.graph.currentSubgraph.onEnd { root.setHandlers(none, for: source.id) }
    PropertiesAttribute.keep(source, inputs: inputs, "table title") { source in
      let title: Self = modifier.read()
      var properties = AccessibilityProperties()
      properties.traits = .isHeader
      properties.tableCell = AccessibilityTableCell(row: 0, column: title.column + 1, isFirstInRow: false)
      properties.value = title.order.map { $0 == .forward ? "ascending" : "descending" }
      if title.sort != nil { properties.actions = [AccessibilityAction(.activate)] }
      source.properties = properties
    }
    return outputs
  }
}

/// Titles at the beginning of their columns, in the middle of the height.
private struct TableHeaderLayout: LayoutAlgorithm, Equatable {
  var widths: TableColumnWidths
  var drag: TableColumnDrag?

  private func proposal(_ column: Int) -> ProposedViewSize {
    ProposedViewSize(width: max(0, widths.pitches[column] - TableHeaderLook.titleInset - 20), height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    CGSize(width: widths.total, height: proposal.height ?? TableHeaderLook.height)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.indices.map { index in
      guard index < widths.starts.count else { return LayoutPlacement(origin: .zero, proposal: .zero) }
      let height: CGFloat = children[index].sizeThatFits(self.proposal(index)).height
      let offset: CGFloat = drag?.column == index ? drag?.distance ?? 0 : 0
      return LayoutPlacement(
        origin: CGPoint(
          x: widths.starts[index] + TableHeaderLook.titleInset + offset, y: (size.height - height) / 2),
        proposal: self.proposal(index))
    }
  }
}

/// What a pointer does with the titles: a press sorts, a drag moves a column, or changes its width at its trailing edge.
private final class TableHeaderTarget<Row: Identifiable>: HitTarget {
  private let context: TableContext<Row>
  private let inputs: _ViewInputs
  private let press = PressRecognizer()
  private let drag = DragRecognizer()
  private lazy var pressEntry = ArenaEntry(press)
  private lazy var dragEntry = ArenaEntry(drag)
  /// The column that the pointer went down on, or whose edge it is to drag.
  private var column: Int?
  private var edge: Int?
  private var startWidth: CGFloat = 0
  private var hoveredEdge: Int?

  private static var reach: CGFloat { 4 }

  init(_ context: TableContext<Row>, inputs: _ViewInputs) {
    self.context = context
    self.inputs = inputs
    press.observe { [weak self] report in if report == .ended { self?.sort() } }
    drag.minimumDistance = { [unowned self] in edge == nil ? 6 : 1 }
    drag.mayBegin = { [unowned self] _ in mayDrag }
    drag.observe { [weak self] in self?.follow($0) }
  }

  var slot: GeometrySlot { inputs.slot }
  var hoverTarget: (any HoverTarget)? { self }

  private var widths: TableColumnWidths {
    inputs.graph.untracked { context.widths(in: inputs.tableWidth) }
  }

  private var columns: [_TableColumn<Row>] { context.columns.peek }

  /// Along the reading direction, from the leading edge.
  private func x(at point: CGPoint) -> CGFloat {
    let x: CGFloat = local(point).x
    return isMirrored ? slot.peek.size.width - x : x
  }

  private var isMirrored: Bool {
    inputs.graph.untracked { inputs.environment(LayoutDirectionKey.self).value } == .rightToLeft
  }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    guard inputs.environment(IsEnabledKey.self).peek else { return [] }
    if !dragEntry.isInUse {
      let x: CGFloat = x(at: hit.position)
      let widths: TableColumnWidths = self.widths
      edge = resizableEdge(at: x, widths)
      column = widths.column(at: x)
      if let edge { startWidth = widths.pitches[edge] - TableColumnWidths.insets }
    }
    press.contains = { [weak self] in self?.contains($0) ?? false }
    return edge == nil ? [pressEntry, dragEntry] : [dragEntry]
  }

  private func resizableEdge(at x: CGFloat, _ widths: TableColumnWidths) -> Int? {
    guard let edge = widths.edge(at: x, within: Self.reach), edge < columns.count, context.canResize(columns[edge])
    else {
      return nil
    }
    return edge
  }

  private func sort() {
    guard let column, column < columns.count else { return }
    context.sort(by: columns[column])
  }

  private var mayDrag: Bool {
    if edge != nil { return true }
    guard let column, column < columns.count else { return false }
    return context.canReorder(columns[column])
  }

  private func follow(_ report: Recognizer.Report) {
    let distance: CGFloat = isMirrored ? -drag.translation.width : drag.translation.width
    if let edge, edge < columns.count {
      if report != .cancelled { context.resize(columns[edge], to: startWidth + distance) }
      return
    }
    guard let column, column < columns.count else { return }
    switch report {
    case .changed:
      context.dragged.jump(to: TableColumnDrag(column: column, distance: distance, place: place(of: column, distance)))
    case .ended:
      let place: Int = place(of: column, distance)
      context.dragged.jump(to: nil)
      context.move(columns[column], to: place)
    case .cancelled: context.dragged.jump(to: nil)
    }
  }

  /// The place where a column goes that is dragged so far: where its middle lies.
  private func place(of column: Int, _ distance: CGFloat) -> Int {
    let widths: TableColumnWidths = self.widths
    let middle: CGFloat = widths.starts[column] + widths.pitches[column] / 2 + distance
    return widths.column(at: middle) ?? (middle < TableColumnWidths.margin ? 0 : columns.count - 1)
  }

  func end() {
    guard let pointers = inputs.window.existingService(PointerInput.self) else { return }
    pointers.end(pressEntry)
    pointers.end(dragEntry)
    pointers.forget(self)
  }
}

extension TableHeaderTarget: HoverTarget {
  func pointerMoved(to point: CGPoint) { hoveredEdge = resizableEdge(at: x(at: point), widths) }

  func pointerLeft() { hoveredEdge = nil }

  var pointerShape: PointerShape? { hoveredEdge == nil ? nil : .resizeLeftRight }
}
