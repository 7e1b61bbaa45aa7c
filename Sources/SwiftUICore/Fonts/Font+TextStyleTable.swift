import CoreGraphics

extension Font.TextStyle {
  /// What a text style is at the default size: look.md, "Type".
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
  func scale(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    phoneSizes[dynamicTypeSize.rawValue] / phoneSizes[DynamicTypeSize.large.rawValue]
  }

  /// Sizes from xSmall to accessibility5, as the Human Interface Guidelines list them.
  private var phoneSizes: [CGFloat] {
    switch self {
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
}
