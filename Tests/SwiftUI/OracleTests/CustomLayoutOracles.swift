import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: layouts of one's own", .serialized)
struct CustomLayoutOracles {
  private func word(_ word: String) -> some View { Text(verbatim: word).probe(word) }

  @Test("Views flow into lines of the width that is there (customlayout/flow)")
  func flow() throws {
    try expectFrames(
      320, 160,
      [
        "One": [80, 54, 25, 16], "Two": [113, 54, 25, 16], "Three": [146, 54, 35.5, 16], "Four": [189.5, 54, 27.5, 16],
        "Five": [80, 76, 25, 16], "box": [113, 76, 60, 30], "Six": [181, 76, 18.5, 16], "flow": [80, 54, 160, 52],
      ]
    ) {
      WrappingLayout(distance: 8, lineDistance: 6) {
        word("One")
        word("Two")
        word("Three")
        word("Four")
        word("Five")
        Color.red.frame(width: 60, height: 30).probe("box")
        word("Six")
      }.frame(width: 160).probe("flow")
    }
  }

  @Test("Views are placed by their centres (customlayout/radial)")
  func radial() throws {
    try expectFrames(
      240, 240,
      [
        "A": [115.5, 44, 9, 16], "B": [183.75, 112, 8.5, 16], "box": [110, 178, 20, 20], "D": [47.25, 112, 9.5, 16],
        "ring": [40, 40, 160, 160],
      ]
    ) {
      CompassLayout(inset: 12) {
        word("A")
        word("B")
        Color.blue.frame(width: 20, height: 20).probe("box")
        word("D")
      }.frame(width: 160, height: 160).probe("ring")
    }
  }

  @Test("A layout reads priorities, values and spacing of its views (customlayout/values)")
  func values() throws {
    try expectFrames(
      240, 160,
      [
        "High": [115.75, 44.55, 28.5, 16], "Low": [95.75, 60.55, 24.5, 16], "bar": [103.75, 84.7, 40, 10],
        "Last": [95.75, 99.45, 26, 16], "list": [95.75, 44.55, 48.5, 70.89],
      ]
    ) {
      RankedLayout {
        word("Low")
        Text(verbatim: "High").layoutPriority(1).layoutValue(key: Indentation.self, value: 20).probe("High")
        Color.green.frame(width: 40, height: 10).layoutValue(key: Indentation.self, value: 8).probe("bar")
        word("Last")
      }.probe("list")
    }
  }

  @Test("Another layout keeps its views and moves them (customlayout/any)")
  func any() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isRow = true

      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
        layout {
          Text(verbatim: "One").probe("One")
          Color.red.frame(width: 30, height: 20).probe("box")
          Text(verbatim: "Three").probe("Three")
        }
        .probe("stack").handing($isRow, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let window = try OracleWindow(240, 120) { Root(remote: remote) }
    let row: [String: [CGFloat]] = [
      "One": [66.75, 52, 25, 16], "box": [99.75, 50, 30, 20], "Three": [137.75, 52, 35.5, 16],
      "stack": [66.75, 50, 106.5, 20],
    ]
    #expect(window.differences(row) == [])
    window.host.change { remote.value = false }
    #expect(
      window.differences([
        "One": [107.5, 30, 25, 16], "box": [105, 50, 30, 20], "Three": [102.25, 74, 35.5, 16],
        "stack": [102.25, 30, 35.5, 60],
      ]) == [])
    window.host.change { remote.value = true }
    #expect(window.differences(row) == [])
  }
}

/// Lines of views from left to right.
private struct WrappingLayout: Layout {
  var distance: CGFloat
  var lineDistance: CGFloat

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var next = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size: CGSize = subview.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + lineHeight + lineDistance)
        lineHeight = 0
      }
      frames.append(CGRect(origin: next, size: size))
      next.x += size.width + distance
      lineHeight = max(lineHeight, size.height)
    }
    return frames
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width: CGFloat = proposal.width ?? 300
    return CGSize(width: width, height: frames(subviews, width: width).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

/// Views at the top, right, bottom and left of a circle.
private struct CompassLayout: Layout {
  var inset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size: CGSize = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    return CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius: CGFloat = bounds.width / 2 - inset
    let directions: [CGPoint] = [
      CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0),
    ]
    for (subview, direction) in zip(subviews, directions) {
      subview.place(
        at: CGPoint(x: bounds.midX + radius * direction.x, y: bounds.midY + radius * direction.y), anchor: .center,
        proposal: .unspecified)
    }
  }
}

private struct Indentation: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A column by layout priority, indented by a layout value.
private struct RankedLayout: Layout {
  private func frames(_ subviews: Subviews) -> [(index: Int, frame: CGRect)] {
    let order: [Int] = subviews.indices.sorted {
      (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
    }
    var frames: [(index: Int, frame: CGRect)] = []
    for index in order {
      var top: CGFloat = 0
      if let last = frames.last {
        top = last.frame.maxY + subviews[last.index].spacing.distance(to: subviews[index].spacing, along: .vertical)
      }
      let origin = CGPoint(x: subviews[index][Indentation.self], y: top)
      frames.append((index, CGRect(origin: origin, size: subviews[index].sizeThatFits(.unspecified))))
    }
    return frames
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let frames: [CGRect] = frames(subviews).map(\.frame)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.last?.maxY ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, frame) in frames(subviews) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}
