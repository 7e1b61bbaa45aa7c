import CoreGraphics
import DisplayList
import TextEngine

/// How content is drawn that is not to be seen: as bars of its size in a faint form of its colour.
enum Redaction {
  /// How much of the foreground is left, and the corners' radius in points.
  private static let opacity: Double = 0.16
  private static let cornerRadius: CGFloat = 3

  static func items(for bars: [CGRect], paint: Paint) -> [DisplayItem] {
    let visible: [CGRect] = bars.filter { $0.width > 0 && $0.height > 0 }
    guard !visible.isEmpty else { return [] }
    let fills: [DisplayItem] = visible.map { bar in
      let radius: CGFloat = min(cornerRadius, bar.width / 2, bar.height / 2)
      let path = CGPath(roundedRect: bar, cornerWidth: radius, cornerHeight: radius, transform: nil)
      return .fill(path, paint, evenOdd: false)
    }
    return [.group(.opacity(opacity), fills)]
  }
}

extension TextLayout {
  /// Where the characters of each line stand.
  var lineBounds: [CGRect] {
    lines.compactMap { line in
      guard let left = line.fragments.map(\.x).min(), let right = line.fragments.map({ $0.x + $0.width }).max() else {
        return nil
      }
      return CGRect(x: left, y: line.top, width: right - left, height: line.height)
    }
  }
}
