import ChartEngine
import CoreGraphics
import SwiftUICore

/// The ticks and labels at one edge of the plot area.
struct AxisLabels: View {
  let model: ChartModel
  let edge: AxisEdge

  var body: some View {
    let plan = AxisPlan(model: model, edge: edge)
    AxisLabelLayout(plan: plan) {
      AxisTicks(plan: plan)
      ForEach(plan.labels.indices, id: \.self) { index in
        AxisLabelView(label: plan.labels[index])
          .layoutValue(key: AxisLabelKey.self, value: index)
      }
    }
    // Assistive technologies read values with the marks; the axes are in the chart's description.
    .accessibilityHidden(true)
  }
}

struct AxisLabelKey: LayoutValueKey {
  static let defaultValue: Int? = nil
}

/// A label, which goes where it is offered no room.
struct AxisLabelView: View {
  let label: AxisPlan.Label

  var body: some View {
    ViewThatFits {
      content.fixedSize(horizontal: !label.mayBeCut, vertical: true)
      Color.clear.frame(width: 0, height: 0)
    }
  }

  private var content: some View {
    text
      .font(label.style.font ?? .caption)
      .foregroundStyle(label.style.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
      .multilineTextAlignment(label.multiLabelAlignment ?? .center)
      .modifier(LabelTurn(orientation: label.orientation))
  }

  @ViewBuilder private var text: some View {
    switch label.content {
    case .text(let text): text.lineLimit(label.mayBeCut ? 1 : nil)
    case .view(let view): view.outsideOfChart()
    }
  }
}

/// Turns a label by a quarter, with the size that it has then.
struct LabelTurn: ViewModifier {
  let orientation: AxisValueLabelOrientation

  @ViewBuilder func body(content: Content) -> some View {
    switch orientation.kind {
    case .automatic, .horizontal: content
    case .vertical: TurnedLayout { content.fixedSize().rotationEffect(.degrees(90)) }
    case .verticalReversed: TurnedLayout { content.fixedSize().rotationEffect(.degrees(-90)) }
    }
  }
}

/// A view that is as wide as its content is high.
struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size: CGSize = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
