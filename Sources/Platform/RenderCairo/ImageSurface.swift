import CCairo
import CoreGraphics
import DisplayList

/// A picture to draw display lists on: transparent at first, with `scale` pixels a point.
package final class ImageSurface {
  package let size: CGSize
  package let scale: CGFloat
  package let pixelWidth: Int
  package let pixelHeight: Int
  private let surface: CairoSurface
  private let tools: RenderTools

  /// - Parameters:
  ///   - width: in points; the picture has as many pixels as are touched.
  ///   - height: in points.
  /// - Throws: `RenderError` when a side has no pixels or more than 32767, or when there is no memory.
  package init(width: CGFloat, height: CGFloat, scale: CGFloat, tools: RenderTools = .shared) throws {
    let pixels = CGSize(width: (width * scale).rounded(.up), height: (height * scale).rounded(.up))
    guard (1...32767).contains(pixels.width), (1...32767).contains(pixels.height) else {
      throw RenderError.surfaceSize(width: Double(width), height: Double(height), scale: Double(scale))
    }
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.tools = tools
    pixelWidth = Int(pixels.width)
    pixelHeight = Int(pixels.height)
    surface = try CairoSurface(
      owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight)))
  }

  /// Draws the list over what is there.
  ///
  /// - Parameters:
  ///   - damage: when given, only the pixels that these rectangles (in points) touch are cleared and drawn anew.
  ///   - background: what the drawn part is cleared to before; nil keeps it, but damaged parts become transparent.
  /// - Throws: when Cairo fails, or a font or the icons are missing. The picture then shows the rest.
  package func draw(_ list: DisplayList, damage: [CGRect]? = nil, background: RGBA? = nil) throws {
    let canvas = try CairoCanvas(surface)
    let cr: OpaquePointer = canvas.pointer
    if let damage {
      for rect in damage where !rect.isNull { addPixels(of: rect, to: cr) }
      cairo_clip(cr)
    }
    if damage != nil || background != nil {
      let color: RGBA = background ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      cairo_paint(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    }
    cairo_scale(cr, scale, scale)
    defer { cairo_surface_flush(surface.pointer) }
    try tools.drawing {
      CairoRenderer(context: cr, tools: tools).draw(list)
      try canvas.check()
    }
  }

  /// Adds the whole pixels that the rectangle touches: a clip at their borders leaves no soft edge.
  private func addPixels(of rect: CGRect, to cr: OpaquePointer) {
    let whole = CGRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    let scaled = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    let pixels: CGRect = scaled.insetBy(dx: -1, dy: -1).intersection(whole).integral
    guard !pixels.isNull else { return }
    cairo_rectangle(cr, pixels.minX, pixels.minY, pixels.width, pixels.height)
  }

  /// The picture as a PNG file. Equal pixels give equal bytes.
  package func pngData() throws -> Data {
    var data = Data()
    let status: cairo_status_t = withUnsafeMutablePointer(to: &data) {
      cairo_surface_write_to_png_stream(
        surface.pointer,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, $0)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderError.cairo(status.text) }
    return data
  }

  /// The picture as it is now; nil only when there is no memory for it.
  package var image: CGImage? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixelWidth * pixelHeight * 4)
    withPixels { words, wordsPerRow in
      for row in 0..<pixelHeight {
        let line = words[row * wordsPerRow..<row * wordsPerRow + pixelWidth]
        PNGCodec.appendRGBA(of: UnsafeBufferPointer(rebasing: line), to: &bytes)
      }
    }
    return CGImage(width: pixelWidth, height: pixelHeight, premultipliedRGBA: bytes)
  }

  /// Calls the body with the pixels, row by row: words of alpha, red, green and blue from the highest byte down,
  /// colours multiplied by alpha.
  package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>, _ wordsPerRow: Int) throws -> Result) rethrows
    -> Result
  {
    cairo_surface_flush(surface.pointer)
    let wordsPerRow = Int(cairo_image_surface_get_stride(surface.pointer)) / 4
    let count: Int = wordsPerRow * pixelHeight
    guard let bytes = cairo_image_surface_get_data(surface.pointer) else {
      return try body(UnsafeBufferPointer(start: nil, count: 0), wordsPerRow)
    }
    return try bytes.withMemoryRebound(to: UInt32.self, capacity: count) {
      try body(UnsafeBufferPointer(start: $0, count: count), wordsPerRow)
    }
  }

  /// The picture as it is now; later drawing does not change it.
  package func makeImage() -> CGImage? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixelWidth * pixelHeight * 4)
    withPixels { words, wordsPerRow in
      for row in 0..<pixelHeight {
        let line = UnsafeBufferPointer(rebasing: words[(row * wordsPerRow)..<(row * wordsPerRow + pixelWidth)])
        PNGCodec.appendRGBA(of: line, to: &bytes)
      }
    }
    return CGImage(width: pixelWidth, height: pixelHeight, premultipliedRGBA: bytes)
  }

  /// The colour of one pixel, not multiplied by alpha; nil outside the picture.
  package func pixel(x: Int, y: Int) -> RGBA? {
    guard (0..<pixelWidth).contains(x), (0..<pixelHeight).contains(y) else { return nil }
    let word: UInt32 = withPixels { $0[y * $1 + x] }
    let alpha = Double(word >> 24)
    guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ shift: UInt32) -> Double { Double((word >> shift) & 255) / alpha }
    return RGBA(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
  }
}
