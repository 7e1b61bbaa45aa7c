import CoreGraphics
import DisplayList
import SwiftUICore
import Testing

@Suite("Styles and gradients")
struct ShapeStyleTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

  private func color<S: ShapeStyle>(_ style: S, _ context: ShapeStyleContext = ShapeStyleContext()) -> RGBA? {
    guard case .color(let color) = style.paint(in: rect, context: context) else { return nil }
    return color
  }

  private func color(system: SystemColor) -> RGBA { system.resolved(in: ColorContext()) }

  @Test("Hierarchical styles of the default foreground are the label colours")
  func defaultLevels() {
    #expect(color(.foreground) == color(system: .label))
    #expect(color(.primary) == color(system: .label))
    #expect(color(.secondary) == color(system: .secondaryLabel))
    #expect(color(.tertiary) == color(system: .tertiaryLabel))
    #expect(color(.quaternary) == color(system: .quaternaryLabel))
  }

  @Test("The fifth level is fainter than the fourth, as that of any colour: 10 parts where that has 18")
  func fifthLevel() throws {
    let (fourth, fifth) = (try #require(color(.quaternary)), try #require(color(.quinary)))
    #expect(abs(fifth.alpha - fourth.alpha * 10 / 18) < 1e-9)
    #expect(fifth.red == fourth.red && fifth.green == fourth.green && fifth.blue == fourth.blue)
    #expect(fourth.alpha < 1 && fifth.alpha > 0)
  }

  @Test("Hierarchical styles of a colour are that colour, more and more translucent")
  func derivedLevels() {
    let context = ShapeStyleContext(foreground: .styles([AnyShapeStyle(.red)], around: .standard))
    let red: RGBA = color(system: .red)
    #expect(color(.foreground, context) == red)
    #expect(color(.primary, context) == red)
    #expect(color(.secondary, context) == red.opacity(0.5))
    let alphas: [Double] = [color(.tertiary, context), color(.quaternary, context), color(.quinary, context)].map {
      $0?.alpha ?? 1
    }
    #expect(alphas[0] < 0.5 && alphas[1] < alphas[0] && alphas[2] < alphas[1] && alphas[2] > 0)
  }

  @Test("A style given for a level is used for it, and lower levels come from the last one")
  func givenLevels() {
    let styles: [AnyShapeStyle] = [AnyShapeStyle(.red), AnyShapeStyle(.blue)]
    let context = ShapeStyleContext(foreground: .styles(styles, around: .standard))
    #expect(color(.primary, context) == color(system: .red))
    #expect(color(.secondary, context) == color(system: .blue))
    #expect(color(.tertiary, context) == color(system: .blue).opacity(0.5))
  }

  @Test("A foreground that names the foreground is read in the one around it")
  func nestedLevels() {
    let outer: ForegroundLevels = .standard.setting([AnyShapeStyle(.secondary)])
    #expect(color(.primary, ShapeStyleContext(foreground: outer)) == color(system: .secondaryLabel))
    #expect(color(.secondary, ShapeStyleContext(foreground: outer)) == color(system: .tertiaryLabel))
    let inner: ForegroundLevels = outer.setting([AnyShapeStyle(.foreground)])
    #expect(color(.foreground, ShapeStyleContext(foreground: inner)) == color(system: .secondaryLabel))
  }

  @Test("Tint and background are the context's, or the system's")
  func tintAndBackground() {
    #expect(color(.tint) == color(system: .blue))
    #expect(color(.tint, ShapeStyleContext(tint: AnyShapeStyle(.green))) == color(system: .green))
    #expect(color(.background) == color(system: .systemBackground))
    #expect(color(BackgroundStyle().secondary) == color(system: .secondarySystemBackground))
    #expect(color(.background, ShapeStyleContext(background: AnyShapeStyle(.yellow))) == color(system: .yellow))
    let selfish = ShapeStyleContext(background: AnyShapeStyle(.background), tint: AnyShapeStyle(.tint))
    #expect(color(.background, selfish) == color(system: .systemBackground))
    #expect(color(.tint, selfish) == color(system: .blue))
  }

  @Test("Styles have levels and opacity of their own")
  func styleModifiers() {
    #expect(color(Color.red.secondary) == color(system: .red).opacity(0.5))
    #expect(color(.fill) == color(system: .systemFill))
    #expect(color(FillShapeStyle().tertiary) == color(system: .tertiarySystemFill))
    #expect(color(HierarchicalShapeStyle.primary.opacity(0.5)) == color(system: .label).opacity(0.5))
    #expect(color(AnyShapeStyle(AnyShapeStyle(.link))) == color(system: .link))
    #expect(color(.separator) == color(system: .separator))
    #expect(color(.placeholder) == color(system: .placeholderText))
  }

  @Test("A linear gradient runs between two fractions of the rectangle")
  func linearGradient() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let paint: Paint = style.paint(in: rect, context: ShapeStyleContext())
    let stops: [GradientStop] = [
      GradientStop(color: color(system: .red), location: 0), GradientStop(color: color(system: .blue), location: 1),
    ]
    #expect(paint == .linear(stops, from: CGPoint(x: 10, y: 70), to: CGPoint(x: 210, y: 70)))
    let anchored: Paint = style.in(CGRect(x: 0, y: 0, width: 10, height: 10))
      .paint(in: rect, context: ShapeStyleContext())
    #expect(anchored == .linear(stops, from: CGPoint(x: 0, y: 5), to: CGPoint(x: 10, y: 5)))
  }

  @Test("Radial and angular gradients keep radii and angles, and fade with opacity")
  func otherGradients() {
    let radial = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 50)
    guard
      case .radial(let stops, let center, 5, 50) = radial.opacity(0.5).paint(in: rect, context: ShapeStyleContext())
    else {
      Issue.record("not a radial paint")
      return
    }
    #expect(center == CGPoint(x: 110, y: 70))
    #expect(stops.map(\.color.alpha) == [0.5, 0.5])
    let angular = AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
    guard case .angular(_, _, let start, let end) = angular.paint(in: rect, context: ShapeStyleContext()) else {
      Issue.record("not an angular paint")
      return
    }
    #expect(abs(start - .pi / 2) < 1e-9 && abs(end - start - 2 * .pi) < 1e-9)
  }

  @Test("Stops are spread evenly, rise, and are at least two")
  func stops() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    let unordered = Gradient(stops: [
      .init(color: .red, location: 0.5), .init(color: .blue, location: 0.2), .init(color: .green, location: 3),
    ])
    #expect(unordered.resolvedStops(in: ColorContext()).map(\.location) == [0.5, 0.5, 1])
    #expect(Gradient(colors: [.red]).resolvedStops(in: ColorContext()).count == 2)
    #expect(Gradient(colors: []).resolvedStops(in: ColorContext()).map(\.color.alpha) == [0, 0])
    let odd = Gradient(stops: [.init(color: .red, location: .nan), .init(color: .blue, location: .infinity)])
    #expect(odd.resolvedStops(in: ColorContext()).map(\.location) == [0, 0])
  }

  @Test("A perceptual gradient passes through perceptual mixes")
  func perceptualGradient() {
    let gradient = Gradient(colors: [.black, .white])
    let stops: [GradientStop] = gradient.resolvedStops(in: ColorContext(), space: .perceptual)
    #expect(stops.count == 9)
    #expect(stops[4].location == 0.5)
    #expect(stops[4].color == Color.black.mix(with: .white, by: 0.5).resolved(in: ColorContext()))
  }

  @Test("Materials are translucent, more so when thinner, and opaque with increased contrast")
  func materials() {
    let ordered: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let alphas: [Double] = ordered.map { $0.resolved(in: ColorContext()).alpha }
    #expect(alphas == alphas.sorted() && alphas.allSatisfy { $0 > 0 && $0 < 1 })
    #expect(Material.thin.resolved(in: ColorContext(contrast: .increased)).alpha == 1)
    #expect(color(.regularMaterial) == RGBA(hex: 0xFFFFFF, alpha: 0.8))
  }

  @Test("Contexts compare by what they hold")
  func contextEquality() {
    let red = ShapeStyleContext(foreground: .standard.setting([AnyShapeStyle(.red)]), tint: AnyShapeStyle(.blue))
    #expect(
      red == ShapeStyleContext(foreground: .standard.setting([AnyShapeStyle(.red)]), tint: AnyShapeStyle(.blue)))
    #expect(red != ShapeStyleContext(foreground: .standard.setting([AnyShapeStyle(.red)])))
    #expect(red.foreground != .standard.setting([AnyShapeStyle(.green)]))
  }
}

/// A style of an app's own: pale in light appearance, strong in dark.
private struct AdaptiveStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    Color.red.opacity(environment.colorScheme == .dark ? 1 : 0.25)
  }
}

@Suite("Styles of an app's own")
struct CustomShapeStyleTests {
  @Test("A style resolves in the environment where it is used")
  func resolving() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let dark = ShapeStyleContext(colors: ColorContext(environment), environment: environment)
    let red: RGBA = SystemColor.red.resolved(in: ColorContext(colorScheme: .dark))
    #expect(AdaptiveStyle().paint(in: rect, context: dark) == .color(red))
    let light: Paint = AnyShapeStyle(AdaptiveStyle().secondary).paint(in: rect, context: ShapeStyleContext())
    #expect(light == .color(SystemColor.red.resolved(in: ColorContext()).opacity(0.125)))
  }

  @Test("A colour resolves to its numbers in an environment")
  func colors() {
    var environment = EnvironmentValues()
    #expect(Color.red.resolve(in: environment).description == "#FF3B30FF")
    environment.colorScheme = .dark
    #expect(Color.red.resolve(in: environment).description == "#FF453AFF")
  }
}
