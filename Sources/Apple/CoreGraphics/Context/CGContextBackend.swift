/// What a drawing library does for a `CGContext`. The context keeps colours, line styles, the path and where the clip may
/// let something through; a backend keeps the coordinates and the clip itself.
package protocol CGContextBackend: AnyObject {
  /// Starts a page whose origin is the media box's lower left corner, with y pointing up.
  func beginPage(_ mediaBox: CGRect)
  func endPage()
  /// The part of a tagged file to which the next drawing belongs; nil for decoration.
  var owner: PDFStructureElement? { get set }
  /// The complete file. The backend draws nothing after it.
  ///
  /// - Parameter structure: the parts of the file, if it has any.
  func finish(_ structure: PDFStructure) throws -> Data

  func saveState()
  func restoreState()
  func concatenate(_ transform: CGAffineTransform)
  func clip(_ path: CGPath, rule: CGPathFillRule, isAntialiased: Bool)
  /// Lets through as much of what follows as the image's alpha says, and nothing beside the rectangle. The image's first
  /// row lies along the edge of the greatest y.
  func clip(to rect: CGRect, mask: CGImage)
  /// Takes all clips away.
  func resetClip()
  func draw(_ drawing: CGDrawing, _ mark: CGMark)
  /// Puts together what follows, until `endLayer`, and draws it as one. Saved states are balanced in between.
  func beginLayer(_ mark: CGMark)
  func endLayer()
}

/// Backends that make no tagged files keep no owner.
extension CGContextBackend {
  package var owner: PDFStructureElement? {
    get { nil }
    set {}
  }
}

/// What draws into pixels.
package protocol CGBitmapBackend: CGContextBackend {
  /// The pixels in the bitmap's layout, which show all that is drawn, now and later.
  var data: UnsafeMutableRawPointer? { get }
  /// The pixels as red, green, blue and alpha in sRGB, the colours multiplied by it; nil without memory for them.
  func pixels() -> [UInt8]?
}

/// A bitmap to draw on.
package struct CGBitmap {
  package var width: Int
  package var height: Int
  package var bytesPerRow: Int
  package var layout: PixelLayout
  /// The caller's memory, which outlives the context; nil to have some made, all zero.
  package var data: UnsafeMutableRawPointer?

  /// Nil for a size that is none, is more than 32767 on a side, or has more than 64 Mi pixels, and for rows that do not
  /// hold their pixels.
  ///
  /// - Parameter bytesPerRow: 0 for rows without padding.
  package init?(width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout, data: UnsafeMutableRawPointer?) {
    guard (1...32767).contains(width), (1...32767).contains(height), width * height <= 64 << 20 else { return nil }
    let least: Int = width * layout.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow <= Int(Int32.max) / height && bytesPerRow >= least
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    self.layout = layout
    self.data = data
  }
}

/// How a context strokes its path.
package struct CGLineStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap: CGLineCap = .butt
  package var join: CGLineJoin = .miter
  package var miterLimit: CGFloat = 10
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init() {}
}

/// What a PDF file says about itself.
package struct PDFMetadata: Hashable, Sendable {
  package var title: String?
  package var author: String?
  package var creator: String?
  package var subject: String?
  package var keywords: String?
  package var creationDate: Date

  package init(creationDate: Date) {
    self.creationDate = creationDate
  }
}

/// A class that makes backends.
package protocol CGContextBackendProvider: CGContextBackend {
  /// The backend of a PDF file with pages of the given media box; nil when it cannot be made.
  static func makePDF(mediaBox: CGRect, metadata: PDFMetadata) -> CGContextBackend?
  /// The backend of a bitmap; nil when there is no memory for it. Its coordinates are pixels from the lower left corner,
  /// with y pointing up.
  static func makeBitmap(_ bitmap: CGBitmap) -> (any CGBitmapBackend)?
}

/// Where the module that draws is found.
///
/// Contexts are public API of this module, but the drawing library is above it: RenderCairo imports CoreGraphics and not
/// the other way round. So the first context asks the running program for the class by its name. Every program that
/// imports SwiftUI or UIKit has it; in another no context can be made and its initialisers return nil.
package enum CGContextBackends {
  /// Makes backends; nil in a program without a module that draws.
  nonisolated(unsafe) package static let provider =
    NSClassFromString("RenderCairo.CairoContextBackend") as? any CGContextBackendProvider.Type

  /// The date that PDF files carry when `SOURCE_DATE_EPOCH` gives none: a host sets its own clock here, so that a run
  /// with a virtual clock gives the same bytes each time (G9).
  nonisolated(unsafe) package static var currentDate: () -> Date = { Date() }

  /// The creation date of a file made now: `SOURCE_DATE_EPOCH` (seconds since 1970), or else the host's clock.
  package static func creationDate(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Date {
    guard let text = environment["SOURCE_DATE_EPOCH"], let seconds = Double(text), seconds.isFinite else {
      return currentDate()
    }
    return Date(timeIntervalSince1970: seconds)
  }
}
