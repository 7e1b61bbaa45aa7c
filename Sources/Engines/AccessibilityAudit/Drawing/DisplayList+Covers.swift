import CoreGraphics
import DisplayList

/// An opaque shape, which hides what was drawn before it.
struct DrawnCover {
  private let path: CGPath
  private let isEvenOdd: Bool
  private let fromWindow: CGAffineTransform
  /// Around what is seen of the shape, in the window.
  private let rect: CGRect
  /// The place among all items of the list, counted as for `DrawnText`.
  private let place: Int

  fileprivate init?(_ path: CGPath, isEvenOdd: Bool, in around: CoverWalk.Surroundings, place: Int) {
    let toWindow: CGAffineTransform = around.toWindow
    guard toWindow.a * toWindow.d != toWindow.b * toWindow.c else { return nil }
    self.path = path
    self.isEvenOdd = isEvenOdd
    self.place = place
    fromWindow = toWindow.inverted()
    rect = around.clips.reduce(path.boundingBox.applying(toWindow)) { $0.intersection($1) }
  }

  func hides(_ text: DrawnText) -> Bool {
    let box: CGRect = text.rect
    guard place > text.place, rect.contains(box) else { return false }
    let corners: [CGPoint] = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
      CGPoint(x: box.maxX, y: box.maxY),
    ]
    return corners.allSatisfy { path.contains($0.applying(fromWindow), using: isEvenOdd ? .evenOdd : .winding) }
  }
}

extension DisplayList {
  /// All shapes that let nothing through, from back to front.
  func drawnCovers() -> [DrawnCover] {
    var walk = CoverWalk()
    walk.visit(items, CoverWalk.Surroundings())
    return walk.found
  }
}

fileprivate struct CoverWalk {
  struct Surroundings {
    var toWindow: CGAffineTransform = .identity
    var clips: [CGRect] = []
    /// Whether effects around let something through.
    var isSolid: Bool = true
  }

  var found: [DrawnCover] = []
  private var place: Int = 0

  mutating func visit(_ items: [DisplayItem], _ around: Surroundings) {
    for item in items {
      place += 1
      switch item {
      case .group(let effect, let inner): visit(inner, around.inside(effect))
      case .fill(let path, .color(let color), let isEvenOdd):
        guard around.isSolid, color.alpha > 0.99 else { continue }
        if let cover = DrawnCover(path, isEvenOdd: isEvenOdd, in: around, place: place) { found.append(cover) }
      case .fill, .stroke, .image, .text, .symbol: continue
      }
    }
  }
}

extension CoverWalk.Surroundings {
  fileprivate func inside(_ effect: Effect) -> Self {
    var inner: Self = self
    switch effect {
    case .transform(let transform): inner.toWindow = transform.concatenating(toWindow)
    case .opacity(let opacity): inner.isSolid = isSolid && opacity > 0.99
    case .clip(let path, _): inner.clips.append(path.boundingBox.applying(toWindow))
    case .blur, .opaqueBlur, .blend, .mask, .projection, .threshold: inner.isSolid = false
    case .colors, .backdrop, .shadow, .isolate: break
    }
    return inner
  }
}
