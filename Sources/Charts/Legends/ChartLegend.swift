import ChartEngine
import CoreGraphics
import SwiftUICore

/// What the colours, symbols and strokes of a chart stand for.
struct ChartLegend: View {
  let model: LegendScales
  let isVertical: Bool

  /// One kind of things that are told apart, and each of them.
  struct Part: Identifiable {
    let id: Int
    var title: Text
    var entries: [Entry] = []
    /// The bounds of a scale of colours.
    var bounds: (String, String)?
  }

  struct Entry: Identifiable {
    let id: PlotValue
    var name: Text
    var style: AnyShapeStyle?
    var symbol: AnyChartSymbolShape?
    var stroke: StrokeStyle?
    var area: CGFloat?
    var pattern: HatchPattern?
  }

  var isEmpty: Bool { parts.allSatisfy { $0.entries.isEmpty && $0.bounds == nil } }

  var body: some View {
    let parts: [Part] = parts
    let many: Bool = parts.count > 1
    VStack(alignment: .leading, spacing: 4) {
      ForEach(parts) { part in
        if let bounds = part.bounds {
          scale(part, bounds)
        } else if isVertical {
          VStack(alignment: .leading, spacing: 4) {
            if many { part.title }
            ForEach(part.entries) { LegendEntry(entry: $0) }
          }
        } else {
          FlowLayout(spacing: 8, lineSpacing: 4) {
            if many { part.title }
            ForEach(part.entries) { LegendEntry(entry: $0) }
          }
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .contain)
  }

  private func scale(_ part: Part, _ bounds: (String, String)) -> some View {
    HStack(spacing: 4) {
      if parts.count > 1 { part.title }
      Text(verbatim: bounds.0)
      Capsule()
        .fill(
          LinearGradient(
            gradient: model.foreground?.colors ?? Gradient(colors: []), startPoint: .leading, endPoint: .trailing)
        )
        .frame(width: 80, height: 8)
      Text(verbatim: bounds.1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(part.title)
    .accessibilityValue(Text(verbatim: "\(bounds.0) – \(bounds.1)"))
  }

  /// Encodings of the same values are one part: a colour with its symbol.
  var parts: [Part] {
    var parts: [Part] = []
    func merge(_ domain: [PlotValue], _ title: Text, _ change: (inout Entry) -> Void) {
      let names: Set<PlotValue> = Set(domain)
      if let known = parts.firstIndex(where: { Set($0.entries.map(\.id)) == names && $0.bounds == nil }) {
        for index in parts[known].entries.indices { change(&parts[known].entries[index]) }
        return
      }
      var part = Part(id: parts.count, title: title)
      part.entries = domain.map { value in
        var entry = Entry(id: value, name: name(value))
        change(&entry)
        return entry
      }
      parts.append(part)
    }
    if let scale = model.foreground {
      if scale.numbers != nil {
        let words: [String] = scale.domain.map { model.words.string(of: $0) }
        parts.append(Part(id: 0, title: scale.title, bounds: (words.first ?? "", words.last ?? "")))
      } else {
        merge(scale.domain, scale.title) { entry in
          entry.style = scale.style(for: entry.id)
          entry.symbol = model.symbolOfColor?(entry.id)
          guard model.hasPatterns, let index = scale.index(of: entry.id) else { return }
          entry.pattern = HatchPattern(index: index)
        }
      }
    }
    if let scale = model.symbol { merge(scale.domain, scale.title) { $0.symbol = scale.discrete($0.id) } }
    if let scale = model.lineStyle { merge(scale.domain, scale.title) { $0.stroke = scale.discrete($0.id) } }
    if let scale = model.symbolSize {
      merge(scale.domain, scale.title) { $0.area = scale.area(for: $0.id) }
    }
    return parts
  }

  private func name(_ value: PlotValue) -> Text {
    if case .category(let name) = value { return Text(LocalizedStringKey(name)) }
    return Text(verbatim: model.words.string(of: value))
  }
}

/// How the values of a chart are told apart.
struct LegendScales {
  var foreground: StyleScale<AnyShapeStyle>?
  var symbol: StyleScale<AnyChartSymbolShape>?
  var symbolSize: StyleScale<CGFloat>?
  var lineStyle: StyleScale<StrokeStyle>?
  var words: ValueWords
  /// Whether areas have patterns beside their colours.
  var hasPatterns: Bool = false
  /// The symbol that stands for a value of the colours.
  var symbolOfColor: ((PlotValue) -> AnyChartSymbolShape?)?
}

extension LegendScales {
  init(_ model: ChartModel) {
    self.init(
      foreground: model.foreground, symbol: model.symbol, symbolSize: model.symbolSize, lineStyle: model.lineStyle,
      words: model.words, hasPatterns: model.hasAreas && model.surroundings.differentiates)
  }
}

/// A colour, symbol or stroke with its name.
struct LegendEntry: View {
  let entry: ChartLegend.Entry

  var body: some View {
    HStack(spacing: 4) {
      swatch.accessibilityHidden(true)
      entry.name
    }
    .accessibilityElement(children: .combine)
  }

  private var style: AnyShapeStyle { entry.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary) }

  @ViewBuilder private var swatch: some View {
    if let pattern = entry.pattern {
      Rectangle().fill(style).overlay { HatchShape(pattern: pattern).stroke(.background, lineWidth: 1.5) }
        .clipped().frame(width: 16, height: 12)
    } else if let stroke = entry.stroke {
      LegendLine().stroke(style, style: stroke).frame(width: 20, height: max(8, stroke.lineWidth))
    } else if let area = entry.area {
      let side: CGFloat = min(16, max(0, area).squareRoot())
      Circle().fill(style).frame(width: side, height: side)
    } else if let symbol = entry.symbol {
      symbol.fill(style).frame(width: 8, height: 8)
    } else {
      Circle().fill(style).frame(width: 8, height: 8)
    }
  }
}

/// The lines of a pattern.
struct HatchShape: Shape {
  let pattern: HatchPattern

  nonisolated func path(in rect: CGRect) -> Path { Path(pattern.path(in: rect)) }
}

extension ChartModel {
  /// Whether colours fill areas, which have patterns.
  var hasAreas: Bool {
    marks.contains { mark in
      switch mark.mark.kind {
      case .bar, .area, .rectangle, .sector: true
      case .line, .point, .rule: false
      }
    }
  }
}

/// A line in the middle.
struct LegendLine: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// Views in lines, as words of a text.
struct FlowLayout: Layout {
  var spacing: CGFloat
  var lineSpacing: CGFloat

  private func lines(_ width: CGFloat?, _ subviews: Subviews) -> (places: [CGPoint], size: CGSize) {
    var places: [CGPoint] = []
    var (x, y, height, used): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size: CGSize = subview.sizeThatFits(.unspecified)
      if x > 0, let width, x + size.width > width {
        y += height + lineSpacing
        (x, height) = (0, 0)
      }
      places.append(CGPoint(x: x, y: y))
      used = max(used, x + size.width)
      x += size.width + spacing
      height = max(height, size.height)
    }
    return (places, CGSize(width: used, height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lines(proposal.width, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, lines(bounds.width, subviews).places) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
}

extension View {
  /// Shows or hides the legend of charts.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.visibility = visibility }
  }

  /// Sets where the legend of charts stands.
  ///
  /// - Parameters:
  ///   - position: The edge of the chart.
  ///   - alignment: How the legend is aligned along the edge.
  ///   - spacing: The distance to the chart, in points; nil is the chart's.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSetting { settings in
      settings.legend.position = position
      settings.legend.alignment = alignment
      settings.legend.spacing = spacing
    }
  }

  /// Sets a view as the legend of charts.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view: Content = content()
    return chartSetting { settings in
      settings.legend.position = position
      settings.legend.alignment = alignment
      settings.legend.spacing = spacing
      settings.legend.content = AnyView(view)
    }
  }
}
