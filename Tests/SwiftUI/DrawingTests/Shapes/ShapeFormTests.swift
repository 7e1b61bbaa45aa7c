import CoreGraphics
import HostHeadless
import HostInterface
import LayoutEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What shapes are made of, in all forms, and how they behave in the other reading direction.
@MainActor
@Suite("Forms of shapes")
struct ShapeFormTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// A shape that is nothing but a path, and says nothing else.
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      return path
    }
  }

  @Test("Shapes that look alike in a mirror stay as they are, others are mirrored, wrapped ones as what is inside")
  func directions() {
    #expect(Rectangle().layoutDirectionBehavior == .fixed)
    #expect(Circle().layoutDirectionBehavior == .fixed && Ellipse().layoutDirectionBehavior == .fixed)
    #expect(Capsule().layoutDirectionBehavior == .fixed)
    #expect(RoundedRectangle(cornerRadius: 3).layoutDirectionBehavior == .fixed)
    #expect(
      Corner().layoutDirectionBehavior == .mirrors && .mirrors == LayoutDirectionBehavior.mirrors(in: .rightToLeft))
    #expect(AnyShape(Circle()).layoutDirectionBehavior == .fixed)
    #expect(AnyShape(Corner()).layoutDirectionBehavior == .mirrors)
    #expect(Circle().rotation(.degrees(3)).layoutDirectionBehavior == .fixed)
    #expect(Corner().scale(2).layoutDirectionBehavior == .mirrors)
    #expect(Circle().offset(x: 1).layoutDirectionBehavior == .fixed)
    #expect(Corner().transform(.identity).layoutDirectionBehavior == .mirrors)
  }

  private func path(of shape: some Shape, isRightToLeft: Bool) throws -> String {
    var settings = HostSettings()
    settings.isRightToLeft = isRightToLeft
    return try #require(
      window(width: 100, height: 60, settings: settings) { shape.fill(.black) }.displayLines.last)
  }

  @Test("A shape that names no behaviour is drawn in a mirror from right to left")
  func mirrored() throws {
    #expect(try path(of: Corner(), isRightToLeft: false) != path(of: Corner(), isRightToLeft: true))
    #expect(try path(of: Ellipse(), isRightToLeft: false) == path(of: Ellipse(), isRightToLeft: true))
  }

  @Test("A view's drawing is mirrored in the direction that its behaviour names")
  func viewBehavior() throws {
    func isMirrored(_ behavior: LayoutDirectionBehavior, isRightToLeft: Bool) throws -> Bool {
      var settings = HostSettings()
      settings.isRightToLeft = isRightToLeft
      return try window(settings: settings) { Color.red.layoutDirectionBehavior(behavior) }.displayLines.contains {
        $0.contains("transform")
      }
    }
    #expect(try isMirrored(.mirrors, isRightToLeft: true) && !isMirrored(.mirrors, isRightToLeft: false))
    #expect(try isMirrored(.mirrors(in: .leftToRight), isRightToLeft: false))
    #expect(try !isMirrored(.fixed, isRightToLeft: true))
  }

  @Test("A shape of any type takes the size of the one inside; what is moved, scaled, mapped or turned takes all")
  func sizes() {
    let proposal = ProposedViewSize(width: 30, height: 50)
    let side = CGSize(width: 30, height: 30)
    let all = CGSize(width: 30, height: 50)
    #expect(AnyShape(Circle()).sizeThatFits(proposal) == side)
    #expect(OffsetShape(shape: Circle(), offset: .zero).sizeThatFits(proposal) == all)
    #expect(ScaledShape(shape: Circle(), scale: CGSize(width: 2, height: 2)).sizeThatFits(proposal) == all)
    #expect(TransformedShape(shape: Circle(), transform: .identity).sizeThatFits(proposal) == all)
    #expect(RotatedShape(shape: Circle(), angle: .zero).sizeThatFits(proposal) == all)
  }

  @Test("Wrapped shapes can be taken apart, changed and drawn smaller")
  func parts() {
    var offset = OffsetShape(shape: Rectangle(), offset: CGSize(width: 1, height: 2))
    offset.offset.width = 5
    offset.shape = Rectangle()
    #expect(offset.path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 2))
    #expect(offset.inset(by: 3).path(in: rect).boundingRect == rect.insetBy(dx: 3, dy: 3).offsetBy(dx: 5, dy: 2))
    var scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 1, height: 1), anchor: .topLeading)
    scaled.scale = CGSize(width: 0.5, height: 1)
    scaled.anchor = .bottomTrailing
    scaled.shape = Rectangle()
    #expect(scaled.path(in: rect).boundingRect == CGRect(x: 50, y: 0, width: 50, height: 60))
    var transformed = TransformedShape(shape: Rectangle(), transform: .identity)
    transformed.transform = CGAffineTransform(translationX: 7, y: 0)
    transformed.shape = Rectangle()
    #expect(transformed.path(in: rect).boundingRect.minX == 7)
    var rotated = RotatedShape(shape: Rectangle(), angle: .degrees(180))
    rotated.shape = Rectangle()
    let smaller: CGRect = rotated.inset(by: 10).path(in: rect).boundingRect
    #expect(abs(smaller.minX - 10) < 1e-9 && abs(smaller.width - 80) < 1e-9)
  }

  @Test("Rounded shapes keep corners and style, and are found by name")
  func rounded() {
    var plain = RoundedRectangle(cornerSize: CGSize(width: 4, height: 8), style: .circular)
    #expect(plain.cornerSize == CGSize(width: 4, height: 8) && plain.style == .circular)
    plain.style = .continuous
    #expect(plain == RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)))
    func found<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
    let byName: Path = found(.rect(cornerSize: CGSize(width: 4, height: 8), style: .circular))
    #expect(byName == Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 8), style: .circular))
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    radii.topLeading += 10
    radii.bottomLeading += 10
    radii.bottomTrailing += 10
    radii.topTrailing += 10
    var uneven = UnevenRoundedRectangle(cornerRadii: radii, style: .circular)
    #expect(
      uneven.path(in: rect)
        == UnevenRoundedRectangle(
          topLeadingRadius: 11, bottomLeadingRadius: 12, bottomTrailingRadius: 13, topTrailingRadius: 14,
          style: .circular
        ).path(in: rect))
    #expect(found(.rect(cornerRadii: radii, style: .circular)) == uneven.path(in: rect))
    uneven.style = .continuous
    #expect(found(.rect(cornerRadii: radii)) == uneven.path(in: rect))
    uneven.cornerRadii = RectangleCornerRadii()
    #expect(uneven.inset(by: 5).path(in: rect).boundingRect == rect.insetBy(dx: 5, dy: 5))
    var capsule = Capsule(style: .circular)
    #expect(found(.capsule(style: .circular)) == capsule.path(in: rect))
    capsule.style = .continuous
    #expect(capsule.path(in: rect) == Capsule().path(in: rect))
  }

  @Test("Shapes move, and take sizes, by points, sizes and numbers")
  func moved() {
    #expect(Rectangle().offset(CGPoint(x: 1, y: 2)).path(in: rect) == Rectangle().offset(x: 1, y: 2).path(in: rect))
    #expect(
      Rectangle().offset(CGSize(width: 1, height: 2)).path(in: rect) == Rectangle().offset(x: 1, y: 2).path(in: rect))
    #expect(
      Rectangle().size(CGSize(width: 10, height: 20)).path(in: rect)
        == Rectangle().size(width: 10, height: 20).path(in: rect))
    #expect(
      Rectangle().size(width: 10, height: 20, anchor: .center).path(in: rect).boundingRect
        == CGRect(x: 45, y: 20, width: 10, height: 20))
  }

  @Test("An outline is a shape, or a view in a style, with all that its style says")
  func strokes() throws {
    var style = StrokeStyle()
    style.lineWidth = 4
    style.lineCap = .round
    style.lineJoin = .bevel
    style.miterLimit = 3
    style.dash = [5, 2]
    style.dashPhase = 1
    #expect(style.stroke.cap == .round && style.stroke.join == .bevel && style.stroke.dash == [5, 2])
    let area: CGRect = Rectangle().stroke(style: StrokeStyle(lineWidth: 4)).path(in: rect).boundingRect
    #expect(area == rect.insetBy(dx: -2, dy: -2))
    let view = Rectangle().stroke(Color.red, style: style)
    #expect(view.strokeStyle == style && view.shape == Rectangle() && view.style == .red)
    let drawn = try window(width: 100, height: 60) { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 4)) }
    #expect(drawn.displayLines.last?.contains("0 0 100 60") == true)
    let inside = try window(width: 100, height: 60) {
      Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4))
    }
    #expect(inside.displayLines.last?.contains("2 2 96 56") == true)
    let plain = try window(width: 100, height: 60) { Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 2)) }
    #expect(plain.displayLines.last?.contains("1 1 98 58") == true)
  }

  @Test("A filled or stroked view gives its shape")
  func shownShapes() {
    func inside<Drawn: ShapeView>(_ view: Drawn) -> Drawn.Content { view.shape }
    #expect(inside(RoundedRectangle(cornerRadius: 3).fill(.red)) == RoundedRectangle(cornerRadius: 3))
    #expect(inside(Circle().stroke(Color.red, lineWidth: 2)) == Circle())
  }

  @Test("The inside of a shape is counted as its fill style says")
  func fills() throws {
    var style = FillStyle(eoFill: true)
    #expect(style.isEOFilled && style.isAntialiased)
    style.isEOFilled = false
    style.isAntialiased = false
    #expect(style == FillStyle(antialiased: false))
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
      path.addRect(CGRect(x: 10, y: 10, width: 30, height: 30))
    }
    let full = try window { ring.fill(.red) }.displayLines.last
    let hollow = try window { ring.fill(.red, style: FillStyle(eoFill: true)) }.displayLines.last
    #expect(full != hollow && hollow?.contains("evenodd") == true)
  }

  @Test("Paths grow by figures, mapped where a transform is given")
  func paths() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    var path = Path()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4), transform: move)
    #expect(path.boundingRect == CGRect(x: 10, y: 0, width: 4, height: 4))
    path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 5, height: 5), style: .circular, transform: move)
    #expect(
      path == Path(roundedRect: rect, cornerSize: CGSize(width: 5, height: 5), style: .circular).applying(move))
    path = Path()
    path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 9), style: .circular, transform: move)
    #expect(
      path
        == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 9), style: .circular).applying(move))
    path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  private struct Marker: Shape {
    static var role: ShapeRole { .separator }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test("A shape is for filling unless it says otherwise, and what wraps it is for the same")
  func roles() {
    #expect(Rectangle.role == .fill && Marker.role == .separator)
    #expect(RotatedShape<Marker>.role == .separator && OffsetShape<Marker>.role == .separator)
    #expect(ShapeRole.stroke != .fill)
  }
}
