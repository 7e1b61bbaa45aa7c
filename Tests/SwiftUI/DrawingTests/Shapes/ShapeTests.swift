import CoreGraphics
import LayoutEngine
import SwiftUICore
import Testing

@Suite("Shapes")
struct ShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("A circle lies in the middle and takes the shorter side of a proposal")
  func circle() {
    let box: CGRect = Circle().path(in: rect).boundingRect
    #expect(abs(box.minX - 20) < 1e-9 && abs(box.width - 60) < 1e-9 && abs(box.minY) < 1e-9)
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: 60)) == CGSize(width: 60, height: 60))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("A shape takes what it is proposed, and 10 points where nothing is")
  func sizes() {
    #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    #expect(Capsule().rotation(.degrees(5)).sizeThatFits(.zero) == .zero)
    #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(ProposedViewSize(width: 8, height: 9)).height == 8)
  }

  @Test("An inset shape keeps the same distance on all sides")
  func insets() {
    let smaller: CGRect = rect.insetBy(dx: 5, dy: 5)
    #expect(Rectangle().inset(by: 5).path(in: rect) == Path(smaller))
    #expect(Ellipse().inset(by: 5).path(in: rect) == Path(ellipseIn: smaller))
    #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: rect) == Path(smaller))
    #expect(
      RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: rect) == Path(roundedRect: smaller, cornerRadius: 15))
    #expect(Capsule().inset(by: 5).path(in: rect) == Capsule().path(in: smaller))
    #expect(Circle().inset(by: 5).path(in: rect).boundingRect.width == 50)
    #expect(Rectangle().inset(by: 40).path(in: rect).isEmpty)
    #expect(Rectangle().inset(by: -5).path(in: rect).boundingRect == rect.insetBy(dx: -5, dy: -5))
  }

  @Test("Trimming a circle begins at its right and goes clockwise")
  func trim() {
    let quarter: CGRect = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      .boundingRect
    #expect(abs(quarter.minX - 10) < 1e-4 && abs(quarter.minY - 10) < 1e-4)
    #expect(abs(quarter.maxX - 20) < 1e-4 && abs(quarter.maxY - 20) < 1e-4)
  }

  @Test("Turned, scaled, moved, sized and transformed shapes")
  func transformed() {
    let turned: CGRect = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.width - 60) < 1e-9 && abs(turned.height - 100) < 1e-9 && abs(turned.midX - 50) < 1e-9)
    let scaled: CGRect = Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
    #expect(scaled == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(Rectangle().scale(x: 2).path(in: rect).boundingRect == CGRect(x: -50, y: 0, width: 200, height: 60))
    #expect(Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect == rect.offsetBy(dx: 3, dy: 4))
    #expect(Rectangle().size(width: 10, height: 20).path(in: rect) == Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
    let anchored: Path = Rectangle().size(CGSize(width: 10, height: 20), anchor: .bottomTrailing).path(in: rect)
    #expect(anchored == Path(CGRect(x: 90, y: 40, width: 10, height: 20)))
    let moved: Path = Rectangle().transform(CGAffineTransform(translationX: 1, y: 1)).path(in: rect)
    #expect(moved.boundingRect == rect.offsetBy(dx: 1, dy: 1))
  }

  @Test("Shapes animate by their data: half way is half way")
  func animatableData() {
    var shape = Circle().trim(from: 0, to: 0)
    let start = shape.animatableData
    let end = Circle().trim(from: 0, to: 1).animatableData
    #expect(String(reflecting: start) != String(reflecting: end))
    shape.animatableData = end
    #expect(shape.path(in: rect) == Circle().path(in: rect))
    var rounded = RoundedRectangle(cornerRadius: 0)
    rounded.animatableData.interpolate(
      towards: RoundedRectangle(cornerRadius: 20).animatableData, amount: 0.5)
    #expect(rounded == RoundedRectangle(cornerRadius: 10))
    var turned = RotatedShape(shape: Rectangle(), angle: .zero)
    turned.animatableData = RotatedShape(shape: Rectangle(), angle: .degrees(90), anchor: .top).animatableData
    #expect(turned.angle == .degrees(90) && turned.anchor == .top)
  }

  @Test("A shape of any type draws and animates as the one inside")
  func anyShape() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 0))
    #expect(AnyShape(shape).path(in: rect) == Path(rect))
    let goal: _AnyAnimatableData = AnyShape(RoundedRectangle(cornerRadius: 20)).animatableData
    let way: _AnyAnimatableData = goal - shape.animatableData
    #expect(way.magnitudeSquared == 800)
    shape.animatableData = shape.animatableData + way.scaled(by: 0.5)
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 10).path(in: rect))
    #expect(way + .zero == way && _AnyAnimatableData.zero + way == way && way - way == .zero)
    // Data of another shape leave it alone.
    shape.animatableData = AnyShape(Circle().offset(x: 1)).animatableData
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 10).path(in: rect))
  }

  @Test("Shapes are found by name where one is expected")
  func lookup() {
    func path<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
    #expect(path(.rect) == Path(rect))
    #expect(path(.rect(cornerRadius: 8)) == Path(roundedRect: rect, cornerRadius: 8))
    #expect(path(.capsule) == path(Capsule()) && path(.circle) == path(Circle()) && path(.ellipse) == path(Ellipse()))
    #expect(path(.rect(topLeadingRadius: 9)) == path(UnevenRoundedRectangle(topLeadingRadius: 9)))
  }
}
