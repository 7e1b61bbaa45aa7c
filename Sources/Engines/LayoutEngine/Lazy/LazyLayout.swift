/// A lazy stack or grid: it lays out the views that are there and counts with an estimate for the others.
///
/// Views stand in lines along the axis: one a line in a stack, one for each track in a grid; headers and footers have
/// a line of their own. Across the axis it takes what it is offered. Along it it is as long as its lines, where each
/// line that is not there counts as long as those that are on average.
///
/// In a scroll view, what it answers must not follow from the views that are there wherever these follow from the answer:
/// which lines are in sight depends on how wide and how long the container is, and one that was narrow could stay so for
/// ever. It goes by its first lines then (`estimates`): where nothing is offered across the axis, and for its length until
/// somebody has scrolled, also before it has a place at all.
package struct LazyLayout: LayoutAlgorithm, Equatable {
  package enum Role: Hashable, Sendable {
    case header, content, footer
  }

  /// Where a view is among the lines that are there.
  package enum Place: Hashable, Sendable {
    case inside
    /// A header from before them, or a footer from behind, that is there because it is pinned.
    case before, after
  }

  /// One view that is there.
  package struct Item: Hashable, Sendable {
    package var role: Role
    package var section: Int
    package var place: Place
    package var isPinned: Bool
    /// Room along the axis around the view's line.
    package var gaps: Gaps

    package init(
      role: Role = .content, section: Int = 0, place: Place = .inside, isPinned: Bool = false, gaps: Gaps = Gaps()
    ) {
      self.role = role
      self.section = section
      self.place = place
      self.isPinned = isPinned
      self.gaps = gaps
    }
  }

  /// Room along the axis before and behind a line, in points: containers of rows keep their sections apart by it.
  package struct Gaps: Hashable, Sendable {
    package var before: CGFloat
    package var after: CGFloat
    package var total: CGFloat { before + after }

    package init(before: CGFloat = 0, after: CGFloat = 0) {
      self.before = before
      self.after = after
    }
  }

  package let axis: Axis
  /// Across the axis for a stack's lines and where a grid's tracks stand; both ways for cells whose track says nothing.
  package let alignment: Alignment
  /// The distance of lines in points.
  package let spacing: CGFloat
  /// Nil for a stack.
  package let tracks: LazyTracks?
  package var items: [Item] = []
  /// Where the first line that is there begins.
  package var start: CGFloat = 0
  /// How many lines follow those that are there.
  package var linesAfter: Int = 0
  /// What can be seen, along the axis: pinned views stay inside.
  package var visible: ClosedRange<CGFloat>?
  /// Whether the section of the last view goes on behind it.
  package var lastSectionContinues: Bool = false
  /// Whether its length follows from the first lines, and not from those that are there.
  package var goesByFirstLines: Bool = true
  /// What the first lines say; nil outside of scroll views, where all lines are there.
  package var estimates: LazyEstimates?

  package static let defaultSpacing: CGFloat = 8
  /// How many of the first lines the ideal size follows from where the container scrolls.
  package static let sampleLimit: Int = 10

  package init(axis: Axis, alignment: Alignment, spacing: CGFloat?, tracks: LazyTracks? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map { $0.isFinite ? $0 : 0 } ?? Self.defaultSpacing
    self.tracks = tracks
  }

  // MARK: Measuring

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    if proposal[axis.other] == nil, let estimates { return estimates.idealSize() }
    let minor: CGFloat = minorLength(proposal[axis.other], children: children)
    return axis.size(major: length(children, minor: minor), minor: minor)
  }

  private func length(_ children: [LayoutNode], minor: CGFloat) -> CGFloat {
    if goesByFirstLines, let estimates { return estimates.length(minor) }
    return lines(children, minor: minor).total
  }

  /// What is taken across the axis: the proposal, or what the views or tracks need.
  private func minorLength(_ proposed: CGFloat?, children: [LayoutNode]) -> CGFloat {
    if let tracks {
      return max(proposed ?? 0, tracks.tracks(for: proposed ?? 0).total)
    }
    return proposed ?? children.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[axis.other]) }
  }

  /// The tracks for a length across the axis; nil for a stack.
  package func columns(for minor: CGFloat) -> [LazyTracks.Track]? { tracks?.tracks(for: minor) }

  /// How many views stand in one line.
  package func countPerLine(minor: CGFloat) -> Int { columns(for: minor)?.count ?? 1 }

  /// How far the views of one line reach along the axis.
  package func extent(ofLine line: [LayoutNode], isContent: Bool, minor: CGFloat) -> CGFloat {
    let columns: [LazyTracks.Track]? = isContent ? columns(for: minor) : nil
    return line.enumerated().reduce(0) { length, cell in
      let proposal: ProposedViewSize = self.proposal(columns, at: cell.offset, minor: minor)
      return max(length, cell.element.sizeThatFits(proposal)[axis])
    }
  }

  private func proposal(_ columns: [LazyTracks.Track]?, at index: Int, minor: CGFloat) -> ProposedViewSize {
    let length: CGFloat? = columns.map { $0[min(index, $0.count - 1)].length }
    return axis.proposal(major: nil, minor: length ?? minor)
  }

  /// The size where nothing is offered across the axis.
  ///
  /// - Parameters:
  ///   - views: those of the first lines, and what each is.
  ///   - lineCount: how many lines there are in all; the first stand for the others.
  package func idealSize(of views: [(node: LayoutNode, item: Item)], lineCount: Int) -> CGSize {
    var layout: LazyLayout = self
    layout.items = views.map(\.item)
    let nodes: [LayoutNode] = views.map(\.node)
    let minor: CGFloat = layout.minorLength(nil, children: nodes)
    let lines: [Line] = layout.lines(nodes, minor: minor, from: 0) { _ in true }
    guard let last = lines.last else { return axis.size(major: 0, minor: minor) }
    let length: CGFloat = (last.end + spacing) * CGFloat(max(lineCount, lines.count)) / CGFloat(lines.count) - spacing
    return axis.size(major: max(0, length), minor: minor)
  }

  // MARK: Lines

  struct Line {
    var range: Range<Int>
    var start: CGFloat
    /// The length of the line with its gaps.
    var extent: CGFloat
    var gaps: Gaps
    var end: CGFloat { start + extent }
    /// Where the views of the line begin and end.
    var contentStart: CGFloat { start + gaps.before }
    var contentEnd: CGFloat { end - gaps.after }
    var contentExtent: CGFloat { extent - gaps.total }
  }

  struct Lines {
    var lines: [Line] = []
    var total: CGFloat = 0
  }

  func lines(_ children: [LayoutNode], minor: CGFloat) -> Lines {
    var result = Lines(lines: lines(children, minor: minor, from: start) { $0.place == .inside })
    guard let last = result.lines.last else { return result }
    let average: CGFloat = result.lines.reduce(0) { $0 + $1.extent } / CGFloat(result.lines.count)
    result.total = max(0, last.end + CGFloat(linesAfter) * (average + spacing))
    return result
  }

  /// Lines of some of the views one after the other.
  private func lines(
    _ children: [LayoutNode], minor: CGFloat, from start: CGFloat, where isIncluded: (Item) -> Bool
  ) -> [Line] {
    var result: [Line] = []
    let perLine: Int = countPerLine(minor: minor)
    let count: Int = min(items.count, children.count)
    var position: CGFloat = start
    var index: Int = 0
    while index < count {
      guard isIncluded(items[index]) else {
        index += 1
        continue
      }
      var end: Int = index + 1
      if items[index].role == .content {
        while end < count, end - index < perLine, items[end] == items[index] { end += 1 }
      }
      let gaps: Gaps = items[index].gaps
      let extent: CGFloat =
        extent(
          ofLine: Array(children[index..<end]), isContent: items[index].role == .content, minor: minor) + gaps.total
      result.append(Line(range: index..<end, start: position, extent: extent, gaps: gaps))
      position += extent + spacing
      index = end
    }
    return result
  }

  // MARK: Placing

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    let minor: CGFloat = size[axis.other]
    var placements: [LayoutPlacement] = children.map { _ in
      LayoutPlacement(origin: .zero, proposal: axis.proposal(major: nil, minor: minor))
    }
    let lines: Lines = lines(children, minor: minor)
    let columns: [LazyTracks.Track]? = columns(for: minor)
    for line in lines.lines {
      let isContent: Bool = items[line.range.lowerBound].role == .content
      for index in line.range {
        if let columns, isContent {
          placements[index] = cell(
            children[index], columns: columns, at: index - line.range.lowerBound, line: line, minor: minor)
        } else {
          placements[index] = row(children[index], at: line.contentStart, minor: minor)
        }
      }
    }
    pin(&placements, lines: lines, children: children, minor: minor)
    return placements
  }

  func row(_ child: LayoutNode, at position: CGFloat, minor: CGFloat) -> LayoutPlacement {
    let proposal: ProposedViewSize = axis.proposal(major: nil, minor: minor)
    let length: CGFloat = child.sizeThatFits(proposal)[axis]
    var placement: LayoutPlacement = child.placed(
      proposal, by: alignment, in: axis.size(major: length, minor: minor))
    placement.origin[axis] = position
    return placement
  }

  private func cell(
    _ child: LayoutNode, columns: [LazyTracks.Track], at index: Int, line: Line, minor: CGFloat
  ) -> LayoutPlacement {
    let track: LazyTracks.Track = columns[min(index, columns.count - 1)]
    let proposal: ProposedViewSize = axis.proposal(major: nil, minor: track.length)
    let box: CGSize = axis.size(major: line.contentExtent, minor: track.length)
    var placement: LayoutPlacement = child.placed(proposal, by: track.alignment ?? alignment, in: box)
    // All tracks together stand in the grid as its alignment says.
    let whole = ViewDimensions(size: axis.size(major: 0, minor: minor))
    let together = ViewDimensions(size: axis.size(major: 0, minor: columns.total))
    let guide: AlignmentKey = alignment.key(axis.other)
    let inset: CGFloat = whole[guide] - together[guide]
    placement.origin[axis] += line.contentStart
    placement.origin[axis.other] += track.start + inset
    return placement
  }

  /// What is lined up inside lines nothing up outside: it is not all there.
  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? { nil }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet { [] }

  package func spacing(children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  package func priority(children: [LayoutNode]) -> Double { 0 }
}
