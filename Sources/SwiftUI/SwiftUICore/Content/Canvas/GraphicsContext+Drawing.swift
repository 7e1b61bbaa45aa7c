import CoreGraphics
import DisplayList

extension GraphicsContext {
  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the space of the context.
  ///   - shading: The colour, gradient or other paint.
  ///   - style: How overlapping parts count and whether edges are smoothed.
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
    let outline: CGPath = path.cgPath
    guard !outline.isEmpty else { return }
    if shading.keepsSpace {
      let items: [DisplayItem] = shading.items(in: outline.boundingBoxOfPath, context: self) { paint in
        [.fill(outline, paint, evenOdd: style.isEOFilled)]
      }
      return add(items, in: state.transform)
    }
    let items: [DisplayItem] = shading.items(in: outline.boundingBoxOfPath, context: self) { paint in
      // One colour is the same in any space: then the path can go to that of the canvas, and no group is needed.
      if case .color = paint, state.transform.isRegular {
        return [.fill(path.applying(state.transform).cgPath, paint, evenOdd: style.isEOFilled)]
      }
      return [inSpace(.fill(outline, paint, evenOdd: style.isEOFilled))]
    }
    add(items, in: .identity)
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    let outline: CGPath = path.cgPath
    guard !outline.isEmpty else { return }
    if shading.keepsSpace {
      let items: [DisplayItem] = shading.items(in: outline.boundingBoxOfPath, context: self) { paint in
        [.stroke(outline, paint, style.stroke)]
      }
      return add(items, in: state.transform)
    }
    let items: [DisplayItem] = shading.items(in: outline.boundingBoxOfPath, context: self) { paint in
      let isMoved: Bool = state.transform.isTranslation
      if case .color = paint, isMoved {
        return [.stroke(path.applying(state.transform).cgPath, paint, style.stroke)]
      }
      return [inSpace(.stroke(outline, paint, style.stroke))]
    }
    add(items, in: .identity)
  }

  /// Draws the outline of a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the space of the context.
  ///   - shading: The colour, gradient or other paint.
  ///   - lineWidth: The width of the line in points. The default is 1.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func inSpace(_ item: DisplayItem) -> DisplayItem {
    state.transform.isIdentity ? item : .group(.transform(state.transform), [item])
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

// MARK: - Symbols

extension GraphicsContext {
  /// A view among the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    /// The ideal size of the view.
    public var size: CGSize
    let items: [DisplayItem]
  }

  /// The view with a tag among the canvas's symbols; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? {
    state.base.symbols?.drawing(of: AnyHashable(id)).map { ResolvedSymbol(size: $0.size, items: $0.items) }
  }

  /// Draws a symbol stretched to a rectangle.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let scale = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
    let blended = symbol.items.withoutBlend()
    add(blended?.items ?? symbol.items, in: scale.concatenating(state.transform), blend: blended?.blend ?? .normal)
  }

  /// Draws a symbol at its ideal size, a point of it at `point`.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(anchor, at: point, size: symbol.size))
  }
}

extension [DisplayItem] {
  /// The items without the blend mode that a symbol has as a whole, and this mode: it mixes the symbol with what the canvas
  /// has drawn, after the filters of the symbol and of the context.
  fileprivate func withoutBlend() -> (items: [DisplayItem], blend: Blend)? {
    guard count == 1, case .group(let effect, let inner) = self[0] else { return nil }
    switch effect {
    case .blend(let blend): return (inner, blend)
    case .isolate, .backdrop: return nil
    default: return inner.withoutBlend().map { ([.group(effect, $0.items)], $0.blend) }
    }
  }
}

extension CGRect {
  /// A rectangle with a point of it in a place.
  init(_ anchor: UnitPoint, at point: CGPoint, size: CGSize) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}

// MARK: - Items

extension GraphicsContext {
  /// What styles depend on; read inside the node of the canvas.
  package var styleContext: ShapeStyleContext { state.base.styleContext() }

  /// Draws items in the space of the operations.
  package func draw(_ items: [DisplayItem]) {
    if !items.isEmpty { add(items, in: state.transform) }
  }
}

// MARK: - CGContext

extension GraphicsContext {
  /// Draws with CoreGraphics, in the space of the operations: y points down. Edges are always smoothed.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let recorder = ContextRecorder()
    let context = CGContext(recording: recorder, bounds: clipBoundingRect)
    try content(context)
    add(recorder.items, in: state.transform)
  }
}
