import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewTestSupport

/// PDF files that are begun and ended by functions.
@MainActor
@Suite("PDF files by functions", .serialized)
struct PDFContextTests {
  private func text(_ data: NSMutableData) -> String { String(decoding: data as Data, as: UTF8.self) }

  @Test("A file in memory has pages of their own sizes, its title, and what was drawn on them")
  func memory() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(
      data, CGRect(x: 0, y: 0, width: 300, height: 200), [kCGPDFContextTitle as String: "Report"])
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 300, height: 200))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 10, y: 10, width: 50, height: 50))
    "Words".draw(at: CGPoint(x: 20, y: 100), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 5, y: 5, width: 100, height: 80), nil)
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 5, y: 5, width: 100, height: 80))
    UIGraphicsBeginPDFPageWithInfo(.zero, nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 300)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    let file: String = text(data)
    #expect(file.hasPrefix("%PDF") && file.contains("/Count 3") && file.contains("/Title"))
    #expect(file.contains("/MediaBox [ 0 0 100 80 ]"))
  }

  @Test("A file on a disk is there at its end; a place that cannot be written to begins none")
  func disk() throws {
    let folder = try ResourceFolder()
    let path: String = folder.url.appendingPathComponent("a.pdf").path
    #expect(UIGraphicsBeginPDFContextToFile(path, .zero, nil))
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    #expect(!FileManager.default.fileExists(atPath: path))
    UIGraphicsEndPDFContext()
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(data.starts(with: Data("%PDF".utf8)))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    #expect(!UIGraphicsBeginPDFContextToFile(folder.url.path, .zero, nil) && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Rectangles lead to addresses, and to places of the file that have names, also on later pages")
  func links() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 300, height: 200), nil)
    UIGraphicsBeginPDFPage()
    UIGraphicsSetPDFContextURLForRect(
      try #require(URL(string: "https://example.org")), CGRect(x: 10, y: 10, width: 50, height: 20))
    UIGraphicsSetPDFContextDestinationForRect("end", CGRect(x: 10, y: 50, width: 50, height: 20))
    UIGraphicsBeginPDFPage()
    UIGraphicsAddPDFContextDestinationAtPoint("end", CGPoint(x: 20, y: 40))
    // The first place keeps its name.
    UIGraphicsAddPDFContextDestinationAtPoint("end", CGPoint(x: 0, y: 0))
    UIGraphicsEndPDFContext()
    let file: String = text(data)
    // "end" as bytes.
    #expect(file.contains("/Dest <656E64>") && file.contains("/Names << /Dests << /Names [ <656E64> ["))
    #expect(file.contains("/XYZ 20 160 null") && file.contains("/Rect [ 10 130 60 150 ]"))
    #expect(file.contains("/S /URI") && file.contains("/Rect [ 10 170 60 190 ]"))
  }

  @Test("A context names places without a page of UIKit's; functions without a file say that they do nothing")
  func contexts() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 200, height: 50)
    let context: CGContext = try #require(
      CGDataConsumer(data: data as CFMutableData).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) })
    context.addDestination("nowhere" as CFString, at: .zero)
    context.beginPDFPage(nil)
    context.addDestination("start" as CFString, at: CGPoint(x: 3, y: 4))
    context.setDestination("start" as CFString, for: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.closePDF()
    #expect(text(data).contains("/XYZ 3 4 null") && !text(data).contains("6E6F7768657265"))
    let told: [String] = warnings {
      UIGraphicsBeginPDFPage()
      UIGraphicsEndPDFContext()
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      UIGraphicsSetPDFContextDestinationForRect("end", .zero)
      UIGraphicsEndImageContext()
    }
    #expect(told.count == 3)
  }
}
