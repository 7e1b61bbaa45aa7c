import LayoutEngine
import Testing

@MainActor @Suite struct AlignmentTests {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  private let middle: HorizontalAlignment = HorizontalAlignment(Middle.self)

  private func guide(
    _ node: LayoutNode, _ alignment: HorizontalAlignment, _ position: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutNode {
    node.wrapped(AlignmentGuideLayout(alignment.key, position: position))
  }

  @Test("A guide's default is computed from the dimensions")
  func defaults() {
    let dimensions = box(40, 20).dimensions(in: .unspecified)
    #expect(dimensions[.trailing] == 40)
    #expect(dimensions[VerticalAlignment.center] == 10)
    #expect(dimensions[.firstTextBaseline] == 20)
    #expect(dimensions[middle] == 10)
    #expect(dimensions[explicit: middle] == nil)
  }

  @Test("An explicit guide moves the view against its neighbours")
  func explicitGuide() {
    let moved = guide(box(20, 10), .leading) { $0.width }
    let stack = vstack(align: .leading, spacing: 0, moved, box(30, 10))
    #expect(stack.sizeThatFits(.unspecified) == size(50, 20))
    #expect(frames(stack, .unspecified) == [rect(0, 0, 20, 10), rect(20, 10, 30, 10)])
  }

  @Test("A custom guide lines views up across containers")
  func customGuide() {
    let first = hstack(spacing: 0, box(10, 10), guide(box(10, 10), middle) { _ in 0 })
    let second = hstack(spacing: 0, box(50, 10), guide(box(10, 10), middle) { _ in 0 })
    let stack = vstack(align: middle, spacing: 0, first, second)
    #expect(frames(stack, .unspecified).map(\.minX) == [40, 0])
  }

  @Test("Containers merge explicit guides by their mean, baselines by the outermost one")
  func merging() {
    #expect(HorizontalAlignment.leading.combineExplicit([2, nil, 4]) == 3)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([20, 12, nil]) == 12)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([20, 12, nil]) == 20)
    #expect(VerticalAlignment.center.combineExplicit([nil, nil]) == nil)
    let column = vstack(spacing: 0, macText(10), macText(10))
    let dimensions = column.dimensions(in: .unspecified)
    #expect(dimensions[.firstTextBaseline] == 13)
    #expect(dimensions[.lastTextBaseline] == 29)
  }

  @Test("Wrapped text aligns by its first or last line (text/baseline-wrapped)")
  func wrappedBaselines() {
    let text = wrappingText(240)
    let first = hstack(align: .firstTextBaseline, spacing: 0, text.frame(120), box(10, 10))
    #expect(frames(first, .unspecified)[1] == rect(120, 5, 10, 10))
    let last = hstack(align: .lastTextBaseline, spacing: 0, text.frame(120), box(10, 10))
    #expect(frames(last, .unspecified)[1] == rect(120, 25, 10, 10))
  }

  @Test("Padding and frames carry explicit guides along")
  func carriedGuides() {
    let padded = macText(20).wrapped(PaddingLayout(EdgeInsets(7)))
    #expect(padded.dimensions(in: .unspecified)[explicit: .firstTextBaseline] == 20)
    let framed = macText(20).frame(40, 36)
    #expect(framed.dimensions(in: .unspecified)[explicit: .firstTextBaseline] == 23)
  }

  @Test("A viewport and a geometry reader show no guide of what is inside")
  func hiddenGuides() {
    #expect(macText(20).wrapped(ScrollLayout()).dimensions(in: .zero)[explicit: .firstTextBaseline] == nil)
    let reader = LayoutNode(GeometryLayout(), children: [macText(20)])
    #expect(reader.dimensions(in: .zero)[explicit: .firstTextBaseline] == nil)
  }

  @Test("Containers are asked only for guides that something inside may set")
  func guideSets() {
    let column = vstack(box(10, 10), macText(10))
    #expect(column.explicitGuides == .baselines)
    #expect(vstack(box(10, 10)).explicitGuides == [])
    let moved = guide(box(10, 10), .leading) { _ in 3 }
    #expect(hstack(moved).explicitGuides.contains(HorizontalAlignment.leading.key.guides))
    #expect(!hstack(moved).explicitGuides.contains(HorizontalAlignment.center.key.guides))
    #expect(guide(box(10, 10), middle) { _ in 3 }.explicitGuides.contains(middle.key.guides))
  }

  @Test("A guide that a child sets later is seen")
  func laterGuide() {
    let child = LayoutNode(ProxyLayout(), children: [box(20, 10)])
    let stack = vstack(align: .leading, spacing: 0, child, box(20, 10))
    #expect(stack.sizeThatFits(.unspecified) == size(20, 20))
    child.algorithm = AlignmentGuideLayout(HorizontalAlignment.leading.key) { $0.width }
    #expect(child.revalidate())
    #expect(stack.revalidate())
    #expect(stack.sizeThatFits(.unspecified) == size(40, 20))
  }

  @Test("Equal keys are equal guides of one axis")
  func keys() {
    #expect(HorizontalAlignment(Middle.self) == middle)
    #expect(HorizontalAlignment.leading != .trailing)
    #expect(VerticalAlignment(Middle.self).key != middle.key)
  }
}
