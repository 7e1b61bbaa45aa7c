import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Shapes in layers", .serialized)
struct ShapeViewTests {
  /// What is drawn of a view, from back to front.
  private func drawn(_ view: some View) throws -> [String] {
    try window { view.frame(width: 20, height: 20) }.displayLines
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") }
      .map { String($0.prefix { $0 != " " }) }
  }

  @Test("Fills and strokes added to a view of a shape are drawn over it, in source order")
  func order() throws {
    let style = StrokeStyle(lineWidth: 2)
    #expect(try drawn(Circle().fill(.red).stroke(.blue, lineWidth: 2)) == ["fill", "stroke"])
    #expect(try drawn(Circle().stroke(.blue, lineWidth: 2).fill(.red)) == ["stroke", "fill"])
    #expect(try drawn(Circle().fill(.red).stroke(.blue, style: style).fill(.green)) == ["fill", "stroke", "fill"])
    #expect(try drawn(Circle().fill(.red).strokeBorder(.blue, lineWidth: 2)) == ["fill", "stroke"])
    #expect(try drawn(Circle().strokeBorder(.blue, style: style).strokeBorder(.red, style: style)).count == 2)
  }

  @Test("The views show what they were made of, and are as those that are written out")
  func parts() throws {
    let fill = Circle().fill(.red).fill(.blue, style: FillStyle(eoFill: true))
    #expect(fill.shape == Circle() && fill.style == .blue && fill.fillStyle.isEOFilled)
    #expect(fill.background.style == .red)
    let same = FillShapeView(
      shape: Circle(), style: Color.blue, fillStyle: FillStyle(), background: Circle().fill(.red))
    #expect(try drawn(same) == drawn(fill))
    let stroke = Circle().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 3), antialiased: false)
    #expect(stroke.shape == Circle() && stroke.style == .blue && stroke.strokeStyle.lineWidth == 3)
    #expect(!stroke.isAntialiased && stroke.background.style == .red)
    let strokeTwin = StrokeShapeView(
      shape: Circle(), style: Color.blue, strokeStyle: StrokeStyle(lineWidth: 3), isAntialiased: true,
      background: Circle().fill(.red))
    #expect(try drawn(strokeTwin) == drawn(stroke))
    let border = Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: 3))
    #expect(border.shape == Circle() && border.style == .blue && border.strokeStyle.lineWidth == 3)
    #expect(border.isAntialiased && border.background.style == .red)
    let borderTwin = StrokeBorderShapeView(
      shape: Circle(), style: Color.blue, strokeStyle: StrokeStyle(lineWidth: 3), isAntialiased: true,
      background: Circle().fill(.red))
    #expect(try drawn(borderTwin) == drawn(border))
  }

  @Test("A border lies half its width inside: 2 points of 20 leave a path of 18")
  func border() throws {
    let lines: [String] = try window { Rectangle().strokeBorder(.red, lineWidth: 2).frame(width: 20, height: 20) }
      .displayLines
    let inset: [String] = try window {
      Rectangle().inset(by: 1).stroke(.red, lineWidth: 2).frame(width: 20, height: 20)
    }
    .displayLines
    #expect(lines == inset)
  }

  @Test("The width of a line moves with the animation of its change")
  func animatedWidth() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var width: CGFloat = 2

      var body: some View {
        Circle().stroke(.red, lineWidth: width).frame(width: 20, height: 20).handing($width, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let host = try window { Root(remote: remote) }
    host.change { withAnimation(.linear(duration: 1)) { remote.value = 6 } }
    let start: [String] = host.displayLines
    host.advance(by: .milliseconds(500))
    let middle: [String] = host.displayLines
    host.finishAnimations()
    #expect(middle != start && middle != host.displayLines)
  }
}
