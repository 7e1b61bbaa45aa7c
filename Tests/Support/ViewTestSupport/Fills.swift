import CoreGraphics
import DisplayList

/// A filled rectangle of a drawing.
package struct FilledRect {
  package var rect: CGRect
  package var color: String
}

extension [DisplayItem] {
  /// The filled paths and the names of their colours, whatever groups they are in.
  package var flattenedFills: [FilledRect] {
    flatMap { item -> [FilledRect] in
      switch item {
      case .fill(let path, .color(let color), _):
        let isRed: Bool = color.red > 0.5 && color.blue < 0.5
        return [FilledRect(rect: path.boundingBox, color: isRed ? "red" : color.blue > 0.5 ? "blue" : "other")]
      case .group(.transform(let transform), let items):
        return items.flattenedFills.map { FilledRect(rect: $0.rect.applying(transform), color: $0.color) }
      case .group(_, let items): return items.flattenedFills
      default: return []
      }
    }
  }
}
