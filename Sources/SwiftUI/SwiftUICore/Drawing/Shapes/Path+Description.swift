import CoreGraphics

extension Path: LosslessStringConvertible {
  /// A path from its description, or nil when the text is not one.
  ///
  /// Numbers come before their command: `x y m`, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c` and `h`.
  public init?(_ string: String) {
    var elements: [CGPath.Element] = []
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(point(0)))
      case ("l", 2): elements.append(.line(point(0)))
      case ("q", 4): elements.append(.quad(point(2), control: point(0)))
      case ("c", 6): elements.append(.cubic(point(4), control1: point(0), control2: point(2)))
      case ("h", 0): elements.append(.close)
      default: return nil
      }
      if elements.count == 1, case .move = elements[0] {} else if elements.count == 1 { return nil }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }

  /// The elements as text that `init(_:)` reads back.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element -> String in
      switch element {
      case .move(let point): return "\(text(point)) m"
      case .line(let point): return "\(text(point)) l"
      case .quad(let point, let control): return "\(text(control, point)) q"
      case .cubic(let point, let control1, let control2): return "\(text(control1, control2, point)) c"
      case .close: return "h"
      }
    }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
  }
}
