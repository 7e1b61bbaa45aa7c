import CoreGraphics
import Foundation
import UIFoundation

/// Lays something out on pages. A subclass says on how many, and draws them.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject, NSCopying {
  @MainActor @preconcurrency public override init() { super.init() }

  /// The renderer that the formatter belongs to.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The first page, from 0.
  open var startPage: Int = 0 { didSet { invalidate() } }
  /// How high the content of all pages together is at most, in points; 0, the default, for no limit.
  open var maximumContentHeight: CGFloat = 0 { didSet { invalidate() } }
  /// How wide the content is at most, in points; 0, the default, for what there is room for.
  open var maximumContentWidth: CGFloat = 0 { didSet { invalidate() } }
  /// What is left free at the sides of each page, in points: those of the printable rectangle count as well.
  open var perPageContentInsets: UIEdgeInsets = .zero { didSet { invalidate() } }

  /// How many pages the content takes. One by default.
  open var pageCount: Int { 1 }

  /// Takes the formatter away from its renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// The rectangle of the content of a page, in points of the paper.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let room: CGRect = printPageRenderer?.contentRect ?? UIPrintPaper.usual.printableRect
    var rect: CGRect = room.inset(by: perPageContentInsets)
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    return rect
  }

  /// Draws the content of a page. Draws nothing by default.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// Something changed that pages depend on.
  func invalidate() {}

  /// Takes up what another formatter lays out by.
  final func take(_ other: UIPrintFormatter) -> Self {
    startPage = other.startPage
    maximumContentHeight = other.maximumContentHeight
    maximumContentWidth = other.maximumContentWidth
    perPageContentInsets = other.perPageContentInsets
    return self
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { HandedOver<Any>(value: UIPrintFormatter().take(self)) }.value
  }
}

/// Lays a text out on pages, line by line.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// - Parameter text: The text, in `font` and `color`.
  public init(text: String) {
    plain = text
    super.init()
  }

  /// - Parameter attributedText: The text with attributes, which are printed.
  public init(attributedText: NSAttributedString) {
    attributed = attributedText
    super.init()
  }

  private var plain: String?
  private var attributed: NSAttributedString?

  open var text: String? {
    get { plain ?? attributed?.string }
    set {
      (plain, attributed) = (newValue, nil)
      invalidate()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      (attributed, plain) = (newValue, nil)
      invalidate()
    }
  }
  /// The font of a text without attributes: the system's in 12 points by default.
  open var font: UIFont? { didSet { invalidate() } }
  /// The colour of a text without attributes: black by default.
  open var color: UIColor? { didSet { invalidate() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { invalidate() } }

  private var layout: PrintedText?

  override func invalidate() { layout = nil }

  private var shown: NSAttributedString {
    if let attributed { return attributed }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: plain ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
      ])
  }

  private var pages: PrintedText {
    let size: CGSize = rectForPage(at: startPage).size
    if let layout, layout.size == size { return layout }
    let made = PrintedText(shown, size: size, height: maximumContentHeight)
    layout = made
    return made
  }

  open override var pageCount: Int { pages.pages.count }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) { pages.draw(pageIndex - startPage, in: rect) }

  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UISimpleTextPrintFormatter(text: "").take(self)
      (copy.plain, copy.attributed) = (plain, attributed)
      (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
      return HandedOver<Any>(value: copy)
    }.value
  }
}

/// A text in lines, and the lines on pages.
@MainActor
final class PrintedText {
  struct Page {
    var glyphs: NSRange
    /// Where the page begins in the text, from above.
    var top: CGFloat
  }

  let size: CGSize
  private(set) var pages: [Page] = []
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()

  /// - Parameter height: How high all of it may be; 0 for no limit.
  init(_ text: NSAttributedString, size: CGSize, height: CGFloat) {
    self.size = size
    storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: max(1, size.width), height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let all: NSRange = manager.glyphRange(for: container)
    manager.enumerateLineFragments(forGlyphRange: all) { [self] rect, _, _, range, stop in
      if height > 0, rect.maxY > height {
        stop.pointee = true
      } else if let page = pages.last, rect.maxY - page.top <= size.height {
        let start: Int = page.glyphs.location
        pages[pages.count - 1].glyphs.length = NSMaxRange(range) - start
      } else {
        pages.append(Page(glyphs: range, top: rect.minY))
      }
    }
  }

  func draw(_ index: Int, in rect: CGRect) {
    guard pages.indices.contains(index) else { return }
    let page: Page = pages[index]
    let origin = CGPoint(x: rect.minX, y: rect.minY - page.top)
    manager.drawBackground(forGlyphRange: page.glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: page.glyphs, at: origin)
  }
}

/// Lays a view out on pages: as wide as there is room, and cut where a page ends.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view that is printed.
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// How much smaller the view is on the paper; views are not made larger.
  private var scale: CGFloat {
    let width: CGFloat = rectForPage(at: startPage).width
    return view.bounds.width > width && view.bounds.width > 0 ? width / view.bounds.width : 1
  }

  open override var pageCount: Int {
    let room: CGFloat = rectForPage(at: startPage).height
    var height: CGFloat = view.bounds.height * scale
    if maximumContentHeight > 0 { height = min(height, maximumContentHeight) }
    guard room > 0, height > 0 else { return 0 }
    return max(1, Int((height / room).rounded(.up)))
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(), view.bounds.width > 0 else { return }
    let scale: CGFloat = scale
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * rect.height)
    context.scaleBy(x: scale, y: scale)
    view.draw(view.bounds, for: self)
    context.restoreGState()
  }

  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { HandedOver<Any>(value: UIViewPrintFormatter(view).take(self)) }.value
  }
}

extension UIView {
  /// Prints the view as it is seen now.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
