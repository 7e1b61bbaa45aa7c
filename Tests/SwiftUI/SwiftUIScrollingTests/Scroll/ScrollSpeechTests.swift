import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// What assistive technologies find in scroll views.
@MainActor
@Suite("Scroll views for assistive technologies", .serialized)
struct ScrollSpeechTests {
  /// How many sources the tree looks at when the content of `count` rows is scrolled.
  private func costOfScrolling(_ axes: Axis.Set, count: Int, direction: LayoutDirection = .leftToRight) throws -> Int {
    let host = try window(width: 100, height: 100) {
      ScrollView(axes) {
        let layout: AnyLayout =
          axes == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 100, height: 100) } }
          .padding(10)
          .background(.yellow)
      }
      .environment(\.layoutDirection, direction)
    }
    let before: CGRect = try #require(host.frame("Row 2"))
    let delta: CGSize = axes == .vertical ? CGSize(width: 0, height: 70) : CGSize(width: 70, height: 0)
    #expect(host.send(.scroll(at: CGPoint(x: 50, y: 50), by: delta)))
    host.graph.accessibility.update()
    let sign: CGFloat = direction == .leftToRight || axes == .vertical ? -1 : 1
    #expect(
      host.frame("Row 2")?.origin
        == CGPoint(x: before.minX + sign * delta.width, y: before.minY - delta.height))
    return host.graph.accessibility.resolver.visitedSources
  }

  @Test(
    "Scrolling changes one node of the tree, however many rows there are (G2)", arguments: [Axis.vertical, .horizontal])
  func cost(axis: Axis) throws {
    let axes: Axis.Set = axis == .vertical ? .vertical : .horizontal
    #expect(try costOfScrolling(axes, count: 20) == costOfScrolling(axes, count: 200))
    #expect(try costOfScrolling(axes, count: 200) <= 4)
  }

  @Test("Content that is read from right to left moves the other way")
  func rightToLeft() throws {
    #expect(try costOfScrolling(.horizontal, count: 20, direction: .rightToLeft) <= 4)
  }
}
