import CoreGraphics
import DisplayList

/// The parts of a symbol's drawing, in a square of 16 by 16.
struct SymbolOutline {
  /// A piece that hangs together, holes included.
  struct Part {
    enum Mode { case over, cut }

    var path: CGPath
    var isEvenOdd: Bool = false
    /// 0 for what the first paint is for.
    var layer: Int = 0
    /// The place among the steps of a symbol that shows a value; nil for what is always lit.
    var step: Int?
    /// Whether the part is painted, or taken out of what lies below it.
    var mode: Mode = .over
    /// A part that is a hole while the symbol has one paint, and painted where its layer has a paint of its own.
    var isHoleInOnePaint: Bool = false
  }

  static let side: CGFloat = 16

  var parts: [Part]

  var stepCount: Int { (parts.compactMap(\.step).max() ?? -1) + 1 }

  /// One path for all parts, where one fill gives the whole drawing.
  var single: (path: CGPath, isEvenOdd: Bool)? {
    guard let first = parts.first,
      parts.allSatisfy({ $0.mode == .over && !$0.isHoleInOnePaint && $0.isEvenOdd == first.isEvenOdd })
    else { return nil }
    if parts.count == 1 { return (first.path, first.isEvenOdd) }
    return (CGPath(elements: parts.flatMap(\.path.elements)), first.isEvenOdd)
  }

  var bounds: CGRect { parts.reduce(.null) { $0.union($1.path.boundingBoxOfPath) } }
  /// The bounds of what is painted, without what is only taken out of it.
  var paintedBounds: CGRect { SymbolOutline(parts: parts.filter { $0.mode == .over }).bounds }

  func applying(_ transform: CGAffineTransform) -> SymbolOutline {
    SymbolOutline(
      parts: parts.map { part in
        var part: Part = part
        part.path = part.path.applying(transform)
        return part
      })
  }
}

// MARK: - Reading

extension SymbolOutline {
  /// The outline in an icon file of paths alone; nil for other files.
  init?(svg text: String) {
    var parts: [Part] = []
    for tag in text.components(separatedBy: "<").dropFirst() {
      let name: Substring = tag.prefix { $0.isLetter }
      switch name {
      case "path":
        guard let data = Self.attribute("d", of: tag) else { return nil }
        let isEvenOdd: Bool = Self.attribute("fill-rule", of: tag) == "evenodd"
        parts += Self.pieces(of: SVGPathParser.elements(of: data), isEvenOdd: isEvenOdd)
      case "circle":
        let numbers: [Double] = ["cx", "cy", "r"].compactMap { Self.attribute($0, of: tag).flatMap(Double.init) }
        guard numbers.count == 3 else { return nil }
        let r: Double = numbers[2]
        parts.append(
          Part(
            path: CGPath(
              ellipseIn: CGRect(x: numbers[0] - r, y: numbers[1] - r, width: 2 * r, height: 2 * r), transform: nil)))
      case "rect":
        let numbers: [Double] = ["x", "y", "width", "height"].map {
          Self.attribute($0, of: tag).flatMap(Double.init) ?? 0
        }
        let radius: CGFloat = CGFloat(Self.attribute("rx", of: tag).flatMap(Double.init) ?? 0)
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        let corner: CGFloat = min(radius, rect.width / 2, rect.height / 2)
        parts.append(
          Part(path: CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil)))
      case "svg", "": continue
      default: return nil
      }
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.range(of: " \(name)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }

  /// The contours of a path, those inside others kept with them.
  private static func pieces(of elements: [CGPath.Element], isEvenOdd: Bool) -> [Part] {
    var contours: [[CGPath.Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if contours.isEmpty { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    // From the largest on, for a hole may stand in the file before what it is cut out of.
    let areas: [CGFloat] = contours.map {
      let box: CGRect = CGPath(elements: $0).boundingBoxOfPath
      return box.width * box.height
    }
    let order: [Int] = contours.indices.sorted { (-areas[$0], $0) < (-areas[$1], $1) }
    let rule: CGPathFillRule = isEvenOdd ? .evenOdd : .winding
    var pieces: [(place: Int, part: Part)] = []
    for index in order {
      guard case .move(let start)? = contours[index].first else { continue }
      let holder: Int? = pieces.firstIndex {
        $0.part.path.boundingBoxOfPath.contains(start) && $0.part.path.contains(start, using: rule)
      }
      if let holder {
        let whole: [CGPath.Element] = pieces[holder].part.path.elements + contours[index]
        pieces[holder].part.path = CGPath(elements: whole)
        pieces[holder].place = min(pieces[holder].place, index)
      } else {
        pieces.append((index, Part(path: CGPath(elements: contours[index]), isEvenOdd: isEvenOdd)))
      }
    }
    return pieces.sorted { $0.place < $1.place }.map(\.part)
  }
}
