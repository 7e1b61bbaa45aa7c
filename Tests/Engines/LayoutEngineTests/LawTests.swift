import LayoutEngine
import Testing

/// Every rule under the same laws, with random children and hostile proposals.
@MainActor @Suite(.serialized) struct LawTests {
  private func expectLaws(_ laws: LayoutLaws) {
    let violations: [String] = laws.violations(seed: 7, rounds: 60)
    #expect(violations.isEmpty, "\(violations.prefix(3).joined(separator: "\n"))")
  }

  @Test("Containers keep the laws")
  func containers() {
    for alignment in [VerticalAlignment.center, .top, .firstTextBaseline, .lastTextBaseline] {
      expectLaws(
        LayoutLaws("row", childCounts: 0...5, isMonotone: false) { _ in StackLayout.horizontal(alignment: alignment) })
    }
    expectLaws(
      LayoutLaws("column", childCounts: 0...5, isMonotone: false) { _ in
        StackLayout.vertical(alignment: .trailing, spacing: 3)
      })
    expectLaws(
      LayoutLaws("overlay", childCounts: 0...4, isMonotone: false) { _ in OverlayLayout(alignment: .bottomLeading) })
    expectLaws(
      LayoutLaws("layers", childCounts: 0...3, isMonotone: false) { _ in LayerLayout(alignment: .top) })
    for edge in Edge.allCases {
      let alignment: AlignmentKey =
        edge == .top || edge == .bottom ? HorizontalAlignment.leading.key : VerticalAlignment.firstTextBaseline.key
      expectLaws(
        LayoutLaws("inset", childCounts: 0...2, isMonotone: false) { _ in
          InsetLayout(edge: edge, spacing: edge == .top ? 3 : nil, alignment: alignment)
        })
    }
    expectLaws(
      LayoutLaws("grid", childCounts: 0...9, isMonotone: false) { count in
        let cell = TableLayout.Cell()
        let rows = [
          TableLayout.Row([cell, TableLayout.Cell(columns: 2)]), .whole(),
          TableLayout.Row([cell, TableLayout.Cell(anchor: .zero)], alignment: .firstTextBaseline),
          TableLayout.Row([TableLayout.Cell(unsizedAxes: .horizontal), cell, cell]),
        ]
        return TableLayout(rows: rows, alignment: .topTrailing)
      })
  }

  @Test("A choice of children keeps the laws")
  func choices() {
    for axes in [Axis.Set.horizontal, .vertical, [.horizontal, .vertical]] {
      expectLaws(LayoutLaws("fitting", childCounts: 0...3, isMonotone: false) { _ in FittingLayout(axes: axes) })
    }
  }

  @Test("Modifiers keep the laws")
  func modifiers() {
    let rules: [(String, any LayoutAlgorithm)] = [
      ("proxy", ProxyLayout()), ("frame", FrameLayout(width: 40, alignment: .trailing)),
      ("padding", PaddingLayout(EdgeInsets(top: 1, leading: -2, bottom: 3, trailing: 4))),
      ("fixed size", FixedSizeLayout(vertical: false)),
      ("position", PositionLayout(CGPoint(x: 30, y: 3))), ("fit", AspectRatioLayout(1.5, mode: .fit)),
      ("fill", AspectRatioLayout(nil, mode: .fill)), ("scroll", ScrollLayout(axes: .horizontal)),
      ("scroll both", ScrollLayout(axes: [.horizontal, .vertical], insets: EdgeInsets(4))),
      ("outset", OutsetLayout(EdgeInsets(top: 1, leading: 2, bottom: -3, trailing: 4))),
      ("safe area", SafeAreaLayout(insets: EdgeInsets(20, edges: .vertical))),
      ("fit of a child", AspectRatioLayout(nil, mode: .fit)), ("fit of a strip", AspectRatioLayout(8, mode: .fit)),
      ("guide", AlignmentGuideLayout(VerticalAlignment.firstTextBaseline.key) { $0.height / 3 }),
    ]
    for (name, rule) in rules { expectLaws(LayoutLaws(name, childCounts: 0...1, isMonotone: false) { _ in rule }) }
  }

  @Test("A view that sizes itself by the proposal takes no less when offered more")
  func monotone() {
    let rules: [(String, any LayoutAlgorithm)] = [
      ("flexible", FlexibleLayout()), ("square", FlexibleLayout(isSquare: true)), ("spacer", SpacerLayout(axis: nil)),
      ("row spacer", SpacerLayout(axis: .horizontal)), ("divider", DividerLayout(axis: .vertical)),
      ("geometry", GeometryLayout()), ("fixed", FixedLeaf(width: 3, height: 4)),
      ("limits", FlexFrameLayout(minWidth: 10, maxWidth: 300, minHeight: 5, maxHeight: .infinity)),
    ]
    for (name, rule) in rules { expectLaws(LayoutLaws(name, childCounts: 0...0) { _ in rule }) }
  }

  @Test("The checker finds a rule that is not pure, one that loses children, and one that shrinks")
  func findsViolations() {
    final class Counter { var count: CGFloat = 0 }
    let counter = Counter()
    let impure = LayoutLaws("impure", childCounts: 0...0) { _ in
      LeafLayout(sizeThatFits: { _ in
        counter.count += 1
        return CGSize(width: counter.count, height: 1)
      })
    }
    #expect(impure.violations(rounds: 1).contains { $0.contains("built anew differs") })
    let shrinking = LayoutLaws("shrinking", childCounts: 0...0) { _ in
      LeafLayout(sizeThatFits: { CGSize(width: max(0, 1000 - ($0.width ?? 0)), height: 1) })
    }
    #expect(shrinking.violations(rounds: 3).contains { $0.contains("and infinity are") })
  }
}
