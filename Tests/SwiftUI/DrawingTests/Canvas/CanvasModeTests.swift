import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The effect of each blend mode and option on the pixels of a canvas.
@MainActor
@Suite("Modes and options of a canvas", .serialized)
struct CanvasModeTests {
  private func lines(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> [String] {
    let host = try window(width: 40, height: 40) { Canvas { context, _ in draw(&context) } }
    return host.displayLines.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test("A blend mode has the number of Core Graphics' mode of its name, and draws in that mode")
  func blendModes() throws {
    let modes: [(GraphicsContext.BlendMode, CGBlendMode, String)] = [
      (.multiply, .multiply, "multiply"), (.screen, .screen, "screen"), (.overlay, .overlay, "overlay"),
      (.darken, .darken, "darken"), (.lighten, .lighten, "lighten"), (.colorDodge, .colorDodge, "colorDodge"),
      (.colorBurn, .colorBurn, "colorBurn"), (.softLight, .softLight, "softLight"),
      (.hardLight, .hardLight, "hardLight"), (.difference, .difference, "difference"),
      (.exclusion, .exclusion, "exclusion"), (.hue, .hue, "hue"), (.saturation, .saturation, "saturation"),
      (.color, .color, "color"), (.luminosity, .luminosity, "luminosity"), (.clear, .clear, "clear"),
      (.copy, .copy, "copy"), (.sourceIn, .sourceIn, "sourceIn"), (.sourceOut, .sourceOut, "sourceOut"),
      (.sourceAtop, .sourceAtop, "sourceAtop"), (.destinationOver, .destinationOver, "destinationOver"),
      (.destinationIn, .destinationIn, "destinationIn"), (.destinationOut, .destinationOut, "destinationOut"),
      (.destinationAtop, .destinationAtop, "destinationAtop"), (.xor, .xor, "xor"),
      (.plusDarker, .plusDarker, "plusDarker"), (.plusLighter, .plusLighter, "plusLighter"),
    ]
    for (mode, number, name) in modes {
      #expect(mode.rawValue == number.rawValue, "\(name)")
      let drawn: [String] = try lines {
        $0.blendMode = mode
        $0.fill(square, with: .color(.black))
      }
      #expect(drawn.contains("group blend \(name)"), "\(name)")
    }
    #expect(GraphicsContext.BlendMode.normal.rawValue == CGBlendMode.normal.rawValue)
    let plain: [String] = try lines {
      $0.blendMode = .normal
      $0.fill(square, with: .color(.black))
    }
    #expect(!plain.contains { $0.contains("blend") })
  }

  /// The colour inside of a red square on white, and of a place that its shadow falls on: 15 points right of the square.
  private func shadowed(_ options: GraphicsContext.ShadowOptions) throws -> [String] {
    let host = try window(width: 60, height: 40) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.addFilter(.shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 10, options: options))
        context.fill(square, with: .color(Color(red: 1, green: 0, blue: 0)))
      }
    }
    return try [15, 25, 35].map { try host.color(x: $0, y: 20) }
  }

  @Test("A shadow lies under its shape, above the shape, or alone")
  func shadowOptions() throws {
    #expect(try shadowed([]) == ["#FF0000", "#FF0000", "#0000FF"])
    #expect(try shadowed(.disablesGroup) == ["#FF0000", "#FF0000", "#0000FF"])
    #expect(try shadowed(.shadowAbove) == ["#FF0000", "#0000FF", "#0000FF"])
    #expect(try shadowed(.shadowOnly) == ["#FFFFFF", "#0000FF", "#0000FF"])
    // The shadow of all that lies around the square, moved to the right.
    #expect(try shadowed([.invertsAlpha, .shadowOnly]) == ["#0000FF", "#FFFFFF", "#FFFFFF"])
  }

  @Test("Options are bits of their own")
  func optionBits() {
    let shadows: [GraphicsContext.ShadowOptions] = [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]
    #expect(shadows.map(\.rawValue) == [1, 2, 4, 8])
    let blurs: [GraphicsContext.BlurOptions] = [.opaque, .dithersResult]
    #expect(blurs.map(\.rawValue) == [1, 2])
    let gradients: [GraphicsContext.GradientOptions] = [.repeat, .mirror, .linearColor]
    #expect(gradients.map(\.rawValue) == [1, 2, 4])
    #expect(GraphicsContext.FilterOptions.linearColor.rawValue == 1)
    #expect(GraphicsContext.ClipOptions.inverse.rawValue == 1)
  }

  @Test("Luminance to alpha draws black, as opaque as the colours were bright")
  func luminanceToAlpha() throws {
    func color(_ color: Color) throws -> String {
      let host = try window(width: 20, height: 20) {
        Canvas { context, size in
          let all = Path(CGRect(origin: .zero, size: size))
          context.fill(all, with: .color(.white))
          context.addFilter(.luminanceToAlpha)
          context.fill(all, with: .color(color))
        }
      }
      return try host.color(x: 10, y: 10)
    }
    #expect(try color(.white) == "#000000")
    #expect(try color(.black) == "#FFFFFF")
    // Red counts for 0.2126 of the light.
    let red: Int = try #require(Int(color(Color(red: 1, green: 0, blue: 0)).suffix(2), radix: 16))
    #expect(abs(Double(red) / 255 - (1 - 0.2126)) < 0.01)
  }

  @Test("Named colour modes of a canvas are told apart")
  func colorModes() {
    let modes: Set<ColorRenderingMode> = [.nonLinear, .linear, .extendedLinear]
    #expect(modes.count == 3)
  }
}
