import CoreGraphics
import DisplayList
import SwiftUICore
import Testing

@Suite("Colours")
struct ColorTests {
  private let light = ColorContext()
  private let dark = ColorContext(colorScheme: .dark)
  private let lightContrast = ColorContext(contrast: .increased)
  private let darkContrast = ColorContext(colorScheme: .dark, contrast: .increased)

  private func hex(_ color: Color, _ context: ColorContext) -> String {
    Color.Resolved(color.resolved(in: context)).description
  }

  @Test("System colours are the palette's in light, dark and increased contrast (look.md, Colour)")
  func palette() {
    let rows: [(Color, String, String, String, String)] = [
      (.red, "#FF3B30", "#FF453A", "#D70015", "#FF6961"), (.orange, "#FF9500", "#FF9F0A", "#C93400", "#FFB340"),
      (.yellow, "#FFCC00", "#FFD60A", "#B25000", "#FFD426"), (.green, "#34C759", "#30D158", "#248A3D", "#30DB5B"),
      (.teal, "#30B0C7", "#40C8E0", "#0071A4", "#5DE6FF"), (.blue, "#007AFF", "#0A84FF", "#0040DD", "#409CFF"),
      (.indigo, "#5856D6", "#5E5CE6", "#3634A3", "#7D7AFF"), (.purple, "#AF52DE", "#BF5AF2", "#8944AB", "#DA8FFF"),
      (.pink, "#FF2D55", "#FF375F", "#D30F45", "#FF6482"), (.gray, "#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2"),
    ]
    for (color, lightHex, darkHex, lightContrastHex, darkContrastHex) in rows {
      #expect(hex(color, light) == lightHex + "FF")
      #expect(hex(color, dark) == darkHex + "FF")
      #expect(hex(color, lightContrast) == lightContrastHex + "FF")
      #expect(hex(color, darkContrast) == darkContrastHex + "FF")
    }
    #expect(hex(.mint, light) == "#00C7BEFF" && hex(.mint, dark) == "#63E6E2FF")
    #expect(hex(.cyan, light) == "#32ADE6FF" && hex(.cyan, dark) == "#64D2FFFF")
    #expect(hex(.brown, light) == "#A2845EFF" && hex(.brown, dark) == "#AC8E68FF")
  }

  @Test("Labels, backgrounds, fills and separators are the palette's (look.md, Colour)")
  func semanticColors() {
    #expect(hex(.primary, light) == "#000000FF" && hex(.primary, dark) == "#FFFFFFFF")
    #expect(hex(.secondary, light) == "#3C3C4399" && hex(.secondary, dark) == "#EBEBF599")
    #expect(Color.tertiaryLabel.resolved(in: light).alpha == 0.3)
    #expect(Color.quaternaryLabel.resolved(in: dark).alpha == 0.18)
    #expect(Color.separator.resolved(in: light) == RGBA(hex: 0x3C3C43, alpha: 0.29))
    #expect(Color.separator.resolved(in: dark) == RGBA(hex: 0x545458, alpha: 0.6))
    #expect(Color.systemFill.resolved(in: light) == RGBA(hex: 0x787880, alpha: 0.2))
    #expect(Color.tertiarySystemFill.resolved(in: dark).alpha == 0.24)
    #expect(hex(.systemBackground, dark) == "#000000FF")
    #expect(hex(.systemBackground, ColorContext(colorScheme: .dark, isElevated: true)) == "#1C1C1EFF")
    #expect(hex(.secondarySystemGroupedBackground, light) == "#FFFFFFFF")
    #expect(hex(.secondarySystemGroupedBackground, dark) == "#1C1C1EFF")
    #expect(hex(.link, dark) == "#0A84FFFF")
  }

