import CoreGraphics
import Foundation
import UIFoundation

/// Lays a text in HTML out on pages.
///
/// There is no browser here: the formatter reads the parts of HTML of which letters, lists and reports are made, and shows the text of
/// all others.
///
/// - Paragraphs, headings of six levels, `div` and the like, line breaks, rules, quotations and preformatted text.
/// - Lists with points and with numbers, also inside of each other; the cells of a table's row stand in one line.
/// - Bold, italic, underlined, struck out, large and small text, code, marks and links.
/// - `align` and, in `style`, `text-align`, `color`, `font-size`, `font-weight`, `font-style` and `text-decoration`; `color` and
///   `size` of `font`.
/// - Characters by names and numbers. Scripts, styles and the head are left out, and so are pictures but for their `alt`.
///
/// ```swift
/// let formatter = UIMarkupTextPrintFormatter(markupText: "<h1>Report</h1><p>All is <b>well</b>.</p>")
/// UIPrintInteractionController.shared.printFormatter = formatter
/// ```
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// - Parameter markupText: The text in HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The text in HTML; nil for none.
  open var markupText: String? { didSet { invalidate() } }

  private var layout: PrintedText?

  override func invalidate() { layout = nil }

  private var pages: PrintedText {
    let size: CGSize = rectForPage(at: startPage).size
    if let layout, layout.size == size { return layout }
    let text: NSAttributedString = MarkupReader.read(markupText ?? "")
    let made = PrintedText(text, size: size, height: maximumContentHeight)
    layout = made
    return made
  }

  open override var pageCount: Int { pages.pages.count }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) { pages.draw(pageIndex - startPage, in: rect) }

  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      HandedOver<Any>(value: UIMarkupTextPrintFormatter(markupText: markupText ?? "").take(self))
    }.value
  }
}
