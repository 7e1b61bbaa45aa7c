import LayoutEngine
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Places, directions and hostile sizes", .serialized)
struct PlaceTests {
  @Test("An offset is where it is seen when its change is animated; a position is taken at once, and drawn on the way")
  func animated() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var x: CGFloat = 10

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 10, height: 10).probe("positioned").position(x: x, y: 20)
          Color.blue.frame(width: 10, height: 10).probe("moved").offset(x: x)
        }.frame(width: 200, height: 100).handing($x, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let window = try OracleWindow(200, 100) { Root(remote: remote) }
    #expect(window.differences(["positioned": [5, 15, 10, 10], "moved": [10, 0, 10, 10]]) == [])
    withAnimation(.linear(duration: 1)) { remote.value = 110 }
    window.host.update()
    window.host.advance(by: .milliseconds(250))
    #expect(window.currentDifferences(["positioned": [105, 15, 10, 10], "moved": [35, 0, 10, 10]]) == [])
    #expect(window.differences(["positioned": [105, 15, 10, 10], "moved": [110, 0, 10, 10]]) == [])
  }

  @Test("A view is drawn as in a mirror from right to left when it asks for it")
  func mirrored() throws {
    func list(_ isRightToLeft: Bool, _ isEnabled: Bool) throws -> String {
      try window {
        Color.red.frame(width: 10, height: 10).flipsForRightToLeftLayoutDirection(isEnabled)
          .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }.displayLines.joined()
    }
    #expect(try list(true, true) != list(false, true))
    #expect(try list(true, false) == list(false, true))
    #expect(try list(true, true).contains("-1"))
  }

  @Test(
    "Lengths that are none, endless or negative end in a layout and a message",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -20, 0, 1e12,
    ])
  func hostile(length: CGFloat) throws {
    var messages: [String] = []
    let saved = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { messages.append($0) }
    defer { LayoutDiagnostics.handler = saved }
    let window = try OracleWindow(200, 100) {
      VStack(spacing: length) {
        Color.red.frame(width: length, height: length).padding(length).probe("frame")
        Color.red.frame(minWidth: length, idealWidth: length, maxWidth: 10).offset(x: length).probe("limits")
        Color.red.aspectRatio(length, contentMode: .fit).probe("ratio")
        Color.red.position(x: length, y: length).probe("position")
        Grid(horizontalSpacing: length, verticalSpacing: length) {
          GridRow {
            Color.red.gridCellColumns(Int(exactly: length) ?? -1)
            Spacer(minLength: length)
          }
        }.probe("grid")
        ViewThatFits { Color.red.frame(width: length).alignmentGuide(.leading) { _ in length } }.probe("fits")
        AnyLayout(HStackLayout(spacing: length)) { Color.red.layoutPriority(length) }.probe("layout")
      }
    }
    for name in ["frame", "limits", "ratio", "position", "grid", "fits", "layout"] {
      let frame: CGRect = try #require(window.currentFrame(name))
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite, "\(name)")
    }
    if length.isNaN || length.isInfinite || length < 0 {
      #expect(messages.contains { $0.hasPrefix("A frame's width is \(length)") })
    }
    #expect(!messages.contains { $0.contains("answered an infinite") })
  }

  @Test("An endless offer along one axis says nothing about the other")
  func endless() {
    for ratio in [0.5, 1, 8] as [CGFloat] {
      let node = LayoutNode(AspectRatioLayout(ratio, mode: .fit), children: [LayoutNode(FlexibleLayout())])
      #expect(node.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).height == 10)
      #expect(node.sizeThatFits(ProposedViewSize(width: nil, height: .infinity)).width == 10)
    }
  }
}
