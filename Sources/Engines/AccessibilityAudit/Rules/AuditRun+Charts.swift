import AccessibilityTree
import CoreGraphics
import DisplayList

extension AuditRun {
  /// The frames of charts that describe their data.
  func chartFrames() -> [CGRect] {
    tree.readingOrder().filter { $0.role == .chart || $0.properties.chart != nil }.map { frame(of: $0.id) }
  }

  /// A chart without data in words or without a name, drawings that are called or built as charts without a description,
  /// and series that do not stand out.
  func checkCharts() {
    for node in tree.readingOrder() {
      let isChart: Bool = node.role == .chart || node.properties.chart != nil
      guard isChart || isCalledChart(node) || isMadeOfBars(node) else { continue }
      // The elements of a chart that describes itself are its data.
      if !isChart, tree.ancestors(of: node.id).contains(where: { $0.properties.chart != nil }) { continue }
      count(.chart)
      if node.properties.chart == nil {
        let kind: String = isChart ? "is a chart" : isCalledChart(node) ? "is called a chart" : "is drawn as bars"
        add(
          .chart, node, "\(kind) without a description of its data",
          remedy: "Add an accessibilityChartDescriptor.")
      } else if node.label.isEmpty {
        add(
          .chart, node, "is a chart without a name", remedy: "Add an accessibility label that says what it shows.")
      }
      if isChart { checkSeries(of: node) }
    }
  }

  /// More colours than a legend could name are those of a scale, as in maps of heat and surfaces in space: some of them are near
  /// the ground whatever the scale is.
  private static let mostSeries: Int = 12

  /// The colours of a chart's shapes, each by its strongest shape: an area may be pale below its line.
  private func checkSeries(of node: AccessibilityNode) {
    let frame: CGRect = frame(of: node.id)
    guard frame.width > 4, frame.height > 4, !tree.isScrolledOut(node.id), let backdrop = scene.backdrop,
      let ground = backdrop.edgeColor(of: frame.insetBy(dx: -2, dy: -2))
    else { return }
    let inside: CGRect = frame.insetBy(dx: -1, dy: -1)
    var ratios: [String: Double] = [:]
    for mark in marks where inside.contains(mark.rect) {
      // What fills all of the chart is its ground.
      if mark.rect.width > frame.width * 0.95, mark.rect.height > frame.height * 0.95 { continue }
      let ratio: Double = Contrast.ratio(mark.color, on: ground)
      ratios[mark.color.hexadecimal] = max(ratios[mark.color.hexadecimal] ?? 1, ratio)
    }
    guard ratios.count <= Self.mostSeries else {
      add(
        .chart, node, "draws in \(ratios.count) colours, which stand for numbers and not for series",
        remedy: "Judge by eye whether marks beside each other differ.", outcome: .notMeasurable)
      return
    }
    for (color, ratio) in ratios.sorted(by: { $0.key < $1.key }) where ratio < 3 - 0.02 {
      add(
        .chart, node, "draws data in \(color) with a contrast of \(CGFloat(ratio).figure):1 where 3:1 is needed",
        remedy: "Choose a stronger colour for the series, or outline its marks.")
    }
  }

  private func isCalledChart(_ node: AccessibilityNode) -> Bool {
    // Buttons and headings tell of a chart that is elsewhere.
    guard node.isContainer || node.traits.contains(.isImage) || node.traits.isEmpty else { return false }
    let words: [Substring] = node.label.lowercased().split { !$0.isLetter }
    return words.contains { ["chart", "graph", "histogram", "plot"].contains($0) }
  }

  /// Three or more elements of one width on one line, of several heights, whose values have figures.
  private func isMadeOfBars(_ node: AccessibilityNode) -> Bool {
    guard node.isContainer, node.id != tree.root else { return false }
    let bars: [AccessibilityNode] = tree.children(of: node.id)
    guard bars.count > 2, bars.allSatisfy({ !$0.isContainer && !$0.isOperable }) else { return false }
    let hasFigures: Bool = bars.allSatisfy { ($0.properties.value ?? "").contains(where: \.isNumber) }
    guard hasFigures else { return false }
    let frames: [CGRect] = bars.map { frame(of: $0.id) }
    let isAligned: Bool = frames.allSatisfy {
      abs($0.maxY - frames[0].maxY) < 1 && abs($0.width - frames[0].width) < 1
    }
    let heights: [CGFloat] = frames.map(\.height)
    return isAligned && (heights.max() ?? 0) - (heights.min() ?? 0) > 4
  }
}

extension RGBA {
  /// As "#34C759", without the part that is let through.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let byte: Int = Int((min(max(part, 0), 1) * 255).rounded())
        let digits: String = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
      }
      .joined()
  }
}
