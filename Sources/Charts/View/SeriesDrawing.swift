import ChartEngine
import CoreGraphics
import DisplayList
import SwiftUICore

/// The drawing of a line or an area, with the symbols of its values.
struct SeriesDrawing {
  let marks: [Int]
  let geometry: PlotGeometry
  let context: ShapeStyleContext
  private var model: ChartModel { geometry.model }
  private let first: ResolvedMark

  init(_ marks: [Int], geometry: PlotGeometry, context: ShapeStyleContext) {
    self.marks = marks
    self.geometry = geometry
    self.context = context
    first = geometry.model.marks[marks[0]]
  }

  var items: [DisplayItem] {
    let path: CGPath = first.mark.kind == .line ? line : area
    var items: [DisplayItem] = []
    if !path.isEmpty {
      let plot = CGRect(origin: .zero, size: geometry.size)
      let bounds: CGRect = first.mark.style.alignsWithPlot == true ? plot : path.boundingBoxOfPath
      let stroke: StrokeStyle =
        model.stroke(of: first.mark.style) ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      items = model.style(of: first.mark.style).items(in: bounds, context: context) { paint in
        first.mark.kind == .line
          ? [.stroke(path, paint, stroke.stroke)] : [.fill(path, paint, evenOdd: false)]
      }
    }
    if first.mark.kind == .area, !path.isEmpty, let pattern = model.pattern(of: first.mark.style) {
      items += PlotDrawing.lines(pattern, on: path, context)
    }
    items += symbols
    let opacity: Double = first.mark.style.opacity
    return opacity == 1 || items.isEmpty ? items : [.group(.opacity(opacity), items)]
  }

  private var curve: CurveMethod { first.mark.style.curve ?? .linear }

  /// Whether the values follow each other along y.
  private var runsAlongY: Bool {
    if first.mark.kind == .area { return first.growth == .horizontal }
    guard case .at(let x) = first.x, case .at(let y) = first.y else { return false }
    return x.lower.kind == .number && y.lower.kind != .number
  }

  /// The marks as stretches between those that cannot be shown: a value that is no number parts a line.
  private var runs: [[MarkShape]] {
    var runs: [[MarkShape]] = [[]]
    for index in marks {
      if let shape = geometry.shapes[index] {
        runs[runs.count - 1].append(shape)
      } else if runs[runs.count - 1].isEmpty == false {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  private var line: CGPath {
    let path = CGMutablePath()
    for run in runs {
      var points: [CGPoint] = run.compactMap { if case .point(let point) = $0 { point } else { nil } }
      if curve == .linear, points.count > 500, Decimation.isAscending(points) {
        points = Decimation.columns(points, width: 0.5)
      }
      guard let chain = curve.chain(through: points, alongY: runsAlongY) else { continue }
      chain.add(to: path)
      // A value alone is a dot, which round ends make of a line without length.
      if chain.segments.isEmpty { path.addLine(to: chain.start) }
    }
    return path
  }

  private var area: CGPath {
    let path = CGMutablePath()
    for run in runs {
      var (starts, ends): ([CGPoint], [CGPoint]) = ([], [])
      for case .edge(let start, let end) in run {
        starts.append(start)
        ends.append(end)
      }
      guard ends.count > 1, let upper = curve.chain(through: ends, alongY: runsAlongY),
        let lower = curve.chain(through: starts, alongY: runsAlongY)
      else { continue }
      upper.add(to: path)
      lower.reversed.add(to: path, continuing: true)
      path.closeSubpath()
    }
    return path
  }

  /// The symbols of the values, where a modifier asks for them, as one path for each style.
  private var symbols: [DisplayItem] {
    guard first.mark.style.symbol != nil else { return [] }
    var items: [DisplayItem] = []
    var batch = MarkBatch()
    for index in marks {
      let mark: ResolvedMark = model.marks[index]
      let point: CGPoint
      switch geometry.shapes[index] {
      case .point(let place): point = place
      case .edge(_, let end): point = end
      default: continue
      }
      guard let path = model.symbolPath(of: mark, at: point) else { continue }
      let key = MarkBatch.Key(mark.mark.style)
      if batch.add(path, key) { continue }
      batch.flush(to: &items)
      let drawn: [DisplayItem] = model.style(of: mark.mark.style).items(in: path.boundingBoxOfPath, context: context) {
        [.fill(path, $0, evenOdd: false)]
      }
      if !batch.begin(drawn, key) { items += drawn }
    }
    batch.flush(to: &items)
    return items
  }
}
