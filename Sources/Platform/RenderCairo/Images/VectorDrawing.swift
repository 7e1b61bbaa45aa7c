import CCairo
import CRsvg
import CoreGraphics
import Foundation
import ImageEngine

/// Owns one parsed SVG file.
///
/// The file is data without an address, so nothing that it refers to outside of itself is opened; librsvg bounds how
/// much it may unfold.
final class VectorDrawing {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let element: String?

  init?(svg data: Data, element: String? = nil) {
    guard !data.isEmpty else { return nil }
    let made: UnsafeMutablePointer<RsvgHandle>? = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil)
    }
    guard let made else { return nil }
    handle = made
    self.element = element
  }

  deinit { g_object_unref(handle) }

  /// The size in points: that of the file, or of what it shows where it does not say.
  var size: CGSize? {
    var width: Double = 0
    var height: Double = 0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return CGSize(width: width, height: height)
    }
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasBox: gboolean = 0
    var box = RsvgRectangle()
    var widthLength = RsvgLength()
    var heightLength = RsvgLength()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasBox, &box)
    if hasBox != 0, box.width > 0, box.height > 0 { return CGSize(width: box.width, height: box.height) }
    return inkBounds("").map { CGSize(width: $0.maxX, height: $0.maxY) }
  }

  /// Where the ink of an element lies; nil where there is none. An empty name stands for the whole file.
  func inkBounds(_ element: String) -> CGRect? {
    var ink = RsvgRectangle()
    var logical = RsvgRectangle()
    let id: String? = element.isEmpty ? nil : "#" + element
    guard rsvg_handle_get_geometry_for_element(handle, id, &ink, &logical, nil) != 0, ink.width > 0, ink.height > 0
    else { return nil }
    return CGRect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  func has(element: String) -> Bool { rsvg_handle_has_sub(handle, "#" + element) != 0 }

  /// Draws the file, or its element, stretched to the rectangle.
  func draw(on cr: OpaquePointer, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(cr)
    if let element {
      var viewport = RsvgRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
      _ = rsvg_handle_render_element(handle, cr, "#" + element, &viewport, nil)
    } else if let size {
      cairo_translate(cr, rect.minX, rect.minY)
      cairo_scale(cr, rect.width / size.width, rect.height / size.height)
      var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
      _ = rsvg_handle_render_document(handle, cr, &viewport, nil)
    }
    cairo_restore(cr)
  }
}

/// Drawings of shapes, each read once and kept as long as the picture lives.
final class VectorDrawings {
  nonisolated(unsafe) static let shared = VectorDrawings()

  private struct Entry {
    weak var image: VectorImage?
    let drawing: VectorDrawing?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSLock()

  /// Nil for a file that is none.
  func drawing(of image: VectorImage) -> VectorDrawing? {
    lock.withLock {
      // An address may be used again for another picture: what counts is that the entry's own one is alive.
      if let entry = entries[ObjectIdentifier(image)], entry.image === image { return entry.drawing }
      entries = entries.filter { $0.value.image != nil }
      let drawing = VectorDrawing(svg: image.svg, element: image.element)
      entries[ObjectIdentifier(image)] = Entry(image: image, drawing: drawing)
      return drawing
    }
  }
}
