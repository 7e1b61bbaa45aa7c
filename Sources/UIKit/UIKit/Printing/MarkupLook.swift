import CoreGraphics
import Foundation
import UIFoundation

/// How text looks inside of an element of HTML.
@MainActor
struct MarkupLook {
  /// The size of text without a size of its own, and so the height of a line's room, in points.
  static let line: CGFloat = 12

  private var size: CGFloat = MarkupLook.line
  private var isBold: Bool = false
  private var isItalic: Bool = false
  private var isCode: Bool = false
  private var isUnderlined: Bool = false
  private var isStruck: Bool = false
  private var color: UIColor = .black
  private var ground: UIColor?
  private var alignment: NSTextAlignment = .natural
  /// Whether spaces and line breaks are shown as they are.
  private(set) var keepsSpaces: Bool = false

  /// The sizes of headings against that of the text.
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]
  /// The sizes of the numbers 1 to 7 of `font`, in points.
  private static let sizes: [CGFloat] = [8, 10, 12, 14, 18, 24, 36]

  /// The look inside of an element.
  func changed(by name: String, _ attributes: [String: String]) -> MarkupLook {
    var new: MarkupLook = self
    if let factor = Self.headings[name] {
      new.size *= factor
      new.isBold = true
    }
    switch name {
    case "b", "strong", "th", "dt": new.isBold = true
    case "i", "em", "cite", "dfn", "var", "address", "blockquote": new.isItalic = true
    case "u", "ins": new.isUnderlined = true
    case "s", "strike", "del": new.isStruck = true
    case "code", "kbd", "samp", "tt": new.isCode = true
    case "pre": (new.isCode, new.keepsSpaces) = (true, true)
    case "small", "sub", "sup": new.size *= 0.83
    case "big": new.size *= 1.2
    case "mark": new.ground = .yellow
    case "center": new.alignment = .center
    case "a":
      if attributes["href"] != nil { (new.color, new.isUnderlined) = (.blue, true) }
    case "font":
      if let color = attributes["color"].flatMap(Self.color) { new.color = color }
      if let number = attributes["size"].flatMap({ Int($0) }) { new.size = Self.sizes[min(max(number, 1), 7) - 1] }
    default: break
    }
    if let side = attributes["align"].flatMap(Self.alignment) { new.alignment = side }
    for rule in (attributes["style"] ?? "").split(separator: ";") {
      let parts: [String] = rule.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
      if parts.count == 2 { new.take(parts[0], parts[1]) }
    }
    return new
  }

  /// Takes up a rule of a style.
  private mutating func take(_ property: String, _ value: String) {
    switch property {
    case "text-align": alignment = Self.alignment(value) ?? alignment
    case "color": color = Self.color(value) ?? color
    case "background", "background-color": ground = Self.color(value) ?? ground
    case "font-weight": isBold = value.hasPrefix("bold") || (Int(value) ?? 0) >= 600
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "text-decoration":
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    case "font-size": size = length(value) ?? size
    case "white-space": keepsSpaces = value.hasPrefix("pre")
    default: break
    }
  }

  /// A length of a style, in points; a pixel is three quarters of one.
  private func length(_ value: String) -> CGFloat? {
    let number: Double? = Double(value.prefix { $0.isNumber || $0 == "." })
    guard let number, number > 0, number < 1_000 else { return nil }
    if value.hasSuffix("px") { return CGFloat(number * 0.75) }
    if value.hasSuffix("em") { return CGFloat(number) * (value.hasSuffix("rem") ? Self.line : size) }
    if value.hasSuffix("%") { return CGFloat(number / 100) * size }
    return value.hasSuffix("pt") ? CGFloat(number) : nil
  }

  private static func alignment(_ value: String) -> NSTextAlignment? {
    switch value.lowercased() {
    case "left": .left
    case "right": .right
    case "center": .center
    case "justify": .justified
    default: nil
    }
  }

  private static let colors: [String: UIColor] = [
    "black": .black, "white": .white, "red": .red, "green": UIColor(red: 0, green: 0.5, blue: 0, alpha: 1),
    "blue": .blue, "yellow": .yellow, "gray": .gray, "grey": .gray, "orange": .orange, "purple": .purple,
    "brown": .brown, "cyan": .cyan, "magenta": .magenta, "lime": .green,
  ]

  /// A colour by its name or its digits, as `#RGB` and `#RRGGBB`; nil for others.
  private static func color(_ value: String) -> UIColor? {
    let word: String = value.trimmingCharacters(in: .whitespaces).lowercased()
    guard word.hasPrefix("#") else { return colors[word] }
    var digits: String = String(word.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, let number = Int(digits, radix: 16) else { return nil }
    let part: (Int) -> CGFloat = { CGFloat(number >> $0 & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  // MARK: Attributes

  private var font: UIFont {
    let plain: UIFont =
      isCode
      ? .monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
      : .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    guard isItalic else { return plain }
    var traits: UIFontDescriptor.SymbolicTraits = .traitItalic
    if isBold { traits.insert(.traitBold) }
    return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? plain
  }

  var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .paragraphStyle: style]
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let ground { result[.backgroundColor] = ground }
    return result
  }
}
