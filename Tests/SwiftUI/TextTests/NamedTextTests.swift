import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The values of text sizes and text styles by name.
@MainActor
@Suite("Sizes and styles of text by name", .serialized)
struct NamedTextTests {
  @Test("Sizes of text go from extra small to the fifth of accessibility, by both names")
  func textSizes() {
    let sizes: [(ContentSizeCategory, DynamicTypeSize)] = [
      (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
      (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
      (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
      (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]
    for (index, (category, size)) in sizes.enumerated() {
      var values = EnvironmentValues()
      values.sizeCategory = category
      #expect(values.dynamicTypeSize == size)
      values.sizeCategory = .large
      values.dynamicTypeSize = size
      #expect(values.sizeCategory == category)
      #expect(category.isAccessibilityCategory == (index >= 7) && size.isAccessibilitySize == (index >= 7))
    }
    #expect(sizes.map(\.1) == DynamicTypeSize.allCases && sizes.map(\.1) == sizes.map(\.1).sorted())
  }

  @Test("The font of text that names none is the body")
  func font() {
    #expect(Font.default == .body && Font.default != .title)
  }

  @Test("A text at the default scale is as large as without one; at the secondary scale it is smaller")
  func textScale() throws {
    func width(_ scale: Text.Scale) throws -> CGFloat {
      try #require(window { Text("words").textScale(scale) }.frame("words")).width
    }
    let plain: CGFloat = try #require(window { Text("words") }.frame("words")).width
    #expect(try width(.default) == plain)
    #expect(try width(.secondary) < plain)
  }

  @Test("Intents within a line have the numbers of Foundation's, as files keep them")
  func intents() {
    let intents: [InlinePresentationIntent] = [
      .emphasized, .stronglyEmphasized, .code, .strikethrough, .softBreak, .lineBreak, .inlineHTML, .blockHTML,
    ]
    #expect(intents.map(\.rawValue) == [1, 2, 4, 32, 64, 128, 256, 512])
  }
}
