import ChartEngine
import CoreGraphics
import SwiftUICore

/// The views that stand for points as symbols.
struct MarkSymbols: View {
  let model: ChartModel

  var body: some View {
    let symbols: [MarkView] = model.symbolViews
    if !symbols.isEmpty {
      MarkViewLayout(model: model, views: symbols) {
        ForEach(symbols) { symbol in
          // One view for each symbol, also where its content is empty or several views.
          ZStack { symbol.view.outsideOfChart() }
        }
      }
      // What the symbols stand for is said by the elements of the marks.
      .accessibilityHidden(true)
      .allowsHitTesting(false)
    }
  }
}

/// A view at a mark.
struct MarkView: Identifiable {
  let id: MarkIdentity
  let mark: Int
  let view: AnyView
}

extension ChartModel {
  var symbolViews: [MarkView] {
    marks.indices.compactMap { index in
      guard case .value(.view(let view))? = marks[index].mark.style.symbol else { return nil }
      return MarkView(id: marks[index].mark.identity, mark: index, view: view)
    }
  }
}

/// Puts views in the middle of their marks. It is as large as the plot area.
struct MarkViewLayout: Layout {
  let model: ChartModel
  let views: [MarkView]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let geometry: PlotGeometry = model.geometry(in: bounds.size)
    for (subview, view) in zip(subviews, views) {
      guard let shape = geometry.shapes[view.mark] else {
        subview.place(at: bounds.origin, anchor: .center, proposal: .zero)
        continue
      }
      var point: CGPoint = shape.valuePoint
      // Layouts count from the leading edge; the marks know the left one.
      if model.surroundings.isRightToLeft { point.x = bounds.width - point.x }
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center, proposal: .unspecified)
    }
  }
}

extension MarkShape {
  /// The point that shows the value: the end of an area's edge, the middle of others.
  var valuePoint: CGPoint {
    switch self {
    case .point(let point): point
    case .edge(_, let end): end
    case .rect(let rect): CGPoint(x: rect.midX, y: rect.midY)
    case .line(let start, let end): CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    case .sector(let sector): sector.middle
    }
  }
}
