import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore
import SwiftUIScrolling

/// Where a view stands in a list, for controls that look and act otherwise there.
package enum ListRowPlace {
  case outside
  /// In a row.
  case row
  /// In a row that a press selects.
  case selectableRow
}

package enum ListRowInputKey: ViewInputKey {
  package static func defaultValue(in window: ViewGraph) -> ListRowPlace { .outside }
}

/// One row of a list, or the header or footer of a section.
final class ListRow {
  let list: ListController
  let link: LazyRowLink
  /// The inputs in the place of the row's content, which may be pushed aside in the row's own.
  private(set) var inputs: _ViewInputs
  let outerSlot: GeometrySlot
  let identity: RowIdentity
  let role: ViewRuns.Role
  let graph: Graph
  /// The lines that the row itself wants at its edges.
  private(set) var lines: Rule<ListRowLines>!
  /// Nil for a row that cannot be selected.
  private(set) var isSelected: Rule<Bool>?
  /// Whether a finger presses the row; nil where that is not shown.
  private(set) var pressed: Source<Bool>?
  /// What is read of the row.
  private(set) var accessibility: AccessibilitySource?

  private let subgraph: Subgraph
  private(set) lazy var slide: ListSlide = graph.with(subgraph) { ListSlide(in: inputs.window) }

  private(set) lazy var drop = ListRowDrop(self)

  var traits: ViewTraits { identity.traits }

  /// Whether the row may be pushed aside or lifted.
  var maySlide: Bool {
    role == .content && (traits.mayBeEdited || traits.source(for: SwipeActionsTrait.self) != nil)
  }

  init(in list: ListController, link: LazyRowLink, inputs: _ViewInputs, identity: RowIdentity) {
    self.list = list
    self.link = link
    self.inputs = inputs
    outerSlot = inputs.slot
    subgraph = inputs.graph.currentSubgraph
    self.identity = identity
    graph = inputs.graph
    role = link.place.peek.role
  }

