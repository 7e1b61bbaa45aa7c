import CoreGraphics
import TextEngine

extension Font.TextStyle {
  /// The metrics of a text style at the default size of text, as published for Apple's systems.
  struct Metrics {
    var size: CGFloat
    var weight: Font.Weight
    /// The weight of the style's bold form.
    var emphasized: Font.Weight

    init(_ size: CGFloat, _ weight: Font.Weight, emphasized: Font.Weight) {
      self.size = size
      self.weight = weight
      self.emphasized = emphasized
    }
  }

  func metrics(in idiom: FontContext.Idiom) -> Metrics {
    switch (self, idiom) {
    case (.extraLargeTitle, .phone): return Metrics(36, .bold, emphasized: .heavy)
    case (.extraLargeTitle2, .phone): return Metrics(28, .bold, emphasized: .heavy)
    case (.largeTitle, .phone): return Metrics(34, .regular, emphasized: .bold)
    case (.title, .phone): return Metrics(28, .regular, emphasized: .bold)
    case (.title2, .phone): return Metrics(22, .regular, emphasized: .bold)
    case (.title3, .phone): return Metrics(20, .regular, emphasized: .semibold)
    case (.headline, .phone): return Metrics(17, .semibold, emphasized: .semibold)
    case (.body, .phone): return Metrics(17, .regular, emphasized: .semibold)
    case (.callout, .phone): return Metrics(16, .regular, emphasized: .semibold)
    case (.subheadline, .phone): return Metrics(15, .regular, emphasized: .semibold)
    case (.footnote, .phone): return Metrics(13, .regular, emphasized: .semibold)
    case (.caption, .phone): return Metrics(12, .regular, emphasized: .semibold)
    case (.caption2, .phone): return Metrics(11, .regular, emphasized: .semibold)
    case (.extraLargeTitle, .desktop): return Metrics(28, .bold, emphasized: .heavy)
    case (.extraLargeTitle2, .desktop): return Metrics(22, .bold, emphasized: .heavy)
    case (.largeTitle, .desktop): return Metrics(26, .regular, emphasized: .bold)
    case (.title, .desktop): return Metrics(22, .regular, emphasized: .bold)
    case (.title2, .desktop): return Metrics(17, .regular, emphasized: .bold)
    case (.title3, .desktop): return Metrics(15, .regular, emphasized: .semibold)
    case (.headline, .desktop): return Metrics(13, .bold, emphasized: .heavy)
    case (.body, .desktop): return Metrics(13, .regular, emphasized: .semibold)
    case (.callout, .desktop): return Metrics(12, .regular, emphasized: .semibold)
    case (.subheadline, .desktop): return Metrics(11, .regular, emphasized: .semibold)
    case (.footnote, .desktop): return Metrics(10, .regular, emphasized: .semibold)
    case (.caption, .desktop): return Metrics(10, .regular, emphasized: .medium)
    case (.caption2, .desktop): return Metrics(10, .medium, emphasized: .semibold)
    }
  }

  /// The size in points. The phone's follow Apple's published table; the desktop's grow in the same proportion, to whole
  /// points.
  package func size(at dynamicTypeSize: DynamicTypeSize, in idiom: FontContext.Idiom) -> CGFloat {
    let row: [CGFloat] = phoneSizes
    let size: CGFloat = row[dynamicTypeSize.rawValue]
    guard idiom == .desktop else { return size }
    let base: CGFloat = metrics(in: .desktop).size
    return (base * size / row[DynamicTypeSize.large.rawValue]).rounded()
  }

  /// How a custom font's size grows: the style's phone size over its size at the default.
  func scale(at dynamicTypeSize: DynamicTypeSize) -> CGFloat { name.scale(atStep: dynamicTypeSize.rawValue) }

  private var phoneSizes: [CGFloat] { name.phoneSizes }

  package var name: TextStyleName {
    switch self {
    case .extraLargeTitle: .extraLargeTitle
    case .extraLargeTitle2: .extraLargeTitle2
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}
