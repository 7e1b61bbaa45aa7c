import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Alignment guides", .serialized)
struct AlignmentGuideTests {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).probe(name)
  }

  @Test("A guide that is computed from the size and other guides moves the view")
  func computed() throws {
    try expectFrames(
      200, 100, ["a": [0, 0, 40, 10], "b": [20, 10, 20, 10], "c": [40, 20, 30, 10], "column": [0, 0, 70, 30]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10)
        box("b", 20, 10).alignmentGuide(.leading) { -$0.width }
        box("c", 30, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.trailing] - 70 }
      }.probe("column").frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test("A guide of one's own lines views up through frames, padding and stacks")
  func custom() throws {
    let mark = VerticalAlignment(Mark.self)
    try expectFrames(200, 100, ["a": [0, 15, 10, 20], "b": [10, 10, 10, 40], "c": [20, 10, 10, 10]]) {
      HStack(alignment: mark, spacing: 0) {
        box("a", 10, 20)
        box("b", 10, 40)
        VStack(spacing: 0) {
          box("c", 10, 10).alignmentGuide(mark) { $0[.bottom] }
        }.padding(.top, 10).frame(height: 60, alignment: .top)
      }.frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test("Of several guides in a container the mean counts, of first base lines the topmost, of last ones the lowest")
  func merged() {
    #expect(HorizontalAlignment.leading.combineExplicit([10, nil, 30]) == 20)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([10, 30]) == 10)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([10, 30]) == 30)
  }

  @Test("Explicit guides are told apart from defaults")
  func explicit() throws {
    var seen: [CGFloat?] = []
    _ = try window {
      HStack(alignment: .top) {
        Color.red.alignmentGuide(.bottom) { _ in 3 }.alignmentGuide(.top) { dimensions in
          seen = [dimensions[explicit: .bottom], dimensions[explicit: .top], dimensions[.bottom], dimensions[.top]]
          return 0
        }
        Color.blue
      }
    }
    #expect(seen == [3, nil, 3, 0])
  }

  @Test("Row separators have guides at the edges of a view")
  func separators() throws {
    try expectFrames(200, 100, ["a": [0, 0, 40, 10], "b": [20, 10, 20, 10]]) {
      VStack(alignment: .listRowSeparatorTrailing, spacing: 0) {
        box("a", 40, 10)
        box("b", 20, 10)
      }.frame(width: 200, height: 100, alignment: .topLeading)
    }
    #expect(HorizontalAlignment.listRowSeparatorLeading != .leading)
  }

  @Test("Overlays and backgrounds stand on the guides of what they belong to")
  func layers() throws {
    try expectFrames(200, 100, ["badge": [85, 60, 10, 10], "ground": [60, 15, 30, 20], "view": [60, 25, 40, 40]]) {
      Color.red.frame(width: 40, height: 40).alignmentGuide(.trailing) { $0.width - 5 }.probe("view")
        .overlay(alignment: .bottomTrailing) { box("badge", 10, 10).alignmentGuide(.bottom) { $0[.bottom] - 5 } }
        .background(alignment: .topLeading) { box("ground", 30, 20).alignmentGuide(.top) { _ in 10 } }
        .frame(width: 160, height: 90)
        .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }
}
