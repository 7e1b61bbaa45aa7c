// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Diagnostics
import Foundation

/// The pages of a file that is begun and ended by functions.
final class PDFPages {
  let context: CGContext
  /// The rectangle of pages that name none of their own.
  private let usual: CGRect
  /// The rectangle of the page, in points.
  private(set) var bounds: CGRect

  /// US letter, where a program names no size.
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  init?(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) {
    let asked: CGRect = bounds.standardized
    let usual: CGRect = asked.width > 0 && asked.height > 0 && asked.isDrawable ? asked : Self.letter
    var box = CGRect(origin: .zero, size: usual.size)
    guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, info) else { return nil }
    self.context = context
    self.usual = usual
    self.bounds = usual
  }

  func beginPage(_ asked: CGRect?) {
    let asked: CGRect = (asked ?? usual).standardized
    bounds = asked.width > 0 && asked.height > 0 && asked.isDrawable ? asked : usual
    context.beginFlippedPage(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// The pages that were begun last on this thread; nil, with a message, where the current context is another one.
  static func current(for action: String) -> PDFPages? {
    if let pages = GraphicsStack.current.entries.last?.pages { return pages }
    Diagnostics.warn(
      "\(action) does nothing: the current context is no PDF file that UIGraphicsBeginPDFContextToData or "
        + "UIGraphicsBeginPDFContextToFile began.")
    return nil
  }

  /// Makes the pages' context the current one.
  func begin() { GraphicsStack.current.push(.init(context: context, canvas: nil, isImage: false, pages: self)) }
}

/// Begins a PDF file in memory and makes its context the current one of this thread, until `UIGraphicsEndPDFContext`.
///
/// - Parameters:
///   - data: Gets the file at its end.
///   - bounds: The rectangle of pages that name none of their own, in points; US letter where it has no size.
///   - documentInfo: What the file says of itself, by `kCGPDFContextTitle` and its like; nil for nothing.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  guard let pages = PDFPages(CGDataConsumer(data: data), bounds, documentInfo) else {
    return Diagnostics.warn("UIGraphicsBeginPDFContextToData begins nothing: the program has no module that draws.")
  }
  pages.begin()
}

/// Begins a PDF file on a disk and makes its context the current one of this thread, until `UIGraphicsEndPDFContext`. A file
/// that was there is replaced at the end, when all of the new one is written.
///
/// - Parameters:
///   - path: The place of the file.
///   - bounds: The rectangle of pages that name none of their own, in points; US letter where it has no size.
///   - documentInfo: What the file says of itself, by `kCGPDFContextTitle` and its like; nil for nothing.
/// - Returns: Whether a file can be written there. Where it cannot, nothing is begun.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  var isFolder: ObjCBool = false
  let folder: String = url.deletingLastPathComponent().path
  guard !path.isEmpty, FileManager.default.isWritableFile(atPath: folder),
    !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) || !isFolder.boolValue,
    let pages = PDFPages(CGDataConsumer(url: url), bounds, documentInfo)
  else { return false }
  pages.begin()
  return true
}

/// Begins a page as large as the file says. Nothing can be drawn before the first one. The origin is the upper left corner.
public func UIGraphicsBeginPDFPage() { PDFPages.current(for: "UIGraphicsBeginPDFPage")?.beginPage(nil) }

/// Begins a page of a rectangle of its own.
///
/// - Parameters:
///   - bounds: The rectangle that the page shows, in points; that of the file where it has no size.
///   - pageInfo: Nothing that is known of a page but its size has a place in the file.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFPages.current(for: "UIGraphicsBeginPDFPageWithInfo")?.beginPage(bounds)
}

/// Completes the PDF file that was begun last, and goes back to the context before it.
public func UIGraphicsEndPDFContext() {
  guard let pages = PDFPages.current(for: "UIGraphicsEndPDFContext") else { return }
  GraphicsStack.current.pop()
  pages.context.closePDF()
  if let error = pages.context.closingError { Diagnostics.warn("UIGraphicsEndPDFContext makes no file: \(error)") }
}

/// The rectangle of the page that is drawn; empty where the current context is no PDF file.
public func UIGraphicsGetPDFContextBounds() -> CGRect { GraphicsStack.current.entries.last?.pages?.bounds ?? .zero }

/// Makes a rectangle of the page lead to an address, in the current coordinates.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PDFPages.current(for: "UIGraphicsSetPDFContextURLForRect")?.context.setURL(url, for: rect)
}

/// Gives a place of the page a name, in the current coordinates. Rectangles of all pages may lead there.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  PDFPages.current(for: "UIGraphicsAddPDFContextDestinationAtPoint")?.context.addDestination(name, at: point)
}

/// Makes a rectangle of the page lead to a place with a name, in the current coordinates.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  PDFPages.current(for: "UIGraphicsSetPDFContextDestinationForRect")?.context.setDestination(name, for: rect)
}
