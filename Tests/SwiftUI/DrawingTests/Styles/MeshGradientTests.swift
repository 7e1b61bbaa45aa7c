import DisplayList
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Mesh gradients and elliptical ones, in all the forms that they can be given.
@MainActor
@Suite("Meshes and ellipses")
struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private let colors: [Color] = [.black, .white, .white, .black]
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func paint(_ style: some ShapeStyle) -> Paint { style.paint(in: rect, context: ShapeStyleContext()) }

  @Test("A mesh keeps what it was given, whichever form its points and colours have")
  func values() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: colors, background: .red, smoothsColors: false)
    #expect(mesh.width == 2 && mesh.height == 2 && mesh.background == .red && !mesh.smoothsColors)
    #expect(mesh.locations == .points(corners) && mesh.colors == .colors(colors))
    let resolved: [Color.Resolved] = [0, 1, 1, 0].map { Color.Resolved(red: $0, green: $0, blue: $0) }
    let same: [MeshGradient] = [
      MeshGradient(
        width: 2, height: 2, points: corners, resolvedColors: resolved, background: .red, smoothsColors: false),
      MeshGradient(
        width: 2, height: 2, locations: .points(corners), colors: .resolvedColors(resolved), background: .red,
        smoothsColors: false),
    ]
    #expect(same[0].colors == MeshGradient.Colors.resolvedColors(resolved))
    #expect(same.allSatisfy { paint($0) == paint(mesh) })
    #expect(paint(MeshGradient(width: 2, height: 2, points: corners, colors: colors)) != paint(mesh))
  }

  @Test("Points with control points of their own bend the mesh")
  func bezierPoints() {
    let points: [MeshGradient.BezierPoint] = corners.map { corner in
      MeshGradient.BezierPoint(
        position: corner, leadingControlPoint: corner - [0.25, 0], topControlPoint: corner - [0, 0.25],
        trailingControlPoint: corner + [0.25, 0], bottomControlPoint: corner + [0, 0.25])
    }
    #expect(points[3].position == [1, 1] && points[3].leadingControlPoint == [0.75, 1])
    #expect(points[3].topControlPoint == [1, 0.75] && points[0].trailingControlPoint == [0.25, 0])
    #expect(points[0].bottomControlPoint == [0, 0.25])
    let mesh = MeshGradient(width: 2, height: 2, bezierPoints: points, colors: colors)
    guard case .mesh(let drawn) = paint(mesh) else { return #expect(Bool(false), "\(paint(mesh))") }
    #expect(
      drawn.vertices.map(\.position) == [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
    #expect(drawn.vertices[0].trailing == CGPoint(x: 25, y: 0) && drawn.vertices[0].bottom == CGPoint(x: 0, y: 12.5))
    #expect(mesh.locations == MeshGradient.Locations.bezierPoints(points))
    let resolved: [Color.Resolved] = [0, 1, 1, 0].map { Color.Resolved(red: $0, green: $0, blue: $0) }
    #expect(paint(MeshGradient(width: 2, height: 2, bezierPoints: points, resolvedColors: resolved)) == paint(mesh))
  }

  @Test("A mesh in the perceptual space is between two points what the mix of their colours is there")
  func perceptual() {
    let ends: [Color] = [.red, .blue, .red, .blue]
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: ends, smoothsColors: false, colorSpace: .perceptual)
    #expect(mesh.colorSpace == .perceptual)
    guard case .mesh(let drawn) = paint(mesh) else { return #expect(Bool(false), "\(paint(mesh))") }
    #expect(drawn.columns == 7 && drawn.rows == 7 && drawn.vertices.count == 49 && !drawn.smoothsColors)
    func resolved(_ color: Color) -> RGBA { color.resolved(in: ColorContext()) }
    func distance(_ a: RGBA, _ b: RGBA) -> Double {
      abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue) + abs(a.alpha - b.alpha)
    }
    for (index, vertex) in drawn.vertices.enumerated() {
      let (x, y): (Int, Int) = (index % 7, index / 7)
      let place = CGPoint(x: 100 * CGFloat(x) / 6, y: 50 * CGFloat(y) / 6)
      #expect(abs(vertex.position.x - place.x) < 1e-4 && abs(vertex.position.y - place.y) < 1e-4)
      let mixed: RGBA = resolved(Color.red.mix(with: .blue, by: Double(x) / 6))
      #expect(distance(vertex.color, mixed) < 1e-4, "\(index)")
    }
    // Half way between red and blue the eye's mix is lighter than the stored one.
    let stored: RGBA = resolved(Color.red.mix(with: .blue, by: 0.5, in: .device))
    #expect(distance(drawn.vertices[3].color, stored) > 0.1)
    // A clear colour lends no hue, and smooth colours stay those of their points.
    let clear = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.red, .clear, .red, .clear], colorSpace: .perceptual)
    guard case .mesh(let fading) = paint(clear) else { return #expect(Bool(false), "\(paint(clear))") }
    #expect(distance(fading.vertices[3].color.opacity(1 / fading.vertices[3].color.alpha), resolved(.red)) < 1e-3)
    #expect(
      abs(fading.vertices[3].color.alpha - 0.5) < 1e-9 && distance(fading.vertices[0].color, resolved(.red)) < 1e-4)
    #expect(fading.vertices[6].color.alpha == 0)
  }

  @Test("An elliptical gradient reaches from one share of the shape's size to another, however it is given")
  func ellipses() {
    let stops: [Gradient.Stop] = [.init(color: .black, location: 0), .init(color: .white, location: 1)]
    let gradient = Gradient(stops: stops)
    let expected: Paint = .transformed(
      .radial(
        [
          GradientStop(color: RGBA(hex: 0), location: 0), GradientStop(color: RGBA(hex: 0xFFFFFF), location: 1),
        ], center: CGPoint(x: 0.25, y: 0.5), startRadius: 0.1, endRadius: 0.4),
      CGAffineTransform(a: 100, b: 0, c: 0, d: 50, tx: 0, ty: 0))
    let center = UnitPoint(x: 0.25, y: 0.5)
    #expect(
      paint(EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.4))
        == expected)
    #expect(
      paint(EllipticalGradient(stops: stops, center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.4))
        == expected)
    #expect(
      paint(.ellipticalGradient(gradient, center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.4))
        == expected)
    #expect(
      paint(.ellipticalGradient(stops: stops, center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.4))
        == expected)
    #expect(
      paint(
        .ellipticalGradient(colors: [.black, .white], center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.4))
        == expected)
  }

  @Test("A style can be fainter, and mix with what lies behind")
  func modified() throws {
    func lines(_ style: some ShapeStyle) throws -> [String] {
      try window(width: 10, height: 10) { Rectangle().fill(style) }.displayLines
    }
    #expect(try lines(.black.opacity(0.5)) == ["fill #000000/0.5 rect 0 0 10 10"])
    #expect(
      try lines(.linearGradient(colors: [.black], startPoint: .top, endPoint: .bottom).opacity(0.25))[0].contains(
        "/0.25"))
    #expect(try lines(.black.blendMode(.multiply)) == ["group blend multiply", "  fill #000000 rect 0 0 10 10"])
  }
}
