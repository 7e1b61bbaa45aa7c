import CGtk
import CoreGraphics
import Foundation

/// Owns a node of GTK's scene. Two frames that show the same node share it, and GTK repaints nothing there.
package final class RenderNode {
  package let pointer: OpaquePointer

  /// Takes over one reference.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { gsk_render_node_unref(pointer) }

  /// A node that Cairo draws once; GTK replays it where it is exposed.
  ///
  /// - Parameter bounds: what is drawn, at least; nothing outside is seen.
  static func cairo(_ bounds: CGRect, _ draw: (OpaquePointer) -> Void) -> RenderNode? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    var rect: graphene_rect_t = bounds.graphene
    guard let node = gsk_cairo_node_new(&rect), let context = gsk_cairo_node_get_draw_context(node) else { return nil }
    draw(context)
    cairo_destroy(context)
    return RenderNode(owning: node)
  }

  static func color(_ color: GdkRGBA, _ bounds: CGRect) -> RenderNode? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    var rect: graphene_rect_t = bounds.graphene
    var color: GdkRGBA = color
    return gsk_color_node_new(&color, &rect).map { RenderNode(owning: $0) }
  }

  /// Several nodes from back to front; nil for none.
  static func container(_ nodes: [RenderNode]) -> RenderNode? {
    if nodes.count <= 1 { return nodes.first }
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    return withExtendedLifetime(nodes) {
      gsk_container_node_new(&pointers, guint(pointers.count)).map { RenderNode(owning: $0) }
    }
  }

  func moved(to offset: CGPoint) -> RenderNode {
    if offset == .zero { return self }
    var point = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
    return transformed(gsk_transform_translate(nil, &point))
  }

  /// Moves, turns, skews and scales: GTK draws no transform that it is given as a matrix.
  ///
  /// - Parameter transform: one that has an inverse.
  func transformed(by transform: CGAffineTransform) -> RenderNode {
    // GTK has no node for a transform that does nothing.
    if transform == .identity { return self }
    let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (transform.a, transform.b, transform.c, transform.d)
    let width: CGFloat = (a * a + b * b).squareRoot()
    let determinant: CGFloat = a * d - b * c
    guard width > 0, determinant != 0 else { return self }
    let degrees: CGFloat = 180 / .pi
    var offset = graphene_point_t(x: Float(transform.tx), y: Float(transform.ty))
    var steps: OpaquePointer? = gsk_transform_translate(nil, &offset)
    if b != 0 || a < 0 { steps = gsk_transform_rotate(steps, Float(atan2(b, a) * degrees)) }
    let skew: CGFloat = (a * c + b * d) / determinant
    if abs(skew) > 1e-9 { steps = gsk_transform_skew(steps, Float(atan(skew) * degrees), 0) }
    steps = gsk_transform_scale(steps, Float(width), Float(determinant / width))
    return transformed(steps)
  }

  /// Takes over the transform.
  private func transformed(_ transform: OpaquePointer?) -> RenderNode {
    defer { gsk_transform_unref(transform) }
    return gsk_transform_node_new(pointer, transform).map { RenderNode(owning: $0) } ?? self
  }

  func clipped(to rect: CGRect) -> RenderNode {
    var rect: graphene_rect_t = rect.graphene
    return gsk_clip_node_new(pointer, &rect).map { RenderNode(owning: $0) } ?? self
  }

  func faded(to opacity: Double) -> RenderNode {
    gsk_opacity_node_new(pointer, Float(opacity)).map { RenderNode(owning: $0) } ?? self
  }
}

extension CGRect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
