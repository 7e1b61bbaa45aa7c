import CoreGraphics
import DisplayList

/// A drawing of our own, in words: lines and areas in a square of 16 by 16, one after the other, parted by semicolons.
///
/// Each begins with a letter, and the number of its layer where that is not 0:
/// - `s` a line one wide, `h` half a line, `w` a line of one and a half, `p` a dashed line; `f` an area
/// - `o` a closed line, whose inside is painted too in the filled form
/// - `d` a line and `e` an area that are left out of the filled form
/// - `c` an area, `g` a line and `k` a wide line that are left out of what was drawn before
/// - `u` an icon (name, x, y, side, and degrees of a turn), `v` one with a filled form, `y` its largest piece alone, `i` one that
///   is left out of the filled form, `x` the room that it takes when it is filled
struct SymbolSketch {
  /// The drawing of an icon by its name, for those that are put together of icons.
  let icon: (String) -> SymbolOutline?
  let isFilled: Bool

  /// Nil where an icon is missing or a letter unknown.
  func outline(_ text: String) -> SymbolOutline? {
    var outline = SymbolOutline(parts: [])
    for word in text.split(separator: ";") {
      let stroke: Substring = word.drop { $0 == " " || $0 == "\n" }
      guard let kind = stroke.first else { continue }
      let digits: Substring = stroke.dropFirst().prefix { $0.isNumber }
      guard let parts = parts(kind, String(stroke.dropFirst(1 + digits.count))) else { return nil }
      let isHole: Bool = isFilled && "dei".contains(kind)
      outline.parts += parts.map { part in
        var part: SymbolOutline.Part = part
        part.layer = Int(digits) ?? 0
        // What is left out of a second layer is a layer where layers have paints of their own.
        part.isHoleInOnePaint = isHole && outline.parts.first?.layer == 1
        if isHole, !part.isHoleInOnePaint { part.mode = .cut }
        return part
      }
    }
    return outline.parts.isEmpty ? nil : outline
  }

  private func parts(_ kind: Character, _ rest: String) -> [SymbolOutline.Part]? {
    if "uvxyi".contains(kind) { return placed(kind, rest) }
    let path = CGPath(elements: SVGPathParser.elements(of: rest))
    let area: Bool = kind == "f" || kind == "e" || kind == "c"
    let isCut: Bool = kind == "c" || kind == "g" || kind == "k"
    let drawn: CGPath
    switch kind {
    case "f", "e", "c": drawn = path
    case "s", "d", "g": drawn = path.line(1)
    case "h": drawn = path.line(0.7)
    case "w": drawn = path.line(1.5)
    case "k": drawn = path.line(2.4)
    case "p": drawn = path.dashedLine()
    case "o": drawn = isFilled ? path.grown(by: 0.5) : path.line(1)
    default: return nil
    }
    return [SymbolOutline.Part(path: drawn, isEvenOdd: area, mode: isCut ? .cut : .over)]
  }

  private func placed(_ kind: Character, _ rest: String) -> [SymbolOutline.Part]? {
    let words: [String] = rest.split(separator: " ").map(String.init)
    let numbers: [Double] = words.dropFirst().compactMap(Double.init)
    guard let name = words.first, numbers.count >= 3 else { return nil }
    guard var whole = icon(kind == "v" && isFilled ? name + "-fill" : name) else { return nil }
    if kind == "y" {
      whole = whole.largestPart
      if isFilled { whole = whole.filled() }
    }
    let scale: CGFloat = numbers[2] / SymbolOutline.side
    let turn: CGFloat = (numbers.count > 3 ? numbers[3] : 0) * .pi / 180
    let small: SymbolOutline = whole.applying(
      CGAffineTransform(translationX: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[2] / 2).rotated(by: turn)
        .scaledBy(x: scale, y: scale).translatedBy(x: -SymbolOutline.side / 2, y: -SymbolOutline.side / 2))
    return kind == "x" ? small.room(0.9) : small.bolder(by: 0.3 * max(0, 1 - scale)).parts
  }
}

extension CGPath {
  /// The area of a line with round ends along the path.
  func line(_ width: CGFloat) -> CGPath {
    stroked(PathStroke(width: width, cap: .round, join: .round, miterLimit: 4))
  }

  /// Dashes of two with gaps of 1.4.
  fileprivate func dashedLine() -> CGPath {
    stroked(PathStroke(width: 1, cap: .butt, join: .round, miterLimit: 4, dash: [2, 1.4]))
  }

  /// The insides of all contours with a margin around them, to be filled by the winding rule.
  func grown(by margin: CGFloat) -> CGPath {
    CGPath(elements: contours.flatMap { $0.elements + $0.line(2 * margin, turning: $0.turning > 0).elements })
  }

  /// The subpaths, each on its own.
  var contours: [CGPath] {
    let lists: [[Element]] = elements.reduce(into: []) { lists, element in
      if case .move = element { lists.append([]) }
      if !lists.isEmpty { lists[lists.count - 1].append(element) }
    }
    return lists.map { CGPath(elements: $0) }
  }

  /// A line along the path that is wound one way round, so that it leaves no hole where it lies on an area wound so.
  func line(_ width: CGFloat, turning isPositive: Bool) -> CGPath {
    let line: CGPath = line(width)
    guard let piece = line.contours.first, (piece.turning > 0) != isPositive else { return line }
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    return applying(mirror).line(width).applying(mirror)
  }

  /// Twice the area within the polygon of all points, negative for one way round.
  var turning: CGFloat {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let point, let control): points += [control, point]
      case .cubic(let point, let control1, let control2): points += [control1, control2, point]
      case .close: break
      }
    }
    guard let first = points.first else { return 0 }
    return zip(points, points.dropFirst() + [first]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }
}
