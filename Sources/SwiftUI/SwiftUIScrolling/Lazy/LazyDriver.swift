import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// Decides which rows of a lazy container are there.
///
/// It keeps one row as an anchor, with the place where it begins: what is in sight is found from there, forwards and
/// backwards, by the rows' real extents. Only a jump further than what is in sight goes by the average of the rows that
/// are there. Where the anchor's place turns out to have been an estimate, when the first row comes, the content and the
/// scroll offset are moved together, so that nothing is seen to jump.
package final class LazyDriver: GraphNode {
  package let container: LazyContainer
  private let runs: ContentNode<ViewRuns>
  /// What the container takes by its first lines; nil outside of scroll views, where all lines are there.
  package private(set) var estimates: LazyEstimateNode?
  package let layout: () -> LazyLayout
  private let pinned: () -> PinnedScrollableViews
  private let rules: LazyRowRules?
  private let subgraph: Subgraph
  private let direction: Attribute<LayoutDirection>

  /// All rows that are there, those that have left included.
  private var rows: [ObjectIdentifier: LazyRow] = [:]
  private var uses: Int = 0
  package var anchor: Anchor?
  /// How far the content was moved in this round; the scroll offset follows at its end.
  private var unapplied: CGFloat = 0

  /// What was last seen of the list.
  package private(set) var lastRuns: ViewRuns = ViewRuns(.empty)
  package private(set) var lines: LineTable = LineTable(ViewRuns(.empty), perLine: 1)
  private var perLine: Int = 1

  package struct Anchor {
    /// The first view of the first line.
    package var item: Int
    package var start: CGFloat
    /// Where the last line ends.
    package var end: CGFloat
    /// From the beginning of a line to that of the next, on average.
    package var stride: CGFloat
  }

  /// Where views that can be seen begin, by their ids: kept where a modifier wants what is seen to stay in its place.
  private var marks: [(id: AnyHashable, start: CGFloat)] = []

  /// Counts how often the list was another one.
  private final class Version {
    var number: Int = 0
  }

  private let version: Version
  private var listVersion: Int { version.number }
  private var seenList: Int = 0
  /// The list in which the anchor stands.
  private var anchoredList: Int = 0
  /// What the list was before, in a pass in which it is another one, and the views in it that are no rows of data.
  private var runsBefore: ViewRuns?
  private var viewsBefore: Set<ObjectIdentifier>?

  private var pass: Int = 0
  private var rounds: Int = 0
  /// How often the rows are found in one pass, where what is seen depends on how long the container counts as.
  private static let roundLimit: Int = 24

  /// How many lines one evaluation may add, against rows without extent.
  private static let lineLimit: Int = 100_000

  package init(
    _ container: LazyContainer, list: _ViewList, rules: LazyRowRules?, layout: @escaping () -> LazyLayout,
    pinned: @escaping () -> PinnedScrollableViews
  ) {
    self.container = container
    self.layout = layout
    self.pinned = pinned
    self.rules = rules
    let inputs: _ViewInputs = container.inputs
    subgraph = inputs.graph.currentSubgraph
    direction = inputs.environment(LayoutDirectionKey.self)
    let version = Version()
    self.version = version
    // A section reads its binding here.
    runs = ContentNode(in: inputs.window, "lazy list") {
      version.number += 1
      return ViewRuns(list, closesSections: rules?.closesSections ?? false)
    }
    super.init(in: inputs.graph, "lazy driver")
    if inputs.slot.viewport != nil { estimates = LazyEstimateNode(of: self) }
    inputs.slot.viewport?.lazies.removeAll { $0.driver == nil }
    inputs.slot.viewport?.lazies.append(WeakDriver(driver: self))
    rules?.didMake(self)
  }

  package func start() {
    graph.connect(self, to: container.inputs.slot.placed)
    setNeedsEvaluation()
  }

  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    let slot: GeometrySlot = container.inputs.slot
    let placed: GeometrySlot.Placed = slot.placed.value
    guard slot.isPlaced else { return false }
    if pass != container.inputs.window.pass { rounds = 0 }
    pass = container.inputs.window.pass
    rounds += 1
    let layout: LazyLayout = self.layout()
    let axis: Axis = layout.axis
    let minor: CGFloat = placed.size[axis.other]
    estimates?.track()
    let runs: ViewRuns = see()
    if anchoredList != listVersion, let viewport = slot.viewport, viewport.keepsPlace, viewport.adjustsOffset {
      keepAnchor(in: runs)
    }
    anchoredList = listVersion
    perLine = layout.countPerLine(minor: minor)
    lines = LineTable(runs, perLine: perLine)
    let sight: Sight = sight(along: axis, length: placed.size[axis])
    // Not before all has been read that the next change may be of.
    guard rounds <= Self.roundLimit else { return false }
    var walk = LazyWalk(lines: lines.lineCount, spacing: layout.spacing, seen: sight.reach) { [self] line in
      extent(ofLine: line, layout: layout, minor: minor)
    }
    uses += 1
    guard walk.count > 0 else {
      anchor = nil
      container.window.set(LazyWindow())
      release(all: true, shown: [])
      return true
    }
    let known: Anchor? = sight.isScrolled ? anchor : nil
    let estimate: CGFloat? = sight.goesByFirstLines ? estimates?.length(minor: minor) : nil
    if estimate == nil { estimates?.forgetLengths() }
    walk.begin(
      at: known.map { (line: lines.line(ofItem: min($0.item, runs.count - 1)), values: $0) },
      total: placed.size[axis], estimate: estimate)
    walk.run(limit: Self.lineLimit)
    if let shift = walk.correction {
      walk.shift(by: shift)
      if sight.isScrolled { adjust(axis, by: shift) }
    }
    anchor = Anchor(
      item: lines.items(ofLine: walk.first).lowerBound, start: walk.start, end: walk.end, stride: walk.stride)
    if slot.viewport?.keepsPlace == true { mark(walk) }
    var window: LazyWindow = window(walk, sight: sight, pinned: pinned())
    window.goesByFirstLines = estimate != nil
    if container.window.last != window {
      // The offset is brought into its limits when the content is as long as the new rows make it.
      slot.viewport?.isUnsettled = true
      container.window.set(window)
    }
    release(all: false, shown: window.rows)
    return true
  }
}

