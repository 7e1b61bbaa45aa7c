import CoreGraphics

extension LineScanner {
  mutating func numbers(_ count: Int) throws -> [CGFloat] {
    try (0..<count).map { _ in CGFloat(try number()) }
  }

  mutating func point() throws -> CGPoint {
    let n: [CGFloat] = try numbers(2)
    return CGPoint(x: n[0], y: n[1])
  }

  mutating func rect() throws -> CGRect {
    let n: [CGFloat] = try numbers(4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  mutating func color() throws -> RGBA {
    if take("rgb") {
      try expect("(")
      let n: [CGFloat] = try numbers(3)
      let alpha: Double = take("/") ? try number() : 1
      try expect(")")
      return RGBA(red: Double(n[0]), green: Double(n[1]), blue: Double(n[2]), alpha: alpha)
    }
    let word: String = try word("a colour")
    let parts: [Substring] = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let digits: Substring = parts[0].dropFirst()
    guard parts[0].first == "#", digits.count == 6, let value = UInt32(digits, radix: 16),
      let alpha = parts.count == 2 ? Double(parts[1]) : 1
    else { throw failure("\(word) is no colour: expected #RRGGBB, #RRGGBB/alpha or rgb(r g b)") }
    func part(_ shift: UInt32) -> Double { Double((value >> shift) & 255) / 255 }
    return RGBA(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  mutating func paint() throws -> Paint {
    if take("linear") {
      try expect("(")
      let from: CGPoint = try point()
      try expect("to")
      let to: CGPoint = try point()
      return .linear(try stops(), from: from, to: to)
    }
    if take("radial") {
      try expect("(")
      let center: CGPoint = try point()
      let (low, high): (Double, Double) = try range()
      return .radial(try stops(), center: center, startRadius: CGFloat(low), endRadius: CGFloat(high))
    }
    if take("circles") {
      try expect("(")
      let first: [CGFloat] = try numbers(3)
      try expect("to")
      let second: [CGFloat] = try numbers(3)
      return .circles(
        try stops(), from: CGPoint(x: first[0], y: first[1]), startRadius: first[2],
        to: CGPoint(x: second[0], y: second[1]), endRadius: second[2])
    }
    if take("angular") {
      try expect("(")
      let center: CGPoint = try point()
      let (low, high): (Double, Double) = try range()
      return .angular(try stops(), center: center, startAngle: low, endAngle: high)
    }
    if take("mesh") {
      try expect("(")
      return .mesh(try mesh())
    }
    if take("transformed") {
      try expect("(")
      let n: [CGFloat] = try numbers(6)
      try expect(";")
      let inner: Paint = try paint()
      try expect(")")
      return .transformed(inner, CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
    let isMirrored: Bool = take("mirrored")
    if isMirrored || take("repeated") {
      try expect("(")
      let inner: Paint = try paint()
      try expect(")")
      return .repeated(inner, mirrored: isMirrored)
    }
    if take("tile") {
      try expect("(")
      let box: CGImageBox = try image()
      let rect: CGRect = try rect()
      try expect(")")
      return .tile(box, rect)
    }
    return .color(try color())
  }

  /// A picture by its name.
  mutating func image() throws -> CGImageBox {
    let name: String = try string("the image's name")
    guard let object = images[name] else { throw failure("no image is named \(quoted(name)): pass it to the parser") }
    return CGImageBox(name: name, object: object)
  }

  private mutating func mesh() throws -> Mesh {
    let (columns, rows): (Double, Double) = (try number(), try number())
    guard let width = Int(exactly: columns), let height = Int(exactly: rows), width >= 2, height >= 2,
      width <= 1000, height <= 1000
    else { throw failure("a mesh has at least 2 columns and 2 rows, and at most 1000") }
    let smooths: Bool = take("smooth")
    try expect("on")
    let background: RGBA = try color()
    try expect(";")
    var vertices: [Mesh.Vertex] = []
    repeat {
      let p: [CGPoint] = try (0..<5).map { _ in try point() }
      vertices.append(
        Mesh.Vertex(position: p[0], leading: p[1], top: p[2], trailing: p[3], bottom: p[4], color: try color()))
    } while take(",")
    guard vertices.count == width * height else {
      throw failure("a mesh of \(width) by \(height) has \(width * height) vertices, not \(vertices.count)")
    }
    try expect(")")
    return Mesh(columns: width, rows: height, vertices: vertices, smoothsColors: smooths, background: background)
  }

  private mutating func range() throws -> (Double, Double) {
    try expect("from")
    let low: Double = try number()
    try expect("to")
    return (low, try number())
  }

  /// The stops and the parenthesis that ends them.
  private mutating func stops() throws -> [GradientStop] {
    try expect(";")
    var stops: [GradientStop] = []
    if take(")") { return stops }
    repeat {
      let color: RGBA = try color()
      stops.append(GradientStop(color: color, location: try number()))
    } while take(",")
    try expect(")")
    return stops
  }
}

extension LineScanner {
  mutating func path() throws -> CGPath {
    if take("rect") { return CGPath(rect: try rect(), transform: nil) }
    if take("ellipse") { return CGPath(ellipseIn: try rect(), transform: nil) }
    if take("rounded") {
      let rect: CGRect = try rect()
      try expect("corner")
      let corner: CGPoint = try point()
      // Half a side is the most that a corner can be.
      return CGPath(
        roundedRect: rect, cornerWidth: min(max(corner.x, 0), rect.width / 2),
        cornerHeight: min(max(corner.y, 0), rect.height / 2), transform: nil)
    }
    try expect("path")
    var elements: [CGPath.Element] = []
    while next != nil { elements.append(try element()) }
    return CGPath(elements: elements)
  }

  private mutating func element() throws -> CGPath.Element {
    let word: String = try word("an element of a path")
    guard let letter = word.first else { throw failure("expected an element of a path") }
    func points(_ count: Int, _ scanner: inout LineScanner) throws -> [CGPoint] {
      guard let first = Double(word.dropFirst()) else {
        throw scanner.failure("\(word) must be \(letter) and a number")
      }
      let rest: [CGFloat] = try scanner.numbers(count * 2 - 1)
      let all: [CGFloat] = [CGFloat(first)] + rest
      return (0..<count).map { CGPoint(x: all[$0 * 2], y: all[$0 * 2 + 1]) }
    }
    switch letter {
    case "M": return .move(try points(1, &self)[0])
    case "L": return .line(try points(1, &self)[0])
    case "Q":
      let p: [CGPoint] = try points(2, &self)
      return .quad(p[1], control: p[0])
    case "C":
      let p: [CGPoint] = try points(3, &self)
      return .cubic(p[2], control1: p[0], control2: p[1])
    case "Z" where word == "Z": return .close
    default: throw failure("\(word) is no element of a path: expected M, L, Q, C or Z")
    }
  }
}
