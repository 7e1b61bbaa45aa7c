import CoreGraphics
import DisplayList

extension SymbolOutline {
  /// The outline with layers and steps by the rules that a symbol's name follows.
  ///
  /// What is enclosed, a badge, or what stands before something else is the first layer; what encloses, carries the
  /// badge or lies behind is the second.
  func layered(for name: String) -> SymbolOutline {
    // A drawing of our own may have layers of its own, and what takes away has none.
    guard parts.allSatisfy({ $0.layer == 0 && $0.mode == .over }) else { return self }
    let words: [Substring] = name.split(separator: ".")
    var result: SymbolOutline = self
    if let steps = SymbolSteps(name: name) { return result.numbered(by: steps) }
    guard let largest = result.largest else { return result }
    if words.dropFirst().contains(where: { Self.enclosures.contains($0) }) {
      if words.last == "fill", result.parts.count == 1 { return result.opened(at: largest) }
      for index in result.parts.indices { result.parts[index].layer = index == largest ? 1 : 0 }
    } else if words.contains("badge") || words.contains("slash") {
      for index in result.parts.indices { result.parts[index].layer = index == largest ? 1 : 0 }
    } else if result.parts.count > 1 {
      for index in result.parts.indices { result.parts[index].layer = index == largest ? 0 : 1 }
    }
    return result
  }

  private static let enclosures: Set<Substring> = [
    "circle", "square", "rectangle", "triangle", "diamond", "octagon", "hexagon", "seal", "shield", "app", "bubble",
  ]

  /// The piece that takes the most room, without the others.
  var largestPart: SymbolOutline { largest.map { SymbolOutline(parts: [parts[$0]]) } ?? self }

  private var largest: Int? {
    parts.indices.max { left, right in
      let (a, b): (CGRect, CGRect) = (parts[left].path.boundingBoxOfPath, parts[right].path.boundingBoxOfPath)
      return a.width * a.height < b.width * b.height
    }
  }

  /// A filled enclosure and what is cut out of it, as two layers.
  private func opened(at index: Int) -> SymbolOutline {
    let contours: [[CGPath.Element]] = parts[index].path.elements.reduce(into: []) { contours, element in
      if case .move = element { contours.append([]) }
      if !contours.isEmpty { contours[contours.count - 1].append(element) }
    }
    guard contours.count > 1 else { return self }
    let paths: [CGPath] = contours.map { CGPath(elements: $0) }
    let outer: Int =
      paths.indices.max { paths[$0].boundingBoxOfPath.width < paths[$1].boundingBoxOfPath.width } ?? 0
    let holes: [CGPath.Element] = paths.indices.filter { $0 != outer }.flatMap { paths[$0].elements }
    return SymbolOutline(parts: [
      Part(path: paths[outer], layer: 1),
      Part(path: CGPath(elements: holes), isEvenOdd: true, layer: 0, isHoleInOnePaint: true),
    ])
  }

  private func numbered(by steps: SymbolSteps) -> SymbolOutline {
    var result: SymbolOutline = self
    let order: [Int] = steps.order(of: parts.map(\.path.boundingBoxOfPath))
    for (place, index) in order.enumerated() {
      let step: Int = place - (steps.hasBase ? 1 : 0)
      result.parts[index].step = step >= 0 ? step : nil
      result.parts[index].layer = step >= 0 && steps.hasBase ? 1 : 0
    }
    return result
  }
}

/// How the parts of a symbol that shows a value follow each other.
struct SymbolSteps {
  private enum Order { case up, right, outwards }

  private let order: Order
  /// Whether the first part is always lit.
  let hasBase: Bool

  /// Nil for symbols that show no value.
  init?(name: String) {
    func named(_ prefix: String) -> Bool { name == prefix || name.hasPrefix(prefix + ".") }
    if named("wifi") {
      (order, hasBase) = (.up, false)
    } else if named("speaker.wave.1") || named("speaker.wave.2") || named("speaker.wave.3") {
      (order, hasBase) = (.right, true)
    } else if named("cellularbars") || named("chart.bar") || named("ellipsis") || named("waveform") {
      (order, hasBase) = (.right, false)
    } else if named("dot.radiowaves.right") || named("dot.radiowaves.forward") {
      (order, hasBase) = (.right, true)
    } else if named("wave.3.right") {
      (order, hasBase) = (.right, false)
    } else if named("antenna.radiowaves") || named("dot.radiowaves") || named("sun.max") || named("rays") {
      (order, hasBase) = (.outwards, true)
    } else {
      return nil
    }
  }

  func order(of boxes: [CGRect]) -> [Int] {
    func distance(_ box: CGRect) -> CGFloat {
      switch order {
      case .up: return -box.midY
      case .right: return box.midX
      case .outwards: return abs(box.midX - SymbolOutline.side / 2) + abs(box.midY - SymbolOutline.side / 2)
      }
    }
    return boxes.indices.sorted { distance(boxes[$0]) < distance(boxes[$1]) }
  }
}
