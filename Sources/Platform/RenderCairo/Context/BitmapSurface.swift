import CCairo
import CoreGraphics
import DisplayList

/// The pixels of a bitmap context, from the lower left corner with y pointing up.
///
/// Cairo draws right into memory whose layout is its own. Memory of another layout is kept in step: what is touched is
/// read from it before and written to it after, so that a change costs what it changes. Until somebody asks for such
/// memory there is none.
final class BitmapSurface: ContextTarget {
  private let bitmap: CGBitmap
  private let canvas: CairoCanvas
  private let tools: RenderTools
  /// Whether Cairo draws into the memory.
  private let isDirect: Bool
  private var memory: UnsafeMutableRawPointer?

  init(_ bitmap: CGBitmap, tools: RenderTools) throws {
    self.bitmap = bitmap
    self.tools = tools
    let format: cairo_format_t = bitmap.layout.alpha == .none ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let size: (Int32, Int32) = (Int32(bitmap.width), Int32(bitmap.height))
    isDirect = bitmap.isCairos
    if isDirect {
      let block: UnsafeMutableRawPointer? = bitmap.data ?? calloc(bitmap.height, bitmap.bytesPerRow)
      guard let block else { throw RenderError.cairo("no memory for a bitmap") }
      memory = block
      do {
        canvas = try CairoCanvas(
          CairoSurface(
            owning: cairo_image_surface_create_for_data(
              block.assumingMemoryBound(to: UInt8.self), format, size.0, size.1, Int32(bitmap.bytesPerRow))))
      } catch {
        if bitmap.data == nil { free(block) }
        throw error
      }
    } else {
      memory = bitmap.data
      canvas = try CairoCanvas(CairoSurface(owning: cairo_image_surface_create(format, size.0, size.1)))
    }
    cairo_translate(canvas.pointer, 0, Double(bitmap.height))
    cairo_scale(canvas.pointer, 1, -1)
  }

  deinit {
    // Cairo's surface must not outlive the memory that it draws into.
    cairo_surface_finish(canvas.surface.pointer)
    if bitmap.data == nil { free(memory) }
  }

  var cr: OpaquePointer? { canvas.pointer }
  func beginPage(size: CGSize) throws {}
  func endPage() throws {}
  func finish(_ structure: PDFStructure) throws -> Data { Data() }
  /// Pixels have no parts.
  var owner: PDFStructureElement?

  /// The memory, which from now on shows what is drawn; nil only when there is none left.
  var data: UnsafeMutableRawPointer? {
    if memory == nil {
      memory = calloc(bitmap.height, bitmap.bytesPerRow)
      write(everything)
    }
    return memory
  }

  func pixels() -> [UInt8]? {
    read(everything)
    cairo_surface_flush(canvas.surface.pointer)
    let isOpaque: Bool = bitmap.layout.alpha == .none
    var bytes = [UInt8](repeating: 0, count: bitmap.width * bitmap.height * 4)
    bytes.withUnsafeMutableBufferPointer { target in
      guard let to = target.baseAddress else { return }
      for row in 0..<bitmap.height {
        guard let words = words(row) else { return }
        Self.unpack(words, count: bitmap.width, isOpaque: isOpaque, into: to + row * bitmap.width * 4)
      }
    }
    return bytes
  }

  func draw(_ pieces: [OwnedItems], rasterizationScale: CGFloat) throws {
    let list = DisplayList(pieces.flatMap(\.items))
    let cr: OpaquePointer = canvas.pointer
    let renderer = CairoRenderer(context: cr, tools: tools)
    // Layers inside are as large as the clip: what the items cannot reach is cut off.
    let touched: CGRect = list.items.bounds.applying(renderer.currentTransform).insetBy(dx: -2, dy: -2)
      .intersection(renderer.clipBounds).intersection(everything).integral
    guard !touched.isNull, touched.width > 0, touched.height > 0 else { return }
    read(touched)
    cairo_surface_mark_dirty(canvas.surface.pointer)
    cairo_save(cr)
    var matrix = cairo_matrix_t(renderer.currentTransform)
    cairo_identity_matrix(cr)
    cairo_new_path(cr)
    cairo_rectangle(cr, touched.minX, touched.minY, touched.width, touched.height)
    cairo_clip(cr)
    cairo_set_matrix(cr, &matrix)
    defer {
      cairo_restore(cr)
      cairo_surface_flush(canvas.surface.pointer)
      write(touched)
    }
    try tools.drawing {
      renderer.draw(list)
      try canvas.check()
    }
  }