/// Lets a scroll view know the lazy containers inside it without keeping them.
package struct WeakDriver {
  package weak var driver: LazyDriver?
}

// MARK: - Staying in place

extension LazyDriver {
  /// Notes where the lines that can be seen begin.
  private func mark(_ walk: LazyWalk) {
    marks = (walk.first...walk.last).compactMap { line in
      guard walk.isSeen(line), let row = row(at: lines.items(ofLine: line).lowerBound),
        let id = row.element.ids.first
      else { return nil }
      return (id, walk.start(ofLine: line))
    }
  }

  /// Finds the first view that was seen in another list: it begins where it began, whatever came before it.
  private func keepAnchor(in runs: ViewRuns) {
    for mark in marks {
      guard let item = runs.index(of: mark.id) else { continue }
      anchor?.item = item
      anchor?.start = mark.start
      return
    }
  }
}

// MARK: - What can be seen

extension LazyDriver {
  private func adjust(_ axis: Axis, by distance: CGFloat) {
    unapplied += distance
    container.inputs.slot.viewport?.adjust(axis, by: distance)
    graph.write { [self] in unapplied = 0 }
  }

  package struct Sight {
    /// What can be seen of the container along its axis, from its leading edge, safe areas included.
    package var reach: ClosedRange<CGFloat>
    /// The same without safe areas: pinned views stay in it.
    package var resting: ClosedRange<CGFloat>
    /// Whether the content has been scrolled along the axis.
    package var isScrolled: Bool

    package var length: CGFloat { reach.upperBound - reach.lowerBound }

    /// Whether the first lines alone say how long the container is, as many of them as the window has room for.
    ///
    /// It may stand by its end or its middle, or the scroll view be as long as its content, and then what can be seen of it
    /// follows from how long it is. It must not be the other way round as well, or several lengths would do, or none; that is
    /// so for what is out of sight too, since that may depend on its length. Once somebody has scrolled, all goes by what is
    /// seen.
    package var goesByFirstLines: Bool { !isScrolled && reach.upperBound < .infinity }
  }

