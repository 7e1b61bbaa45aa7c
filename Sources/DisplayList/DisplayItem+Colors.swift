/// The colours of drawings, in order: what changes of them while all else stays.
extension Sequence where Element == DisplayItem {
  /// All colours in the items, in order.
  package var colors: [RGBA] {
    var result: [RGBA] = []
    for item in self { item.collect(&result) }
    return result
  }

  /// The same items with other colours, as many as `colors` gives.
  package func with(_ colors: [RGBA]) -> [DisplayItem] {
    var rest: ArraySlice<RGBA> = colors[...]
    return map { $0.replaced(&rest) }
  }
}

extension DisplayItem {
  fileprivate func collect(_ colors: inout [RGBA]) {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .text(_, let paint, _), .symbol(_, _, let paint, _):
      paint.collect(&colors)
    case .image: break
    case .group(let effect, let items):
      switch effect {
      case .shadow(let color, _, _, _), .threshold(_, _, let color): colors.append(color)
      case .mask(let mask): for item in mask { item.collect(&colors) }
      default: break
      }
      for item in items { item.collect(&colors) }
    }
  }

  fileprivate func replaced(_ colors: inout ArraySlice<RGBA>) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let evenOdd): return .fill(path, paint.replaced(&colors), evenOdd: evenOdd)
    case .stroke(let path, let paint, let stroke): return .stroke(path, paint.replaced(&colors), stroke)
    case .text(let fragment, let paint, let point): return .text(fragment, paint.replaced(&colors), at: point)
    case .symbol(let name, let rect, let paint, let style):
      return .symbol(name, rect, paint.replaced(&colors), style)
    case .image: return self
    case .group(let effect, let items):
      var effect: Effect = effect
      switch effect {
      case .shadow(let color, let radius, let x, let y):
        effect = .shadow(colors.popFirst() ?? color, radius: radius, x: x, y: y)
      case .threshold(let low, let high, let color): effect = .threshold(low, high, colors.popFirst() ?? color)
      case .mask(let mask): effect = .mask(mask.map { $0.replaced(&colors) })
      default: break
      }
      return .group(effect, items.map { $0.replaced(&colors) })
    }
  }
}

extension Paint {
  fileprivate func collect(_ colors: inout [RGBA]) {
    switch self {
    case .color(let color): colors.append(color)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .circles(let stops, _, _, _, _),
      .angular(let stops, _, _, _):
      for stop in stops { colors.append(stop.color) }
    case .mesh(let mesh):
      colors.append(mesh.background)
      for vertex in mesh.vertices { colors.append(vertex.color) }
    case .transformed(let paint, _), .repeated(let paint, _): paint.collect(&colors)
    case .tile: break
    }
  }

  fileprivate func replaced(_ colors: inout ArraySlice<RGBA>) -> Paint {
    func replaced(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: colors.popFirst() ?? $0.color, location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(colors.popFirst() ?? color)
    case .linear(let stops, let from, let to): return .linear(replaced(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      return .radial(replaced(stops), center: center, startRadius: start, endRadius: end)
    case .circles(let stops, let from, let start, let to, let end):
      return .circles(replaced(stops), from: from, startRadius: start, to: to, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(replaced(stops), center: center, startAngle: start, endAngle: end)
    case .mesh(var mesh):
      mesh.background = colors.popFirst() ?? mesh.background
      for index in mesh.vertices.indices {
        mesh.vertices[index].color = colors.popFirst() ?? mesh.vertices[index].color
      }
      return .mesh(mesh)
    case .transformed(let paint, let transform): return .transformed(paint.replaced(&colors), transform)
    case .repeated(let paint, let mirrored): return .repeated(paint.replaced(&colors), mirrored: mirrored)
    case .tile: return self
    }
  }
}
