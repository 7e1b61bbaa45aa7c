import CoreGraphics
import DisplayList
import TextEngine

extension DisplayList {
  /// All runs of text and symbols, from back to front.
  package func drawnTexts() -> [DrawnText] {
    var walk = TextWalk()
    walk.visit(items, TextWalk.Surroundings())
    return walk.found
  }

  /// The same drawing without text and symbols: what lies behind them.
  package func withoutTexts() -> DisplayList { DisplayList(Self.withoutTexts(items)) }

  private static func withoutTexts(_ items: [DisplayItem]) -> [DisplayItem] {
    items.compactMap { item -> DisplayItem? in
      switch item {
      case .text, .symbol: return nil
      case .group(let effect, let inner): return .group(effect, withoutTexts(inner))
      case .fill, .stroke, .image: return item
      }
    }
  }
}

/// A walk through the items that keeps what the groups around do.
private struct TextWalk {
  struct Surroundings {
    var toWindow: CGAffineTransform = .identity
    var opacity: Double = 1
    var clips: [CGRect] = []
    var obstacle: String?
  }

  var found: [DrawnText] = []
  private var place: Int = 0

  mutating func visit(_ items: [DisplayItem], _ around: Surroundings) {
    for item in items {
      place += 1
      switch item {
      case .group(let effect, let inner): visit(inner, around.inside(effect))
      case .text(let fragment, let paint, let point): add(fragment, paint, point, around)
      case .symbol(let name, let rect, let paint, _):
        let seen: CGRect = rect.applying(around.toWindow)
        add(
          DrawnText(
            text: "", symbol: name, rect: seen, fontSize: seen.height, isBold: false, colors: [], clips: around.clips,
            obstacle: around.obstacle, place: place), paint, around)
      case .fill, .stroke, .image: continue
      }
    }
  }

  private mutating func add(_ fragment: TextFragment, _ paint: Paint, _ point: CGPoint, _ around: Surroundings) {
    guard fragment.text.contains(where: { !$0.isWhitespace }) else { return }
    let size: CGFloat = fragment.font.size
    // Ascenders and descenders of nearly all fonts lie in this box.
    let box = CGRect(x: point.x, y: point.y - size * 0.95, width: fragment.width, height: size * 1.2)
    let scale: CGFloat = abs(around.toWindow.a * around.toWindow.d - around.toWindow.b * around.toWindow.c).squareRoot()
    add(
      DrawnText(
        text: fragment.text, symbol: nil, rect: box.applying(around.toWindow), fontSize: size * scale,
        isBold: fragment.font.weight >= 700, colors: [], clips: around.clips, obstacle: around.obstacle, place: place),
      paint, around)
  }

  /// Text that is not seen at all, as during a transition, is no text of the window.
  private mutating func add(_ text: DrawnText, _ paint: Paint, _ around: Surroundings) {
    guard around.opacity > 0.01 else { return }
    var text: DrawnText = text
    if let colors = paint.auditColors {
      text.colors = colors.map { color in
        var color: RGBA = color
        color.alpha *= around.opacity
        return color
      }
      if text.colors.allSatisfy({ $0.alpha <= 0.01 }) { return }
    } else {
      text.obstacle = text.obstacle ?? "it is painted with a picture or a mesh"
    }
    found.append(text)
  }
}

extension TextWalk.Surroundings {
  fileprivate func inside(_ effect: Effect) -> TextWalk.Surroundings {
    var inner: TextWalk.Surroundings = self
    switch effect {
    case .transform(let transform): inner.toWindow = transform.concatenating(toWindow)
    case .opacity(let opacity): inner.opacity *= opacity
    case .clip(let path, _): inner.clips.append(path.boundingBox.applying(toWindow))
    case .blur(let radius) where radius > 0: inner.obstacle = obstacle ?? "it is blurred"
    case .opaqueBlur: inner.obstacle = obstacle ?? "it is blurred"
    case .blend(let blend) where blend != .normal: inner.obstacle = obstacle ?? "it blends with what lies behind"
    case .mask: inner.obstacle = obstacle ?? "it is seen through a mask"
    case .colors(let map) where map != .identity: inner.obstacle = obstacle ?? "its colours are mapped to others"
    case .threshold: inner.obstacle = obstacle ?? "its colours are mapped to others"
    case .projection: inner.obstacle = obstacle ?? "it is seen in perspective"
    case .blur, .blend, .colors, .backdrop, .shadow, .isolate: break
    }
    return inner
  }
}

extension Paint {
  /// The colours of the paint: of a gradient those of its stops. nil for pictures and meshes.
  fileprivate var auditColors: [RGBA]? {
    switch self {
    case .color(let color): return [color]
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .circles(let stops, _, _, _, _),
      .angular(let stops, _, _, _):
      return stops.map(\.color)
    case .transformed(let paint, _), .repeated(let paint, _): return paint.auditColors
    case .mesh, .tile: return nil
    }
  }
}
