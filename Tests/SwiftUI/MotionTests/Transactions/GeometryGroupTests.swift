import CoreGraphics
import DisplayList
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Views that go to a new place together.
@MainActor
@Suite("Geometry groups", .serialized)
struct GeometryGroupTests {
  private struct Root<Group: View>: View {
    let remote: Remote<CGFloat>
    let group: (AnyView) -> Group
    @State private var width: CGFloat = 0
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        Color.clear.frame(width: width, height: 10)
        group(
          AnyView(
            HStack(spacing: 0) {
              Color.red.frame(width: 10, height: 10)
              Color.blue.frame(width: 10, height: 10).transaction { $0.animation = nil }
            }))
        Spacer(minLength: 0)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .handing($width, to: remote)
    }
  }

  /// Where the two boxes are drawn half way through an animation by 100 points.
  private func places(_ group: @escaping (AnyView) -> some View) throws -> [CGFloat] {
    let remote = Remote<CGFloat>()
    let host = try window { Root(remote: remote, group: group) }
    withAnimation(.linear(duration: 1)) { remote.value = 100 }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(host.graph.differences().isEmpty)
    return host.displayList.items.flatMap { starts(in: $0) }
  }

  private func starts(in item: DisplayItem, from origin: CGFloat = 0) -> [CGFloat] {
    switch item {
    case .fill(let path, let paint, _):
      if case .color(let color) = paint, color.alpha == 0 { return [] }
      return [(origin + path.boundingBoxOfPath.minX).rounded()]
    case .group(let effect, let items):
      var origin: CGFloat = origin
      if case .transform(let transform) = effect { origin += transform.tx }
      return items.flatMap { starts(in: $0, from: origin) }
    default: return []
    }
  }

  @Test("In a group all views are on the way by the group's animation; without one each goes by its own")
  func together() throws {
    #expect(try places { $0 } == [50, 110])
    #expect(try places { $0.geometryGroup() } == [50, 60])
  }
}
