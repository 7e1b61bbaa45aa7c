/// What a drawing library does for a `CGContext`. The context keeps colours, line styles and the path; a backend keeps
/// the coordinates and the clip.
package protocol CGContextBackend: AnyObject {
  /// Starts a page whose origin is the media box's lower left corner, with y pointing up.
  func beginPage(_ mediaBox: CGRect)
  func endPage()
  /// The complete file. The backend draws nothing after it.
  func finish() throws -> Data

  func saveState()
  func restoreState()
  func concatenate(_ transform: CGAffineTransform)
  func clip(_ path: CGPath, rule: CGPathFillRule)
  func fill(_ path: CGPath, color: CGColor, alpha: CGFloat, rule: CGPathFillRule)
  func stroke(_ path: CGPath, color: CGColor, alpha: CGFloat, style: CGLineStyle)
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
}

/// Where the module that draws is found.
///
/// Contexts are public API of this module, but the drawing library is above it: RenderCairo imports CoreGraphics and not
/// the other way round. So the first context asks the running program for the class by its name. Every program that
/// imports SwiftUI or UIKit has it; in another no context can be made and its initialisers return nil.
package enum CGContextBackends {
  /// Makes the backend of a PDF file with pages of the given media box.
  nonisolated(unsafe) package static var makePDF: ((_ mediaBox: CGRect, PDFMetadata) -> CGContextBackend?)? = {
    let provider = NSClassFromString("RenderCairo.CairoContextBackend") as? any CGContextBackendProvider.Type
    return provider.map { provider in { provider.makePDF(mediaBox: $0, metadata: $1) } }
  }()

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
