import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The look of each blur, and of views that stand on it.
@MainActor
@Suite("Blurs of UIKit", .serialized)
struct BlurStyleTests {
  private func lines(_ effect: UIVisualEffect?, dark: Bool) throws -> [String] {
    var settings = HostSettings()
    settings.isDark = dark
    let host = try window(settings: settings) { Hosting(view: UIVisualEffectView(effect: effect)) }
    return host.displayLines
  }

  private let adaptive: [(UIBlurEffect.Style, Int)] = [
    (.regular, 4), (.prominent, 5), (.systemUltraThinMaterial, 6), (.systemThinMaterial, 7), (.systemMaterial, 8),
    (.systemThickMaterial, 9), (.systemChromeMaterial, 10),
  ]
  private let lights: [(UIBlurEffect.Style, Int)] = [
    (.extraLight, 0), (.light, 1), (.systemUltraThinMaterialLight, 11), (.systemThinMaterialLight, 12),
    (.systemMaterialLight, 13), (.systemThickMaterialLight, 14), (.systemChromeMaterialLight, 15),
  ]
  private let darks: [(UIBlurEffect.Style, Int)] = [
    (.dark, 2), (.systemUltraThinMaterialDark, 16), (.systemThinMaterialDark, 17), (.systemMaterialDark, 18),
    (.systemThickMaterialDark, 19), (.systemChromeMaterialDark, 20),
  ]

  @Test("Styles have Apple's numbers")
  func numbers() {
    for (style, number) in adaptive + lights + darks { #expect(style.rawValue == number, "\(style)") }
  }

  @Test("A style without an appearance follows its surroundings; one that names an appearance keeps it")
  func appearances() throws {
    for (style, _) in adaptive {
      #expect(try lines(UIBlurEffect(style: style), dark: false) != lines(UIBlurEffect(style: style), dark: true))
    }
    // The ground of the window differs, and is drawn first.
    func own(_ style: UIBlurEffect.Style, dark: Bool) throws -> [String] {
      let ground: Set<String> = Set(try lines(nil, dark: dark))
      return try lines(UIBlurEffect(style: style), dark: dark).filter { !ground.contains($0) }
    }
    for (style, _) in lights + darks {
      #expect(try own(style, dark: false) == own(style, dark: true) && !own(style, dark: false).isEmpty, "\(style)")
    }
    let forms: [(UIBlurEffect.Style, UIBlurEffect.Style, UIBlurEffect.Style)] = [
      (.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
      (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
      (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
      (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
      (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
    ]
    for (style, light, dark) in forms {
      #expect(try own(style, dark: false) == own(light, dark: false), "\(light)")
      #expect(try own(style, dark: true) == own(dark, dark: true), "\(dark)")
      #expect(try own(light, dark: false) != own(dark, dark: false), "\(style)")
    }
  }

  @Test("Each thickness of a material has a look of its own")
  func thickness() throws {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
    ]
    let looks: [[String]] = try styles.map { try lines(UIBlurEffect(style: $0), dark: false) }
    #expect(Set(looks).count == styles.count)
    #expect(try lines(UIBlurEffect(style: .prominent), dark: false) == looks[3])
    #expect(try lines(UIBlurEffect(style: .extraLight), dark: false) != looks[2])
    #expect(try lines(UIBlurEffect(style: .light), dark: false) == looks[2])
  }

  @Test("A vibrant view has no ground of its own, and what stands on it is drawn as it is")
  func vibrancy() throws {
    let styles: [UIVibrancyEffectStyle] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill, .tertiaryFill, .separator,
    ]
    #expect(styles.map(\.rawValue) == Array(0...7))
    let plain: [String] = try lines(nil, dark: false)
    for style in styles {
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: style)
      #expect(try lines(effect, dark: false) == plain)
    }
  }

  @Test("The effect of a view can change; views with frames and decoded ones begin without one")
  func changing() throws {
    let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(view.effect == nil && view.contentView.superview === view)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    let decoded = try #require(UIVisualEffectView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(decoded.effect == nil && decoded.contentView.superview === decoded)
    let host = try window { Hosting(view: view) }
    let plain: [String] = host.displayLines
    host.change { view.effect = UIBlurEffect(style: .systemThickMaterial) }
    let thick: [String] = host.displayLines
    #expect(thick.count > plain.count)
    host.change { view.effect = UIBlurEffect(style: .systemThinMaterial) }
    #expect(host.displayLines != thick && host.displayLines.count > plain.count)
    host.change { view.effect = nil }
    #expect(host.displayLines == plain)
  }
}