  /// Makes the outputs of the row from its content.
  func make(_ content: @escaping (_ViewInputs) -> _ViewOutputs, inputs: _ViewInputs) -> _ViewOutputs {
    self.inputs = inputs
    link.attachment = self
    lines = Rule(in: graph, "row lines") { [unowned self] in ListRowLines(self) }
    if role == .content, let selection = list.selection {
      isSelected = Rule(in: graph, "row selection") { [identity] in selection.isSelected(identity) }
      if !list.isDesktop { pressed = Source(in: graph, "pressed row", false) }
    }
    var inner: _ViewInputs = inputs
    inner.disclosureRows = nil
    if list.isTable { inner.slot[ListRowKey.self] = self }
    if isSelected != nil, list.isDesktop { inner.environment = selectedEnvironment(inner.environment) }
    inner.environment = badgeEnvironment(inner.environment)
    inner.slot = GeometrySlot(in: graph, parent: inputs.slot)
    if role == .content { inner[ListRowInputKey.self] = selectsByPress ? .selectableRow : .row }
    if !list.isDesktop { inner.controlReach = ListMetrics.touchReach }
    let child: _ViewOutputs = styled(content, in: inner)
    // A view without a place, such as an empty one, is no row.
    guard let layout = child.layout else { return child }
    let content: GeometrySlot = inner.slot.holding(child)
    let ground: GeometrySlot? = makeGround()
    let arrow: GeometrySlot? = makeArrow()
    let places: [GeometrySlot] = [ground, arrow, content].compactMap { $0 }
    var outputs = _ViewOutputs()
    let rowLayout = LayoutAttribute(in: inputs, "list row", children: { places.compactMap(\.outputs.layout) }) {
      [self] in
      let metrics: ListMetrics = list.metrics.value
      return ListRowLayout(
        insets: insets(metrics), minHeight: minHeight(metrics), groundMargin: metrics.groundMargin,
        alignment: role == .footer ? metrics.footerAlignment : 0, hasGround: ground?.outputs.layout != nil,
        arrow: arrow == nil ? nil : arrowPlace(metrics))
    }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: rowLayout, children: { places })
    outputs.layout = rowLayout
    outputs.preferences = child.preferences
    let display: DisplayNode = .group(
      displays(content: content, layout: layout, ground: ground, arrow: arrow), id: inputs.window.nextID())
    outputs.display = display
    outputs.accessibility = child.accessibility.map { makeElement(around: $0) }
    if isSelected != nil || maySlide || mayDisclose { takePresses(at: display) }
    return outputs
  }

  // MARK: Measures

  private func insets(_ metrics: ListMetrics) -> EdgeInsets {
    let standard: EdgeInsets =
      switch role {
      case .header: metrics.headerInsets
      case .content: metrics.rowInsets
      case .footer: metrics.footerInsets
      }
    var insets: EdgeInsets = traits[ListRowInsetsTrait.self].applied(to: standard)
    insets.leading += metrics.margin
    insets.trailing += metrics.margin
    if role == .content { indent(&insets) }
    return insets
  }

  private func minHeight(_ metrics: ListMetrics) -> CGFloat {
    switch role {
    case .header: metrics.minHeaderHeight
    case .content: metrics.minRowHeight
    case .footer: metrics.minFooterHeight
    }
  }

  // MARK: Parts

  private func styled(_ content: @escaping (_ViewInputs) -> _ViewOutputs, in inputs: _ViewInputs) -> _ViewOutputs {
    switch role {
    case .content:
      guard hasAccessories else { return badged(content, in: inputs) }
      return ListRowAccessories._makeView(
        modifier: _GraphValue { [unowned self] in ListRowAccessories(row: self) }, inputs: inputs
      ) { [self] in badged(content, in: $0) }
    case .header, .footer:
      let isHeader: Bool = role == .header
      func look(_ inputs: _ViewInputs) -> _ViewOutputs {
        SectionTextLook._makeView(
          modifier: _GraphValue { SectionTextLook(isHeader: isHeader) }, inputs: inputs, body: content)
      }
      guard hasHeaderControls else { return look(inputs) }
      let traits: ViewTraits = self.traits
      return SectionHeaderControls._makeView(
        modifier: _GraphValue { SectionHeaderControls(traits: traits) }, inputs: inputs, body: look)
    }
  }

  private func badged(_ content: @escaping (_ViewInputs) -> _ViewOutputs, in inputs: _ViewInputs) -> _ViewOutputs {
    guard mayHaveBadge, traits.source(for: ShowsRowBadgeTrait.self) == nil else { return content(inputs) }
    let traits: ViewTraits = self.traits
    return ListRowBadge._makeView(
      modifier: _GraphValue { ListRowBadge(traits: traits) }, inputs: inputs, body: content)
  }

  /// Whether something may stand beside the content while the list is edited.
  private var hasAccessories: Bool {
    traits.mayBeEdited || !list.isDesktop && list.selection?.allowsSeveral == true
  }

  /// The view that `listRowBackground(_:)` put behind the row.
  private func makeGround() -> GeometrySlot? {
    guard let background = traits.source(for: ListRowBackgroundTrait.self) else { return nil }
    var inner: _ViewInputs = inputs.inStack(nil)
    inner.slot = GeometrySlot(in: graph, parent: inputs.slot)
    let view = _GraphValue<ZStack<AnyView>> { ZStack { background() ?? AnyView(EmptyView()) } }
    return inner.slot.holding(ZStack<AnyView>._makeView(view: view, inputs: inner))
  }

  private func displays(
    content: GeometrySlot, layout: LayoutAttribute, ground: GeometrySlot?, arrow: GeometrySlot?
  ) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    nodes.append(DisplayAttribute.node(inputs: inputs, "row ground") { [self] in groundItems(in: $0) })
    if let display = ground?.outputs.display {
      nodes.append(
        EffectAttribute.wrap(
          display, inputs: inputs, "row ground clip",
          one: { [self] size in
            let look: ListRowLook = self.look
            guard look.topRadius > 0 || look.bottomRadius > 0 else { return nil }
            return .clip(look.groundPath(in: size), evenOdd: false)
          }))
    }
    if let display = content.outputs.display { nodes.append(display) }
    if let display = arrow?.outputs.display { nodes.append(display) }
    nodes.append(
      DisplayAttribute.node(inputs: inputs, "row lines") { [self] size in
        lineItems(in: size, content: content, layout: layout)
      })
    return nodes
  }

  /// What is read of a row: each element of the content, with the row's number; a row that can be selected is one element.
  private func makeElement(around child: AccessibilitySource) -> AccessibilitySource {
    let source: AccessibilitySource = .transparent([child], id: inputs.window.nextID())
    accessibility = source
    guard role == .content else { return source }
    if isSelected != nil, !list.isTable { source.childBehavior = .combine }
    if isSelected != nil || traits.mayBeEdited || mayDisclose { takeActions(source) }
    PropertiesAttribute.keep(source, inputs: inputs, "row element") { [self] source in describe(source) }
    return source
  }
}

