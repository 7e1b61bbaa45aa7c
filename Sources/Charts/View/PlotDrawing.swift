import ChartEngine
import CoreGraphics
import DisplayList
import SwiftUICore

/// The drawing of a plot area: grid lines, then the marks from the lowest z index to the highest.
struct PlotDrawing {
  let geometry: PlotGeometry
  let context: ShapeStyleContext
  private var model: ChartModel { geometry.model }
  private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

  init(_ geometry: PlotGeometry, context: ShapeStyleContext) {
    self.geometry = geometry
    self.context = context
  }

  var items: [DisplayItem] {
    guard geometry.size.width > 0, geometry.size.height > 0 else { return [] }
    return gridLines + vanishing + markItems
  }

  /// The marks alone.
  var markItems: [DisplayItem] { marks(pieces) }

  /// What was shown before and is there no more.
  private var vanishing: [DisplayItem] {
    guard let motion = geometry.motion, !motion.vanishing.isEmpty, motion.fading > 0 else { return [] }
    var shapes: [MarkShape?] = Array(repeating: nil, count: motion.origin.shapes.count)
    // A line or an area vanishes as a whole; a value of one that stays goes at once.
    let gone: Set<Int> = Set(motion.vanishing)
    for index in motion.vanishing { shapes[index] = motion.origin.shapes[index] }
    for series in motion.origin.series where !series.marks.allSatisfy(gone.contains) {
      for index in series.marks { shapes[index] = nil }
    }
    let before = PlotGeometry(motion.origin, shapes: shapes, motion: nil)
    let items: [DisplayItem] = PlotDrawing(before, context: context).markItems
    return items.isEmpty ? [] : [.group(.opacity(motion.fading), items)]
  }

  // MARK: Grid lines

  private var gridLines: [DisplayItem] {
    [model.x, model.y].compactMap { $0 }.flatMap { axis in axis.groups.flatMap { gridLines(of: $0, axis) } }
  }

  private func gridLines(of group: AxisGroup, _ axis: AxisModel) -> [DisplayItem] {
    return group.values.flatMap { value in
      value.elements.flatMap { element -> [DisplayItem] in
        guard case .gridLine(let centered, let stroke, let style) = element else { return [] }
        let place: CGFloat = geometry.position(of: value.value, at: value.place(centered: centered), axis.axis)
        let path = CGMutablePath()
        if axis.axis == .horizontal {
          path.move(to: CGPoint(x: place + style.offset.width, y: style.offset.height))
          path.addLine(to: CGPoint(x: place + style.offset.width, y: geometry.size.height + style.offset.height))
        } else {
          path.move(to: CGPoint(x: style.offset.width, y: place + style.offset.height))
          path.addLine(to: CGPoint(x: geometry.size.width + style.offset.width, y: place + style.offset.height))
        }
        let line: StrokeStyle = stroke ?? AxisLook.gridStroke(axis.axis)
        return (style.foreground ?? AxisLook.gridStyle).items(in: plot, context: context) {
          [.stroke(path, $0, line.stroke)]
        }
      }
    }
  }

  // MARK: Marks

  /// What is drawn at once: a mark, or a line or area with all its marks.
  struct Piece {
    var marks: [Int]
    var zIndex: Double
    /// The place among pieces of the same z index.
    var order: Int
    var layers: [MarkLayer]
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(model.marks.count)
    func add(_ marks: [Int]) {
      guard let first = marks.first else { return }
      let style: MarkStyle = model.marks[first].mark.style
      pieces.append(
        Piece(marks: marks, zIndex: style.zIndex ?? 0, order: first, layers: style.rare?.values.layers ?? []))
    }
    for index in model.marks.indices where geometry.shapes[index] != nil {
      switch model.marks[index].mark.kind {
      case .line, .area: continue
      default: add([index])
      }
    }
    for series in geometry.series { add(series.marks) }
    if pieces.contains(where: { $0.zIndex != 0 }) || !geometry.series.isEmpty {
      pieces.sort { ($0.zIndex, $0.order) < ($1.zIndex, $1.order) }
    }
    return pieces
  }

