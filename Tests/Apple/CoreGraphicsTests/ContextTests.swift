import CoreGraphics
import Foundation
import Testing

@Suite struct ContextTests {
  private let backend = RecordingBackend()
  private let data = NSMutableData()

  private func makeContext() throws -> CGContext {
    let consumer: CGDataConsumer = try #require(CGDataConsumer(data: data))
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    return CGContext(backend: backend, consumer: consumer, mediaBox: box)
  }

  @Test("The path stays where it was built when the coordinates change")
  func pathStays() throws {
    let context: CGContext = try makeContext()
    context.beginPDFPage(nil)
    context.move(to: CGPoint(x: 4, y: 4))
    context.translateBy(x: 2, y: 2)
    context.addLine(to: CGPoint(x: 8, y: 8))
    context.scaleBy(x: 2, y: 2)
    context.strokePath()
    #expect(backend.log.last == "stroke 1.0 butt M1.0 1.0 L4.0 4.0")
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 2))
    #expect(context.isPathEmpty)
  }

  @Test("Restoring brings back colours, lines, alpha and coordinates; once too often does nothing")
  func restoring() throws {
    let context: CGContext = try makeContext()
    context.beginPDFPage(nil)
    context.saveGState()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setAlpha(0.5)
    context.translateBy(x: 3, y: 0)
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(backend.log.filter { $0 == "restore" }.count == 1)
    #expect(backend.log.last == "fill [0.0, 0.0, 0.0, 1.0] 1.0 winding M0.0 0.0 L1.0 0.0 L1.0 1.0 L0.0 1.0 Z")
    #expect(context.ctm.isIdentity)
  }

  @Test("Pages are balanced, each starts afresh, and the file is handed over once")
  func pages() throws {
    let context: CGContext = try makeContext()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.beginPDFPage(nil)
    context.saveGState()
    context.translateBy(x: 1, y: 1)
    context.beginPDFPage(nil)
    #expect(context.ctm.isIdentity)
    context.closePDF()
    context.closePDF()
    context.beginPDFPage(nil)
    let expected = [
      "begin 20x10", "save", "concatenate 1.0 1.0 1.0 1.0", "restore", "end", "begin 20x10", "end", "finish",
    ]
    #expect(backend.log == expected)
    #expect(String(decoding: Data(referencing: data), as: UTF8.self) == "file")
  }

  @Test("A context that is let go completes its file")
  func release() throws {
    do {
      let context: CGContext = try makeContext()
      context.beginPDFPage(nil)
    }
    #expect(backend.log == ["begin 20x10", "end", "finish"])
  }

  @Test("A failure to write is remembered, and no file is left")
  func unwritable() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("no-such-folder-\(UUID())/a.pdf")
    let consumer: CGDataConsumer = try #require(CGDataConsumer(url: url))
    let context = CGContext(
      backend: backend, consumer: consumer, mediaBox: CGRect(x: 0, y: 0, width: 20, height: 10))
    context.closePDF()
    #expect(context.closingError != nil)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("A transform without an inverse is ignored")
  func singular() throws {
    let context: CGContext = try makeContext()
    context.beginPDFPage(nil)
    context.scaleBy(x: 0, y: 1)
    context.translateBy(x: .nan, y: 1)
    #expect(context.ctm.isIdentity)
    #expect(backend.log == ["begin 20x10"])
  }

  @Test("The creation date comes from SOURCE_DATE_EPOCH when it is a number")
  func creationDate() {
    let date: Date = CGContextBackends.creationDate(environment: ["SOURCE_DATE_EPOCH": "86400"])
    #expect(date == Date(timeIntervalSince1970: 86400))
  }
}
