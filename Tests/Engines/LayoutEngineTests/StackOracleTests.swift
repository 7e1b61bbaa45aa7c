import LayoutEngine
import Testing

/// Frames that SwiftUI itself gave on macOS for small views: fixtures of the public repository iamcgn/swiftui-web.
/// Widths of text are those of Apple's font, given here as they are.
@MainActor @Suite struct StackOracleTests {
  private func expect(_ node: LayoutNode, in root: LayoutNode, _ expected: CGRect) {
    let frame: CGRect? = root.frames(in: root.sizeThatFits(.unspecified)).first { $0.node === node }?.rect
    guard let frame else {
      Issue.record("the node is not in the tree")
      return
    }
    let differences: [CGFloat] = [
      frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
      frame.height - expected.height,
    ]
    #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(frame) is not \(expected)")
  }

  @Test("Text keeps its distances to shapes and none to text (text/vstack-spacing)")
  func textSpacing() {
    let (one, two, three, red) = (macText(25), macText(25), macText(35.5), box(50, 10))
    let root = screen(vstack(one, two, red, three), 200, 200)
    expect(one, in: root, rect(87.5, 64.553466796875, 25, 16))
    expect(two, in: root, rect(87.5, 80.553466796875, 25, 16))
    expect(red, in: root, rect(75, 104.704345703125, 50, 10))
    expect(three, in: root, rect(82.25, 119.446533203125, 35.5, 16))
  }

  @Test("In a row text stands 8 points from everything (text/hstack-spacing)")
  func rowSpacing() {
    let (one, two, three, red) = (macText(25), macText(25), macText(35.5), box(10, 10))
    let root = screen(hstack(one, two, red, three), 300, 100)
    expect(one, in: root, rect(90.25, 42, 25, 16))
    expect(red, in: root, rect(156.25, 45, 10, 10))
    expect(three, in: root, rect(174.25, 42, 35.5, 16))
  }

  @Test("Baselines line up, and a shape stands on the baseline (text/hstack-baseline)")
  func baselines() {
    let (big, small, red) = (macText(36.5, height: 38, baseline: 29), macText(31.5), box(10, 10))
    let row = hstack(align: .firstTextBaseline, big, small, red)
    let (big2, small2) = (macText(36.5, height: 38, baseline: 29), macText(31.5))
    let root = screen(vstack(spacing: 0, row, hstack(align: .lastTextBaseline, big2, small2)), 300, 100)
    expect(row, in: root, rect(103, 12, 94, 38))
    expect(small, in: root, rect(147.5, 28, 31.5, 16))
    expect(red, in: root, rect(187, 31, 10, 10))
    expect(small2, in: root, rect(156.5, 66, 31.5, 16))
  }

  @Test("A positioned child takes the whole proposal and shares it with its neighbours (position/basic)")
  func position() {
    func positioned(_ child: LayoutNode, _ x: CGFloat, _ y: CGFloat) -> LayoutNode {
      child.wrapped(PositionLayout(CGPoint(x: x, y: y)))
    }
    let (inRow, inColumn) = (positioned(box(30, 30), 20, 20), positioned(box(30, 20), 40, 10))
    let (left, right, above, below) = (macText(24), macText(32), macText(38.5), macText(36.5))
    let overlay = zstack(color(), positioned(box(40, 40), 50, 30)).frame(200, 90)
    let row = hstack(spacing: 10, left, inRow, right).frame(nil, 50)
    let column = vstack(spacing: 4, above, inColumn, below)
    let root = screen(vstack(spacing: 10, overlay, row, column), 320, 240)
    expect(overlay, in: root, rect(60, 0, 200, 90))
    expect(inRow, in: root, rect(34, 100, 244, 50))
    expect(left, in: root, rect(0, 117, 24, 16))
    expect(right, in: root, rect(288, 117, 32, 16))
    expect(inColumn, in: root, rect(0, 180, 320, 40))
    expect(below, in: root, rect(141.75, 224, 36.5, 16))
    expect(inRow.children[0], in: root, rect(39, 105, 30, 30))
  }

  @Test("A circle is square, and less flexible than other shapes (shape/layout)")
  func shapes() {
    func circle() -> LayoutNode { LayoutNode(FlexibleLayout(isSquare: true)) }
    let (c1, e1, capsule, stroked) = (circle(), color(), color(), circle())
    let row1 = hstack(spacing: 0, c1, e1, capsule, stroked).frame(nil, 40)
    let r1 = color()
    let limited = color().wrapped(FlexFrameLayout(maxWidth: 50))
    let row2 = hstack(spacing: 4, r1, color().frame(40), color().frame(20), limited).frame(200, 30)
    let (ideal, round) = (color().wrapped(FixedSizeLayout()), circle().wrapped(FixedSizeLayout()))
    let (vCircle, vRect) = (circle(), color())
    let column = vstack(spacing: 0, vCircle, vRect).frame(60, 100)
    let row3 = hstack(spacing: 4, ideal, round, circle().wrapped(FixedSizeLayout()), column)
    let root = screen(vstack(spacing: 8, row1, row2, row3), 300, 200)
    expect(c1, in: root, rect(0, 7, 40, 40))
    expect(e1, in: root, rect(40, 7, 110, 40))
    expect(stroked, in: root, rect(260, 7, 40, 40))
    expect(r1, in: root, rect(50, 55, 78, 30))
    expect(limited, in: root, rect(200, 55, 50, 30))
    expect(ideal, in: root, rect(99, 138, 10, 10))
    expect(vCircle, in: root, rect(146, 93, 50, 50))
    expect(vRect, in: root, rect(141, 143, 60, 50))
  }

  @Test("A canvas takes what the others leave (canvas/sizing)")
  func canvas() {
    let (above, fill, framed) = (macText(38.5), color(), color().frame(80, 50))
    let root = screen(vstack(spacing: 8, above, fill, framed), 320, 240)
    expect(above, in: root, rect(140.75, 0, 38.5, 16))
    expect(fill, in: root, rect(0, 24, 320, 158))
    expect(framed, in: root, rect(120, 190, 80, 50))
  }

  @Test("Padding and frames replace the text's wishes (section/modifier)")
  func paddedRows() {
    func padded(_ width: CGFloat) -> LayoutNode { macText(width).wrapped(PaddingLayout(EdgeInsets(16))) }
    let (header, apple, banana, footer) = (padded(34.5), padded(35), macText(45), macText(39.5))
    let framed = banana.frame(120, 30)
    let root = screen(vstack(spacing: 0, header, apple, framed, footer.frame(120, 30)), 300, 250)
    expect(header.children[0], in: root, rect(132.75, 63, 34.5, 16))
    expect(apple, in: root, rect(116.5, 95, 67, 48))
    expect(banana, in: root, rect(127.5, 150, 45, 16))
    expect(footer, in: root, rect(130.25, 180, 39.5, 16))
  }
}
