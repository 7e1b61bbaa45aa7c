import HostInterface
import InputEngine
import LayoutEngine
import ReactiveGraph
import SwiftUICore
import SwiftUIScrolling

/// One list at work: what its rows share.
final class ListController {
  let inputs: _ViewInputs
  let graph: Graph
  let metrics: Rule<ListMetrics>
  let rowSpacing: Attribute<CGFloat?>
  let isDesktop: Bool
  weak var driver: LazyDriver?
  /// Whether the rows are those of a table, whose cells are elements of their own.
  let isTable: Bool
  let isSidebar: Bool
  /// Whether there are hierarchies among the rows.
  let disclosures: DisclosureRows
  /// Nil for a list without a selection.
  var selection: (any ListSelecting)?
  /// Tells the follower of the selection that a person has chosen a row; nil where there is none.
  var tellChoice: (() -> Void)?
  private(set) var focus: FocusTarget?
  /// The press of a pointer on a row.
  lazy var press = ListPress(self)
  /// The push of a finger that shows the buttons of a row.
  private(set) lazy var swipe = ListSwipe(self)
  /// The drag of a pointer that moves rows.
  private(set) lazy var move = ListMove(self)
  /// The number of the row before which rows would be moved; nil while none are.
  let insertion: NotedSource<Int?>
  let subgraph: Subgraph
  /// What was typed to find a row.
  lazy var typing = ListTyping(self)

  init(_ inputs: _ViewInputs) {
    self.inputs = inputs
    graph = inputs.graph
    let environment: EnvironmentScope = inputs.environment
    metrics = Rule(in: inputs.graph, "list metrics") { EnvironmentValues(scope: environment).listMetrics }
    rowSpacing = inputs.environment(ListRowSpacingKey.self)
    isDesktop = inputs.environment(IdiomKey.self).peek == .desktop
    let style: _ListStyleKind.Kind = inputs.environment(ListStyleKey.self).peek.kind
    isTable = style == .table
    isSidebar = style == .sidebar
    disclosures = DisclosureRows(in: inputs.graph)
    insertion = NotedSource(in: inputs.window, "insertion", nil)
    subgraph = inputs.graph.currentSubgraph
    inputs[SelectionMenuRowsKey.self]?.list = self
    subgraph.onEnd { [self] in
      let pointers: PointerInput? = window.existingService(PointerInput.self)
      for entry in entries { pointers?.end(entry) }
    }
  }

  /// The recognizers that were made.
  private var entries: [ArenaEntry] = []

  func note(_ entry: ArenaEntry) -> ArenaEntry {
    if !entries.contains(where: { $0 === entry }) { entries.append(entry) }
    return entry
  }

  var window: ViewGraph { inputs.window }
  var isEnabled: Bool { inputs.environment(IsEnabledKey.self).peek && !inputs.slot.isLeaving }

  /// The room around a line, which keeps sections apart; read inside nodes.
  func gaps(around line: LineTable.Line) -> LazyLayout.Gaps {
    let metrics: ListMetrics = self.metrics.value
    guard line.startsSection else {
      let isBelowLine: Bool = line.group.role == .content && !line.startsGroup
      return LazyLayout.Gaps(before: isBelowLine ? metrics.separatorRoom : 0)
    }
    guard !line.isFirst else { return LazyLayout.Gaps() }
    let own: ListSectionSpacing? = line.group.mark?.traits[SectionSpacingTrait.self]
    let spacing: ListSectionSpacing? = own ?? inputs.environment(ListSectionSpacingKey.self).value
    let distance: CGFloat = (spacing ?? .default).distance(in: metrics)
    return LazyLayout.Gaps(before: distance + (line.group.role == .header ? metrics.headerSpacing : 0))
  }

  /// A view of the list's content as a row.
  func row(around element: ViewElement, in inputs: _ViewInputs) -> ViewElement {
    let identity = RowIdentity(traits: element.traits, names: element.names)
    return element.wrapped(in: inputs) { [self] inputs, content in
      guard let link = inputs.slot[LazyRowLinkKey.self] else { return content(inputs) }
      let row = ListRow(in: self, link: link, inputs: inputs, identity: identity)
      guard row.maySlide else { return row.make(content, inputs: inputs) }
      return ListRowSlide._makeView(modifier: _GraphValue { ListRowSlide(row: row) }, inputs: inputs) { inputs in
        row.make(content, inputs: inputs)
      }
    }
  }
}