  private var everything: CGRect { CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }
}

// MARK: - Memory of another layout

extension BitmapSurface {
  /// Takes over what somebody wrote to the memory.
  private func read(_ area: CGRect) {
    forEachRow(of: area) { place, words, line, count in
      bitmap.layout.read(place, count: count, into: line)
      for index in 0..<count {
        let colours: UInt32 =
          UInt32(line[index &* 4]) << 16 | UInt32(line[index &* 4 &+ 1]) << 8 | UInt32(line[index &* 4 &+ 2])
        words[index] = UInt32(line[index &* 4 &+ 3]) << 24 | colours
      }
    }
  }

  /// Shows what was drawn in the memory.
  private func write(_ area: CGRect) {
    let isOpaque: Bool = bitmap.layout.alpha == .none
    forEachRow(of: area) { place, words, line, count in
      Self.unpack(words, count: count, isOpaque: isOpaque, into: line)
      bitmap.layout.write(line, count: count, into: place)
    }
  }

  /// Calls the body for each row with its place in the memory, Cairo's pixels, room for red, green, blue and alpha, and
  /// the number of pixels. Not at all where there is no memory but Cairo's.
  private func forEachRow(
    of area: CGRect,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    guard !isDirect, let memory else { return }
    let columns = Int(area.minX)..<Int(area.maxX)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: columns.count * 4)
    defer { line.deallocate() }
    cairo_surface_flush(canvas.surface.pointer)
    for row in Int(area.minY)..<Int(area.maxY) {
      guard let words = words(row) else { return }
      let start: Int = row * bitmap.bytesPerRow + columns.lowerBound * bitmap.layout.bytesPerPixel
      body(memory.assumingMemoryBound(to: UInt8.self) + start, words + columns.lowerBound, line, columns.count)
    }
  }

  private func words(_ row: Int) -> UnsafeMutablePointer<UInt32>? {
    let surface: OpaquePointer = canvas.surface.pointer
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let start: Int = row * Int(cairo_image_surface_get_stride(surface))
    return UnsafeMutableRawPointer(pixels + start).assumingMemoryBound(to: UInt32.self)
  }

  private static func unpack(
    _ words: UnsafePointer<UInt32>, count: Int, isOpaque: Bool, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let word: UInt32 = words[index]
      bytes[index &* 4] = UInt8(truncatingIfNeeded: word >> 16)
      bytes[index &* 4 &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
      bytes[index &* 4 &+ 2] = UInt8(truncatingIfNeeded: word)
      bytes[index &* 4 &+ 3] = isOpaque ? 255 : UInt8(truncatingIfNeeded: word >> 24)
    }
  }
}

extension CGBitmap {
  /// Whether the pixels lie as Cairo has them: words of alpha, red, green and blue from the highest byte down, in the
  /// machine's byte order, each row and the first pixel at the place of a word.
  fileprivate var isCairos: Bool {
    guard layout.bytesPerPixel == 4, layout.space?.isDrawnAsIs == true, layout.alpha != .straight else { return false }
    let isLittle: Bool = UInt32(1).littleEndian == 1
    let order: [Int?] = [layout.blue, layout.green, layout.red, layout.alphaPlace]
    guard order == (isLittle ? [0, 1, 2, 3] : [3, 2, 1, 0]), bytesPerRow % 4 == 0 else { return false }
    return data.map { UInt(bitPattern: $0) % 4 == 0 } ?? true
  }
}
