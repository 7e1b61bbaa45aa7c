import CCairo
import CoreGraphics
import Foundation

/// Pictures in the form that Cairo draws, each kept as long as the picture lives.
///
/// Cairo has no surfaces of more than 32,767 pixels on a side: a longer picture is kept in pieces.
final class ImagePixels {
  nonisolated(unsafe) static let shared = ImagePixels()

  /// A part of a picture, in pixels of the picture.
  struct Piece {
    let surface: CairoSurface
    /// What the surface holds.
    let bounds: CGRect
    /// What is drawn from it. Around that it holds some of its neighbours, which mix with the edges of what is drawn.
    let part: CGRect
  }

  private struct Entry {
    weak var image: CGImage?
    let pieces: [Piece]
  }

  private static let longestSide: Int = 32767
  /// The longest side that is drawn from one piece, and how much of its neighbours it holds.
  private static let pieceSide: Int = 30_000
  private static let margin: Int = 1000

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSLock()

  /// The whole picture; nil when there is no memory for surfaces of its size.
  func pieces(of image: CGImage) -> [Piece]? {
    lock.withLock {
      // An address may be used again for another picture: what counts is that the entry's own one is alive.
      if let entry = entries[ObjectIdentifier(image)], entry.image === image { return entry.pieces }
      entries = entries.filter { $0.value.image != nil }
      guard let pieces = Self.makePieces(image) else { return nil }
      entries[ObjectIdentifier(image)] = Entry(image: image, pieces: pieces)
      return pieces
    }
  }

  /// The picture in one surface, for patterns; one that is too long for that is made smaller.
  func surface(of image: CGImage) -> CairoSurface? {
    guard let pieces = pieces(of: image), pieces.count > 1 else { return pieces(of: image)?.first?.surface }
    let scale: Double = Double(Self.longestSide) / Double(max(image.width, image.height))
    let width: Int = max(1, Int(Double(image.width) * scale))
    let height: Int = max(1, Int(Double(image.height) * scale))
    guard
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    else { return nil }
    let cr: OpaquePointer? = cairo_create(surface.pointer)
    defer { cairo_destroy(cr) }
    guard let cr else { return nil }
    cairo_scale(cr, Double(width) / Double(image.width), Double(height) / Double(image.height))
    Self.draw(pieces, part: CGRect(x: 0, y: 0, width: image.width, height: image.height), CAIRO_FILTER_GOOD, on: cr)
    return surface
  }

  /// Draws a part of a picture where its pixels are the units.
  static func draw(_ pieces: [Piece], part: CGRect, _ filter: cairo_filter_t, on cr: OpaquePointer) {
    for piece in pieces {
      let shown: CGRect = piece.part.intersection(part)
      // What lies beside the part must not come in at its edges.
      let source: CGRect = piece.bounds.intersection(part)
      guard !shown.isNull, shown.width > 0, shown.height > 0,
        let surface = cairo_surface_create_for_rectangle(
          piece.surface.pointer, source.minX - piece.bounds.minX, source.minY - piece.bounds.minY, source.width,
          source.height)
      else { continue }
      cairo_save(cr)
      // Where two pieces meet, smoothed edges of both would let through what lies behind. At the part's own edges the
      // clip stays out of the way.
      let left: CGFloat = shown.minX > part.minX ? shown.minX : part.minX - part.width
      let right: CGFloat = shown.maxX < part.maxX ? shown.maxX : part.maxX + part.width
      let top: CGFloat = shown.minY > part.minY ? shown.minY : part.minY - part.height
      let bottom: CGFloat = shown.maxY < part.maxY ? shown.maxY : part.maxY + part.height
      cairo_rectangle(cr, left, top, right - left, bottom - top)
      cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE)
      cairo_clip(cr)
      cairo_set_source_surface(cr, surface, source.minX, source.minY)
      cairo_surface_destroy(surface)
      cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(cr), filter)
      cairo_paint(cr)
      cairo_restore(cr)
    }
  }

  private static func makePieces(_ image: CGImage) -> [Piece]? {
    var pieces: [Piece] = []
    for rows in ranges(image.height) {
      for columns in ranges(image.width) {
        guard let surface = makeSurface(image, columns.bounds, rows.bounds) else { return nil }
        pieces.append(
          Piece(
            surface: surface, bounds: rect(columns.bounds, rows.bounds), part: rect(columns.part, rows.part)))
      }
    }
    return pieces
  }

  private static func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> CGRect {
    CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private static func ranges(_ side: Int) -> [(bounds: Range<Int>, part: Range<Int>)] {
    guard side > longestSide else { return [(0..<side, 0..<side)] }
    return stride(from: 0, to: side, by: pieceSide).map { start in
      let part: Range<Int> = start..<min(start + pieceSide, side)
      return (max(0, part.lowerBound - margin)..<min(side, part.upperBound + margin), part)
    }
  }

  private static func makeSurface(_ image: CGImage, _ columns: Range<Int>, _ rows: Range<Int>) -> CairoSurface? {
    guard
      let surface = try? CairoSurface(
        owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns.count), Int32(rows.count))),
      let pixels = cairo_image_surface_get_data(surface.pointer)
    else { return nil }
    cairo_surface_flush(surface.pointer)
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    image.premultipliedRGBA.withUnsafeBufferPointer { source in
      for row in rows {
        let line = UnsafeMutableRawPointer(pixels + (row - rows.lowerBound) * stride).assumingMemoryBound(
          to: UInt32.self)
        for column in columns {
          let start: Int = (row &* image.width &+ column) &* 4
          let colours = UInt32(source[start]) << 16 | UInt32(source[start + 1]) << 8 | UInt32(source[start + 2])
          line[column &- columns.lowerBound] = UInt32(source[start + 3]) << 24 | colours
        }
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }
}
