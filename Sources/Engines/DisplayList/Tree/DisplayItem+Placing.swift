import CoreGraphics

extension DisplayItem {
  /// The item moved by an offset, as the fewest items that draw the same: groups that do nothing are opened, those with
  /// nothing in them are left out.
  package func placed(at offset: CGPoint) -> [DisplayItem] {
    let move = CGAffineTransform(translationX: offset.x, y: offset.y)
    switch self {
    case .fill(let path, let paint, let evenOdd):
      return path.isEmpty ? [] : [.fill(path.moved(by: move), paint.moved(by: offset), evenOdd: evenOdd)]
    case .stroke(let path, let paint, let style):
      return path.isEmpty ? [] : [.stroke(path.moved(by: move), paint.moved(by: offset), style)]
    case .text(let fragment, let paint, let point):
      return fragment.text.isEmpty ? [] : [.text(fragment, paint.moved(by: offset), at: point.applying(move))]
    case .symbol(let name, let rect, let paint, var style):
      style.levels = style.levels.map { $0.moved(by: offset) }
      return [.symbol(name, rect.offsetBy(dx: offset.x, dy: offset.y), paint.moved(by: offset), style)]
    case .image(let box, let rect, let style):
      return [.image(box, rect.offsetBy(dx: offset.x, dy: offset.y), style)]
    case .group(let effect, let items):
      return effect.placed(at: offset) { inner in items.flatMap { $0.placed(at: inner) } }
    }
  }
}

extension Effect {
  /// A group with this effect moved by an offset.
  ///
  /// Translations are folded into the items; what remains of a transform is one group.
  ///
  /// - Parameter items: gives the group's items moved by what it is passed.
  func placed(at offset: CGPoint, items: (CGPoint) -> [DisplayItem]) -> [DisplayItem] {
    let move = CGAffineTransform(translationX: offset.x, y: offset.y)
    switch self {
    case .transform(let t) where t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1:
      return items(CGPoint(x: offset.x + t.tx, y: offset.y + t.ty))
    case .transform(let t): return Self.group(.transform(t.concatenating(move)), items(.zero))
    case .opacity(let opacity) where opacity >= 1: return items(offset)
    case .opacity(let opacity) where opacity <= 0: return []
    case .blur(let radius) where radius <= 0: return items(offset)
    case .shadow(let color, _, _, _) where color.alpha <= 0: return items(offset)
    case .clip(let path, let evenOdd):
      return path.isEmpty ? [] : Self.group(.clip(path.moved(by: move), evenOdd: evenOdd), items(offset))
    case .blend(.normal): return items(offset)
    case .mask(let mask):
      let moved: [DisplayItem] = mask.flatMap { $0.placed(at: offset) }
      return moved.isEmpty ? [] : Self.group(.mask(moved), items(offset))
    case .backdrop(let radius, _) where radius <= 0: return items(offset)
    case .backdrop(let radius, let covering):
      let moved: [DisplayItem] = covering.flatMap { $0.placed(at: offset) }
      return Self.group(.backdrop(radius: radius, covering: moved), items(offset))
    case .opaqueBlur(let radius, let rect):
      return Self.group(.opaqueBlur(radius: radius, rect.offsetBy(dx: offset.x, dy: offset.y)), items(offset))
    case .colors(let matrix) where matrix == .identity: return items(offset)
    case .projection(let projection): return Self.group(.projection(projection.moved(by: offset)), items(offset))
    case .opacity, .blur, .shadow, .blend, .isolate, .colors, .threshold: return Self.group(self, items(offset))
    }
  }

  private static func group(_ effect: Effect, _ items: [DisplayItem]) -> [DisplayItem] {
    items.isEmpty ? [] : [.group(effect, items)]
  }
}

extension CGPath {
  /// An immutable path: one that its owner can still change would change the list.
  fileprivate func moved(by transform: CGAffineTransform) -> CGPath {
    transform.isIdentity && !(self is CGMutablePath) ? self : applying(transform)
  }
}

extension Paint {
  fileprivate func moved(by offset: CGPoint) -> Paint {
    func moved(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to): return .linear(stops, from: moved(from), to: moved(to))
    case .radial(let stops, let center, let startRadius, let endRadius):
      return .radial(stops, center: moved(center), startRadius: startRadius, endRadius: endRadius)
    case .circles(let stops, let from, let startRadius, let to, let endRadius):
      return .circles(stops, from: moved(from), startRadius: startRadius, to: moved(to), endRadius: endRadius)
    case .angular(let stops, let center, let startAngle, let endAngle):
      return .angular(stops, center: moved(center), startAngle: startAngle, endAngle: endAngle)
    case .mesh(let mesh): return .mesh(mesh.mapped(moved))
    case .transformed(let paint, let transform):
      return .transformed(paint, transform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y)))
    case .repeated(let paint, let mirrored): return .repeated(paint.moved(by: offset), mirrored: mirrored)
    case .tile(let box, let rect): return .tile(box, rect.offsetBy(dx: offset.x, dy: offset.y))
    }
  }
}
