import CCairo
import CoreGraphics
import DisplayList

extension CairoRenderer {
  /// Makes the paint the source of what is drawn next.
  ///
  /// - Parameter covering: the rectangle that will be painted, in the current coordinates. It must depend on the item
  ///   only, not on the clip: a gradient must not change with the part that is repainted.
  func setSource(_ paint: Paint, covering: CGRect) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    case .linear(let stops, let from, let to):
      setGradient(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
    case .radial(let stops, let center, let startRadius, let endRadius):
      let isGrowing: Bool = startRadius <= endRadius
      let inner: CGFloat = max(0, min(startRadius, endRadius))
      let outer: CGFloat = max(0, startRadius, endRadius)
      setGradient(
        cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer),
        isGrowing ? stops : stops.reversedGradient)
    case .angular(let stops, let center, let startAngle, let endAngle):
      let sweep = AngularSweep(stops: stops, startAngle: startAngle, endAngle: endAngle)
      setSource(sweep.pattern(center: center, covering: covering))
    }
  }

  private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
    for stop in stops.inOrder {
      let c: RGBA = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, c.red, c.green, c.blue, c.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setSource(pattern)
  }

  private func setSource(_ pattern: OpaquePointer?) {
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
