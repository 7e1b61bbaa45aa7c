import ChartEngine
import CoreGraphics
import SwiftUICore

/// The annotations of a chart's marks, over all of the chart.
struct ChartAnnotations: View {
  let model: ChartModel
  let plot: CGRect
  let chart: CGSize
  /// Takes the room that annotations ask for; nil where scales are not padded.
  let padding: ChartPadding?

  /// An annotation of a mark.
  struct Item: Identifiable {
    struct ID: Hashable {
      var mark: MarkIdentity
      var number: Int
      var annotation: Int
    }

    let id: ID
    let frame: CGRect
    let place: AnnotationPosition.Place
    let annotation: MarkAnnotation
  }

  var body: some View {
    let items: [Item] = items(of: model)
    AnnotationLayout(items: items, plot: plot, chart: chart) {
      ForEach(items) { item in
        // One view for each item, also where its content is empty or several views.
        let view = ZStack {
          item.annotation.content(AnnotationContext(targetSize: item.frame.size)).outsideOfChart()
        }
        if let padding, item.annotation.overflow.padsScale {
          AnyView(
            view.onGeometryChange(for: CGSize.self) {
              $0.size
            } action: { size in
              padding.sizes[item.id] = size
              pad(padding)
            })
        } else {
          view
        }
      }
    }
    .onChange(of: PaddedPlot(model: model, size: plot.size)) { if let padding { pad(padding) } }
  }

  /// What the room for annotations depends on, beside their sizes.
  private struct PaddedPlot: Equatable {
    let model: ChartModel
    let size: CGSize

    static func == (left: PaddedPlot, right: PaddedPlot) -> Bool {
      left.model === right.model && left.size == right.size
    }
  }

  private func pad(_ padding: ChartPadding) {
    let items: [Item] = items(of: model.unpadded ?? model).filter(\.annotation.overflow.padsScale)
    let edges: EdgeInsets = self.padding(padding.sizes, items)
    if padding.edges != edges { padding.edges = edges }
  }

  private func items(of model: ChartModel) -> [Item] {
    let geometry: PlotGeometry = model.geometry(in: plot.size)
    var numbers: [MarkIdentity: Int] = [:]
    var items: [Item] = []
    for index in model.marks.indices {
      guard let annotations = model.marks[index].mark.style.rare?.values.annotations, !annotations.isEmpty,
        let shape = geometry.shapes[index]
      else { continue }
      let identity: MarkIdentity = model.marks[index].mark.identity
      let number: Int = numbers[identity, default: 0]
      numbers[identity] = number + 1
      var frame: CGRect = shape.annotatedFrame
      if case .point = shape, let path = model.symbolPath(of: model.marks[index], at: frame.origin),
        model.marks[index].mark.kind == .point || model.marks[index].mark.style.symbol != nil
      {
        frame = path.boundingBoxOfPath
      }
      // The layout counts from the leading edge.
      if model.surroundings.isRightToLeft { frame.origin.x = plot.width - frame.maxX }
      for (place, annotation) in annotations.enumerated() {
        items.append(
          Item(
            id: Item.ID(mark: identity, number: number, annotation: place), frame: frame,
            place: position(annotation, model.marks[index]), annotation: annotation))
      }
    }
    return items
  }

  /// Beyond the end of a bar, in the middle of a sector, above others.
  private func position(_ annotation: MarkAnnotation, _ mark: ResolvedMark) -> AnnotationPosition.Place {
    guard annotation.position == .automatic else { return annotation.position.place }
    switch mark.mark.kind {
    case .sector: return .overlay
    case .bar, .area:
      let span: MarkSpan = mark.growth == .vertical ? mark.y : mark.x
      guard case .between(.number(let start), .number(let end)) = span else { return .top }
      return mark.growth == .vertical ? (end < start ? .bottom : .top) : (end < start ? .leading : .trailing)
    default: return .top
    }
  }
}

extension AnnotationOverflowResolution {
  /// Whether an annotation asks a scale for room.
  var padsScale: Bool { x == .padScale || y == .padScale }
}

extension MarkShape {
  /// What an annotation stands at: of a sector the middle.
  fileprivate var annotatedFrame: CGRect {
    switch self {
    case .sector(let sector): CGRect(origin: sector.middle, size: .zero)
    case .edge(_, let end): CGRect(origin: end, size: .zero)
    default: frame
    }
  }
}

/// Puts annotations at their marks, and moves those back that would reach beyond their boundary.
struct AnnotationLayout: Layout {
  let items: [ChartAnnotations.Item]
  let plot: CGRect
  let chart: CGSize

  private static let spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: chart)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, item) in zip(subviews, items) {
      let size: CGSize = subview.sizeThatFits(.unspecified)
      var frame: CGRect = Self.frame(of: item, size)
      frame.origin = CGPoint(x: frame.minX + plot.minX, y: frame.minY + plot.minY)
      frame.origin.x = fitted(frame.minX, size.width, item.annotation.overflow.x, plot.minX...plot.maxX, chart.width)
      frame.origin.y = fitted(frame.minY, size.height, item.annotation.overflow.y, plot.minY...plot.maxY, chart.height)
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(size))
    }
  }

  /// The frame of an annotation beside its mark, from the corner of the plot area.
  static func frame(of item: ChartAnnotations.Item, _ size: CGSize) -> CGRect {
    let (mark, space): (CGRect, CGFloat) = (item.frame, item.annotation.spacing ?? spacing)
    let alignment: Alignment = item.annotation.alignment
    var x: CGFloat = mark.minX + (mark.width - size.width) * alignment.horizontalShare
    var y: CGFloat = mark.minY + (mark.height - size.height) * alignment.verticalShare
    switch item.place {
    case .automatic, .overlay: break
    case .top: y = mark.minY - size.height - space
    case .bottom: y = mark.maxY + space
    case .leading: x = mark.minX - size.width - space
    case .trailing: x = mark.maxX + space
    case .topLeading: (x, y) = (mark.minX - size.width - space, mark.minY - size.height - space)
    case .topTrailing: (x, y) = (mark.maxX + space, mark.minY - size.height - space)
    case .bottomLeading: (x, y) = (mark.minX - size.width - space, mark.maxY + space)
    case .bottomTrailing: (x, y) = (mark.maxX + space, mark.maxY + space)
    }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func fitted(
    _ start: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy,
    _ plot: ClosedRange<CGFloat>, _ chart: CGFloat
  ) -> CGFloat {
    let boundary: ClosedRange<CGFloat>
    switch strategy.kind {
    case .disabled: return start
    case .fit(.plot): boundary = plot
    // A scale that is padded makes room; what still reaches beyond the chart is moved inwards.
    case .automatic, .padScale, .fit: boundary = 0...max(0, chart)
    }
    guard length <= boundary.upperBound - boundary.lowerBound else { return boundary.lowerBound }
    return max(boundary.lowerBound, min(boundary.upperBound - length, start))
  }
}
