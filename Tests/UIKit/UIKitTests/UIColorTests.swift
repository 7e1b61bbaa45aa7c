import CoreGraphics
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

/// Colours of UIKit, as programs that know nothing of the framework's inside use them.
@MainActor
@Suite("Colours of UIKit")
struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let highContrast = UITraitCollection(accessibilityContrast: .high)

  private func hex(_ color: UIColor, _ traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light))
    -> String
  {
    Color(cgColor: color.resolvedColor(with: traits).cgColor).resolve(in: EnvironmentValues()).description
  }

  private func resolved(_ color: Color, _ scheme: ColorScheme) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment).description
  }

  @Test("Colours and traits are equal by what they are, and a copy is the colour itself")
  func objects() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.isEqual(UIColor.red) && !red.isEqual(UIColor.blue) && !red.isEqual(nil) && !red.isEqual(dark))
    #expect(UIColor.label.isEqual(UIColor.label) && !UIColor.label.isEqual(UIColor.black))
    #expect(red.copy(with: nil) as? UIColor === red)
    #expect(dark.isEqual(UITraitCollection(userInterfaceStyle: .dark)) && !dark.isEqual(highContrast))
  }

  @Test("Colours by name are the constant ones, those of the system follow the appearance (look.md, Colour)")
  func names() {
    #expect(hex(.red) == "#FF0000FF" && hex(.orange) == "#FF8000FF" && hex(.clear) == "#00000000")
    #expect(hex(.systemRed) == "#FF3B30FF" && hex(.systemRed, dark) == "#FF453AFF")
    #expect(hex(.systemGray6) == "#F2F2F7FF" && hex(.systemGray6, dark) == "#1C1C1EFF")
    #expect(hex(.label) == "#000000FF" && hex(.label, dark) == "#FFFFFFFF")
    #expect(hex(.systemBlue, highContrast) == "#0040DDFF")
    let sheet = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(hex(.systemBackground, dark) == "#000000FF" && hex(.systemBackground, sheet) == "#1C1C1EFF")
    let named: [UIColor] = [
      .black, .darkGray, .lightGray, .white, .gray, .green, .blue, .cyan, .yellow, .magenta, .purple, .brown,
      .lightText, .darkText, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
      .systemGray5, .tintColor, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator,
      .opaqueSeparator, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill,
      .tertiarySystemFill, .quaternarySystemFill,
    ]
    #expect(Set(named.map { hex($0) + hex($0, dark) }).count >= 38, "most are different colours")
  }

  @Test("Components go in and come out, in every way of counting them")
  func components() {
    var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(color.getRed(&a, green: &b, blue: &c, alpha: &d))
    #expect([a, b, c, d] == [0.2, 0.4, 0.6, 0.8])
    #expect(color.getHue(&a, saturation: &b, brightness: &c, alpha: &d))
    // Half way from green to red on the side of blue: 210 degrees; two thirds of 0.6.
    #expect(abs(a - 210 / 360) < 1e-9 && abs(b - 2.0 / 3) < 1e-9 && abs(c - 0.6) < 1e-9 && d == 0.8)
    #expect(hex(UIColor(hue: a, saturation: b, brightness: c, alpha: d)) == hex(color))
    #expect(!color.getWhite(&a, alpha: &b))
    #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&a, alpha: &b) && a == 0.3 && b == 0.5)
    #expect(hex(color.withAlphaComponent(0.5)).hasSuffix("80") && hex(UIColor(white: 1, alpha: 7)) == "#FFFFFFFF")
    #expect(hex(.systemRed.withAlphaComponent(0), dark) == "#FF453A00")
    #expect(UIColor(cgColor: color.cgColor) == color && color.cgColor.alpha == 0.8)
    #expect(hex(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == "#FFFFFFFF")
    let literal: UIColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(hex(literal) == "#336699FF")
  }

  @Test("Constant colours have the components of their names, whatever the appearance")
  func constants() {
    let constants: [(UIColor, String)] = [
      (.black, "000000FF"), (.darkGray, "555555FF"), (.lightGray, "AAAAAAFF"), (.white, "FFFFFFFF"),
      (.gray, "808080FF"), (.red, "FF0000FF"), (.green, "00FF00FF"), (.blue, "0000FFFF"), (.cyan, "00FFFFFF"),
      (.yellow, "FFFF00FF"), (.magenta, "FF00FFFF"), (.orange, "FF8000FF"), (.purple, "800080FF"),
      (.brown, "996633FF"), (.clear, "00000000"), (.darkText, "000000FF"), (.lightText, "FFFFFF99"),
    ]
    for (color, components) in constants {
      #expect(hex(color) == "#" + components && hex(color, dark) == "#" + components)
    }
  }

  @Test("Each colour of the system is the palette's in light and in dark appearance (look.md, Colour)")
  func palette() {
    let colors: [(UIColor, String, String)] = [
      (.systemRed, "FF3B30FF", "FF453AFF"), (.systemOrange, "FF9500FF", "FF9F0AFF"),
      (.systemYellow, "FFCC00FF", "FFD60AFF"), (.systemGreen, "34C759FF", "30D158FF"),
      (.systemMint, "00C7BEFF", "63E6E2FF"), (.systemTeal, "30B0C7FF", "40C8E0FF"),
      (.systemCyan, "32ADE6FF", "64D2FFFF"), (.systemBlue, "007AFFFF", "0A84FFFF"),
      (.systemIndigo, "5856D6FF", "5E5CE6FF"), (.systemPurple, "AF52DEFF", "BF5AF2FF"),
      (.systemPink, "FF2D55FF", "FF375FFF"), (.systemBrown, "A2845EFF", "AC8E68FF"),
      (.systemGray, "8E8E93FF", "8E8E93FF"), (.systemGray2, "AEAEB2FF", "636366FF"),
      (.systemGray3, "C7C7CCFF", "48484AFF"), (.systemGray4, "D1D1D6FF", "3A3A3CFF"),
      (.systemGray5, "E5E5EAFF", "2C2C2EFF"), (.systemGray6, "F2F2F7FF", "1C1C1EFF"),
      (.tintColor, "007AFFFF", "0A84FFFF"), (.label, "000000FF", "FFFFFFFF"),
      (.secondaryLabel, "3C3C4399", "EBEBF599"), (.tertiaryLabel, "3C3C434D", "EBEBF54D"),
      (.quaternaryLabel, "3C3C432E", "EBEBF52E"), (.placeholderText, "3C3C434D", "EBEBF54D"),
      (.separator, "3C3C434A", "54545899"), (.opaqueSeparator, "C6C6C8FF", "38383AFF"),
      (.systemBackground, "FFFFFFFF", "000000FF"), (.secondarySystemBackground, "F2F2F7FF", "1C1C1EFF"),
      (.tertiarySystemBackground, "FFFFFFFF", "2C2C2EFF"), (.systemGroupedBackground, "F2F2F7FF", "000000FF"),
      (.secondarySystemGroupedBackground, "FFFFFFFF", "1C1C1EFF"),
      (.tertiarySystemGroupedBackground, "F2F2F7FF", "2C2C2EFF"), (.systemFill, "78788033", "7878805C"),
      (.secondarySystemFill, "78788029", "78788052"), (.tertiarySystemFill, "7878801F", "7878803D"),
      (.quaternarySystemFill, "78788014", "7878802E"),
    ]
    for (color, light, black) in colors {
      #expect(hex(color) == "#" + light && hex(color, dark) == "#" + black, "\(hex(color)) \(hex(color, dark))")
    }
    #expect(hex(.link) == "#007AFFFF" && hex(.link, dark) != hex(.link))
  }

  @Test("Colours are equal by their numbers or their names; those that are asked for, by identity")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red && UIColor.red.hash == UIColor.red.hash)
    #expect(UIColor.systemRed == .systemRed && UIColor.systemRed != .red && UIColor.systemRed != .systemBlue)
    let asked = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(asked == asked && asked != UIColor { _ in .black })
    #expect(asked.copy() as? UIColor === asked)
    #expect(Set([UIColor.red, .red, .systemRed, asked]).count == 3)
    #expect("\(UIColor.white)".contains("1.0"))
  }

  @Test("A colour is asked for by traits, also through others; one that gives itself ends")
  func dynamic() {
    let asked = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .black }
    #expect(hex(asked) == "#000000FF" && hex(asked, dark) == "#FF453AFF")
    var seen: UIColor = asked
    dark.performAsCurrent { seen = UIColor(cgColor: asked.cgColor) }
    #expect(hex(seen) == "#FF453AFF" && UITraitCollection.current.userInterfaceStyle == .light)
    final class Loop: @unchecked Sendable { var color: UIColor = .black }
    let loop = Loop()
    loop.color = UIColor { _ in loop.color }
    #expect(hex(loop.color) == "#00000000")
  }

  @Test("In SwiftUI they keep to follow the appearance, and colours of SwiftUI follow it in UIKit")
  func bridges() {
    #expect(Color(uiColor: .systemGray5) == Color(UIColor.systemGray5))
    #expect(resolved(Color(.systemBackground), .dark) == "#000000FF")
    #expect(resolved(Color(.systemBackground), .light) == "#FFFFFFFF")
    let asked = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(resolved(Color(uiColor: asked), .dark) == "#FFFFFFFF" && resolved(Color(asked), .light) == "#000000FF")
    #expect(Color(asked) == Color(asked) && Color(asked).cgColor == nil)
    #expect(hex(UIColor(Color.red), dark) == "#FF453AFF" && UIColor(Color.white) == .white)
    #expect(resolved(Color(UIColor(Color.indigo)), .dark) == "#5E5CE6FF")
  }

  @Test("A catalog's colour has a form for each appearance; one that is not there is none")
  func catalogs() throws {
    let folder = try ResourceFolder()
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """, to: "Colors.xcassets/Brand.colorset/Contents.json")
    let brand: UIColor = try #require(UIColor(named: "Brand", in: folder.bundle, compatibleWith: nil))
    #expect(hex(brand) == "#FF0000FF" && hex(brand, dark) == "#0A84FFFF")
    #expect(UIColor(named: "Nothing", in: folder.bundle, compatibleWith: dark) == nil && UIColor(named: "No") == nil)
    #expect(resolved(Color(brand), .dark) == "#0A84FFFF")
    #expect(hex(UIColor(resource: ColorResource(name: "Brand", bundle: folder.bundle)), dark) == "#0A84FFFF")
    let told: [String] = warnings {
      #expect(hex(UIColor(resource: ColorResource(name: "Gone", bundle: folder.bundle))) == "#00000000")
      #expect(UIImage(resource: ImageResource(name: "Gone", bundle: folder.bundle)).size == .zero)
    }
    #expect(told.count == 2 && told.allSatisfy { $0.contains("Gone") })
  }

  @Test("Collections of traits are equal by what they specify")
  func traits() {
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.hash == UITraitCollection(traitsFrom: [dark]).hash)
    #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark) && dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(highContrast.accessibilityContrast == .high && highContrast.userInterfaceLevel == .unspecified)
  }
}
