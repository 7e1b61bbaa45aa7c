import CoreGraphics
import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// Colours and materials by name, as constants and as members of `ShapeStyle`.
@Suite("Styles by name")
struct NamedStyleTests {
  private func color(_ style: some ShapeStyle) -> RGBA? {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    guard case .color(let color) = style.paint(in: rect, context: ShapeStyleContext()) else { return nil }
    return color
  }

  @Test("Named colours are the system's in light appearance, as colours and as styles")
  func colors() {
    let colors: [(Color, UInt32)] = [
      (.red, 0xFF3B30), (.orange, 0xFF9500), (.yellow, 0xFFCC00), (.green, 0x34C759), (.mint, 0x00C7BE),
      (.teal, 0x30B0C7), (.cyan, 0x32ADE6), (.blue, 0x007AFF), (.indigo, 0x5856D6), (.purple, 0xAF52DE),
      (.pink, 0xFF2D55), (.brown, 0xA2845E), (.gray, 0x8E8E93), (.white, 0xFFFFFF), (.black, 0x000000),
    ]
    for (constant, hex) in colors { #expect(color(constant) == RGBA(hex: hex)) }
    #expect(color(Color.clear)?.alpha == 0)
    // A member of a generic style is found among the styles, not among the colours.
    #expect(color(.red) == RGBA(hex: 0xFF3B30) && color(.orange) == RGBA(hex: 0xFF9500))
    #expect(color(.yellow) == RGBA(hex: 0xFFCC00) && color(.green) == RGBA(hex: 0x34C759))
    #expect(color(.mint) == RGBA(hex: 0x00C7BE) && color(.teal) == RGBA(hex: 0x30B0C7))
    #expect(color(.cyan) == RGBA(hex: 0x32ADE6) && color(.blue) == RGBA(hex: 0x007AFF))
    #expect(color(.indigo) == RGBA(hex: 0x5856D6) && color(.purple) == RGBA(hex: 0xAF52DE))
    #expect(color(.pink) == RGBA(hex: 0xFF2D55) && color(.brown) == RGBA(hex: 0xA2845E))
    #expect(color(.gray) == RGBA(hex: 0x8E8E93) && color(.white) == RGBA(hex: 0xFFFFFF))
    #expect(color(.black) == RGBA(hex: 0x000000) && color(.clear)?.alpha == 0)
  }

  @Test("Named materials differ in opacity, as constants and as styles")
  func materials() {
    let materials: [(Material, Double)] = [
      (.ultraThin, 0.6), (.thin, 0.7), (.regular, 0.8), (.thick, 0.88), (.ultraThick, 0.94), (.bar, 0.92),
    ]
    for (material, opacity) in materials { #expect(color(material) == RGBA(hex: 0xFFFFFF, alpha: opacity)) }
    #expect(color(.ultraThinMaterial)?.alpha == 0.6 && color(.thinMaterial)?.alpha == 0.7)
    #expect(color(.regularMaterial)?.alpha == 0.8 && color(.thickMaterial)?.alpha == 0.88)
    #expect(color(.ultraThickMaterial)?.alpha == 0.94 && color(.bar)?.alpha == 0.92)
  }

  @Test("Levels of the foreground are the same as constants and as styles, each fainter than the one before")
  func levels() {
    #expect(color(HierarchicalShapeStyle.primary) == color(.primary))
    #expect(color(HierarchicalShapeStyle.secondary) == color(.secondary))
    #expect(color(HierarchicalShapeStyle.tertiary) == color(.tertiary))
    #expect(color(HierarchicalShapeStyle.quaternary) == color(.quaternary))
    #expect(color(HierarchicalShapeStyle.quinary) == color(.quinary))
    let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    let alphas: [Double] = levels.compactMap { color($0)?.alpha }
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 5)
  }

  @Test("Selected content has the tint, and a window its background")
  func surfaces() {
    #expect(color(.selection) == color(.tint))
    let green = ShapeStyleContext(tint: AnyShapeStyle(.green))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(SelectionShapeStyle().paint(in: rect, context: green) == .color(RGBA(hex: 0x34C759)))
    #expect(color(.windowBackground) == RGBA(hex: 0xFFFFFF))
  }
}