  /// Hardly a scroll view is longer than the window, so that the lines of one whose lines are all in sight are all counted.
  package func windowLength(along axis: Axis) -> CGFloat { container.inputs.window.window.value.size[axis] }

  /// Whether what is along the axis may be out of sight for long: what does not scroll is made as without a scroll view.
  package func scrolls(along axis: Axis) -> Bool { container.inputs.slot.viewport?.axes().contains(axis) == true }

  private func sight(along axis: Axis, length: CGFloat) -> Sight {
    let slot: GeometrySlot = container.inputs.slot
    guard let viewport = slot.viewport, scrolls(along: axis) else {
      let all: ClosedRange<CGFloat> = -CGFloat.infinity...CGFloat.infinity
      return Sight(reach: all, resting: all, isScrolled: false)
    }
    let origin: CGFloat = slot.origin(in: viewport.slot)[axis]
    let unapplied: CGFloat = self.unapplied
    let isMirrored: Bool = axis == .horizontal && direction.value == .rightToLeft
    func range(_ rect: CGRect) -> ClosedRange<CGFloat> {
      let low: CGFloat = (axis == .horizontal ? rect.minX : rect.minY) - origin
      let high: CGFloat = (axis == .horizontal ? rect.maxX : rect.maxY) - origin
      let start: CGFloat = unapplied + (isMirrored ? length - high : low)
      return start...start + max(0, high - low)
    }
    // Where nobody has scrolled yet, everything is counted from the beginning.
    let isScrolled: Bool = viewport.hasScrolled || viewport.offset.peek != .zero
    return Sight(reach: range(viewport.reach()), resting: range(viewport.resting()), isScrolled: isScrolled)
  }
}

// MARK: - Rows

extension LazyDriver {
  /// Takes up the list of now, and lets go of rows whose data is gone.
  package func see() -> ViewRuns {
    let runs: ViewRuns = self.runs.value
    dropEnded()
    guard seenList != listVersion else { return runs }
    noteBefore()
    seenList = listVersion
    lastRuns = runs
    return runs
  }

  package func row(at item: Int) -> LazyRow? {
    guard let element = lastRuns.element(at: item) else { return nil }
    let known: LazyRow? = rows[ObjectIdentifier(element)]
    let row: LazyRow =
      known ?? container.takeBack(element)
      ?? LazyRow(
        element, inputs: container.inputs, in: subgraph, isNew: isNew(element, at: item),
        role: rules.map { _ in lastRuns.role(at: item) })
    if known == nil { rows[ObjectIdentifier(element)] = row }
    row.lastUse = uses
    return row
  }

  /// The row of a view, where it is there.
  package func shownRow(at item: Int) -> LazyRow? {
    lastRuns.known(at: item).flatMap { rows[ObjectIdentifier($0)] }
  }

  package func extent(ofLine line: Int, layout: LazyLayout, minor: CGFloat) -> CGFloat {
    let nodes: [LayoutNode] = lines.items(ofLine: line).compactMap { row(at: $0)?.child.outputs.layout?.measured }
    return layout.extent(ofLine: nodes, isContent: lines.group(ofLine: line).role == .content, minor: minor)
      + gaps(ofLine: line, in: lines).total
  }

  /// The room around a line.
  package func gaps(ofLine line: Int, in lines: LineTable) -> LazyLayout.Gaps {
    rules.map { $0.gaps(lines.line(line)) } ?? LazyLayout.Gaps()
  }

