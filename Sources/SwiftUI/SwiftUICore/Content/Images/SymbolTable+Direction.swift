import CoreGraphics
import DisplayList

extension SymbolTable {
  /// Symbols named for the direction of reading, such as chevron.backward, point the other way from right to left.
  static func mirrored(_ form: String) -> String {
    let parts: [Substring] = form.split(separator: ".")
    let turned: [Substring] = parts.enumerated().map { index, part in
      switch part {
      case "backward" where index > 0: "forward"
      case "forward" where index > 0: "backward"
      default: part
      }
    }
    let mirrored: String = turned.joined(separator: ".")
    return drawing(of: mirrored) == nil ? form : mirrored
  }

  /// Whether a symbol is drawn as in a mirror from right to left.
  ///
  /// Apple's guidelines: icons that represent text or the direction of reading are flipped, and so is a loudspeaker with its
  /// waves; things of the world, signs, and what is named for the left or the right are not. Besides those of such families
  /// they are the symbols of which Apple's set has a drawing of its own for right to left, with the name's ending `rtl`. That
  /// of a question mark is drawn anew there, not mirrored: those stay as they are.
  static func isMirrored(_ name: String) -> Bool {
    let parts: [Substring] = name.split(separator: ".")
    guard let first = parts.first, !parts.contains(where: fixedParts.contains) else { return false }
    return mirroredFamilies.contains(first) || mirroredNames.contains(name)
  }

  /// What says that a symbol has a side of its own, or holds a sign that is not to be read backwards.
  private static let fixedParts: Set<Substring> = [
    "aligncenter", "alignleft", "alignright", "backward", "checkmark", "circlepath", "clock", "forward", "justify",
    "justifyleft", "justifyright", "left", "magnifyingglass", "questionmark", "right",
  ]

  private static let mirroredFamilies: Set<Substring> = ["checklist", "filemenu", "list", "quote", "speaker", "text"]

  private static let mirroredNames: Set<String> = [
    "battery.100.bolt", "battery.100percent.bolt", "decrease.indent", "doc.append", "doc.text.below.ecg", "gear.badge",
    "homepod.and.appletv", "increase.indent", "info.bubble", "macwindow.on.rectangle", "message.badge",
    "message.badge.filled.fill", "pencil.and.list.clipboard", "rectangle.and.pencil.and.ellipsis",
  ]
}

extension DisplayItem {
  /// The item as in a mirror that stands upright in the middle of a rectangle.
  func mirrored(in rect: CGRect) -> DisplayItem {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return .group(.transform(mirror), [self])
  }
}
