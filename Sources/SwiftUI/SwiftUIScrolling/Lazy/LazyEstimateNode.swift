import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// Measures a lazy container in a scroll view by its first lines, for those lengths across the axis that are asked for.
///
/// It makes the rows that it needs when it is asked, also before the container has a place: one that stands in a row of
/// another counts at once for what it will take, and the other makes no more rows than fit. Which rows these are hangs on
/// nothing but the list and the window, so that the answers do not follow from what happened before (G1).
package final class LazyEstimateNode: GraphNode {
  private unowned let driver: LazyDriver
  /// What was asked, the latest last, and answered.
  private var minors: [CGFloat] = []
  private var lengths: [CGFloat: CGFloat] = [:]
  private var isIdealAsked: Bool = false
  private var ideal: CGSize?
  /// The views whose rows the answers follow from.
  package private(set) var elements: Set<ObjectIdentifier> = []

  /// As many as a layout node remembers.
  private static let limit: Int = 16

  package init(of driver: LazyDriver) {
    self.driver = driver
    super.init(in: driver.graph, "lazy estimate")
  }

  package var answers: LazyEstimates {
    LazyEstimates(
      length: { [weak self] in self?.length(minor: $0) ?? 0 }, idealSize: { [weak self] in self?.idealSize() ?? .zero })
  }

  /// How long the container is for a length across the axis: those of its lines that fill the window stand for all.
  package func length(minor: CGFloat) -> CGFloat {
    if let known = lengths[minor] { return known }
    if minors.count == Self.limit { lengths[minors.removeFirst()] = nil }
    minors.append(minor)
    graph.evaluateAgain(self)
    return lengths[minor] ?? 0
  }

  /// The size where nothing is offered across the axis: what the first lines need.
  package func idealSize() -> CGSize {
    if let ideal { return ideal }
    isIdealAsked = true
    graph.evaluateAgain(self)
    return ideal ?? .zero
  }

  /// The lines in sight say how long the container is from now on.
  package func forgetLengths() {
    guard !minors.isEmpty else { return }
    minors = []
    lengths = [:]
    setNeedsEvaluation()
  }

  /// True when something that somebody was told is another now; what is answered for the first time changes nothing.
  package override func evaluate() -> Bool {
    let runs: ViewRuns = driver.see()
    let layout: LazyLayout = driver.layout()
    elements = []
    var lengths: [CGFloat: CGFloat] = [:]
    for minor in minors { lengths[minor] = length(of: runs, layout, minor: minor) }
    let ideal: CGSize? = isIdealAsked ? idealSize(of: runs, layout) : nil
    let changed: Bool =
      self.lengths.contains { lengths[$0.key] != $0.value } || self.ideal != nil && self.ideal != ideal
    self.lengths = lengths
    self.ideal = ideal
    if !driver.container.inputs.slot.isPlaced {
      graph.write { [weak driver] in driver?.release(all: false, shown: []) }
    }
    return changed
  }

  private func length(of runs: ViewRuns, _ layout: LazyLayout, minor: CGFloat) -> CGFloat {
    let lines = LineTable(runs, perLine: layout.countPerLine(minor: minor))
    var walk = LazyWalk(lines: lines.lineCount, spacing: layout.spacing, seen: 0...0) { [self] line in
      let isContent: Bool = lines.group(ofLine: line).role == .content
      return layout.extent(ofLine: nodes(lines.items(ofLine: line)), isContent: isContent, minor: minor)
        + driver.gaps(ofLine: line, in: lines).total
    }
    let scrolls: Bool = driver.scrolls(along: layout.axis)
    return walk.estimate(within: scrolls ? driver.windowLength(along: layout.axis) : .infinity)
  }

  private func idealSize(of runs: ViewRuns, _ layout: LazyLayout) -> CGSize {
    let lines = LineTable(runs, perLine: layout.countPerLine(minor: 0))
    let limit: Int = driver.scrolls(along: layout.axis) ? LazyLayout.sampleLimit : .max
    var views: [(node: LayoutNode, item: LazyLayout.Item)] = []
    for line in 0..<min(limit, lines.lineCount) {
      let group: LineTable.Group = lines.group(ofLine: line)
      let item = LazyLayout.Item(
        role: group.role, section: group.section, gaps: driver.gaps(ofLine: line, in: lines))
      views += nodes(lines.items(ofLine: line)).map { ($0, item) }
    }
    return layout.idealSize(of: views, lineCount: lines.lineCount)
  }

  /// The views with a layout, of which the answer then hangs.
  private func nodes(_ items: Range<Int>) -> [LayoutNode] {
    items.compactMap { item in
      guard let row = driver.row(at: item) else { return nil }
      elements.insert(ObjectIdentifier(row.element))
      return row.child.outputs.layout?.measured
    }
  }
}
