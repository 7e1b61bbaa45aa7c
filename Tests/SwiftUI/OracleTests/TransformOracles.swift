import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: transforms", .serialized)
struct TransformOracles {
  private struct Slant: GeometryEffect {
    var share: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: share, d: 1, tx: -share * size.height / 2, ty: 0))
    }
  }

  private func square(_ color: Color) -> some View { color.frame(width: 40, height: 40) }

  @Test("Turning about the depth, a projection and an effect of one's own leave the layout alone (transform/3d)")
  func depth() throws {
    try expectFrames(
      320, 200,
      [
        "turned": [140, 45, 40, 40], "row 1": [140, 45, 40, 40], "projected": [100, 115, 40, 40],
        "slanted": [180, 115, 40, 40], "row 2": [100, 115, 120, 40], "column": [100, 45, 120, 110],
      ]
    ) {
      VStack(spacing: 30) {
        HStack(spacing: 40) {
          square(.green).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).probe("turned")
        }.probe("row 1")
        HStack(spacing: 40) {
          square(.orange).projectionEffect(
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
          )
          .probe("projected")
          square(.purple).modifier(Slant(share: 0.4)).probe("slanted")
        }.probe("row 2")
      }.probe("column")
    }
  }

  @Test("Effects that move leave the layout alone on their way, too (transform/steps)")
  func steps() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isTurned = false

      var body: some View {
        HStack(spacing: 40) {
          Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(isTurned ? 90 : 0)).probe("spinning")
          Color.blue.frame(width: 40, height: 40).scaleEffect(isTurned ? 1.5 : 1).probe("growing")
          Color.green.frame(width: 40, height: 40).offset(x: isTurned ? 20 : 0).probe("sliding")
        }.probe("row").handing($isTurned, to: remote)
      }
    }
    let frames: [String: [CGFloat]] = [
      "spinning": [60, 40, 40, 40], "growing": [140, 40, 40, 40], "sliding": [220, 40, 40, 40],
      "row": [60, 40, 200, 40],
    ]
    let remote = Remote<Bool>()
    let window = try OracleWindow(320, 120) { Root(remote: remote) }
    #expect(window.differences(frames) == [])
    window.host.change { withAnimation(.linear(duration: 0.3)) { remote.value = true } }
    window.host.advance(by: .milliseconds(150))
    #expect(window.currentDifferences(frames) == [])
    #expect(window.differences(frames) == [])
  }
}
