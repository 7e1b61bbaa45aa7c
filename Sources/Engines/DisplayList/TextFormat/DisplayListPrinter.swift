import CoreGraphics
import DeepStack
import TextEngine

extension DisplayList: CustomStringConvertible {
  /// The list as text: one item a line, a group's items indented below it by two spaces, numbers with at most three
  /// decimals. From the hundredth level on, `+3 ` stands for three further levels of indentation.
  /// `DisplayList(parsing:)` reads it back, and what it reads prints as the same text.
  package var description: String {
    var lines: [String] = []
    for item in items { item.print(depth: 0, into: &lines) }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem {
  /// So many levels are indented: what stands deeper says how many levels more there are, or else the text of deep groups
  /// would be made of spaces.
  static let mostIndented: Int = 100

  fileprivate func print(depth: Int, into lines: inout [String]) {
    let level: Int = min(depth, Self.mostIndented)
    let indent = String(repeating: "  ", count: level) + (depth > level ? "+\(depth - level) " : "")
    lines.append(indent + line)
    guard case .group(let effect, let items) = self else { return }
    if let covering = effect.covering {
      for item in covering { withEnoughStack { item.print(depth: depth + 1, into: &lines) } }
    }
    for item in items { withEnoughStack { item.print(depth: depth + 1, into: &lines) } }
  }

  private var line: String {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      return "fill \(paint.text)\(evenOdd ? " evenodd" : "") \(path.text)"
    case .stroke(let path, let paint, let style):
      return "stroke \(paint.text) \(style.text) \(path.text)"
    case .text(let fragment, let paint, let point):
      return "text \(quoted(fragment.text)) at \(number(point.x)) \(number(point.y)) \(fragment.text(paint))"
    case .symbol(let name, let rect, let paint, let style):
      return "symbol \(quoted(name)) in \(rect.text) \(paint.text)\(style.text)"
    case .image(let box, let rect, let style):
      return "image \(quoted(box.name)) in \(rect.text)\(style.text)"
    case .group(let effect, _):
      return "group \(effect.text)"
    }
  }
}

extension TextFragment {
  fileprivate func text(_ paint: Paint) -> String {
    var words: [String] = ["width \(number(width))", font.text]
    if number(tracking) != "0" { words.append("tracking \(number(tracking))") }
    if isUnderlined { words.append("underline") }
    if isStruckThrough { words.append("strike") }
    if number(outline) != "0" { words.append("outline \(number(outline))") }
    words.append(paint.text)
    return words.joined(separator: " ")
  }
}

extension FontDescriptor {
  fileprivate var text: String {
    var words: [String] = ["font \(number(size))"]
    if weight != 400 { words.append("weight \(weight)") }
    if isItalic { words.append("italic") }
    if design != .standard { words.append("design \(design.rawValue)") }
    if let family { words.append("family \(quoted(family))") }
    if hasMonospacedDigits { words.append("digits") }
    if hasSmallCapitals { words.append("smallcaps") }
    if hasSmallUppercase { words.append("smalluppercase") }
    if number(stretch) != "1" { words.append("stretch \(number(stretch))") }
    if let language { words.append("language \(quoted(language))") }
    if number(leadingAdjustment) != "0" { words.append("leading \(number(leadingAdjustment))") }
    return words.joined(separator: " ")
  }
}

extension Stroke {
  fileprivate var text: String {
    var words: [String] = ["width \(number(width))"]
    if cap != .butt { words.append("cap \(cap.rawValue)") }
    if join != .miter { words.append("join \(join.rawValue)") }
    if number(miterLimit) != "10" { words.append("miter \(number(miterLimit))") }
    if !dash.isEmpty { words.append("dash \(dash.map { number($0) }.joined(separator: " "))") }
    if number(dashPhase) != "0" { words.append("phase \(number(dashPhase))") }
    return words.joined(separator: " ")
  }
}

extension Effect {
  /// The items that the effect has beside those of its group, which are printed first.
  fileprivate var covering: [DisplayItem]? {
    switch self {
    case .mask(let items), .backdrop(_, let items): items
    default: nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .transform(let t):
      let linear: [String] = [t.a, t.b, t.c, t.d].map { number($0) }
      let shift: String = "\(number(t.tx)) \(number(t.ty))"
      if linear == ["1", "0", "0", "1"] { return "translate \(shift)" }
      return "transform \(linear.joined(separator: " ")) \(shift)"
    case .opacity(let opacity): return "opacity \(number(opacity))"
    case .clip(let path, let evenOdd): return "clip\(evenOdd ? " evenodd" : "") \(path.text)"
    case .blur(let radius): return "blur \(number(radius))"
    case .backdrop(let radius, let covering): return "backdrop \(number(radius)) \(covering.count)"
    case .opaqueBlur(let radius, let rect): return "opaqueblur \(number(radius)) \(rect.text)"
    case .shadow(let color, let radius, let x, let y):
      return "shadow \(color.text) radius \(number(radius)) offset \(number(x)) \(number(y))"
    case .blend(let mode): return "blend \(mode.rawValue)"
    case .isolate: return "isolate"
    case .mask(let items): return "mask \(items.count)"
    case .threshold(let low, let high, let color): return "threshold \(number(low)) \(number(high)) \(color.text)"
    case .projection(let projection):
      return "projection \(projection.values.map { preciseNumber($0) }.joined(separator: " "))"
    case .colors(let matrix): return "colors \(matrix.values.map { number($0) }.joined(separator: " "))"
    }
  }
}

extension CGRect {
  var text: String {
    [origin.x, origin.y, size.width, size.height].map { number($0) }.joined(separator: " ")
  }
}