  /// Pieces in their order; those that share a layer are put together on it.
  private func marks(_ pieces: [Piece], depth: Int = 0) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var batch = MarkBatch()
    var index: Int = 0
    while index < pieces.count {
      guard pieces[index].layers.count > depth else {
        draw(pieces[index], to: &items, &batch)
        index += 1
        continue
      }
      let layer: MarkLayer = pieces[index].layers[depth]
      var end: Int = index
      while end < pieces.count, pieces[end].layers.count > depth, pieces[end].layers[depth] === layer { end += 1 }
      batch.flush(to: &items)
      let inner: [DisplayItem] = marks(Array(pieces[index..<end]), depth: depth + 1)
      items += layer.applied(to: inner, plot: plot, context: context, geometry: geometry)
      index = end
    }
    batch.flush(to: &items)
    return items
  }

  private func draw(_ piece: Piece, to items: inout [DisplayItem], _ batch: inout MarkBatch) {
    guard let motion = geometry.motion, fadesIn(piece, motion) else { return drawn(piece, to: &items, &batch) }
    batch.flush(to: &items)
    var own: [DisplayItem] = []
    drawn(piece, to: &own, &batch)
    batch.flush(to: &own)
    if !own.isEmpty { items.append(.group(.opacity(motion.rising), own)) }
  }

  /// Whether a piece is new and cannot grow: bars and sectors do.
  private func fadesIn(_ piece: Piece, _ motion: PlotMotion) -> Bool {
    guard piece.marks.allSatisfy(motion.appearing.contains) else { return false }
    switch model.marks[piece.marks[0]].mark.kind {
    case .bar, .sector: return false
    default: return motion.rising < 1
    }
  }

  private func drawn(_ piece: Piece, to items: inout [DisplayItem], _ batch: inout MarkBatch) {
    let index: Int = piece.marks[0]
    let mark: ResolvedMark = model.marks[index]
    switch mark.mark.kind {
    case .line, .area:
      batch.flush(to: &items)
      items += SeriesDrawing(piece.marks, geometry: geometry, context: context).items
    case .point:
      guard case .point(let point)? = geometry.shapes[index], let path = model.symbolPath(of: mark, at: point) else {
        return
      }
      fill(path, mark, frame: path.boundingBoxOfPath, to: &items, &batch)
    case .bar, .rectangle, .sector:
      guard let path = geometry.outline(of: index) else { return }
      fill(path, mark, frame: geometry.frame(of: index) ?? .zero, to: &items, &batch)
    case .rule:
      guard case .line(let start, let end)? = geometry.shapes[index] else { return }
      let path = CGMutablePath()
      path.move(to: start)
      path.addLine(to: end)
      let stroke: StrokeStyle = model.stroke(of: mark.mark.style) ?? StrokeStyle(lineWidth: 1)
      batch.flush(to: &items)
      let frame: CGRect = mark.mark.style.alignsWithPlot == true ? plot : geometry.frame(of: index) ?? plot
      items += faded(
        mark,
        model.style(of: mark.mark.style).items(in: frame, context: context) { [.stroke(path, $0, stroke.stroke)] })
    }
  }

  /// Fills a path: together with those before it where they are painted alike.
  private func fill(
    _ path: CGPath, _ mark: ResolvedMark, frame: CGRect, to items: inout [DisplayItem], _ batch: inout MarkBatch
  ) {
    let key = MarkBatch.Key(mark.mark.style)
    let pattern: HatchPattern? = mark.mark.kind == .point ? nil : model.pattern(of: mark.mark.style)
    if mark.mark.style.opacity == 1, batch.add(path, key) { return }
    batch.flush(to: &items)
    let frame: CGRect = mark.mark.style.alignsWithPlot == true ? plot : frame
    let drawn: [DisplayItem] = model.style(of: mark.mark.style).items(in: frame, context: context) {
      [.fill(path, $0, evenOdd: false)]
    }
    if let pattern { return items += faded(mark, drawn + Self.lines(pattern, on: path, context)) }
    if mark.mark.style.opacity == 1, batch.begin(drawn, key) { return }
    items += faded(mark, drawn)
  }

  /// The lines of a pattern on an area.
  static func lines(_ pattern: HatchPattern, on path: CGPath, _ context: ShapeStyleContext) -> [DisplayItem] {
    let box: CGRect = path.boundingBoxOfPath
    let lines: CGPath = pattern.path(in: box)
    guard !lines.isEmpty else { return [] }
    let items: [DisplayItem] = AnyShapeStyle(BackgroundStyle()).items(in: box, context: context) {
      [.stroke(lines, $0, StrokeStyle(lineWidth: 1.5).stroke)]
    }
    return [.group(.clip(path, evenOdd: false), items)]
  }

  private func faded(_ mark: ResolvedMark, _ items: [DisplayItem]) -> [DisplayItem] {
    let opacity: Double = mark.mark.style.opacity
    return opacity == 1 || items.isEmpty ? items : [.group(.opacity(opacity), items)]
  }
}

/// Marks that follow each other and are painted in one opaque colour, as one path: what overlaps looks the same.
struct MarkBatch {
  /// What decides the paint of a mark, where that can be compared.
  enum Key: Equatable {
    case usual
    case by(PlotValue)
    case other

    init(_ style: MarkStyle) {
      switch style.foreground {
      case nil: self = .usual
      case .by(let datum): self = .by(datum.value)
      case .value: self = .other
      }
    }
  }

  private var path: CGMutablePath?
  private var paint: Paint?
  private var key: Key = .other

  /// Adds a path to those of the same paint; false where it has another.
  mutating func add(_ other: CGPath, _ key: Key) -> Bool {
    guard let path, key == self.key, key != .other else { return false }
    path.addPath(other)
    return true
  }

  /// Begins with what was drawn of a mark; false where more cannot be added to it.
  mutating func begin(_ drawn: [DisplayItem], _ key: Key) -> Bool {
    guard key != .other, drawn.count == 1, case .fill(let path, let paint, false) = drawn[0],
      case .color(let color) = paint, color.alpha == 1
    else { return false }
    self.path = CGMutablePath()
    self.path?.addPath(path)
    self.paint = paint
    self.key = key
    return true
  }

  mutating func flush(to items: inout [DisplayItem]) {
    if let path, let paint { items.append(.fill(path, paint, evenOdd: false)) }
    path = nil
    paint = nil
  }
}
