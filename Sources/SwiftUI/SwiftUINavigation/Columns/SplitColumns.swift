import CoreGraphics
import HostInterface
import ReactiveGraph
import SwiftUICollections
import SwiftUICore

/// A split view in the room that it gets.
struct SplitRoom: View {
  let controller: SplitController
  let sharing: SplitSharing
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?

  init(controller: SplitController, sharing: SplitSharing) {
    self.controller = controller
    self.sharing = sharing
  }

  var body: some View {
    let isCompact: Bool = sizeClass == .compact
    GeometryReader { proxy in
      SplitColumns(
        controller: controller,
        space: SplitSpace(width: proxy.size.width, isCompact: isCompact, sharing: controller.sharing ?? sharing))
    }
    .accessibilityElement(children: .contain)
  }
}

/// The columns in a room that is known.
nonisolated private struct SplitColumns: View {
  let controller: SplitController
  let space: SplitSpace
}

extension SplitColumns: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let controller: SplitController = inputs.graph.untracked { view.read() }.controller
    let situation: Rule<SplitSituation> = controller.follow { view.read().space }
    return PlacedColumns._makeView(
      view: _GraphValue { PlacedColumns(controller: controller, situation: situation.value) }, inputs: inputs)
  }
}

nonisolated private struct PlacedColumns: View {
  let controller: SplitController
  let situation: SplitSituation

  @MainActor var body: some View {
    let dividers: [Int] = situation.dividers
    ColumnsLayout(spans: spans(dividers)) {
      ForEach(controller.columns) { column in
        ColumnView(controller: controller, column: column, situation: situation)
          // Leading columns lie over the detail where there is no room beside it.
          .zIndex(situation.isOverlaid && column.index < controller.columns.count - 1 ? 2 : 0)
      }
      if situation.isShaded {
        OverlayShade(controller: controller).zIndex(1).transition(.opacity)
      }
      ForEach(dividers, id: \.self) { index in
        SplitDivider(
          axis: .horizontal, index: index, share: share(index), lengths: lengths, memory: memory
        )
        .zIndex(3)
      }
    }
    .clipped()
    .focusedSceneValue(\.sidebarSwitch, sidebarSwitch)
  }

  /// The switch by which the menu bar shows and hides the sidebar; nil while the columns lie on each other.
  @MainActor private var sidebarSwitch: ColumnSwitch? {
    guard !situation.isCollapsed else { return nil }
    return ColumnSwitch(isShown: situation.shows(0), owner: controller) { controller.toggleSidebar() }
  }

  /// Where the views of the layout are: the columns, the shade, the lines.
  private func spans(_ dividers: [Int]) -> [SplitSituation.Span] {
    var spans: [SplitSituation.Span] = situation.spans
    if situation.isShaded, let detail = spans.last { spans.append(detail) }
    return spans
      + dividers.map { index in
        SplitSituation.Span(start: spans[index].start + spans[index].length, length: SplitSituation.line)
      }
  }

  @MainActor private var lengths: Binding<SplitLengths> {
    Binding(get: { controller.lengths.peek }, set: { controller.setLengths($0) })
  }

  private var memory: SplitMemory {
    let memory = SplitMemory()
    memory.limits = situation.limits
    memory.lengths = situation.spans.indices.map { situation.shows($0) ? situation.spans[$0].length : 0 }
    return memory
  }

  /// How much of two neighbours the first one has.
  private func share(_ index: Int) -> Double {
    let (first, second): (CGFloat, CGFloat) = (situation.spans[index].length, situation.spans[index + 1].length)
    return first + second > 0 ? Double(first / (first + second)) : 0
  }
}

/// Keeps pointers from a detail that lies below other columns; a press takes these away.
private struct OverlayShade: View {
  let controller: SplitController

  var body: some View {
    Color.black.opacity(0.15)
      .contentShape(Rectangle())
      .onTapGesture { controller.closeOverlay() }
      .accessibilityHidden(true)
  }
}

/// Puts each view where a span says, as high as there is room.
struct ColumnsLayout: Layout {
  let spans: [SplitSituation.Span]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 600, height: 400))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, span) in zip(subviews, spans) {
      subview.place(
        at: CGPoint(x: bounds.minX + span.start, y: bounds.minY),
        proposal: ProposedViewSize(width: span.length, height: bounds.height))
    }
  }
}
