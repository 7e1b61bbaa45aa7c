import LayoutEngine
import ReactiveGraph

// How long a lazy container is by its first lines: where it has no place yet, as in a row that is out of sight, and where
// other lengths across the axis are tried than the one it has. Where nothing scrolls there are no such rows, and everything
// is made when it gets its place, containers inside each other in one round.

extension LazyDriver {
  private var isScrollable: Bool { container.inputs.slot.viewport != nil }

  /// What is evaluated before the container has a place: whether what was answered still holds. Its window is set only where
  /// that is not so: who measured would measure again, and containers inside each other each in a round of its own.
  func measure() -> Bool {
    guard isScrollable, let samples = container.samples, samples.areAsked || !samples.minors.isEmpty else {
      return false
    }
    let layout: LazyLayout = self.layout()
    let runs: ViewRuns = self.runs.value
    dropEnded()
    see(runs)
    uses += 1
    var window = LazyWindow()
    window.lengths = lengths(layout, besides: nil)
    window.ideal = samples.areAsked ? idealSize(layout) : nil
    defer { release(all: false, shown: []) }
    guard Set(window.lengths) != Set(answered.lengths) || window.ideal != answered.ideal else { return false }
    answered = (window.lengths, window.ideal)
    container.window.set(window)
    return true
  }

  /// The lengths that were asked for, apart from that for one length across the axis.
  func lengths(_ layout: LazyLayout, besides known: CGFloat?) -> [LazyLayout.Length] {
    (container.samples?.minors ?? []).filter { $0 != known }.compactMap { minor in
      firstLength(layout, minor: minor).map { LazyLayout.Length(minor: minor, total: $0) }
    }
  }

  /// How long the container is by its first lines for a length across the axis, measured at once; nil where somebody has
  /// scrolled it, and where all lines are there.
  func length(minor: CGFloat) -> CGFloat? {
    graph.untracked {
      let isPlaced: Bool = container.inputs.slot.isPlaced
      let layout: LazyLayout = self.layout()
      if !isScrollable || isPlaced && !scrolls(layout.axis) { return nil }
      if seenList == 0 { see(runs.value) }
      let length: CGFloat? = firstLength(layout, minor: minor)
      if !isPlaced {
        let minors: [CGFloat] = container.samples?.minors ?? []
        answered.lengths.removeAll { $0.minor == minor || !minors.contains($0.minor) }
        if let length { answered.lengths.append(LazyLayout.Length(minor: minor, total: length)) }
      }
      return length
    }
  }

  private func firstLength(_ layout: LazyLayout, minor: CGFloat) -> CGFloat? {
    var limit: CGFloat = .infinity
    if scrolls(layout.axis) {
      guard !isScrolled else { return nil }
      limit = windowLength(along: layout.axis)
    }
    let lines = LineTable(lastRuns, perLine: layout.countPerLine(minor: minor))
    guard lines.lineCount > 0 else { return 0 }
    var walk = LazyWalk(lines: lines.lineCount, spacing: layout.spacing, seen: 0...0) { [self] line in
      extent(ofLine: line, of: lines, layout: layout, minor: minor)
    }
    return walk.estimate(within: limit)
  }

  /// The size where nothing is offered across the axis, measured at once; nil where the first lines are there.
  func idealSize() -> CGSize? {
    graph.untracked {
      if !isScrollable || hasSamples { return nil }
      if seenList == 0 { see(runs.value) }
      let size: CGSize = idealSize(layout())
      if !container.inputs.slot.isPlaced { answered.ideal = size }
      return size
    }
  }

  private func idealSize(_ layout: LazyLayout) -> CGSize {
    var layout: LazyLayout = layout
    let lines = LineTable(lastRuns, perLine: layout.countPerLine(minor: 0))
    layout.lineCount = lines.lineCount
    var children: [LayoutNode] = []
    for line in 0..<min(sampleCount(of: lines, layout), lines.lineCount) {
      let group: LineTable.Group = lines.group(ofLine: line)
      for node in nodes(ofLine: line, of: lines) {
        children.append(node)
        layout.items.append(LazyLayout.Item(role: group.role, section: group.section, place: .unseen))
      }
    }
    return layout.sizeThatFits(ProposedViewSize(width: nil, height: nil), children: children)
  }

  /// How many of the first lines the ideal size follows from.
  private func sampleCount(of lines: LineTable, _ layout: LazyLayout) -> Int {
    scrolls(layout.axis) ? LazyLayout.sampleLimit : lines.lineCount
  }
}