  private func window(_ walk: LazyWalk, sight: Sight, pinned: PinnedScrollableViews) -> LazyWindow {
    var window = LazyWindow()
    var taken: Set<ObjectIdentifier> = []
    func add(line: Int, _ group: LineTable.Group, _ place: LazyLayout.Place, isPresent: Bool) {
      let isPinned: Bool =
        group.role == .header && pinned.contains(.sectionHeaders)
        || group.role == .footer && pinned.contains(.sectionFooters)
      let item = LazyLayout.Item(
        role: group.role, section: group.section, place: place, isPinned: isPinned, gaps: gaps(ofLine: line, in: lines))
      for index in lines.items(ofLine: line) {
        // What takes no part in layout takes no place in a line.
        guard let row = row(at: index), row.child.outputs.layout != nil, taken.insert(ObjectIdentifier(row)).inserted
        else { continue }
        window.rows.append(row)
        window.items.append(item)
        window.present.append(isPresent || item.isPinned)
        if rules != nil { window.places.append(self.place(ofItem: index, in: group)) }
      }
    }
    if pinned.contains(.sectionHeaders), let header = lines.group(.header, ofSectionAtLine: walk.first),
      header.firstLine < walk.first
    {
      add(line: header.firstLine, header, .before, isPresent: true)
    }
    for line in walk.first...walk.last {
      let isPresent: Bool = walk.isSeen(line)
      add(line: line, lines.group(ofLine: line), .inside, isPresent: isPresent)
    }
    if pinned.contains(.sectionFooters), let footer = lines.group(.footer, ofSectionAtLine: walk.last),
      footer.firstLine > walk.last
    {
      add(line: footer.firstLine, footer, .after, isPresent: true)
    }
    window.linkRows()
    window.start = walk.start
    window.linesAfter = walk.count - 1 - walk.last
    if !pinned.isEmpty, lastRuns.hasSections { window.visible = sight.resting }
    let section: Int = lines.group(ofLine: walk.last).section
    window.lastSectionContinues =
      walk.last + 1 < walk.count && lines.group(ofLine: walk.last + 1).section == section
    return window
  }

  private func place(ofItem item: Int, in group: LineTable.Group) -> LazyRowPlace {
    let isContent: Bool = group.role == .content
    return LazyRowPlace(
      role: group.role, section: group.section,
      index: group.contentBefore + (isContent ? item - group.items.lowerBound : 0), count: lines.contentCount,
      isFirst: item == group.items.lowerBound, isLast: item == group.items.upperBound - 1)
  }

  /// Whether a view has come to the list while the container was shown, and is not merely coming into sight: then it comes
  /// with its transition.
  private func isNew(_ element: ViewElement, at item: Int) -> Bool {
    guard let runsBefore, element.mayTakeTime(in: container.inputs.window) else { return false }
    let before: Set<ObjectIdentifier> = viewsBefore ?? runsBefore.ownViews
    viewsBefore = before
    return lastRuns.isNew(at: item, after: before)
  }

  /// Keeps what was in the list until the end of the pass in which it is another one.
  private func noteBefore() {
    guard runsBefore == nil, seenList > 0, container.inputs.slot.isPlaced else { return }
    runsBefore = lastRuns
    container.inputs.window.afterUpdate { [weak self] in
      self?.runsBefore = nil
      self?.viewsBefore = nil
    }
  }

  /// Rows whose data is gone end: at the end of the round, for then it is known that their views may be changed.
  private func dropEnded() {
    let ended: [LazyRow] = rows.values.filter { !$0.element.isAlive }.sorted { $0.lastUse < $1.lastUse }
    for row in ended {
      rows[ObjectIdentifier(row.element)] = nil
      graph.write { [container] in container.end(row) }
    }
  }

  /// Lets go of the rows that have not been needed for longest; as many stay as would fill what is in sight twice over,
  /// so that a row that comes back soon has its state.
  package func release(all: Bool, shown: [LazyRow]) {
    let needed: Set<ObjectIdentifier> = Set(shown.map { ObjectIdentifier($0.element) }).union(estimates?.elements ?? [])
    let limit: Int = all ? 0 : 3 * shown.count + 32
    guard rows.count > limit else { return }
    // What was only measured in this round will be wanted again in the next.
    let idle: [LazyRow] = rows.values.filter { $0.lastUse < uses && !needed.contains(ObjectIdentifier($0.element)) }
      .sorted { $0.lastUse < $1.lastUse }
    let gone: ArraySlice<LazyRow> = idle.prefix(rows.count - limit)
    guard !gone.isEmpty else { return }
    for row in gone { rows[ObjectIdentifier(row.element)] = nil }
    let kept: Set<AnyHashable> = Set(rows.values.flatMap(\.element.ids))
    let ids: Set<AnyHashable> = Set(gone.flatMap(\.element.ids)).subtracting(kept)
    for row in gone { row.subgraph.end(in: graph) }
    if !ids.isEmpty { lastRuns.release(ids) }
  }
}
