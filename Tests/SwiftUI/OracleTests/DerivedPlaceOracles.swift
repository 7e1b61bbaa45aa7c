import SwiftUI
import Testing
import ViewTestSupport

/// More frames that were worked out by hand from Apple's documentation of each modifier and from the rules that the recorded
/// cases agree with, before any was looked at. Windows are 200 by 100; a view smaller than its window stands in the middle.
@MainActor
@Suite("Places by the rules", .serialized)
struct DerivedPlaceOracles: DerivedFrames {
  @Test("Spacers share what is left, and keep their least length where nothing is")
  func spacers() throws {
    try expect(["a": [0, 45, 30, 10], "b": [180, 45, 20, 10]]) {
      HStack(spacing: 0) {
        box("a", 30, 10)
        Spacer()
        box("b", 20, 10)
      }
    }
    // 20 + 10 + 30 + 10 + 20 = 90, from 55.
    try expect(["a": [55, 45, 20, 10], "b": [125, 45, 20, 10]]) {
      HStack(spacing: 10) {
        box("a", 20, 10)
        Spacer(minLength: 30)
        box("b", 20, 10)
      }
      .fixedSize()
    }
    // 90 for three.
    try expect(["a": [95, 30, 10, 10]]) {
      VStack(spacing: 0) {
        Spacer()
        box("a", 10, 10)
        Spacer()
        Spacer()
      }
    }
  }

