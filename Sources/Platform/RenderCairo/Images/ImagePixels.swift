import CCairo
import CoreGraphics
import Foundation

/// Pictures in the form that Cairo draws, each kept as long as the picture lives.
final class ImagePixels {
  nonisolated(unsafe) static let shared = ImagePixels()

  private struct Entry {
    weak var image: CGImage?
    let surface: CairoSurface
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSLock()

  /// Nil when there is no memory for a surface of the picture's size.
  func surface(of image: CGImage) -> CairoSurface? {
    lock.withLock {
      // An address may be used again for another picture: what counts is that the entry's own one is alive.
      if let entry = entries[ObjectIdentifier(image)], entry.image === image { return entry.surface }
      entries = entries.filter { $0.value.image != nil }
      guard let surface = Self.makeSurface(image) else { return nil }
      entries[ObjectIdentifier(image)] = Entry(image: image, surface: surface)
      return surface
    }
  }

  private static func makeSurface(_ image: CGImage) -> CairoSurface? {
    guard image.width <= 32767, image.height <= 32767,
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height))),
      let pixels = cairo_image_surface_get_data(surface.pointer)
    else { return nil }
    cairo_surface_flush(surface.pointer)
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    image.premultipliedRGBA.withUnsafeBufferPointer { source in
      for row in 0..<image.height {
        let line = UnsafeMutableRawPointer(pixels + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<image.width {
          let start: Int = (row &* image.width &+ column) &* 4
          let colours = UInt32(source[start]) << 16 | UInt32(source[start + 1]) << 8 | UInt32(source[start + 2])
          line[column] = UInt32(source[start + 3]) << 24 | colours
        }
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }
}
