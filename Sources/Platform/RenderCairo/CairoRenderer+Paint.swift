import CCairo
import CoreGraphics
import DisplayList

extension CairoRenderer {
  /// Makes the paint the source of what is drawn next.
  ///
  /// - Parameters:
  ///   - covering: the rectangle that will be painted, in the paint's space. It must depend on the item only, not on the
  ///     clip: a gradient must not change with the part that is repainted.
  ///   - mapped: from the paint's space to the current coordinates.
  func setSource(_ paint: Paint, covering: CGRect, mapped: CGAffineTransform = .identity) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    case .linear(let stops, let from, let to):
      setGradient(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
    case .radial(let stops, let center, let startRadius, let endRadius):
      let isGrowing: Bool = startRadius <= endRadius
      let inner: CGFloat = max(0, min(startRadius, endRadius))
      let outer: CGFloat = max(0, startRadius, endRadius)
      let ordered: [GradientStop] = (isGrowing ? stops : stops.reversedGradient).inOrder
      // Begun at the centre: Cairo leaves the very middle out where what lies within the first circle is padding.
      let part: Double = outer > 0 ? Double(inner / outer) : 0
      setGradient(
        cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, outer),
        ordered.map { GradientStop(color: $0.color, location: part + $0.location * (1 - part)) })
    case .circles(let stops, let from, let startRadius, let to, let endRadius):
      setGradient(
        cairo_pattern_create_radial(from.x, from.y, max(0, startRadius), to.x, to.y, max(0, endRadius)), stops)
    case .angular(let stops, let center, let startAngle, let endAngle):
      let sweep = AngularSweep(stops: stops, startAngle: startAngle, endAngle: endAngle)
      setMesh(paint, covering: covering, mapped: mapped) { sweep.pattern(center: center, covering: covering) }
    case .mesh(let mesh):
      let background: RGBA? = mesh.background.alpha > 0 ? mesh.background : nil
      setMesh(paint, covering: covering, mapped: mapped, background: background) { MeshPatches(mesh).pattern }
    case .transformed(let inner, let transform):
      guard transform.isInvertible else {
        return setSource(.color(RGBA(red: 0, green: 0, blue: 0, alpha: 0)), covering: covering)
      }
      setSource(
        inner, covering: covering.applying(transform.inverted()), mapped: transform.concatenating(mapped))
      changeMatrix(before: transform.inverted())
    case .repeated(let inner, let mirrored):
      if case .radial(let stops, let center, let startRadius, let endRadius) = inner {
        // What is repeated is the ring between the circles.
        setGradient(
          cairo_pattern_create_radial(
            center.x, center.y, max(0, min(startRadius, endRadius)), center.x, center.y, max(0, startRadius, endRadius)),
          startRadius <= endRadius ? stops : stops.reversedGradient)
      } else {
        setSource(inner, covering: covering, mapped: mapped)
      }
      cairo_pattern_set_extend(cairo_get_source(cr), mirrored ? CAIRO_EXTEND_REFLECT : CAIRO_EXTEND_REPEAT)
    case .tile(let box, let rect):
      guard let image = box.object as? CGImage, rect.width > 0, rect.height > 0,
        let pixels = ImagePixels.shared.surface(of: image)
      else { return setSource(.color(RGBA(red: 0, green: 0, blue: 0, alpha: 0)), covering: covering) }
      cairo_set_source_surface(cr, pixels.pointer, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_REPEAT)
      let size: CGSize = pixels.size
      let scale = CGAffineTransform(scaleX: size.width / rect.width, y: size.height / rect.height)
      changeMatrix(before: CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(scale))
    }
  }

  /// Maps the coordinates before the source's own mapping of them.
  private func changeMatrix(before transform: CGAffineTransform) {
    var own = cairo_matrix_t()
    cairo_pattern_get_matrix(cairo_get_source(cr), &own)
    let known = CGAffineTransform(a: own.xx, b: own.yx, c: own.xy, d: own.yy, tx: own.x0, ty: own.y0)
    var matrix = cairo_matrix_t(transform.concatenating(known))
    cairo_pattern_set_matrix(cairo_get_source(cr), &matrix)
  }

  private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
    for stop in stops.inOrder {
      let c: RGBA = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, c.red, c.green, c.blue, c.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setSource(pattern)
  }

  func setSource(_ pattern: OpaquePointer?) {
    cairo_set_source(cr, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension Array where Element == GradientStop {
  /// Locations cut to 0 to 1 that never go back, as a gradient reads them.
  var inOrder: [GradientStop] {
    var last: Double = 0
    return map { stop in
      last = Swift.max(last, Swift.min(stop.location, 1))
      return GradientStop(color: stop.color, location: last)
    }
  }

  /// The same colours from the other end.
  var reversedGradient: [GradientStop] {
    inOrder.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
  }
}
