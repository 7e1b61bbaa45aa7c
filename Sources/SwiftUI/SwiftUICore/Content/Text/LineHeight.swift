import CoreGraphics
import Foundation
import TextEngine

extension AttributedString {
  /// How far the base lines of two lines are from each other.
  public struct LineHeight: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case normal, tight, loose
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
    }

    fileprivate let kind: Kind

    /// As high as the font says, each line by its own letters.
    public static let variable = LineHeight(kind: .normal)
    /// As high as the font says.
    public static let normal = LineHeight(kind: .normal)
    /// Two points less than the font says, as with `Font.Leading.tight`.
    public static let tight = LineHeight(kind: .tight)
    /// Two points more than the font says, as with `Font.Leading.loose`.
    public static let loose = LineHeight(kind: .loose)

    /// A distance in points, whatever the font's size.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
    /// So many times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// The size of the font and some points more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
  }
}

struct LineHeightKey: EnvironmentKey { static let defaultValue: AttributedString.LineHeight? = nil }

extension EnvironmentValues {
  /// How far base lines of texts are from each other; nil leaves it to the font.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets how far base lines of texts inside are from each other, which is also the height of a text of one line.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

extension AttributedString.LineHeight {
  /// Gives the runs line boxes of the height; what they get or lose is shared by the room above and below the letters.
  func apply(to content: inout TextContent) {
    for index in content.runs.indices {
      let font: FontDescriptor = content.runs[index].font
      let height: CGFloat
      switch kind {
      case .normal: continue
      case .tight: height = font.ascent + font.descent - 2
      case .loose: height = font.ascent + font.descent + 2
      case .exact(let points): height = points
      case .multiple(let factor): height = font.size * factor
      case .leading(let increase): height = font.size + increase
      }
      guard height.isFinite else { continue }
      let half: CGFloat = (max(height, 1) - font.ascent - font.descent) / 2
      var box: FontDescriptor.Box =
        font.box
        ?? FontDescriptor.Box(
          ascent: font.ascent, descent: font.descent, faceAscent: font.ascent, faceDescent: font.descent)
      box.ascent += half
      box.descent += half
      box.lineGap = 0
      content.runs[index].font.box = box
    }
  }
}
