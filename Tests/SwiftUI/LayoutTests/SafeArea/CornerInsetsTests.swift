import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Room at corners", .serialized)
struct CornerInsetsTests {
  private let corners = RectangleCornerInsets(
    topLeading: CGSize(width: 60, height: 30), topTrailing: CGSize(width: 10, height: 40),
    bottomLeading: CGSize(width: 20, height: 5), bottomTrailing: .zero)

  @Test("An edge gets the larger of its two corners, and only where it is asked for")
  func edges() {
    let own = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(own.inset(by: corners) == EdgeInsets(top: 41, leading: 62, bottom: 8, trailing: 14))
    #expect(own.inset(by: corners, edges: .top) == EdgeInsets(top: 41, leading: 2, bottom: 3, trailing: 4))
    #expect(own.inset(by: corners, edges: []) == own)
    #expect(own.inset(by: RectangleCornerInsets()) == own)
  }

  @Test("Room at corners is animated as eight lengths")
  func animation() {
    var half: RectangleCornerInsets = corners
    half.animatableData.scale(by: 0.5)
    #expect(half.topLeading == CGSize(width: 30, height: 15) && half.topTrailing == CGSize(width: 5, height: 20))
    #expect(half.bottomLeading == CGSize(width: 10, height: 2.5) && half.bottomTrailing == .zero)
  }

  @Test("Windows have nothing at their corners")
  func window() throws {
    let host = try ViewTestSupport.window {
      GeometryReader { Text(verbatim: "\($0.containerCornerInsets == RectangleCornerInsets())") }
    }
    #expect(host.labels == ["true"])
  }
}
