import HostHeadless
import SwiftUI
import SwiftUICore
import Testing

/// The values of alignments, points and edges by name.
@MainActor
@Suite("Places by name", .serialized)
struct NamedPlaceTests {
  @Test("Alignments by name are those of their two guides")
  func alignments() {
    let alignments: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.topLeading, .leading, .top), (.top, .center, .top), (.topTrailing, .trailing, .top),
      (.leading, .leading, .center), (.center, .center, .center), (.trailing, .trailing, .center),
      (.bottomLeading, .leading, .bottom), (.bottom, .center, .bottom), (.bottomTrailing, .trailing, .bottom),
      (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
      (.centerFirstTextBaseline, .center, .firstTextBaseline),
      (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
      (.leadingLastTextBaseline, .leading, .lastTextBaseline), (.centerLastTextBaseline, .center, .lastTextBaseline),
      (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
    ]
    for (alignment, horizontal, vertical) in alignments {
      #expect(alignment.horizontal == horizontal && alignment.vertical == vertical)
    }
  }

  @Test("A point by name is a fraction of the width and of the height")
  func unitPoints() {
    let points: [(UnitPoint, CGFloat, CGFloat)] = [
      (.zero, 0, 0), (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5),
      (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1),
    ]
    for (point, x, y) in points { #expect(point.x == x && point.y == y) }
  }

  @Test("Sets of edges by name hold the edges of their axis")
  func edgeSets() {
    func edges(_ set: Edge.Set) -> [Edge] { Edge.allCases.filter { set.contains(Edge.Set($0)) } }
    #expect(edges(.top) == [.top] && edges(.bottom) == [.bottom])
    #expect(edges(.leading) == [.leading] && edges(.trailing) == [.trailing])
    #expect(edges(.horizontal) == [.leading, .trailing] && edges(.vertical) == [.top, .bottom])
    #expect(edges(.all).count == 4)
  }

  @Test("A row of a layout stands along the horizontal axis, a column along the vertical one")
  func layoutAxes() {
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }
}
