import CoreGraphics
import Foundation
import UIFoundation

/// Draws the pages of a job: headers, footers and content, and what formatters lay out.
///
/// A subclass overrides `numberOfPages` and the methods that draw, or the program adds formatters.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
  @MainActor @preconcurrency public override init() { super.init() }

  /// The height of the header of each page, in points. 0 by default.
  open var headerHeight: CGFloat = 0 { didSet { invalidate() } }
  /// The height of the footer of each page, in points. 0 by default.
  open var footerHeight: CGFloat = 0 { didSet { invalidate() } }
  /// The whole paper, in points; empty until something is printed.
  open internal(set) var paperRect: CGRect = .zero
  /// Where the printer reaches on the paper.
  open internal(set) var printableRect: CGRect = .zero { didSet { invalidate() } }

  /// The formatters; setting them adds those that have a first page.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for old in formatters { old.printPageRenderer = nil }
      formatters = []
      for new in newValue ?? [] { addPrintFormatter(new, startingAtPageAt: new.startPage) }
    }
  }
  private var formatters: [UIPrintFormatter] = []

  /// Lays something out from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatters.append(formatter)
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
  }

  final func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  /// The formatters with something on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found: [UIPrintFormatter] = formatters.filter {
      pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount
    }
    return found.isEmpty ? nil : found
  }

  /// How many pages there are: those of the formatters by default.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Called before some pages are drawn. Does nothing by default.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: its header, its content, its formatters and its footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let parts: PageParts = PageParts(printableRect, header: headerHeight, footer: footerHeight)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: parts.header) }
    drawContentForPage(at: pageIndex, in: parts.content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: parts.footer) }
  }

  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draw nothing by default.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  // MARK: Inside

  /// The printable rectangle without header and footer.
  final var contentRect: CGRect {
    let whole: CGRect = printableRect.isEmpty ? UIPrintPaper.usual.printableRect : printableRect
    return PageParts(whole, header: headerHeight, footer: footerHeight).content
  }

  private func invalidate() { for formatter in formatters { formatter.invalidate() } }

  /// Draws all pages into a file.
  ///
  /// - Throws: `UIPrintError.noContent` where there is no page.
  final func file(on paper: UIPrintPaper, _ info: UIPrintInfo) throws -> Data {
    let isWide: Bool = info.orientation == .landscape
    func turned(_ rect: CGRect) -> CGRect {
      isWide ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
    }
    paperRect = turned(CGRect(origin: .zero, size: paper.paperSize))
    printableRect = turned(paper.printableRect)
    let count: Int = numberOfPages
    guard count > 0 else { throw UIPrintError(.noContent) }
    prepare(forDrawingPages: NSRange(location: 0, length: count))
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: info.jobName]
    return UIGraphicsPDFRenderer(bounds: paperRect, format: format).pdfData { context in
      for index in 0..<count {
        context.beginPage()
        drawPage(at: index, in: printableRect)
      }
    }
  }
}

/// The parts of a page.
private struct PageParts {
  let header: CGRect
  let content: CGRect
  let footer: CGRect

  init(_ whole: CGRect, header height: CGFloat, footer footerHeight: CGFloat) {
    let (top, rest): (CGRect, CGRect) = whole.divided(atDistance: height, from: .minYEdge)
    header = top
    (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
  }
}

/// Why something was not printed.
public struct UIPrintError: Error, LocalizedError, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    /// There is no printer, and nothing that prints.
    case notAvailable = 1
    /// There is nothing to print.
    case noContent = 2
    /// An item is of no kind that can be printed.
    case unknownImageFormat = 3
    /// The system refused the job.
    case jobFailed = 4
  }

  public static let notAvailable: Code = .notAvailable
  public static let noContent: Code = .noContent
  public static let unknownImageFormat: Code = .unknownImageFormat
  public static let jobFailed: Code = .jobFailed

  public let code: Code
  /// What the system said.
  private let reason: String?

  init(_ code: Code, reason: String? = nil) {
    self.code = code
    self.reason = reason
  }

  public static let errorDomain: String = "UIPrintErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .notAvailable: "Nothing can be printed: the command lp, of the package cups-client, is not there."
    case .noContent: "There is nothing to print."
    case .unknownImageFormat: "The item is neither a picture nor a PDF file."
    case .jobFailed: "The printing system refused the job: \(reason ?? "it says no reason")."
    }
  }
}