  @Test("Priorities: what has less of it gets what the others leave")
  func priorities() throws {
    try expect(["a": [0, 0, 50, 100], "b": [50, 0, 0, 100], "c": [50, 0, 150, 100]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 50).probe("a")
        box("b").layoutPriority(-1)
        box("c")
      }
    }
    // A square takes at most 100 of the height, so it is asked first.
    try expect(["a": [0, 0, 100, 100], "b": [100, 0, 100, 100]]) {
      HStack(spacing: 0) {
        box("a").aspectRatio(1, contentMode: .fit)
        box("b")
      }
    }
    // A line of a point between two boxes: 41 wide.
    try expect(["a": [79.5, 45, 20, 10], "b": [100.5, 45, 20, 10]]) {
      HStack(spacing: 0) {
        box("a", 20, 10)
        Divider()
        box("b", 20, 10)
      }
    }
  }

  @Test("Edges of views in stacks are lined up")
  func edges() throws {
    try expect(["a": [80, 30, 20, 40], "b": [100, 30, 20, 10]]) {
      HStack(alignment: .top, spacing: 0) {
        box("a", 20, 40)
        box("b", 20, 10)
      }
    }
    try expect(["a": [80, 30, 20, 40], "b": [100, 60, 20, 10]]) {
      HStack(alignment: .bottom, spacing: 0) {
        box("a", 20, 40)
        box("b", 20, 10)
      }
    }
    // 10 + 5 + 20 = 35 high, from 32.5; 60 wide, from 70.
    try expect(["a": [70, 32.5, 60, 10], "b": [110, 47.5, 20, 20]]) {
      VStack(alignment: .trailing, spacing: 5) {
        box("a", 60, 10)
        box("b", 20, 20)
      }
    }
    // The trailing edge of one at the leading edge of the other: 80 wide.
    try expect(["a": [60, 40, 40, 10], "b": [100, 50, 40, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { $0[.trailing] }
        box("b", 40, 10)
      }
    }
    try expect(["a": [80, 30, 40, 40], "b": [90, 35, 20, 20]]) {
      ZStack(alignment: .topLeading) {
        box("a", 40, 40)
        box("b", 20, 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
      }
    }
    try expect(["behind": [0, 0, 200, 100], "a": [90, 45, 20, 10]]) {
      ZStack {
        box("behind")
        box("a", 20, 10)
      }
    }
  }

  @Test("Frames: where the view stands in them, and what of the offer they take")
  func frames() throws {
    try expect(["a": [130, 25, 20, 10]]) { box("a", 20, 10).frame(width: 100, height: 50, alignment: .topTrailing) }
    try expect(["a": [0, 90, 20, 10]]) {
      box("a", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
    try expect(["a": [60, 30, 80, 40]]) {
      box("a").frame(minWidth: 50, maxWidth: 80, minHeight: 20, maxHeight: 40)
    }
    try expect(["a": [-50, 40, 300, 20]]) { box("a", 300, 20).frame(width: 100) }
    try expect(["a": [0, 40, 60, 20]]) {
      box("a", 60).frame(maxWidth: .infinity, alignment: .leading).frame(height: 20)
    }
    try expect(["a": [80, 25, 20, 10]]) {
      box("a", 20, 10).offset(x: 30).frame(width: 100, height: 50, alignment: .topLeading)
    }
    try expect(["a": [95, 45, 20, 10]]) { box("a", 20, 10).padding(.leading, 10).padding(.vertical, 5) }
    // What is placed takes all that the box leaves.
    try expect(["a": [0, 5, 20, 10], "b": [180, 45, 20, 10]]) {
      HStack(spacing: 0) {
        box("a", 20, 10).position(x: 10, y: 10)
        box("b", 20, 10)
      }
    }
    // A modifier of a group is one of each of its views.
    try expect(["a": [75, 45, 20, 10], "b": [105, 45, 20, 10]]) {
      HStack(spacing: 0) {
        Group {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        .padding(5)
      }
    }
  }

  @Test("Overlays and backgrounds are offered the size of the view and lined up with it")
  func layers() throws {
    try expect(["a": [65, 25, 20, 10]]) {
      box("base", 60, 40).overlay(alignment: .topLeading) { box("a", 20, 10).offset(x: -5, y: -5) }
    }
    try expect(["a": [80, 40, 40, 20], "behind": [70, 30, 60, 40]]) {
      box("a", 40, 20).background { box("behind").padding(-10) }
    }
    try expect(["half": [60, 30, 40, 40]]) {
      box("base", 80, 40).overlay {
        GeometryReader { proxy in box("half", proxy.size.width / 2, proxy.size.height) }
      }
    }
    // Its top at the bottom of the view.
    try expect(["b": [95, 60, 10, 10]]) {
      box("a", 40, 20).overlay(alignment: .bottom) { box("b", 10, 10).alignmentGuide(.bottom) { $0[.top] } }
    }
  }

  @Test("Ratios: the largest size inside of what is offered, or the smallest around it")
  func ratios() throws {
    try expect(["a": [50, 0, 100, 100]]) { box("a").aspectRatio(1, contentMode: .fit) }
    try expect(["a": [0, 25, 200, 50]]) { box("a").aspectRatio(4, contentMode: .fit) }
    try expect(["a": [0, -50, 200, 200]]) { box("a").aspectRatio(1, contentMode: .fill) }
    try expect(["a": [70, 35, 60, 30]]) { box("a").aspectRatio(2, contentMode: .fit).frame(width: 60) }
    try expect(["a": [0, 25, 200, 50]]) { box("a").aspectRatio(CGSize(width: 8, height: 2), contentMode: .fit) }
  }

  @Test("Readers fill what they are offered and begin at its corner; of several views the first that fits is taken")
  func readers() throws {
    try expect(["a": [0, 0, 20, 10]]) { GeometryReader { _ in box("a", 20, 10) } }
    try expect(["a": [0, 0, 20, 10], "b": [75, 60, 50, 40]]) {
      VStack(spacing: 0) {
        GeometryReader { _ in box("a", 20, 10) }
        box("b", 50, 40)
      }
    }
    try expect(["a": [190, 45, 20, 10]]) {
      GeometryReader { proxy in box("a", 20, 10).position(x: proxy.size.width, y: proxy.size.height / 2) }
    }
    try expect(["b": [75, 10, 50, 80]]) {
      ViewThatFits(in: .vertical) {
        box("a", 50, 150)
        box("b", 50, 80)
      }
    }
    try expect(["c": [25, 40, 150, 10], "d": [50, 50, 100, 10]]) {
      ViewThatFits {
        HStack(spacing: 0) {
          box("a", 150, 10)
          box("b", 100, 10)
        }
        VStack(spacing: 0) {
          box("c", 150, 10)
          box("d", 100, 10)
        }
      }
    }
  }

  @Test("Scroll views are as wide as their content across their axis; shares of the window and of scroll views")
  func scrolling() throws {
    try expect(["a": [0, 40, 150, 20], "b": [155, 40, 150, 20]]) {
      ScrollView(.horizontal) {
        HStack(spacing: 5) {
          box("a", 150, 20)
          box("b", 150, 20)
        }
      }
    }
    try expect(["a": [75, 0, 50, 30]]) { ScrollView { box("a", 50, 30) } }
    try expect(["a": [50, 0, 100, 100]]) { box("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 } }
    try expect(["a": [0, 40, 200, 20], "b": [200, 40, 200, 20]]) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box("a", nil, 20).containerRelativeFrame(.horizontal)
          box("b", nil, 20).containerRelativeFrame(.horizontal)
        }
      }
    }
  }

  @Test("Tracks of grids: limits of flexible ones, the number of adaptive ones, alignments, rows that share the height")
  func tracks() throws {
    // Half of 200 is more than 40; the other takes the rest.
    try expect(["0": [0, 45, 40, 10], "1": [40, 45, 160, 10]]) {
      LazyVGrid(
        columns: [GridItem(.flexible(minimum: 30, maximum: 40), spacing: 0), GridItem(.flexible(), spacing: 0)],
        spacing: 0
      ) {
        ForEach(0..<2) { box("\($0)", nil, 10) }
      }
    }
    try expect(["a": [80, 45, 10, 10]]) {
      LazyVGrid(columns: [GridItem(.fixed(40), alignment: .leading)]) { box("a", 10, 10) }
    }
    // (200 + 10) / (40 + 10) are four of (200 - 30) / 4.
    try expect(["0": [0, 0, 42.5, 10], "1": [52.5, 0, 42.5, 10], "4": [0, 10, 42.5, 10]]) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40, maximum: 45), spacing: 10)], spacing: 0) {
          ForEach(0..<5) { box("\($0)", nil, 10) }
        }
      }
    }
    try expect(["0": [75, 0, 20, 50], "1": [75, 50, 20, 50], "2": [105, 0, 20, 50]]) {
      LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 10) {
        ForEach(0..<3) { box("\($0)", 20, nil) }
      }
    }
    // The column of the flexible cell takes what is left.
    try expect(["a": [0, 45, 20, 10], "b": [20, 40, 180, 20]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", nil, 20)
        }
      }
    }
  }

  @Test("From right to left, rows, alignments and edges begin at the right")
  func direction() throws {
    try expect(["a": [110, 45, 20, 10], "b": [70, 45, 40, 10]]) {
      HStack(spacing: 0) {
        box("a", 20, 10)
        box("b", 40, 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    try expect(["a": [130, 45, 20, 10]]) {
      box("a", 20, 10).frame(width: 100, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
    }
    try expect(["a": [75, 45, 20, 10]]) {
      box("a", 20, 10).padding(.leading, 30).environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("Bars beside a view, and padding that counts as safe area")
  func safeAreas() throws {
    try expect(["side": [0, 0, 30, 100], "main": [30, 0, 170, 100]]) {
      box("main").safeAreaInset(edge: .leading, spacing: 0) { box("side", 30) }
    }
    try expect(["a": [10, 10, 180, 80]]) { box("a").safeAreaPadding(10) }
    try expect(["top": [0, 0, 200, 20], "main": [0, 20, 200, 60], "bottom": [0, 80, 200, 20]]) {
      box("main").safeAreaInset(edge: .top, spacing: 0) { box("top", nil, 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("bottom", nil, 20) }
    }
  }
}
