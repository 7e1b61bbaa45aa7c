import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Frames that Apple's SwiftUI gives to small views, as recorded in the public repository iamcgn/swiftui-web
/// (Fixtures/Goldens, folders transform and position).
@MainActor
@Suite("Frames recorded from SwiftUI", .serialized)
struct AppleFrameTests {
  private final class Probes {
    var frames: [String: CGRect] = [:]
  }

  /// The frames of all views with a probe, in the window.
  private func frames(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ root: (@escaping (String, AnyView) -> AnyView) -> some View
  ) throws -> [String: CGRect] {
    let probes = Probes()
    let host = try window(width: width, height: height) {
      root { name, view in
        AnyView(
          view.onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            probes.frames[name] = $0
          })
      }
    }
    #expect(host.graph.differences().isEmpty)
    return probes.frames
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("transform/basic and transform/3d: effects leave frames outside of them alone")
  func effects() throws {
    let frames = try frames(320, 260) { probe in
      VStack(spacing: 24) {
        probe(
          "row1",
          AnyView(
            HStack(spacing: 40) {
              probe("offset", AnyView(Color.red.frame(width: 40, height: 40).offset(x: 10, y: 6)))
              probe("rotated", AnyView(Color.blue.frame(width: 40, height: 40).rotationEffect(.degrees(45))))
              probe("scaled", AnyView(Color.green.frame(width: 40, height: 40).scaleEffect(1.5)))
            }))
        Color.clear.frame(height: 40)
        probe(
          "affine",
          AnyView(
            Color.gray.frame(width: 60, height: 20).transformEffect(CGAffineTransform(translationX: 20, y: -4))))
      }
    }
    #expect(
      frames == [
        "offset": rect(60, 56, 40, 40), "rotated": rect(140, 56, 40, 40), "scaled": rect(220, 56, 40, 40),
        "row1": rect(60, 56, 200, 40), "affine": rect(130, 184, 60, 20),
      ])
  }

  @Test("position/safe-area: a bar takes its height and the distance, and ignoring takes them back")
  func safeArea() throws {
    let frames = try frames(400, 260) { probe in
      HStack(spacing: 20) {
        probe(
          "plain",
          AnyView(
            VStack(spacing: 0) { probe("plainContent", AnyView(Color.red)) }
              .safeAreaInset(edge: .bottom) { probe("plainBar", AnyView(Color.blue.frame(height: 30))) }
              .frame(width: 100, height: 200)))
        Color.clear.frame(width: 100, height: 200)
        probe(
          "ignoring",
          AnyView(
            VStack(spacing: 0) { probe("ignoringContent", AnyView(Color.orange)) }
              .ignoresSafeArea()
              .safeAreaInset(edge: .top, spacing: 0) { probe("ignoringBar", AnyView(Color.blue.frame(height: 30))) }
              .frame(width: 100, height: 200)))
      }
    }
    #expect(
      frames == [
        "plain": rect(30, 30, 100, 200), "plainContent": rect(30, 30, 100, 162), "plainBar": rect(30, 200, 100, 30),
        "ignoring": rect(270, 30, 100, 200), "ignoringContent": rect(270, 30, 100, 200),
        "ignoringBar": rect(270, 30, 100, 30),
      ])
  }
}
