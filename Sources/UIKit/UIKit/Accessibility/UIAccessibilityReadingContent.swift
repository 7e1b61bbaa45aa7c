import CoreGraphics
import Foundation

/// Something that shows a page of a longer text, such as a page of a book, and draws its lines itself.
///
/// A reader reads the text of the page as the value of the element, unless that has a value of its own, and is told that the text is
/// meant to be read on. With the trait `causesPageTurn` the reader asks for the next page by `accessibilityScroll(_:)`.
@MainActor @preconcurrency
public protocol UIAccessibilityReadingContent {
  /// The number of the line at a point of the element's own space, from 0; `NSNotFound` where there is none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// The text of a line; nil where there is none.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Where a line is on the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// The text of the page; nil for none.
  func accessibilityPageContent() -> String?
  /// The text of a line with attributes. Nil by default: the text without them counts.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// The text of the page with attributes. Nil by default.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }

  /// The most lines of a page.
  private static var limit: Int { 1_000 }

  /// The text of the page: as a whole, or else line by line.
  var spokenPage: String? {
    if let page = accessibilityAttributedPageContent()?.string ?? accessibilityPageContent() { return page }
    var lines: [String] = []
    while lines.count < Self.limit {
      let number: Int = lines.count
      let line: String? =
        accessibilityAttributedContent(forLineNumber: number)?.string ?? accessibilityContent(forLineNumber: number)
      guard let line else { break }
      lines.append(line)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
