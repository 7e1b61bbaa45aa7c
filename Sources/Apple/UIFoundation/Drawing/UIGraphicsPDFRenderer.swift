import CoreGraphics
import Diagnostics
import Foundation

/// What a PDF renderer makes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the file says of itself, by `kCGPDFContextTitle` and its like.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy: Any = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// Where the closure of a PDF renderer draws, page by page.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let ownFormat: UIGraphicsPDFRendererFormat
  /// The rectangle that the page shows, in points; that of the renderer before the first page.
  public private(set) var pdfContextBounds: CGRect

  init(_ context: CGContext, format: UIGraphicsPDFRendererFormat) {
    ownFormat = format
    pdfContextBounds = format.bounds
    super.init(context, format: format)
  }

  open override var format: UIGraphicsPDFRendererFormat { ownFormat }

  /// Begins a page as large as the renderer says. Nothing can be drawn before the first one.
  open func beginPage() { beginPage(withBounds: ownFormat.bounds, pageInfo: [:]) }

  /// Begins a page of a size of its own, in points; one without a size has that of the renderer.
  ///
  /// - Parameter pageInfo: nothing that is known of a page but its size has a place in the file.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    let bounds: CGRect = bounds.standardized
    pdfContextBounds = bounds.width > 0 && bounds.height > 0 && bounds.isDrawable ? bounds : ownFormat.bounds
    cgContext.beginFlippedPage(size: pdfContextBounds.size)
    cgContext.translateBy(x: -pdfContextBounds.minX, y: -pdfContextBounds.minY)
  }
}

/// Makes PDF files of what a closure draws.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let ownFormat: UIGraphicsPDFRendererFormat

  /// Makes a renderer of files with pages of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default()) }

  /// Makes a renderer of files with pages of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    guard let copy = format.copy(with: nil) as? UIGraphicsPDFRendererFormat else {
      preconditionFailure("the copy of a UIGraphicsPDFRendererFormat has to be one")
    }
    copy.bounds = bounds.standardized
    ownFormat = copy
    super.init(bounds: bounds, format: copy)
  }

  open override var format: UIGraphicsPDFRendererFormat { ownFormat }

  /// The file of what the closure draws; no bytes, with a message, where there can be none.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    do { return try file(actions) } catch {
      Diagnostics.warn("UIGraphicsPDFRenderer makes no file: \(error)")
      return Data()
    }
  }

  /// Writes the file of what the closure draws. An existing file is replaced only when all of the new one is written.
  ///
  /// - Throws: when there can be no such file, or when it cannot be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try file(actions).write(to: url, options: .atomic)
  }

  private func file(_ actions: (UIGraphicsPDFRendererContext) -> Void) throws -> Data {
    let data = NSMutableData()
    let bounds: CGRect = ownFormat.bounds
    var box = CGRect(origin: .zero, size: bounds.size)
    guard bounds.isDrawable, let consumer = CGDataConsumer(data: data),
      let context = CGContext(consumer: consumer, mediaBox: &box, ownFormat.documentInfo)
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: Self.message(bounds)]) }
    GraphicsStack.with(context, canvas: nil) {
      actions(UIGraphicsPDFRendererContext(context, format: ownFormat))
    }
    context.closePDF()
    if let error = context.closingError { throw error }
    return data as Data
  }

  private static func message(_ bounds: CGRect) -> String {
    "a page of \(bounds.width) by \(bounds.height) points cannot be made"
  }
}