// MARK: - Focus

extension ListController {
  /// Lets the list have the keyboard's focus, where it has a selection, and hear of keys while the focus is inside.
  func takeFocus(_ inner: inout _ViewInputs) {
    guard let selection else { return }
    let context = FocusContext(parent: inputs.focusContext, in: inputs.slot, commands: ListKeys(self))
    inner.focusContext = context
    let slot: GeometrySlot = inputs.slot.viewport?.slot ?? inputs.slot
    let target = FocusTarget(in: context, at: slot) { [weak self] in self?.isEnabled ?? false }
    // The selected row shows where the focus is.
    target.showsEffect = { selection.isEmpty }
    target.holdsOthers = true
    focus = target
    let scope: FocusScope = window.focus
    scope.add(target)
    graph.currentSubgraph.onEnd { scope.remove(target) }
  }

  /// Whether the list has the keyboard's focus; read inside a node.
  var isFocused: Bool { focus.map { window.focus.isFocused($0) } ?? false }

  /// Whether the focus is on the list, and not on a view inside of it.
  var hasFocus: Bool { focus != nil && window.focus.current === focus }
}

// MARK: - Rows by number

extension ListController: RowOrder {
  var rowCount: Int { driver?.lines.contentCount ?? 0 }

  func identity(ofRow index: Int, isExact: Bool) -> RowIdentity? {
    guard let driver, let item = driver.lines.item(ofContent: index),
      let found = driver.lastRuns.identity(at: item, isExact: isExact)
    else { return nil }
    return RowIdentity(traits: found.traits, names: found.names)
  }

  func rowIndex(ofID id: AnyHashable) -> Int? {
    guard let driver, let item = driver.lastRuns.index(of: id) else { return nil }
    return driver.lines.content(ofItem: item)
  }

  /// The row with a number, where it is there.
  func row(at index: Int) -> ListRow? {
    guard let driver, let item = driver.lines.item(ofContent: index) else { return nil }
    return driver.shownRow(at: item)?.link?.attachment as? ListRow
  }

  /// The rows that are in sight or near it, in order.
  var shownRows: [ListRow] {
    driver?.container.window.peek.rows.compactMap { $0.link?.attachment as? ListRow } ?? []
  }

  /// Scrolls as little as shows a row.
  func reveal(row index: Int) {
    guard let driver, let item = driver.lines.item(ofContent: index) else { return }
    let hasHeader: Bool = metrics.peek.pinsHeaders && driver.lastRuns.hasSections
    inputs.slot.viewport?.reveal(item: item, in: driver, below: hasHeader ? metrics.peek.minHeaderHeight : 0)
  }

  /// How many rows a page has.
  var pageLength: Int {
    guard let viewport = inputs.slot.viewport, let stride = driver?.anchor?.stride, stride > 0 else { return 1 }
    return max(1, Int(viewport.slot.peek.size.height / stride) - 1)
  }
}

extension LineTable {
  /// The view with a number among those that are content.
  func item(ofContent index: Int) -> Int? {
    guard index >= 0, index < contentCount else { return nil }
    var low = 0
    var high: Int = groups.count - 1
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if groups[middle].contentBefore > index { high = middle - 1 } else { low = middle }
    }
    // A header before the group has the same number before it.
    while groups[low].role != .content, low > 0 { low -= 1 }
    return groups[low].items.lowerBound + index - groups[low].contentBefore
  }

  /// The number of a view among those that are content; nil for a header or footer.
  func content(ofItem item: Int) -> Int? {
    guard lineCount > 0 else { return nil }
    let group: Group = group(ofLine: line(ofItem: item))
    guard group.role == .content, group.items.contains(item) else { return nil }
    return group.contentBefore + item - group.items.lowerBound
  }
}