  /// The contrast ratio of a colour on the system background (WCAG 2: relative luminances, each plus 0.05).
  private func contrast(_ color: SystemColor, _ context: ColorContext) -> Double {
    let ground: Color.Resolved = Color.Resolved(SystemColor.systemBackground.resolved(in: context))
    let top: RGBA = color.resolved(in: context)
    let mixed = RGBA(
      red: top.red * top.alpha + Double(ground.red) * (1 - top.alpha),
      green: top.green * top.alpha + Double(ground.green) * (1 - top.alpha),
      blue: top.blue * top.alpha + Double(ground.blue) * (1 - top.alpha))
    func luminance(_ color: Color.Resolved) -> Double {
      0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen) + 0.0722 * Double(color.linearBlue)
    }
    let pair: [Double] = [luminance(Color.Resolved(mixed)), luminance(ground)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  @Test("With increased contrast no colour stands out less, unless by 7:1 still, and hues reach 3:1 in light")
  func increasedContrast() {
    for color in SystemColor.allCases {
      #expect(contrast(color, lightContrast) >= min(7, contrast(color, light) - 1e-6), "\(color) in light")
      #expect(contrast(color, darkContrast) >= min(7, contrast(color, dark) - 1e-6), "\(color) in dark")
    }
    let hues: [SystemColor] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]
    for hue in hues { #expect(contrast(hue, lightContrast) >= 3, "\(hue)") }
  }

  @Test("Texts reach 4.5:1 against their background, by default or with increased contrast (189, 191, 192)")
  func textContrast() {
    for color in [SystemColor.label, .secondaryLabel, .link] {
      #expect(max(contrast(color, light), contrast(color, lightContrast)) >= 4.5, "\(color) in light")
      #expect(max(contrast(color, dark), contrast(color, darkContrast)) >= 4.5, "\(color) in dark")
    }
    // Where the default stands out less than it should, the higher scheme does.
    for color in SystemColor.allCases where contrast(color, light) < 3 && contrast(color, lightContrast) > 1.5 {
      #expect(contrast(color, lightContrast) >= contrast(color, light), "\(color)")
    }
  }

  @Test("A colour of the system adapts to appearance and contrast by itself (193)")
  func adapts() {
    let contexts: [ColorContext] = [light, dark, lightContrast, darkContrast]
    for color in [Color.red, .blue, .secondary, .primary] {
      #expect(Set(contexts.map { hex(color, $0) }).count >= 2, "\(color)")
    }
    #expect(Set(contexts.map { hex(.red, $0) }).count == 4)
    #expect(Set(contexts.map { hex(Color(red: 1, green: 0, blue: 0), $0) }).count == 1)
  }

  @Test("Components come back as they went in, in sRGB and from linear values")
  func components() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8).resolved(in: light)
    #expect(color == RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
    #expect(Color(white: 0.5).resolved(in: light) == RGBA(red: 0.5, green: 0.5, blue: 0.5))
    // 0.5 in linear light is 0.735357 in sRGB: 1.055 * 0.5^(1/2.4) - 0.055.
    #expect(abs(Color(.sRGBLinear, white: 0.5).resolved(in: light).red - 0.735_357) < 1e-5)
    #expect(abs(Color.Resolved(red: 0.5, green: 0, blue: 0).linearRed - 0.214_041) < 1e-5)
  }

  @Test(
    "Resolved colours are described as recorded on Apple's systems",
    arguments: [
      (.sRGB, [0, 0, 0, 0], "#00000000"), (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"), (.sRGB, [0.5, 0.5, 0.5, 0.5], "#80808080"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"), (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"), (.sRGBLinear, [0.5, 0.5, 0.5, 0.5], "#BCBCBC80"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"), (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
      (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"), (.displayP3, [0.5, 0.5, 0.5, 0.5], "#807F7F80"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func descriptions(space: Color.RGBColorSpace, parts: [Float], expected: String) {
    let color = Color.Resolved(
      colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    #expect(color.description == expected)
  }

  @Test("Display P3 red lies outside sRGB; its white is the same within a twentieth of a byte")
  func displayP3() {
    let white = Color(.displayP3, white: 1).resolved(in: light)
    #expect(abs(white.red - 1) < 2e-4 && abs(white.green - 1) < 2e-4 && abs(white.blue - 1) < 2e-4)
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolved(in: light)
    #expect(red.red > 1.09 && red.green < 0 && red.blue < 0)
  }

  @Test("Hue, saturation and brightness give the colours of the circle")
  func hues() {
    #expect(hex(Color(hue: 0, saturation: 1, brightness: 1), light) == "#FF0000FF")
    #expect(hex(Color(hue: 1.0 / 3, saturation: 1, brightness: 1), light) == "#00FF00FF")
    #expect(hex(Color(hue: 2.0 / 3, saturation: 1, brightness: 0.5), light) == "#000080FF")
    #expect(hex(Color(hue: 1, saturation: 1, brightness: 1), light) == "#FF0000FF")
    #expect(hex(Color(hue: 0.5, saturation: 0, brightness: 0.6), light) == "#999999FF")
    #expect(hex(Color(hue: 1.0 / 6, saturation: 1, brightness: 1), light) == "#FFFF00FF")
  }

  @Test("Opacities multiply and keep the appearance's colour")
  func opacity() {
    let faded = Color.blue.opacity(0.5).opacity(0.5)
    #expect(faded.resolved(in: dark) == RGBA(hex: 0x0A84FF, alpha: 0.25))
    #expect(Color.secondary.opacity(0.5).resolved(in: light).alpha == 0.3)
  }

  @Test("The accent colour is the app's, or the system blue; an accent of itself ends")
  func accent() {
    #expect(hex(.accentColor, light) == "#007AFFFF")
    #expect(hex(.accentColor, ColorContext(accent: .pink)) == "#FF2D55FF")
    #expect(hex(.accentColor, ColorContext(accent: .accentColor.opacity(0.5))) == "#007AFFFF")
  }

  @Test("A mix ends at both colours and lies between them")
  func mixing() {
    #expect(Color.red.mix(with: .blue, by: 0).resolved(in: light) == Color.red.resolved(in: light))
    #expect(Color.red.mix(with: .blue, by: 1).resolved(in: light) == Color.blue.resolved(in: light))
    let device = Color.black.mix(with: .white, by: 0.5, in: .device).resolved(in: light)
    #expect(device.red == 0.5)
    // In Oklab, black to white is linear in the cube root of light: half way is 0.125 linear, 0.388573 in sRGB.
    let perceptual = Color.black.mix(with: .white, by: 0.5).resolved(in: light)
    #expect(abs(perceptual.red - 0.388_573) < 1e-3 && abs(perceptual.blue - perceptual.red) < 1e-3)
  }

  @Test("A mix with a clear colour lends no hue")
  func mixingWithClear() {
    let mixed = Color.red.mix(with: .clear, by: 0.5, in: .device).resolved(in: light)
    #expect(mixed == Color.red.resolved(in: light).opacity(0.5))
  }

  @Test("Colours are equal by what they are")
  func equality() {
    #expect(Color.red == Color.red)
    #expect(Color.red != Color(red: 1, green: 0.231, blue: 0.188))
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Set([Color.red, .red, .blue]).count == 2)
    #expect(Color.red.description == "red" && Color.black.description == "#000000FF")
  }
}
