import HostHeadless
import HostInterface
import SwiftUI
import Testing
import TextEngine
import ViewTestSupport

/// Fonts of UIKit, and what SwiftUI makes of them.
@MainActor
@Suite("UIKit's fonts", .serialized)
struct UIFontTests {
  @Test("System fonts have the size and weight that was asked for; a size of nothing is the system's")
  func system() {
    #expect(UIFont.systemFont(ofSize: 20).pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.systemFont(ofSize: 20, weight: .semibold) != UIFont.systemFont(ofSize: 20))
    #expect(UIFont.boldSystemFont(ofSize: 20) == UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(UIFont.boldSystemFont(ofSize: 9).hash == UIFont.systemFont(ofSize: 9, weight: .bold).hash)
    #expect(UIFont.italicSystemFont(ofSize: 20).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).fontDescriptor.symbolicTraits == .traitMonoSpace)
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular) != UIFont.systemFont(ofSize: 20))
    #expect([UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize] == [17, 18, 12])
    #expect(UIFont.systemFont(ofSize: 20).withSize(30) == UIFont.systemFont(ofSize: 30))
    #expect(UIFont(name: "no such face", size: 12) == nil)
  }

  @Test("Fonts and what describes them are equal by what they are; a copy of what never changes is itself")
  func equality() {
    let font: UIFont = .systemFont(ofSize: 20)
    #expect(font.copy(with: nil) as? UIFont === font && font.isEqual(UIFont.systemFont(ofSize: 20)))
    #expect(!font.isEqual(UIFont.systemFont(ofSize: 21)) && !font.isEqual("20"))
    let descriptor: UIFontDescriptor = font.fontDescriptor
    let same: UIFontDescriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    #expect(descriptor.copy(with: nil) as? UIFontDescriptor === descriptor)
    #expect(descriptor.isEqual(same) && descriptor.hash == same.hash && !descriptor.isEqual(same.withSize(21)))
  }

  @Test("Weights are the nearest of nine faces")
  func weights() {
    let named: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(named.map(\.face) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.Weight(0.35).face == 600 || UIFont.Weight(0.35).face == 700)
    #expect(UIFont.Weight(rawValue: 5).face == 900 && UIFont.Weight(-5).face == 100)
  }

  @Test("A line is 1950 of 2048 parts of the size above the base line and 494 below, as published of UIFont")
  func lines() {
    let font: UIFont = .systemFont(ofSize: 100)
    #expect(abs(font.ascender - 95.21484375) < 1e-9 && abs(font.descender + 24.12109375) < 1e-9)
    #expect(abs(font.lineHeight - 119.3359375) < 1e-9 && font.leading == 0)
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    #expect(UIFont.systemFont(ofSize: 17).ascender == 16.1865234375)
    #expect(abs(font.capHeight - 70.46) < 0.01 && abs(font.xHeight - 52.64) < 0.01)
    #expect(font.familyName == "Inter" && font.fontName == font.familyName)
  }

  nonisolated static let styles: [(UIFont.TextStyle, Font.TextStyle)] = [
    (.extraLargeTitle, .extraLargeTitle), (.extraLargeTitle2, .extraLargeTitle2),
    (.largeTitle, .largeTitle), (.title1, .title), (.title2, .title2), (.title3, .title3), (.headline, .headline),
    (.subheadline, .subheadline), (.body, .body), (.callout, .callout), (.footnote, .footnote), (.caption1, .caption),
    (.caption2, .caption2),
  ]

  @Test("Text styles are as large as SwiftUI's at every size of text", arguments: styles.indices)
  func preferred(index: Int) {
    let (style, pair): (UIFont.TextStyle, Font.TextStyle) = Self.styles[index]
    for size in DynamicTypeSize.allCases {
      let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(size))
      let font: UIFont = .preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == pair.size(at: size, in: .phone))
      #expect(
        UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits).pointSize
          == font.pointSize)
      traits.performAsCurrent { #expect(UIFont.preferredFont(forTextStyle: style) == font) }
    }
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == pair.size(at: .large, in: .phone))
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        == UIFont.preferredFont(forTextStyle: style).fontDescriptor)
    #expect(UIFont.TextStyle(rawValue: style.rawValue) == style)
  }

  @Test("Descriptors change qualities and designs, and make fonts")
  func descriptors() throws {
    let body: UIFontDescriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let changed: UIFontDescriptor = try #require(
      body.withSymbolicTraits([.traitBold, .traitItalic, .traitTightLeading]))
    #expect(changed.symbolicTraits == [.traitBold, .traitItalic, .traitTightLeading])
    #expect(changed.withSymbolicTraits([]) == body)
    for trait in [
      UIFontDescriptor.SymbolicTraits.traitExpanded, .traitCondensed, .traitMonoSpace, .traitLooseLeading,
    ] {
      #expect(body.withSymbolicTraits(trait)?.symbolicTraits == trait)
    }
    #expect(UIFont(descriptor: changed, size: 0).pointSize == 17 && UIFont(descriptor: changed, size: 9).pointSize == 9)
    #expect(body.withSize(8).pointSize == 8)
    #expect(body.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace && body.withDesign(.default) == body)
    #expect(body.withDesign(.serif) != nil && body.withDesign(.rounded) != body)
    #expect(body.withDesign(.init(rawValue: "none")) == nil)
    #expect(UIFont(descriptor: try #require(body.withDesign(.serif)), size: 0).familyName == "DejaVu Serif")
  }

  @Test("Lengths and fonts grow as their style does, up to a limit")
  func metrics() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    // Body goes from 17 to 53 points, large titles from 34 to 60.
    #expect(abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) - 53) < 1e-9)
    let title = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(abs(title.scaledValue(for: 34, compatibleWith: large) - 60) < 1e-9)
    #expect(title.scaledValue(for: 34) == 34)
    let font: UIFont = .boldSystemFont(ofSize: 34)
    #expect(abs(title.scaledFont(for: font, compatibleWith: large).pointSize - 60) < 1e-9)
    #expect(title.scaledFont(for: font) == font)
    #expect(title.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large).pointSize == 40)
    #expect(title.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
  }

  @Test("Text in a font of UIKit is text in the font of SwiftUI that it is: a reference pair")
  func pairs() throws {
    let pairs: [(UIFont, Font)] = [
      (.systemFont(ofSize: 20), .system(size: 20)),
      (.systemFont(ofSize: 20, weight: .black), .system(size: 20, weight: .black)),
      (.italicSystemFont(ofSize: 20), .system(size: 20).italic()),
      (.monospacedSystemFont(ofSize: 20, weight: .bold), .system(size: 20, weight: .bold, design: .monospaced)),
      (.monospacedDigitSystemFont(ofSize: 20, weight: .regular), .system(size: 20).monospacedDigit()),
      (.preferredFont(forTextStyle: .title1), .system(size: 28)),
      (
        UIFont(descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitCondensed)!, size: 0),
        .system(size: 20).width(.condensed)
      ),
      (
        UIFont(descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)!, size: 0),
        .system(size: 20, design: .rounded)
      ),
    ]
    for (font, pair) in pairs {
      let own: [String] = try window { Text(verbatim: "Rotor 123").font(Font(font as CTFont)) }.displayLines
      #expect(try own == window { Text(verbatim: "Rotor 123").font(pair) }.displayLines, "\(font)")
    }
  }

  @Test("Names of UIKit and SwiftUI stand for each other")
  func names() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
      #expect(UIContentSizeCategory(size).isAccessibilityCategory == size.isAccessibilitySize)
    }
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(sizes == DynamicTypeSize.allCases.map { UIContentSizeCategory($0) } && sizes == sizes.sorted())
    #expect(UIContentSizeCategory(nil) == .unspecified && DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(UIContentSizeCategory(rawValue: UIContentSizeCategory.large.rawValue) == .large)
    #expect(UITraitCollection().preferredContentSizeCategory == .unspecified)
    #expect(
      UITraitCollection(traitsFrom: [.init(preferredContentSizeCategory: .small), .init(userInterfaceStyle: .dark)])
        .preferredContentSizeCategory == .small)
    #expect(UITraitCollection(preferredContentSizeCategory: .small) != UITraitCollection())
    let differs: Bool = UITraitCollection(preferredContentSizeCategory: .small)
      .hasDifferentColorAppearance(comparedTo: UITraitCollection())
    #expect(!differs)
    for scheme in ColorScheme.allCases { #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme) }
    #expect(ColorScheme(UIUserInterfaceStyle(nil)) == nil)
    #expect(ColorSchemeContrast(UIAccessibilityContrast.high) == .increased)
    #expect(ColorSchemeContrast(UIAccessibilityContrast.normal) == .standard)
    #expect(ColorSchemeContrast(UIAccessibilityContrast.unspecified) == nil)
  }
}
