import CoreGraphics
import DisplayList
import RenderCairo
import Testing

/// Symbols beside text of other weights.
@MainActor @Suite struct SymbolWeightTests {
  /// How much of the picture a symbol covers, in pixels.
  private func ink(_ name: String, _ words: String) throws -> Double {
    let surface: ImageSurface = try draw("symbol \"\(name)\" in 10 10 40 40 \(words)")
    let bytes: [UInt8] = try #require(surface.image?.premultipliedRGBA)
    return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
  }

  @Test("The heavier the font, the more ink a symbol has, outlined or filled, in one paint or in several")
  func heavier() throws {
    for name in ["gearshape", "chevron.right", "heart.fill", "wifi", "plus"] {
      for paints in ["#FF0000", "#FF0000/0.5", "#FF0000 levels (#0000FF)"] {
        let inks: [Double] = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map { weight in
          try ink(name, paints + (weight == 400 ? "" : " weight \(weight)"))
        }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(name) \(paints) \(inks)")
        #expect(inks[0] > 0, "\(name)")
      }
    }
  }

  @Test("A translucent paint is nowhere painted twice")
  func translucent() throws {
    let surface: ImageSurface = try draw("symbol \"square.fill\" in 10 10 40 40 #FF0000/0.5 weight 900")
    let alpha: [UInt8] = try #require(surface.image?.premultipliedRGBA)
    let largest: UInt8? = stride(from: 3, to: alpha.count, by: 4).map { alpha[$0] }.max()
    #expect(try #require(largest) <= 129)
  }

  @Test("The bounds hold what heavy strokes add")
  func bounds() throws {
    let box = CGRect(x: 10, y: 10, width: 40, height: 40)
    let paint: Paint = .color(RGBA(red: 0, green: 0, blue: 0))
    let heavy: DisplayItem = .symbol("square", box, paint, SymbolStyle(weight: 900))
    #expect(heavy.bounds == box.insetBy(dx: -2.5, dy: -2.5))
    let light: DisplayItem = .symbol("square", box, paint, SymbolStyle(weight: 100))
    #expect(light.bounds == box.insetBy(dx: -1, dy: -1))
  }
}
