import LayoutEngine
import Testing

/// Frames that SwiftUI itself gave on macOS: the Grid fixtures of the public repository iamcgn/swiftui-web.
@MainActor @Suite struct GridOracleTests {
  private func grid(_ layout: TableLayout, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(layout, children: children)
  }

  private func row(_ count: Int) -> TableLayout.Row {
    TableLayout.Row(Array(repeating: TableLayout.Cell(), count: count))
  }

  private func expect(_ node: LayoutNode, in root: LayoutNode, _ expected: CGRect) {
    let frame: CGRect = root.frames(in: root.sizeThatFits(.unspecified)).first { $0.node === node }?.rect ?? .null
    let differences: [CGFloat] = [
      frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
      frame.height - expected.height,
    ]
    #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(frame) is not \(expected)")
  }

  @Test("Columns are as wide as their widest cell, rows as high as their highest (grid/basic)")
  func basic() {
    let (a, bb, ccc, red, e, blue) = (macText(9), macText(17), macText(28), box(30, 20), macText(8), box(50, 40))
    let (g, h) = (macText(10), macText(10))
    let node = grid(TableLayout(rows: [row(3), row(3), row(2)]), a, bb, ccc, red, e, blue, g, h)
    let root = screen(node, 320, 200)
    expect(node, in: root, rect(103.5, 57.553466796875, 113, 84.89306640625))
    expect(a, in: root, rect(114, 57.553466796875, 9, 16))
    expect(red, in: root, rect(103.5, 91.704345703125, 30, 20))
    expect(e, in: root, rect(146, 93.704345703125, 8, 16))
    expect(blue, in: root, rect(166.5, 81.704345703125, 50, 40))
    expect(h, in: root, rect(145, 126.446533203125, 10, 16))
  }

  @Test("Spacing and alignment as given (grid/spacing)")
  func spacing() {
    let (a, red, blue, h) = (macText(9), box(30, 30), box(60, 20), macText(10))
    let layout = TableLayout(
      rows: [row(2), row(2)], alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4)
    let root = screen(grid(layout, a, red, blue, h), 320, 200)
    expect(a, in: root, rect(105, 73, 9, 16))
    expect(red, in: root, rect(185, 73, 30, 30))
    expect(blue, in: root, rect(105, 107, 60, 20))
    expect(h, in: root, rect(185, 107, 10, 16))
  }

  @Test("Spans, column alignment, anchor, unsized axes, a child without a row (grid/modifiers)")
  func modifiers() {
    let (header, ccc, a, red, e) = (macText(44.5), macText(28), macText(9), box(60, 40), macText(8))
    let (divider, blue, h) = (color().frame(nil, 4), color().frame(nil, 20), macText(10))
    typealias Cell = TableLayout.Cell
    let layout = TableLayout(
      rows: [
        TableLayout.Row([Cell(columns: 2), Cell()]),
        TableLayout.Row([Cell(columnAlignment: .trailing), Cell(), Cell(anchor: CGPoint(x: 1, y: 1))]),
        .whole(), TableLayout.Row([Cell(unsizedAxes: .horizontal), Cell()]),
      ], alignment: .leading)
    let node = grid(layout, header, ccc, a, red, e, divider, blue, h)
    let root = screen(node, 320, 240)
    expect(node, in: root, rect(0, 67.84912109375, 320, 104.3017578125))
    expect(header, in: root, rect(0, 67.84912109375, 44.5, 16))
    expect(ccc, in: root, rect(223, 67.84912109375, 28, 16))
    expect(a, in: root, rect(69, 104, 9, 16))
    expect(red, in: root, rect(86, 92, 60, 40))
    expect(e, in: root, rect(312, 116, 8, 16))
    expect(divider, in: root, rect(0, 140.15087890625, 320, 4))
    expect(blue, in: root, rect(0, 152.15087890625, 78, 20))
    expect(h, in: root, rect(86, 154.15087890625, 10, 16))
  }

  @Test("Alignment within the cells (grid/alignment)")
  func alignment() {
    let (a, red, blue, h) = (macText(9), box(40, 40), box(60, 20), macText(10))
    let first = grid(TableLayout(rows: [row(2), row(2)], alignment: .bottomTrailing), a, red, blue, h)
    let (ca, ch) = (macText(9), macText(10))
    let second = grid(TableLayout(rows: [row(2), row(2)]), ca, box(40, 40), box(60, 20), ch)
    let root = screen(hstack(align: .top, spacing: 16, first, second), 320, 200)
    expect(a, in: root, rect(95, 89.924560546875, 9, 16))
    expect(red, in: root, rect(112, 65.924560546875, 40, 40))
    expect(h, in: root, rect(142, 118.075439453125, 10, 16))
    expect(ca, in: root, rect(193.5, 77.924560546875, 9, 16))
    expect(ch, in: root, rect(251, 116.075439453125, 10, 16))
  }

  @Test("Flexible cells share the width (grid/flexible)")
  func flexible() {
    let (a, red, ccc) = (macText(9), color().frame(nil, 20), macText(28))
    let (blue, e, green) = (color().frame(nil, 30), macText(8), color().frame(nil, 30))
    let node = grid(TableLayout(rows: [row(3), row(3)]), a, red, ccc, blue, e, green).frame(280)
    let root = screen(node, 320, 200)
    expect(node, in: root, rect(20, 70.924560546875, 280, 58.15087890625))
    expect(a, in: root, rect(59.5, 72.924560546875, 9, 16))
    expect(red, in: root, rect(116, 70.924560546875, 88, 20))
    expect(blue, in: root, rect(20, 99.075439453125, 88, 30))
    expect(e, in: root, rect(156, 106.075439453125, 8, 16))
    expect(green, in: root, rect(212, 99.075439453125, 88, 30))
  }

  @Test("A row lined up by baselines")
  func baselines() {
    let (big, small) = (macText(30, height: 38, baseline: 29), macText(10))
    let rows = [TableLayout.Row([TableLayout.Cell(), TableLayout.Cell()], alignment: .firstTextBaseline)]
    let node = grid(TableLayout(rows: rows), big, small)
    #expect(frames(node, .unspecified) == [rect(0, 0, 30, 38), rect(38, 16, 10, 16)])
  }
}
