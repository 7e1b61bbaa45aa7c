import CoreGraphics

extension RGBA {
  /// `#RRGGBB` for a colour of whole 255ths, else `rgb(r g b)`; with `/alpha` when not opaque.
  var text: String {
    let channels: [Double] = [red, green, blue]
    let bytes: [Int?] = channels.map(Self.byte)
    let suffix: String = number(alpha)
    guard bytes.allSatisfy({ $0 != nil }) else {
      let inside: String = channels.map { number($0) }.joined(separator: " ")
      return suffix == "1" ? "rgb(\(inside))" : "rgb(\(inside) / \(suffix))"
    }
    let hex: String = bytes.compactMap { $0 }.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    return suffix == "1" ? "#\(hex)" : "#\(hex)/\(suffix)"
  }

  /// The channel in 255ths, if it is a whole number of them, before or after rounding to three decimals.
  private static func byte(_ value: Double) -> Int? {
    guard value > -0.001, value < 1.001 else { return nil }
    let nearest: Double = (value * 255).rounded()
    let isExact: Bool = [value, roundedForText(value)].contains { abs($0 - nearest / 255) < 1e-6 }
    return isExact && (0...255).contains(nearest) ? Int(nearest) : nil
  }
}

extension Paint {
  var text: String {
    switch self {
    case .color(let color): return color.text
    case .linear(let stops, let from, let to):
      return "linear(\(numbers(from.x, from.y)) to \(numbers(to.x, to.y));\(text(stops)))"
    case .radial(let stops, let center, let startRadius, let endRadius):
      return "radial(\(numbers(center.x, center.y)) from \(number(startRadius)) to \(number(endRadius));\(text(stops)))"
    case .circles(let stops, let from, let startRadius, let to, let endRadius):
      let first: String = "\(numbers(from.x, from.y)) \(number(startRadius))"
      let second: String = "\(numbers(to.x, to.y)) \(number(endRadius))"
      return "circles(\(first) to \(second);\(text(stops)))"
    case .angular(let stops, let center, let startAngle, let endAngle):
      return "angular(\(numbers(center.x, center.y)) from \(number(startAngle)) to \(number(endAngle));\(text(stops)))"
    case .mesh(let mesh): return mesh.text
    case .transformed(let paint, let t):
      let values: [String] = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }
      return "transformed(\(values.joined(separator: " "));\(paint.text))"
    case .repeated(let paint, let mirrored): return "\(mirrored ? "mirrored" : "repeated")(\(paint.text))"
    case .tile(let box, let rect):
      return "tile(\(quoted(box.name)) \(numbers(rect.minX, rect.minY)) \(numbers(rect.width, rect.height)))"
    }
  }

  private func text(_ stops: [GradientStop]) -> String {
    stops.map { " \($0.color.text) \(number($0.location))" }.joined(separator: ",")
  }

  private func numbers(_ x: CGFloat, _ y: CGFloat) -> String { "\(number(x)) \(number(y))" }
}

extension Mesh {
  /// The columns and rows, and for each vertex its place, the four points that pull at it, and its colour.
  fileprivate var text: String {
    let all: [String] = vertices.map { vertex in
      let points: [CGPoint] = [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
      return (points.flatMap { [number($0.x), number($0.y)] } + [vertex.color.text]).joined(separator: " ")
    }
    let smooth: String = smoothsColors ? " smooth" : ""
    return "mesh(\(columns) \(rows)\(smooth) on \(background.text); \(all.joined(separator: ", ")))"
  }
}
