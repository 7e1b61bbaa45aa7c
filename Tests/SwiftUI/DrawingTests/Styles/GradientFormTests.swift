import CoreGraphics
import DisplayList
import SwiftUICore
import Testing

/// All ways to write a gradient come to the same paint.
@Suite("Forms of gradients")
struct GradientFormTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
  private let colors: [Color] = [.red, .blue]
  private let stops: [Gradient.Stop] = [
    Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
  ]
  private var gradient: Gradient { Gradient(colors: colors) }

  private func paint<S: ShapeStyle>(_ style: S) -> Paint { style.paint(in: rect, context: ShapeStyleContext()) }

  /// Whether some paints are one and the same, which runs from red to blue.
  private func same(_ paints: [Paint], sourceLocation: SourceLocation = #_sourceLocation) {
    for paint in paints { #expect(paint == paints[0], sourceLocation: sourceLocation) }
  }

  @Test("Linear: by a gradient, colours or stops, as a type and by name")
  func linear() {
    let paints: [Paint] = [
      paint(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)),
      paint(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)),
      paint(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)),
      paint(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)),
      paint(.linearGradient(AnyGradient(gradient), startPoint: .leading, endPoint: .trailing)),
      paint(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)),
      paint(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)),
    ]
    same(paints)
    guard case .linear(let stops, let from, let to) = paints[0] else {
      Issue.record("not linear")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(from == CGPoint(x: 0, y: 50) && to == CGPoint(x: 200, y: 50))
  }

  @Test("Radial: by a gradient, colours or stops, as a type and by name; by name from the middle unless said")
  func radial() {
    let paints: [Paint] = [
      paint(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 40)),
      paint(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 40)),
      paint(RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 40)),
      paint(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 40)),
      paint(.radialGradient(AnyGradient(gradient), endRadius: 40)),
      paint(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 40)),
      paint(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 40)),
    ]
    same(paints)
    guard case .radial(_, let center, let start, let end) = paints[0] else {
      Issue.record("not radial")
      return
    }
    #expect(center == CGPoint(x: 100, y: 50) && start == 0 && end == 40)
  }

  @Test("Angular: between two angles, by a gradient, colours or stops, as a type and by name")
  func angular() {
    let half: Angle = .degrees(180)
    let paints: [Paint] = [
      paint(AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: half)),
      paint(AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: half)),
      paint(AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: half)),
      paint(.angularGradient(gradient, center: .center, startAngle: .zero, endAngle: half)),
      paint(.angularGradient(AnyGradient(gradient), startAngle: .zero, endAngle: half)),
      paint(.angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: half)),
      paint(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: half)),
    ]
    same(paints)
    guard case .angular(_, _, let start, let end) = paints[0] else {
      Issue.record("not angular")
      return
    }
    #expect(start == 0 && abs(end - .pi) < 1e-12)
  }

  @Test("Conic: once around, from an angle")
  func conic() {
    let quarter: Angle = .degrees(90)
    let paints: [Paint] = [
      paint(AngularGradient(gradient: gradient, center: .center, angle: quarter)),
      paint(AngularGradient(colors: colors, center: .center, angle: quarter)),
      paint(AngularGradient(stops: stops, center: .center, angle: quarter)),
      paint(.conicGradient(gradient, center: .center, angle: quarter)),
      paint(.conicGradient(AnyGradient(gradient), angle: quarter)),
      paint(.conicGradient(colors: colors, center: .center, angle: quarter)),
      paint(.conicGradient(stops: stops, center: .center, angle: quarter)),
    ]
    same(paints)
    guard case .angular(_, _, let start, let end) = paints[0] else {
      Issue.record("not angular")
      return
    }
    #expect(abs(start - .pi / 2) < 1e-12 && abs(end - 2.5 * .pi) < 1e-12)
  }

  @Test("A gradient in a colour space blends there; a colour's own is lighter at the top")
  func spaces() {
    let perceptual: AnyGradient = gradient.colorSpace(.perceptual)
    #expect(perceptual == AnyGradient(gradient).colorSpace(.perceptual))
    #expect(paint(perceptual) != paint(AnyGradient(gradient)))
    #expect(paint(perceptual.colorSpace(.device)) == paint(gradient))
    guard case .linear(let stops, let from, let to) = paint(Color.red.gradient) else {
      Issue.record("not linear")
      return
    }
    #expect(from.y < to.y)
    #expect(stops[0].color.green > stops[1].color.green && stops[0].color.blue > stops[1].color.blue)
    #expect(stops[1].color == Color.red.resolved(in: ColorContext()))
  }

  @Test("Stops may be changed one by one")
  func stopsChange() {
    var stop = Gradient.Stop(color: .red, location: 0.25)
    stop.color = .green
    stop.location = 0.5
    #expect(stop == Gradient.Stop(color: .green, location: 0.5))
    var changed: Gradient = gradient
    changed.stops[1] = stop
    #expect(changed.stops.map(\.location) == [0, 0.5])
  }

  @Test("Styles by type are those by name; a level of a style is as translucent as its number says")
  func named() {
    #expect(paint(ForegroundStyle()) == paint(.foreground))
    #expect(paint(TintShapeStyle()) == paint(.tint))
    #expect(paint(SelectionShapeStyle()) == paint(.tint))
    #expect(paint(SeparatorShapeStyle()) == paint(.separator))
    #expect(paint(LinkShapeStyle()) == paint(.link))
    #expect(paint(PlaceholderTextShapeStyle()) == paint(.placeholder))
    #expect(paint(WindowBackgroundShapeStyle()) == .color(SystemColor.systemBackground.resolved(in: ColorContext())))
    func alpha(_ style: some ShapeStyle) -> Double {
      guard case .color(let color) = paint(style) else { return -1 }
      return color.alpha
    }
    let levels: [Double] = [
      alpha(Color.red), alpha(Color.red.secondary), alpha(Color.red.tertiary), alpha(Color.red.quaternary),
      alpha(Color.red.quinary),
    ]
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 5)
  }

  @Test("A colour goes to Core Graphics and back, by its numbers")
  func coreGraphics() {
    let source = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let color = Color(cgColor: source)
    #expect(color.resolve(in: EnvironmentValues()).cgColor.components.map(rounded) == source.components.map(rounded))
    #expect(color.cgColor.flatMap(\.components).map(rounded) == source.components.map(rounded))
    #expect(Color.red.cgColor == nil, "a colour that depends on the appearance has no numbers of its own")
    var resolved = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1)
    resolved.opacity = 0.25
    #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
  }

  private func rounded(_ components: [CGFloat]) -> [Int] { components.map { Int(($0 * 1000).rounded()) } }
}
