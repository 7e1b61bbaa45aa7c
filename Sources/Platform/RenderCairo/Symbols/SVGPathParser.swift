import CoreGraphics

/// Reads the `d` attribute of an SVG path: absolute and relative commands, arcs as curves.
///
/// What cannot be read ends the path there, as SVG has it.
struct SVGPathParser {
  private var bytes: ArraySlice<UInt8>
  private var current: CGPoint = .zero
  private var start: CGPoint = .zero
  /// The control point that a smooth curve mirrors, and the kind of curve that it belongs to.
  private var control: CGPoint = .zero
  private var lastCommand: UInt8 = 0
  private var elements: [CGPath.Element] = []

  /// The elements of the path.
  static func elements(of text: String) -> [CGPath.Element] {
    var parser = SVGPathParser(bytes: Array(text.utf8)[...])
    parser.read()
    return parser.elements
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func read() {
    var command: UInt8 = 0
    while true {
      skipSeparators()
      guard let next = bytes.first else { return }
      if next.isLetter {
        command = next
        bytes.removeFirst()
        if command | 0x20 == UInt8(ascii: "z") {
          close()
          continue
        }
      } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
        return
      }
      guard step(command) else { return }
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
    }
  }

  /// One command with its numbers; false when they are not all there.
  private mutating func step(_ command: UInt8) -> Bool {
    let isRelative: Bool = command & 0x20 != 0
    let origin: CGPoint = isRelative ? current : .zero
    let kind = Character(UnicodeScalar(command & 0xDF))
    defer { lastCommand = command & 0xDF }
    switch kind {
    case "M":
      guard let p = point(from: origin) else { return false }
      elements.append(.move(p))
      current = p
      start = p
    case "L":
      guard let p = point(from: origin) else { return false }
      line(to: p)
    case "H":
      guard let x = number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case "V":
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case "C", "S": return cubic(kind, origin)
    case "Q", "T": return quad(kind, origin)
    case "A": return arc(origin)
    default: return false
    }
    return true
  }

  private mutating func line(to p: CGPoint) {
    elements.append(.line(p))
    current = p
  }

  private mutating func close() {
    elements.append(.close)
    current = start
    lastCommand = 0
  }

  private mutating func cubic(_ kind: Character, _ origin: CGPoint) -> Bool {
    var first: CGPoint = current
    if kind == "C" {
      guard let p = point(from: origin) else { return false }
      first = p
    } else if [UInt8(ascii: "C"), UInt8(ascii: "S")].contains(lastCommand) {
      first = CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }
    guard let second = point(from: origin), let end = point(from: origin) else { return false }
    elements.append(.cubic(end, control1: first, control2: second))
    control = second
    current = end
    return true
  }

  private mutating func quad(_ kind: Character, _ origin: CGPoint) -> Bool {
    var middle: CGPoint = current
    if kind == "Q" {
      guard let p = point(from: origin) else { return false }
      middle = p
    } else if [UInt8(ascii: "Q"), UInt8(ascii: "T")].contains(lastCommand) {
      middle = CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }
    guard let end = point(from: origin) else { return false }
    elements.append(.quad(end, control: middle))
    control = middle
    current = end
    return true
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = number(), let ry = number(), let turn = number(), let large = flag(), let sweep = flag(),
      let end = point(from: origin)
    else { return false }
    let arc = EllipticalArc(
      from: current, to: end, radii: CGSize(width: rx, height: ry), turn: turn * .pi / 180, isLarge: large,
      isSweeping: sweep)
    elements += arc.elements
    current = end
    return true
  }
}

// MARK: - Numbers

extension SVGPathParser {
  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func skipSeparators() {
    while let byte = bytes.first, byte == UInt8(ascii: ",") || byte <= 32 { bytes.removeFirst() }
  }

  /// A flag of an arc is one digit, and the next number may follow it at once.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = bytes.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    bytes.removeFirst()
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    var text: [UInt8] = []
    var hasPoint: Bool = false
    var hasExponent: Bool = false
    while let byte = bytes.first {
      let isSign: Bool = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      if isSign, !text.isEmpty, text.last.map({ $0 | 0x20 }) != UInt8(ascii: "e") { break }
      if byte == UInt8(ascii: ".") {
        if hasPoint || hasExponent { break }
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        if hasExponent || text.isEmpty { break }
        hasExponent = true
      } else if !isSign, !(48...57).contains(byte) {
        break
      }
      text.append(byte)
      bytes.removeFirst()
    }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return CGFloat(value)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (65...90).contains(self & 0xDF) }
}
