import SwiftUI
import Testing
import ViewTestSupport

/// Effects on lists of views are effects on each of them.
@MainActor
@Suite("Geometry effects on lists")
struct GeometryEffectListTests {
  private struct Some: View {
    let isThere: Bool
    @ViewBuilder var body: some View {
      if isThere {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    }
  }

  @Test("A view whose kind or number is not known before it is there is shown under a geometry effect")
  func lists() throws {
    let erased = try window { AnyView(Text(verbatim: "a")).transformEffect(CGAffineTransform(translationX: 5, y: 0)) }
    #expect(erased.labels == ["a"])
    let turned = try window {
      VStack { Some(isThere: true).rotation3DEffect(.degrees(10), axis: (0, 1, 0)) }
    }
    #expect(turned.labels == ["a", "b"])
    let projected = try window {
      VStack { Group { Some(isThere: true) }.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))) }
    }
    #expect(projected.displayLines.count { $0.contains("text \"") } == 2)
  }
}
