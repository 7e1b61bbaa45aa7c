import CoreGraphics

/// What drawings are painted with, in order: what may change bit by bit while all else stays.
package struct PaintValues: Equatable, Sendable {
  package var colors: [RGBA] = []
  /// Where gradients begin, end and have their points, as parts of the drawing's size, so that they stay when it grows;
  /// radii in points, angles in radians, and the locations of stops.
  package var numbers: [Double] = []

  package init() {}

  /// Whether they differ by no more than sums of lengths do.
  package func isNear(_ other: PaintValues) -> Bool {
    colors == other.colors && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
  }

  /// Whether one can become the other bit by bit.
  package func isLike(_ other: PaintValues) -> Bool {
    colors.count == other.colors.count && numbers.count == other.numbers.count
  }
}

extension Sequence where Element == DisplayItem {
  /// All colours in the items, in order.
  package var colors: [RGBA] { paintValues(in: CGSize(width: 1, height: 1)).colors }

  /// What the items of a drawing of a size are painted with.
  package func paintValues(in size: CGSize) -> PaintValues {
    var visitor = PaintVisitor(size)
    for item in self { _ = visitor.visit(item) }
    return visitor.found
  }

  /// The same items painted with other values, as many as they have.
  package func painted(with values: PaintValues, in size: CGSize) -> [DisplayItem] {
    var visitor = PaintVisitor(size, replacing: values)
    return map { visitor.visit($0) }
  }
}

/// Goes through the values of drawings: collects them, and puts others in their place where it has others.
private struct PaintVisitor {
  var found = PaintValues()
  private let replacement: PaintValues?
  private var width: CGFloat
  private var height: CGFloat

  init(_ size: CGSize, replacing replacement: PaintValues? = nil) {
    width = size.width > 0 ? size.width : 1
    height = size.height > 0 ? size.height : 1
    self.replacement = replacement
  }

  private mutating func visit(_ color: RGBA) -> RGBA {
    defer { found.colors.append(color) }
    guard let replacement, found.colors.count < replacement.colors.count else { return color }
    return replacement.colors[found.colors.count]
  }

  private mutating func visit(_ number: Double) -> Double {
    defer { found.numbers.append(number) }
    guard let replacement, found.numbers.count < replacement.numbers.count else { return number }
    return replacement.numbers[found.numbers.count]
  }

  private mutating func visit(_ length: CGFloat) -> CGFloat { CGFloat(visit(Double(length))) }

  private mutating func visit(_ point: CGPoint) -> CGPoint {
    let (ownX, ownY): (Double, Double) = (Double(point.x / width), Double(point.y / height))
    let (x, y): (Double, Double) = (visit(ownX), visit(ownY))
    // What is the same comes back as it was, to the last bit.
    return CGPoint(x: x == ownX ? point.x : CGFloat(x) * width, y: y == ownY ? point.y : CGFloat(y) * height)
  }

  private mutating func visit(_ stops: [GradientStop]) -> [GradientStop] {
    stops.map { GradientStop(color: visit($0.color), location: visit($0.location)) }
  }

  mutating func visit(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fill(let path, let paint, let evenOdd): return .fill(path, visit(paint), evenOdd: evenOdd)
    case .stroke(let path, let paint, let stroke): return .stroke(path, visit(paint), stroke)
    case .text(let fragment, let paint, let point): return .text(fragment, visit(paint), at: point)
    case .symbol(let name, let rect, let paint, let style): return .symbol(name, rect, visit(paint), style)
    case .image: return item
    case .group(let effect, let items): return .group(visit(effect), items.map { visit($0) })
    }
  }

  private mutating func visit(_ effect: Effect) -> Effect {
    switch effect {
    case .shadow(let color, let radius, let x, let y): return .shadow(visit(color), radius: radius, x: x, y: y)
    case .threshold(let low, let high, let color): return .threshold(low, high, visit(color))
    case .mask(let mask): return .mask(mask.map { visit($0) })
    default: return effect
    }
  }

  private mutating func visit(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(visit(color))
    case .linear(let stops, let from, let to): return .linear(visit(stops), from: visit(from), to: visit(to))
    case .radial(let stops, let center, let start, let end):
      return .radial(visit(stops), center: visit(center), startRadius: visit(start), endRadius: visit(end))
    case .circles(let stops, let from, let start, let to, let end):
      return .circles(visit(stops), from: visit(from), startRadius: visit(start), to: visit(to), endRadius: visit(end))
    case .angular(let stops, let center, let start, let end):
      return .angular(visit(stops), center: visit(center), startAngle: visit(start), endAngle: visit(end))
    case .mesh(let mesh): return .mesh(visit(mesh))
    case .transformed(let paint, let transform): return .transformed(visitTransformed(paint), transform)
    case .repeated(let paint, let mirrored): return .repeated(visit(paint), mirrored: mirrored)
    case .tile: return paint
    }
  }

  /// A paint in a space of its own knows nothing of the drawing's size.
  private mutating func visitTransformed(_ paint: Paint) -> Paint {
    let size: (CGFloat, CGFloat) = (width, height)
    (width, height) = (1, 1)
    defer { (width, height) = size }
    return visit(paint)
  }

  private mutating func visit(_ mesh: Mesh) -> Mesh {
    var mesh: Mesh = mesh
    mesh.background = visit(mesh.background)
    for index in mesh.vertices.indices {
      let vertex: Mesh.Vertex = mesh.vertices[index]
      mesh.vertices[index] = Mesh.Vertex(
        position: visit(vertex.position), leading: visit(vertex.leading), top: visit(vertex.top),
        trailing: visit(vertex.trailing), bottom: visit(vertex.bottom), color: visit(vertex.color))
    }
    return mesh
  }
}
