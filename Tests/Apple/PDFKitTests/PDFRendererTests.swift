import CoreGraphics
import Foundation
import PDFKit
import Testing
import UIKit

/// PDF files that UIKit makes, read again.
@MainActor
@Suite("PDF files made by UIKit", .serialized)
struct PDFRendererTests {
  @Test("Pages are drawn with y pointing down, each as large as it says, with the file's information")
  func pages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Squares"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200), format: format)
    #expect(!renderer.allowsImageOutput && renderer.format.bounds.height == 200)
    let data: Data = renderer.pdfData { context in
      #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 100, height: 200))
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
      "word".draw(at: CGPoint(x: 10, y: 100), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      context.beginPage(withBounds: CGRect(x: 10, y: 10, width: 60, height: 30), pageInfo: [:])
      #expect(context.pdfContextBounds.origin == CGPoint(x: 10, y: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
      UIImage(systemName: "star")?.draw(at: CGPoint(x: 40, y: 10))
    }
    let document: PDFDocument = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 2)
    let first: PDFPage = try #require(document.page(at: 0))
    #expect(first.bounds(for: .mediaBox).size == CGSize(width: 100, height: 200))
    #expect(first.string?.contains("word") == true)
    let picture: CGImage = try #require(
      first.thumbnail(of: CGSize(width: 100, height: 200), for: .mediaBox).cgImage)
    #expect(color(picture, 10, 10) == [255, 0, 0, 255] && color(picture, 10, 190) == [255, 255, 255, 255])
    let second: PDFPage = try #require(document.page(at: 1))
    #expect(second.bounds(for: .mediaBox).size == CGSize(width: 60, height: 30))
    let other: CGImage = try #require(second.thumbnail(of: CGSize(width: 60, height: 30), for: .mediaBox).cgImage)
    #expect(color(other, 2, 2) == [0, 0, 255, 255] && color(other, 28, 28) == [0, 0, 255, 255])
    #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Squares")
  }

  @Test("A file is written, or an error says why it is not")
  func writing() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    let file: URL = folder.appendingPathComponent("page.pdf")
    try renderer.writePDF(to: file) { $0.beginPage() }
    #expect(PDFDocument(url: file)?.pageCount == 1)
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: folder.appendingPathComponent("none/page.pdf")) { $0.beginPage() }
    }
    let empty = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10))
    #expect(throws: (any Error).self) { try empty.writePDF(to: file) { _ in Issue.record("drawn") } }
    #expect(PDFDocument(url: file)?.pageCount == 1)
  }

  private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let start: Int = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }
}
