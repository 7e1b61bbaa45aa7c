import SwiftUI
import Testing
import ViewTestSupport

/// Frames that were worked out by hand from the documented rules, before any was looked at. Windows are 200 by 100; a view
/// smaller than its window stands in the middle.
@MainActor
@Suite("Frames by the rules", .serialized)
struct DerivedOracles: DerivedFrames {
  @Test("Grids: a cell over several columns, one outside of rows, alignments of the grid and of a column")
  func grids() throws {
    // Columns of 20 and 30, 8 apart: 58 wide. Rows of 10, 4 apart: 24 high. So the grid stands at (71, 38).
    try expect(["a": [71, 38, 20, 10], "b": [99, 38, 30, 10], "c": [80, 52, 40, 10]]) {
      Grid(horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        GridRow { box("c", 40, 10).gridCellColumns(2) }
      }
    }
    // What has no say in the width of the grid gets that of the columns.
    try expect(["a": [80, 42.5, 20, 10], "b": [100, 42.5, 20, 10], "c": [80, 52.5, 40, 5]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        box("c", nil, 5).gridCellUnsizedAxes(.horizontal)
      }
    }
    // Columns of 30 and 40, rows of 30 and 10: 70 by 40 at (65, 30).
    try expect(["a": [65, 30, 10, 10], "b": [95, 30, 40, 30], "c": [65, 60, 30, 10], "d": [125, 60, 10, 10]]) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 40, 30)
        }
        GridRow {
          box("c", 30, 10)
          box("d", 10, 10).gridColumnAlignment(.trailing)
        }
      }
    }
    // An anchor of its own: the cell of 40 by 30 begins at (65 + 30, 30); a quarter of what is left is before the view.
    try expect(["b": [95 + 7.5, 30 + 5, 10, 10]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 30, 30)
          box("b", 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.25))
        }
        GridRow {
          box("c", 30, 10)
          box("d", 40, 10)
        }
      }
    }
  }

  @Test("Stacks: what is least flexible is asked first, minimums of lower priorities are kept free")
  func stacks() throws {
    try expect(["low": [0, 0, 20, 100], "high": [20, 0, 180, 100]]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).probe("low")
        box("high").layoutPriority(1)
      }
    }
    // 200 less two gaps of 10 and 50: of 130 the limited one takes its 30, the last one what is left.
    try expect(["fixed": [0, 40, 50, 20], "limited": [60, 0, 30, 100], "rest": [100, 0, 100, 100]]) {
      HStack(spacing: 10) {
        box("fixed", 50, 20)
        Color.red.frame(maxWidth: 30).probe("limited")
        box("rest")
      }
    }
    // 120 do not fit into 100: the stack keeps its size and stands in the middle of the frame.
    try expect(["a": [40, 45, 50, 10], "b": [110, 45, 50, 10]]) {
      HStack(spacing: 0) {
        box("a", 50, 10)
        Spacer(minLength: 20)
        box("b", 50, 10)
      }
      .frame(width: 100)
    }
    // The leading guide of the second lies 10 before it.
    try expect(["a": [80, 40, 40, 10], "b": [90, 50, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10)
        box("b", 20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    }
    try expect(["a": [70, 30, 60, 40], "b": [110, 60, 20, 10]]) {
      ZStack(alignment: .bottomTrailing) {
        box("a", 60, 40)
        box("b", 20, 10)
      }
    }
    try expect(["header": [95, 35, 10, 10], "content": [95, 45, 10, 10], "footer": [95, 55, 10, 10]]) {
      VStack(spacing: 0) {
        Section {
          box("content", 10, 10)
        } header: {
          box("header", 10, 10)
        } footer: {
          box("footer", 10, 10)
        }
      }
    }
    try expect(["0": [70, 40, 20, 20], "1": [90, 40, 20, 20], "2": [110, 40, 20, 20]]) {
      HStack(spacing: 0) { ForEach(0..<3) { box("\($0)", 20, 20) } }
    }
  }

  @Test("Frames, padding, positions and ratios")
  func modifiers() throws {
    // The frame of 100 by 80 stands at (50, 10); the padded view of 60 by 40 at its lower left.
    try expect(["inner": [60, 60, 40, 20]]) {
      box("inner", 40, 20).padding(10).frame(width: 100, height: 80, alignment: .bottomLeading)
    }
    try expect(["inner": [160, 40, 40, 20]]) { box("inner", 40, 20).frame(maxWidth: .infinity, alignment: .trailing) }
    // The middle is at (30, 40) of a space that begins at (50, 10).
    try expect(["inner": [70, 45, 20, 10]]) {
      box("inner", 20, 10).position(x: 30, y: 40).frame(width: 100, height: 80)
    }
    try expect(["a": [85, 35, 20, 20], "b": [100, 40, 20, 20]]) {
      HStack(spacing: 0) {
        box("a", 20, 20).offset(x: 5, y: -5)
        box("b", 20, 20)
      }
    }
    try expect(["b": [110, 40, 20, 20]]) {
      HStack(spacing: 0) {
        box("a", 40, 20).rotationEffect(.degrees(90))
        box("b", 20, 20)
      }
    }
    try expect(["inner": [50, 25, 100, 50]]) {
      box("inner").aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
    }
    // To fill 100 by 100 at 2 to 1 it takes 200 by 100, in the middle of the frame.
    try expect(["inner": [0, 0, 200, 100]]) {
      box("inner").aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)
    }
    try expect(["inner": [85, 44, 30, 12]]) {
      Color.red.frame(idealWidth: 30, idealHeight: 12).probe("inner").fixedSize()
    }
    // Its bottom is taken for its top, which lies on that of the view below it.
    try expect(["above": [70, 20, 20, 10]]) {
      box("a", 60, 40).overlay(alignment: .topLeading) {
        box("above", 20, 10).alignmentGuide(.top) { $0[.bottom] }
      }
    }
    try expect(["main": [0, 0, 200, 75], "bar": [0, 80, 200, 20]]) {
      box("main").safeAreaInset(edge: .bottom, spacing: 5) { box("bar", nil, 20) }
    }
    try expect(["second": [25, 40, 150, 20]]) {
      ViewThatFits(in: .horizontal) {
        box("first", 300, 10)
        box("second", 150, 20)
        box("third", 50, 30)
      }
    }
  }

  @Test("Scroll views propose nothing along their axis; shares of what they show")
  func scrolling() throws {
    try expect(["inner": [0, 0, 200, 40]]) {
      ScrollView { Color.red.frame(minHeight: 20, idealHeight: 40, maxHeight: 80).probe("inner") }
    }
    // A colour's ideal length is 10.
    try expect(["a": [0, 0, 200, 10], "b": [0, 10, 200, 10]]) {
      ScrollView {
        VStack(spacing: 0) {
          box("a")
          box("b")
        }
      }
    }
    // Four of them with three gaps of 8 between: (200 - 24) / 4.
    try expect(["inner": [0, 0, 44, 100]]) {
      ScrollView(.horizontal) { box("inner").containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 8) }
    }
    // Three of them and the two gaps between: 3 * 44 + 16.
    try expect(["inner": [0, 0, 148, 100]]) {
      ScrollView(.horizontal) { box("inner").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8) }
    }
  }

  @Test("Lazy grids: fixed, flexible and adaptive tracks")
  func lazyGrids() throws {
    // 50 + 8 + 30 = 88 wide in 200: from 56. Two lines of 10, 4 apart: 24 high, from 38.
    try expect(["0": [56, 38, 50, 10], "1": [114, 38, 30, 10], "2": [56, 52, 50, 10]]) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(30))], spacing: 4) {
        ForEach(0..<3) { box("\($0)", nil, 10) }
      }
    }
    // As many tracks of 50 with gaps of 10 as fit: 3, of (200 - 20) / 3.
    try expect(["0": [0, 0, 60, 10], "1": [70, 0, 60, 10], "2": [140, 0, 60, 10], "3": [0, 20, 60, 10]]) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], spacing: 10) {
          ForEach(0..<4) { box("\($0)", nil, 10) }
        }
      }
    }
    // What is left of 200 less 40 and a gap of 10 is shared by two, with another gap between them.
    try expect(["0": [0, 45, 40, 10], "1": [50, 45, 70, 10], "2": [130, 45, 70, 10]]) {
      LazyVGrid(
        columns: [GridItem(.fixed(40), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
      ) {
        ForEach(0..<3) { box("\($0)", nil, 10) }
      }
    }
    // 20 + 8 + 30 = 58 high in 100: from 21.
    try expect(["0": [95, 21, 10, 20], "1": [95, 49, 10, 30]]) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 0) {
        ForEach(0..<2) { box("\($0)", 10, nil) }
      }
    }
  }

  private struct Share: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Gives each view its share of the width, at the lower edge.
  private struct Shares: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let unit: CGFloat = bounds.width / subviews.reduce(0) { $0 + $1[Share.self] }
      var x: CGFloat = bounds.minX
      for subview in subviews {
        let width: CGFloat = unit * subview[Share.self]
        subview.place(
          at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading,
          proposal: ProposedViewSize(width: width, height: bounds.height / 2))
        x += width
      }
    }
  }

  @Test("A layout of one's own places by anchors and values of its views")
  func ownLayouts() throws {
    // Shares of 1, 3 and 1 of 200; the second is as high as it likes and stands on the same edge.
    try expect(["a": [0, 50, 40, 50], "b": [40, 90, 20, 10], "c": [160, 50, 40, 50]]) {
      Shares {
        box("a")
        box("b", 20, 10).layoutValue(key: Share.self, value: 3)
        box("c")
      }
    }
    // 10 by 10 is what is taken for what nobody proposes.
    try expect(["a": [95, 50, 10, 5]]) { Shares { box("a") }.fixedSize() }
  }
}