// MARK: - Looks

extension ListRow {
  /// How the row looks now; read inside a node.
  var look: ListRowLook {
    let metrics: ListMetrics = list.metrics.value
    let place: LazyRowPlace = link.place.value
    var look = ListRowLook()
    look.isDesktop = list.isDesktop
    look.margin = metrics.groundMargin
    look.selectionRadius = metrics.selectionRadius
    guard role == .content else { return look }
    look.selection = selectionLook
    look.isPressed = pressed?.value ?? false
    if metrics.grouping == .cards {
      look.topRadius = place.isFirst ? metrics.cornerRadius : 0
      look.bottomRadius = place.isLast ? metrics.cornerRadius : 0
    }
    if metrics.alternatesRows, place.index % 2 == 1 {
      look.ground = .band
    } else if metrics.grouping != .none, traits[ListRowBackgroundTrait.self] == nil {
      look.ground = .surface
    }
    return look
  }

  private func groundItems(in size: CGSize) -> [DisplayItem] {
    if role == .header, list.metrics.value.pinsHeaders { return headerGround(in: size) }
    let color: Color = list.isDesktop ? .quaternarySystemFill : .secondarySystemGroupedBackground
    var look: ListRowLook = self.look
    look.reach = link.place.value.isLast ? 0 : list.metrics.value.separatorRoom
    return look.items(in: size, style: inputs.styleContext, groundColor: color)
  }

  /// Rows pass below a pinned header.
  private func headerGround(in size: CGSize) -> [DisplayItem] {
    guard inputs.environment(ScrollContentBackgroundKey.self).value != .hidden else { return [] }
    let color: Color = .systemBackground
    let rect = CGRect(origin: .zero, size: size)
    return [
      .fill(CGPath(rect: rect, transform: nil), .color(color.resolved(in: inputs.styleContext.colors)), evenOdd: false)
    ]
  }

  private func lineItems(in size: CGSize, content: GeometrySlot, layout: LayoutAttribute) -> [DisplayItem] {
    let own: ListRowLines = lines.value
    let insertion: [DisplayItem] = insertionItems(in: size)
    guard own.top.isShown || own.bottom.isShown else { return insertion }
    let next: ListRowLines? = (link.place.value.next?.attachment as? ListRow)?.lines.value
    let showsBottom: Bool = own.bottom.isShown && next?.top.isHidden != true
    let metrics: ListMetrics = list.metrics.value
    let ends: (start: CGFloat, end: CGFloat) = lineEnds(in: size, content: content, layout: layout, metrics)
    let scale: CGFloat = list.isDesktop ? 1 : EnvironmentValues(scope: inputs.environment).displayScale
    let isMirrored: Bool = inputs.environment(LayoutDirectionKey.self).value == .rightToLeft
    let style: ShapeStyleContext = inputs.styleContext
    func items(_ line: ListRowLines.Line, _ color: Color?, isAtTop: Bool) -> [DisplayItem] {
      // The lines around a group go from edge to edge of its ground.
      let look = ListSeparatorLook(
        start: line.isOuter && metrics.grouping == .bands ? 0 : ends.start,
        end: line.isOuter && metrics.grouping == .bands ? size.width : ends.end, color: color, thickness: 1 / scale,
        isAtTop: isAtTop)
      return look.items(in: size, isMirrored: isMirrored, style: style)
    }
    var result: [DisplayItem] = insertion
    if own.top.isShown { result += items(own.top, own.top.color, isAtTop: true) }
    if showsBottom { result += items(own.bottom, own.bottom.color ?? next?.top.color, isAtTop: false) }
    return result
  }

