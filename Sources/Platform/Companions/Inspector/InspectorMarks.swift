import CoreGraphics
import DisplayList

/// The marks that the inspector draws above the app.
enum InspectorMarks {
  private static let selected = RGBA(red: 0.85, green: 0.1, blue: 0.45, alpha: 1)
  private static let hovered = RGBA(red: 0.1, green: 0.4, blue: 0.95, alpha: 1)

  /// Outlines of the selection and of what is under the pointer; nil where there is neither.
  static func list(selection: CGRect?, hover: CGRect?) -> DisplayList? {
    let items: [DisplayItem] = outline(hover, hovered) + outline(selection, selected)
    return items.isEmpty ? nil : DisplayList(items)
  }

  /// A line on a white one, so that it is seen on any ground, outside of what it is around, and a tint that lets all be read.
  private static func outline(_ frame: CGRect?, _ color: RGBA) -> [DisplayItem] {
    guard let frame, !frame.isNull, frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite,
      frame.height.isFinite
    else { return [] }
    let path = CGPath(rect: frame.insetBy(dx: -4, dy: -4), transform: nil)
    let tint = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0.12)
    let white = RGBA(red: 1, green: 1, blue: 1, alpha: 0.9)
    return [
      .fill(path, .color(tint), evenOdd: false), .stroke(path, .color(white), Stroke(width: 5)),
      .stroke(path, .color(color), Stroke(width: 2.5)),
    ]
  }
}
