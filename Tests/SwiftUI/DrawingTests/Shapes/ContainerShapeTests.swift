import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Shapes that are concentric to their container's.
@MainActor
@Suite("Container shapes", .serialized)
struct ContainerShapeTests {
  @Test("Without a container the shape is a rectangle")
  func none() throws {
    let host = try window(width: 40, height: 20) { ContainerRelativeShape().fill(.red) }
    #expect(host.displayLines == ["fill #FF3B30 rect 0 0 40 20"])
    let inset = try window(width: 40, height: 20) { ContainerRelativeShape().inset(by: 2).fill(.red) }
    #expect(inset.displayLines == ["fill #FF3B30 rect 2 2 36 16"])
  }

  @Test("In a container of any shape that can be drawn smaller, the shape is the container's, drawn smaller")
  func insettable() throws {
    func lines(_ view: some View) throws -> [String] { try window(width: 100, height: 60) { view }.displayLines }
    let inside = ContainerRelativeShape().fill(.red).padding(8).containerShape(Ellipse())
    #expect(try lines(inside) == lines(Ellipse().fill(.red).padding(8)))
    #expect(try lines(inside) != lines(Rectangle().fill(.red).padding(8)))
  }

  @Test("Corners are rounder by as much less as the shape lies inside: a reference pair")
  func concentric() throws {
    func lines(_ inner: some View) throws -> [String] {
      try window(width: 100, height: 60) {
        inner.padding(8).containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
      }.displayLines
    }
    #expect(
      try lines(ContainerRelativeShape().fill(.red))
        == lines(RoundedRectangle(cornerRadius: 12, style: .circular).fill(.red)))
    #expect(
      try lines(Color.red.clipShape(ContainerRelativeShape()))
        == lines(Color.red.clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))))
    #expect(
      try lines(Rectangle().fill(.clear).background(.red, in: .containerRelative))
        == lines(Rectangle().fill(.clear).background(.red, in: RoundedRectangle(cornerRadius: 12, style: .circular))))
    #expect(
      try lines(ContainerRelativeShape().inset(by: 4).fill(.red))
        == lines(RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 4).fill(.red)))
  }

  @Test("Far from the container's edges corners are square; the shape follows where the view is put")
  func follows() throws {
    let remote = Remote<CGFloat>()
    struct Inner: View {
      let remote: Remote<CGFloat>
      @State private var padding: CGFloat = 30
      var body: some View {
        ContainerRelativeShape().fill(.red).padding(padding)
          .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular)).handing($padding, to: remote)
      }
    }
    let host = try window(width: 100, height: 100) { Inner(remote: remote) }
    #expect(host.displayLines == ["fill #FF3B30 rect 30 30 40 40"])
    host.change { remote.value = 10 }
    let pair = try window(width: 100, height: 100) {
      RoundedRectangle(cornerRadius: 10, style: .circular).fill(.red).padding(10)
    }
    #expect(host.displayLines == pair.displayLines)
  }
}