  /// The line that shows where rows would be moved.
  private func insertionItems(in size: CGSize) -> [DisplayItem] {
    guard role == .content, traits.mayBeEdited, let insertion = list.insertion.value else { return [] }
    let place: LazyRowPlace = link.place.value
    let isBefore: Bool = insertion == place.index
    guard isBefore || insertion == place.index + 1 && place.isLast else { return [] }
    let margin: CGFloat = list.metrics.value.groundMargin
    let rect = CGRect(
      x: margin, y: isBefore ? -1 : size.height - 1, width: max(0, size.width - 2 * margin), height: 2)
    let path = CGPath(rect: rect, transform: nil)
    return TintShapeStyle().items(in: rect, context: inputs.styleContext) { [.fill(path, $0, evenOdd: false)] }
  }

  /// Where the lines begin and end: at the guides of the content, or at its edges and at the end of the row's ground.
  private func lineEnds(
    in size: CGSize, content: GeometrySlot, layout: LayoutAttribute, _ metrics: ListMetrics
  ) -> (start: CGFloat, end: CGFloat) {
    let insets: EdgeInsets = insets(metrics)
    let width: CGFloat = max(0, size.width - insets.total(.horizontal))
    let dimensions: ViewDimensions = layout.measured.dimensions(in: ProposedViewSize(width: width, height: nil))
    let start: CGFloat = insets.leading + (dimensions[explicit: .listRowSeparatorLeading] ?? 0)
    let edge: CGFloat =
      metrics.separatorsReachEdge ? size.width - metrics.groundMargin : size.width - insets.trailing
    let end: CGFloat = dimensions[explicit: .listRowSeparatorTrailing].map { insets.leading + $0 } ?? edge
    return (start, end)
  }
}

/// The lines that a row wants at its edges.
struct ListRowLines: Equatable {
  struct Line: Equatable {
    /// Whether the list draws the line unless somebody hides it.
    var isWanted: Bool = false
    var isHidden: Bool = false
    /// Whether it lies before the first row of a section or behind the last one.
    var isOuter: Bool = false
    var color: Color?

    var isShown: Bool { isWanted && !isHidden }
  }

  var top = Line()
  var bottom = Line()

  /// Read inside a node.
  init(_ row: ListRow) {
    guard row.role == .content else { return }
    let place: LazyRowPlace = row.link.place.value
    let separators: ListMetrics.Separators = row.list.metrics.value.separators
    let visibility: EdgeValues<Visibility> = row.traits[ListRowSeparatorTrait.self]
    let sectionVisibility: EdgeValues<Visibility> = row.traits[ListSectionSeparatorTrait.self]
    let tint: EdgeValues<Color> = row.traits[ListRowSeparatorTintTrait.self]
    let sectionTint: EdgeValues<Color> = row.traits[ListSectionSeparatorTintTrait.self]
    top = Line(
      isWanted: place.isFirst && (separators == .around || sectionVisibility.top == .visible),
      isHidden: visibility.top == .hidden || place.isFirst && sectionVisibility.top == .hidden, isOuter: place.isFirst,
      color: tint.top ?? (place.isFirst ? sectionTint.top : nil))
    let isInside: Bool = !place.isLast && separators != .none
    bottom = Line(
      isWanted: isInside || visibility.bottom == .visible
        || place.isLast && (separators == .around || sectionVisibility.bottom == .visible),
      isHidden: visibility.bottom == .hidden || place.isLast && sectionVisibility.bottom == .hidden,
      isOuter: place.isLast, color: tint.bottom ?? (place.isLast ? sectionTint.bottom : nil))
  }
}
