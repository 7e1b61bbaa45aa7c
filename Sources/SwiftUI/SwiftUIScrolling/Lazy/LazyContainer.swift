import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// What a lazy container shows: the rows that are there and how the rest is counted.
package struct LazyWindow: Equatable {
  package var rows: [LazyRow] = []
  package var items: [LazyLayout.Item] = []
  /// Which of the rows are in sight.
  package var present: [Bool] = []
  /// Where each of the rows stands; empty in containers whose views need not know.
  package var places: [LazyRowPlace] = []
  package var start: CGFloat = 0
  package var linesAfter: Int = 0
  package var visible: ClosedRange<CGFloat>?
  package var lastSectionContinues: Bool = false
  package var goesByFirstLines: Bool = true

  package static func == (left: LazyWindow, right: LazyWindow) -> Bool {
    left.rows.elementsEqual(right.rows, by: ===) && left.items == right.items && left.present == right.present
      && left.places == right.places
      && left.start == right.start && left.linesAfter == right.linesAfter && left.visible == right.visible
      && left.lastSectionContinues == right.lastSectionContinues && left.goesByFirstLines == right.goesByFirstLines
  }
}

extension LazyWindow {
  /// Tells each row of the one behind it, where that one is in sight.
  ///
  /// A row that is kept for later and is not in sight counts for nothing: whether it is there depends on the way by which
  /// the window came, and the look of a row must not.
  package mutating func linkRows() {
    guard places.count > 1 else { return }
    for index in places.indices.dropLast() where present[index + 1] { places[index].next = rows[index + 1].link }
  }
}

/// A container that makes its views when they come near what can be seen.
///
/// It is measured and placed like any other, with those views for children that are there. `LazyDriver` stands above the
/// placing: it finds out which views are needed, where the first of them begins, and sets the window; the pass then goes
/// round once more.
package final class LazyContainer {
  package let inputs: _ViewInputs
  package let window: Source<LazyWindow>
  package let display: DisplayNode
  package let accessibility: AccessibilitySource
  /// The rows of the window.
  fileprivate(set) var shown: [GeometrySlot] = []
  /// What shows the rows; it belongs to the graph, which holds the container.
  fileprivate weak var rowsNode: LazyRowsNode?
  /// Rows that are gone and still seen; made when the first one goes.
  fileprivate var departures: Departures?
  private var leaving: [ObjectIdentifier: LazyRow] = [:]

  package static func make(
    _ list: _ViewList, inputs: _ViewInputs, pinned: @escaping () -> PinnedScrollableViews, rules: LazyRowRules? = nil,
    role: (() -> AccessibilityRole)? = nil, _ layout: @escaping () -> LazyLayout
  ) -> _ViewOutputs {
    guard inputs.slot.mayHoldLateContent(inputs.window) else { return _ViewOutputs() }
    let container = LazyContainer(inputs: inputs)
    let graph: Graph = inputs.graph
    let window: Source<LazyWindow> = container.window
    let rows = LazyRowsNode(container)
    container.rowsNode = rows
    graph.evaluateNow(rows)
    let driver = LazyDriver(container, list: list, rules: rules, layout: layout, pinned: pinned)
    let estimates: LazyEstimates? = driver.estimates?.answers
    var outputs = _ViewOutputs()
    let attribute = LayoutAttribute(
      in: inputs, "lazy layout",
      children: {
        rows.track()
        return container.shown.compactMap(\.outputs.layout)
      }
    ) {
      var layout: LazyLayout = layout()
      driver.estimates?.track()
      layout.estimates = estimates
      let shown: LazyWindow = window.value
      layout.items = shown.items
      layout.start = shown.start
      layout.linesAfter = shown.linesAfter
      layout.visible = shown.visible
      layout.lastSectionContinues = shown.lastSectionContinues
      layout.goesByFirstLines = shown.goesByFirstLines
      return layout
    }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: attribute, children: { container.shown })
    driver.start()
    inputs.noteTargets(driver: { [weak driver] in driver }) {
      rows.track()
      return container.shown
    }
    outputs.layout = attribute
    outputs.display = container.display
    outputs.accessibility = container.accessibility
    if let role {
      PropertiesAttribute.keep(container.accessibility, inputs: inputs, "rows") { $0.properties.role = role() }
    }
    if !inputs.preferences.isEmpty {
      // Rows that have not been made say nothing.
      outputs.preferences = .combining(
        changing: {
          rows.track()
          return container.shown.map(\.outputs.preferences)
        }, inputs: inputs)
    }
    return outputs
  }

  private init(inputs: _ViewInputs) {
    self.inputs = inputs
    window = Source(in: inputs.graph, "lazy window", LazyWindow())
    display = DisplayNode(id: inputs.window.nextID())
    accessibility = AccessibilitySource(id: inputs.window.nextID(), kind: .container)
  }
}

