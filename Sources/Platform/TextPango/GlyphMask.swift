import CPango
import Foundation

/// The pixels that a fragment covers at one scale and one place within the pixel.
final class GlyphMask {
  /// How the fragment falls on the pixels.
  struct Raster: Hashable {
    var scaleX: Double
    var scaleY: Double
    /// Quarters of a pixel, 0 to 3.
    var phaseX: Int
    var phaseY: Int

    /// Nil when the text is rotated, mirrored or skewed.
    init?(on cairo: OpaquePointer) {
      var matrix: cairo_matrix_t = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
      scaleX = matrix.xx
      scaleY = matrix.yy
      guard let x = Self.quarters(matrix.x0), let y = Self.quarters(matrix.y0) else { return nil }
      phaseX = x & 3
      phaseY = y & 3
    }

    static func quarters(_ position: Double) -> Int? {
      abs(position) < 1e6 ? Int((position * 4).rounded()) : nil
    }

    /// The pixels around the ink, relative to the pixel that the origin falls in.
    func bounds(of ink: CGRect) -> (x: Double, y: Double, width: Double, height: Double) {
      let left: Double = (Double(ink.minX) * scaleX).rounded(.down) - 2
      let top: Double = (Double(ink.minY) * scaleY).rounded(.down) - 2
      let right: Double = (Double(ink.maxX) * scaleX).rounded(.up) + 3
      let bottom: Double = (Double(ink.maxY) * scaleY).rounded(.up) + 3
      return (left, top, max(right - left, 1), max(bottom - top, 1))
    }

    func pixels(for ink: CGRect) -> Double {
      let bounds: (x: Double, y: Double, width: Double, height: Double) = bounds(of: ink)
      return bounds.width * bounds.height
    }
  }

  /// Fragments that cover more are filled directly.
  static let mostPixels: Double = Double(1 << 20)

  /// Kept, because the cache knows a fragment by its identity.
  private let fragment: ShapedFragment
  private let surface: OpaquePointer
  private let x: Double
  private let y: Double
  let pixels: Int

  init(_ fragment: ShapedFragment, raster: Raster) {
    let bounds: (x: Double, y: Double, width: Double, height: Double) = raster.bounds(of: fragment.ink)
    self.fragment = fragment
    x = bounds.x
    y = bounds.y
    pixels = Int(bounds.width) * Int(bounds.height)
    // A Cairo surface is never null: when memory runs out, it is one that swallows all drawing.
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height))
    let cairo: OpaquePointer = cairo_create(surface)
    cairo_translate(cairo, -bounds.x + Double(raster.phaseX) / 4, -bounds.y + Double(raster.phaseY) / 4)
    cairo_scale(cairo, raster.scaleX, raster.scaleY)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    fragment.fill(on: cairo)
    cairo_destroy(cairo)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Draws at the context's origin, with its matrix as for the raster.
  func draw(on cairo: OpaquePointer) {
    var matrix: cairo_matrix_t = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard let column = Raster.quarters(matrix.x0), let row = Raster.quarters(matrix.y0) else { return }
    cairo_identity_matrix(cairo)
    cairo_mask_surface(cairo, surface, Double(column >> 2) + x, Double(row >> 2) + y)
    cairo_set_matrix(cairo, &matrix)
  }
}
