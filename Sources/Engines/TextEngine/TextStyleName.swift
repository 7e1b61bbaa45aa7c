import CoreGraphics

/// The purposes of text that have a font each.
package enum TextStyleName: String, CaseIterable, Hashable, Sendable {
  case extraLargeTitle, extraLargeTitle2
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

  /// Sizes on a phone from xSmall to accessibility5, as the Human Interface Guidelines list them; the fourth is the
  /// default.
  ///
  /// The two extra large titles are published with 36 and 28 points at the default alone; they grow in the steps of the
  /// large title and of the title, which are nearest to them.
  package var phoneSizes: [CGFloat] {
    switch self {
    case .extraLargeTitle: return [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: return Self.title.phoneSizes
    case .largeTitle: return [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: return [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: return [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: return [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: return [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: return [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: return [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: return [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: return [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: return [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// How a length grows with the style: its size at one of the twelve steps over that at the default.
  package func scale(atStep step: Int) -> CGFloat { phoneSizes[step] / phoneSizes[Self.defaultStep] }

  package static let defaultStep: Int = 3
}