// MARK: - Rows that go

extension LazyContainer {
  /// Lets a row go whose data is gone: at once, or when its transition is over where it can be seen.
  package func end(_ row: LazyRow) {
    guard let rowsNode, row.visibility.isOwn else { return row.subgraph.end(in: inputs.graph) }
    let departures: Departures = departures ?? Departures(inputs) { [weak self] in self?.forgetGone() }
    self.departures = departures
    guard let shown = departures.begin(row.shown, among: rowsNode.drawnElements) else { return }
    row.shown = shown
    leaving[ObjectIdentifier(row.element)] = row
  }

  /// Has a row that is on its way out turn round at the end of the round.
  package func takeBack(_ element: ViewElement) -> LazyRow? {
    guard let row = leaving.removeValue(forKey: ObjectIdentifier(element)) else { return nil }
    inputs.graph.write { [self] in
      _ = departures?.takeBack(element)
      rowsNode?.draw()
    }
    return row
  }

  /// Puts the views in the order in which they are drawn, after one was raised or lowered.
  package func redraw() {
    inputs.graph.write { [weak self] in self?.rowsNode?.draw() }
  }

  private func forgetGone() {
    leaving = leaving.filter { departures?.contains($0.value.element) == true }
    rowsNode?.draw()
  }
}

/// Shows the rows of the window and tells them whether they are in sight.
private final class LazyRowsNode: GraphNode {
  private let container: LazyContainer
  private var rows: [LazyRow] = []
  private var items: [LazyLayout.Item] = []

  init(_ container: LazyContainer) {
    self.container = container
    super.init(in: container.inputs.graph, "lazy rows")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let window: LazyWindow = container.window.value
    let changes: Bool = !rows.elementsEqual(window.rows, by: ===)
    if changes {
      let stays: Set<ObjectIdentifier> = Set(window.rows.map(ObjectIdentifier.init))
      for row in rows where !stays.contains(ObjectIdentifier(row)) {
        unlink(row)
        if !isLeaving(row) { row.visibility.assign(false, by: self) }
      }
      rows = window.rows
    }
    items = window.items
    if changes {
      container.shown = rows.map(\.child)
      container.accessibility.children = rows.compactMap(\.child.outputs.accessibility)
    }
    draw()
    for (row, place) in zip(rows, window.places) {
      row.link?.place.follow(self)
      row.link?.place.assign(place)
    }
    // The last that is told comes first in the queue.
    for (row, isPresent) in zip(rows, window.present).reversed() { row.visibility.assign(isPresent, by: self) }
    return changes
  }

  override func invalidated() {
    container.departures?.invalidate()
  }
}

extension LazyRowsNode {
  /// What is on its way out has not disappeared yet.
  private func isLeaving(_ row: LazyRow) -> Bool { container.departures?.contains(row.element) == true }

  /// A row that is no longer in the window has nothing behind it: the row that was there may end before it does.
  private func unlink(_ row: LazyRow) {
    guard let place = row.link?.place, place.peek.next != nil else { return }
    var alone: LazyRowPlace = place.peek
    alone.next = nil
    place.follow(self)
    place.assign(alone)
  }

  package var drawnElements: [ViewElement] { rows.map(\.element) }

  package func draw() {
    let seen: [ShownChild] = container.departures?.inOrder(inFront) ?? inFront
    let nodes: [DisplayNode] = seen.compactMap(\.display)
    if !nodes.elementsEqual(container.display.children, by: ===) { container.display.children = nodes }
  }

  /// What is pinned lies in front of what passes below it, and otherwise what has the higher z index.
  private var inFront: [ShownChild] {
    let levels: [Double] = rows.map { row in
      row.link?.isRaised == true ? .infinity : row.element.traits[ZIndexTrait.self]
    }
    let isPinned: [Bool] = items.map(\.isPinned)
    guard levels.contains(where: { $0 != 0 }) || isPinned.contains(true) else { return rows.map(\.shown) }
    let order: [Int] = rows.indices.sorted {
      (isPinned[$0] ? 1 : 0, levels[$0], $0) < (isPinned[$1] ? 1 : 0, levels[$1], $1)
    }
    return order.map { rows[$0].shown }
  }
}
