import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// How renderers and formatters draw single pages.
@MainActor
@Suite("Drawing of printed pages", .serialized)
struct PrintDrawingTests {
  private final class Book: UIPrintPageRenderer {
    var log: [String] = []
    override func drawPage(at pageIndex: Int, in printableRect: CGRect) {
      log.append("page \(pageIndex) \(Int(printableRect.width))")
      super.drawPage(at: pageIndex, in: printableRect)
    }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
      log.append("formatter \(pageIndex)")
      super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
    }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      log.append("header \(Int(headerRect.height))")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      log.append("content \(Int(contentRect.minY)) \(Int(contentRect.height))")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      log.append("footer \(Int(footerRect.height))")
    }
  }

  private final class Noted: UIPrintFormatter {
    var log: [String] = []
    override var pageCount: Int { 2 }
    override func draw(in rect: CGRect, forPageAt pageIndex: Int) { log.append("\(pageIndex) \(Int(rect.width))") }
  }

  @Test("A page is its header, its content, the formatters that have it, and its footer, in this order")
  func order() {
    let (book, noted) = (Book(), Noted())
    book.addPrintFormatter(noted, startingAtPageAt: 1)
    book.headerHeight = 10
    book.footerHeight = 20
    let rect = CGRect(x: 0, y: 0, width: 100, height: 200)
    book.drawPage(at: 0, in: rect)
    #expect(book.log == ["page 0 100", "header 10", "content 10 170", "footer 20"] && noted.log.isEmpty)
    book.log = []
    book.headerHeight = 0
    book.drawPage(at: 1, in: rect)
    #expect(book.log == ["page 1 100", "content 0 180", "formatter 1", "footer 20"])
    #expect(noted.log == ["1 \(Int(noted.rectForPage(at: 1).width))"])
    book.drawPrintFormatter(noted, forPageAt: 2)
    #expect(noted.log.count == 2 && noted.log.last?.hasPrefix("2 ") == true)
  }

  @Test("A text's formatter draws each page at its place, and none that the text does not reach")
  func texts() throws {
    let text: String = (1...200).map { "Line \($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: text)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func drawn(_ page: Int) throws -> [UInt8] {
      let size = CGSize(width: 200, height: 200)
      let picture: UIImage = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        formatter.draw(in: CGRect(origin: .zero, size: size), forPageAt: page)
      }
      return try #require(picture.cgImage).premultipliedRGBA
    }
    let (first, second, beyond) = (try drawn(0), try drawn(1), try drawn(formatter.pageCount))
    #expect(first.contains { $0 != 0 } && second.contains { $0 != 0 } && first != second)
    #expect(beyond.allSatisfy { $0 == 0 })
  }
}
