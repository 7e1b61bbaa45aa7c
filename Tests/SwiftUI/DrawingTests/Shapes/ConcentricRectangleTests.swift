import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Rectangles whose corners follow those of the container.
@MainActor
@Suite("Concentric rectangles", .serialized)
struct ConcentricRectangleTests {
  /// What is drawn in a container of 100 by 60 points with round corners of 20.
  private func lines(rightToLeft: Bool = false, _ inner: some View) throws -> [String] {
    var settings = HostSettings()
    settings.isRightToLeft = rightToLeft
    return try window(width: 100, height: 60, settings: settings) {
      inner.frame(maxWidth: .infinity, maxHeight: .infinity).containerShape(.rect(cornerRadius: 20))
    }.displayLines
  }

  private func uneven(_ radii: RectangleCornerRadii) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: radii)
  }

  @Test("Corners are rounder by as much less as they lie inside, by the larger of the two distances")
  func corners() throws {
    #expect(
      try lines(ConcentricRectangle().fill(.red).padding(8))
        == lines(RoundedRectangle(cornerRadius: 12).fill(.red).padding(8)))
    // 6 from the left, 15 from above, 2 from below, 40 from the right.
    let insets = EdgeInsets(top: 15, leading: 6, bottom: 2, trailing: 40)
    #expect(
      try lines(ConcentricRectangle().fill(.red).padding(insets))
        == lines(uneven(.init(topLeading: 5, bottomLeading: 14)).fill(.red).padding(insets)))
    #expect(
      try lines(Color.red.clipShape(ConcentricRectangle()).padding(8))
        == lines(Color.red.clipShape(.rect(cornerRadius: 12)).padding(8)))
    #expect(
      try lines(ConcentricRectangle().inset(by: 3).fill(.red).padding(8))
        == lines(RoundedRectangle(cornerRadius: 12).inset(by: 3).fill(.red).padding(8)))
  }

  @Test("Right to left the leading corners lie on the right")
  func rightToLeft() throws {
    let insets = EdgeInsets(top: 15, leading: 6, bottom: 2, trailing: 40)
    #expect(
      try lines(rightToLeft: true, ConcentricRectangle().fill(.red).padding(insets))
        == lines(rightToLeft: true, uneven(.init(topLeading: 5, bottomLeading: 14)).fill(.red).padding(insets)))
  }

  @Test("Fixed corners, least roundness and groups of one roundness")
  func styles() throws {
    let insets = EdgeInsets(top: 15, leading: 6, bottom: 2, trailing: 40)
    func equal(_ shape: ConcentricRectangle, _ radii: RectangleCornerRadii) throws {
      #expect(try lines(shape.fill(.red).padding(insets)) == lines(uneven(radii).fill(.red).padding(insets)))
    }
    try equal(.rect(corners: 7), .init(topLeading: 7, bottomLeading: 7, bottomTrailing: 7, topTrailing: 7))
    try equal(
      .rect(corners: .concentric, isUniform: true),
      .init(topLeading: 14, bottomLeading: 14, bottomTrailing: 14, topTrailing: 14))
    try equal(
      .rect(corners: .concentric(minimum: 6)),
      .init(topLeading: 6, bottomLeading: 14, bottomTrailing: 6, topTrailing: 6))
    try equal(
      .rect(
        topLeadingCorner: .fixed(1), topTrailingCorner: 2.5, bottomLeadingCorner: .concentric, bottomTrailingCorner: 4),
      .init(topLeading: 1, bottomLeading: 14, bottomTrailing: 4, topTrailing: 2.5))
    try equal(
      .rect(uniformTopCorners: .concentric, uniformBottomCorners: .concentric),
      .init(topLeading: 5, bottomLeading: 14, bottomTrailing: 14, topTrailing: 5))
    try equal(
      .rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: 3),
      .init(topLeading: 14, bottomLeading: 14, bottomTrailing: 3, topTrailing: 3))
    try equal(
      .rect(uniformTopCorners: .concentric, bottomLeadingCorner: 1, bottomTrailingCorner: 2),
      .init(topLeading: 5, bottomLeading: 1, bottomTrailing: 2, topTrailing: 5))
    try equal(
      .rect(uniformBottomCorners: .concentric, topLeadingCorner: 1, topTrailingCorner: 2),
      .init(topLeading: 1, bottomLeading: 14, bottomTrailing: 14, topTrailing: 2))
    try equal(
      .rect(uniformLeadingCorners: .concentric, topTrailingCorner: 1, bottomTrailingCorner: 2),
      .init(topLeading: 14, bottomLeading: 14, bottomTrailing: 2, topTrailing: 1))
    try equal(
      .rect(uniformTrailingCorners: 9, topLeadingCorner: 1, bottomLeadingCorner: 2),
      .init(topLeading: 1, bottomLeading: 2, bottomTrailing: 9, topTrailing: 9))
  }

  @Test("Forms of rect are those of the type")
  func forms() {
    typealias Rect = ConcentricRectangle
    #expect(
      Rect(topLeadingCorner: 1, topTrailingCorner: 2, bottomLeadingCorner: 3, bottomTrailingCorner: 4)
        == .rect(topLeadingCorner: 1, topTrailingCorner: 2, bottomLeadingCorner: 3, bottomTrailingCorner: 4))
    #expect(
      Rect(uniformTopCorners: 1, uniformBottomCorners: 2) == .rect(uniformTopCorners: 1, uniformBottomCorners: 2))
    #expect(
      Rect(uniformLeadingCorners: 1, uniformTrailingCorners: 2)
        == .rect(uniformLeadingCorners: 1, uniformTrailingCorners: 2))
    #expect(
      Rect(uniformTopCorners: 1, bottomLeadingCorner: 2, bottomTrailingCorner: 3)
        == .rect(uniformTopCorners: 1, bottomLeadingCorner: 2, bottomTrailingCorner: 3))
    #expect(
      Rect(uniformBottomCorners: 1, topLeadingCorner: 2, topTrailingCorner: 3)
        == .rect(uniformBottomCorners: 1, topLeadingCorner: 2, topTrailingCorner: 3))
    #expect(
      Rect(uniformLeadingCorners: 1, topTrailingCorner: 2, bottomTrailingCorner: 3)
        == .rect(uniformLeadingCorners: 1, topTrailingCorner: 2, bottomTrailingCorner: 3))
    #expect(
      Rect(uniformTrailingCorners: 1, topLeadingCorner: 2, bottomLeadingCorner: 3)
        == .rect(uniformTrailingCorners: 1, topLeadingCorner: 2, bottomLeadingCorner: 3))
    #expect(Rect(uniformTopCorners: 1, uniformBottomCorners: 1) != Rect(corners: 1), "as round as the rounder one")
  }

  private func asked<S: RoundedRectangularShape>(_ shape: S) -> S.Corners? { shape.corners(in: nil) }

  @Test("Without a container, or in one without such corners, concentric corners are square")
  func none() throws {
    let alone = try window(width: 40, height: 20) { ConcentricRectangle().fill(.red) }
    let plain = try window(width: 40, height: 20) { UnevenRoundedRectangle().fill(.red) }
    #expect(alone.displayLines == plain.displayLines)
    let ellipse = try window(width: 40, height: 20) { ConcentricRectangle().fill(.red).containerShape(Ellipse()) }
    #expect(ellipse.displayLines == plain.displayLines)
  }

  @Test("Shapes say how round their corners are in a size")
  func said() {
    let size = CGSize(width: 40, height: 20)
    #expect(Rectangle().corners(in: nil) == .fixed(0))
    #expect(RoundedRectangle(cornerRadius: 8).corners(in: nil) == .fixed(8))
    #expect(RoundedRectangle(cornerRadius: 30).corners(in: size) == .fixed(10))
    #expect(RoundedRectangle(cornerSize: CGSize(width: 1, height: 2)).corners(in: size) == nil)
    #expect(Capsule().corners(in: size) == .fixed(10) && Capsule().corners(in: nil) == nil)
    #expect(Circle().corners(in: size) == .fixed(10))
    let corners: RoundedRectangularShapeCorners? =
      UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 4).corners(in: size)
    #expect(corners == RoundedRectangularShapeCorners(topLeading: 3, bottomTrailing: 4))
    #expect(corners?.topLeading == 3 && corners?.bottomTrailing == 4)
    #expect(asked(Rectangle()) == .fixed(0) && asked(Capsule()) == nil)
    #expect(corners?[.topLeading] == 3 && corners?[.bottomTrailing] == 4 && corners?.topTrailing == 0)
    #expect(corners?[.bottomLeading] == corners?.bottomLeading && corners?[.topTrailing] == .fixed(0))
    #expect(ConcentricRectangle().corners(in: size) == .concentric)
    #expect(ConcentricRectangle(corners: 4).corners(in: nil) == RoundedRectangularShapeCorners(all: 4))
    #expect(RoundedRectangularShapeCorners.concentric(minimum: 2) != .concentric)
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(Edge.Corner.allCases.map { radii[$0] } == [1, 4, 2, 3])
    for corner in Edge.Corner.allCases { radii[corner] += 1 }
    #expect(radii == RectangleCornerRadii(topLeading: 2, bottomLeading: 3, bottomTrailing: 4, topTrailing: 5))
  }

  @Test("Sets of corners are those of their edges")
  func sets() {
    let corners: (Edge.Corner.Set) -> [Edge.Corner] = { set in Edge.Corner.allCases.filter { set.contains($0) } }
    #expect(corners(.top) == [.topLeading, .topTrailing] && corners(.bottom) == [.bottomLeading, .bottomTrailing])
    #expect(corners(.leading) == [.topLeading, .bottomLeading])
    #expect(corners(.trailing) == [.topTrailing, .bottomTrailing])
    #expect(corners(.all).count == 4 && corners(.none) == [])
    #expect(Edge.Corner.Set(.topLeading) == .topLeading && Edge.Corner.Set(rawValue: 0).isEmpty)
    #expect([Edge.Corner.Set.bottomLeading, .bottomTrailing, .topTrailing].allSatisfy { corners($0).count == 1 })
  }
}
