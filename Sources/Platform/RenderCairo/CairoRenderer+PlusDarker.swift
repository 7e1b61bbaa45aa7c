import CCairo
import CoreGraphics
import DisplayList

/// The one blend mode that Cairo does not have: colours are as dark as what both leave out together.
extension CairoRenderer {
  /// Mixes items with what lies behind them by the formula of Apple's documentation of `CGBlendMode.plusDarker`,
  /// R = max(0, 1 - ((1 - D) + (1 - S))), for colours multiplied by their opacities: what a colour leaves out is then
  /// its opacity less the colour, and the opacities add up to 1 at most. Where there is nothing behind, the items are
  /// as they are.
  ///
  /// On a page of PDF there are no pixels to be looked at: there the items burn what lies behind.
  func drawPlusDarker(_ items: [DisplayItem]) {
    guard nesting.layers < Nesting.limit else { return drawAll(items) }
    guard let target = cairo_get_group_target(cr), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else {
      return drawOnLayer(items, CAIRO_OPERATOR_COLOR_BURN)
    }
    guard let layer = PixelLayer(items, blurredBy: 0, under: self) else { return }
    let width = Int(cairo_image_surface_get_width(layer.surface.pointer))
    let height = Int(cairo_image_surface_get_height(layer.surface.pointer))
    let area = CGRect(origin: layer.origin, size: CGSize(width: width, height: height))
    guard let behind = copied(target, in: area) else { return }
    behind.surface.mixPlusDarker(with: layer.surface, width: width, height: height)
    cairo_identity_matrix(cr)
    cairo_rectangle(cr, area.minX, area.minY, area.width, area.height)
    cairo_clip(cr)
    cairo_set_source_surface(cr, behind.surface.pointer, area.minX, area.minY)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cr)
  }
}

extension CairoSurface {
  /// Darkens the pixels by those of a layer of the same size.
  fileprivate func mixPlusDarker(with layer: CairoSurface, width: Int, height: Int) {
    cairo_surface_flush(pointer)
    cairo_surface_flush(layer.pointer)
    guard let own = cairo_image_surface_get_data(pointer), let other = cairo_image_surface_get_data(layer.pointer)
    else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let otherStride = Int(cairo_image_surface_get_stride(layer.pointer))
    for row in 0..<height {
      let behind: UnsafeMutablePointer<UInt8> = own + row * stride
      let above: UnsafeMutablePointer<UInt8> = other + row * otherStride
      for start in Swift.stride(from: 0, to: width * 4, by: 4) where above[start + 3] > 0 {
        // Blue, green and red, each multiplied by the opacity, which is the last byte.
        let opacities = (behind: Int(behind[start + 3]), above: Int(above[start + 3]))
        let sum: Int = min(255, opacities.behind + opacities.above)
        for index in start..<start + 3 {
          let missing: Int = opacities.behind - Int(behind[index]) + opacities.above - Int(above[index])
          behind[index] = UInt8(max(0, sum - missing))
        }
        behind[start + 3] = UInt8(sum)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }
}
