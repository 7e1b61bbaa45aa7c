import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Printing: pages, files, and the command that takes these.
@MainActor
@Suite("Printing", .serialized)
struct PrintingTests {
  private let folder: ResourceFolder

  init() throws { folder = try ResourceFolder() }

  /// A command that notes what it is told, and keeps the file.
  private func makeCommand(_ name: String = "lp", body: String? = nil) throws {
    let file: URL = folder.url.appendingPathComponent(name)
    let path: String = folder.url.path
    let usual: String = """
      printf '%s\\n' "$@" >> '\(path)/arguments'
      for last; do :; done
      cp "$last" '\(path)/printed.pdf'
      """
    try Data("#!/bin/sh\n\(body ?? usual)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func with<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    PrintSpooler.searchPath = folder.url.path + ":/usr/bin:/bin"
    defer { PrintSpooler.searchPath = nil }
    return try await body()
  }

  private func kept(_ name: String) -> Data? { try? Data(contentsOf: folder.url.appendingPathComponent(name)) }
  private var arguments: [String] {
    String(decoding: kept("arguments") ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func job(
    _ controller: UIPrintInteractionController, on printer: String = "office"
  ) async -> (Bool, (any Error)?) {
    await withCheckedContinuation { continuation in
      controller.print(to: UIPrinter(url: URL(string: "ipp://localhost/printers/\(printer)")!)) { _, isPrinted, error in
        continuation.resume(returning: (isPrinted, error))
      }
    }
  }

  /// Notes what it is to draw.
  private final class Book: UIPrintPageRenderer {
    var log: [String] = []
    override var numberOfPages: Int { max(2, super.numberOfPages) }
    override func prepare(forDrawingPages range: NSRange) { log.append("prepare \(range.length)") }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      log.append("header \(pageIndex) \(Int(headerRect.height))")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      log.append("content \(pageIndex) \(Int(contentRect.height))")
      UIColor.red.setFill()
      UIBezierPath(rect: contentRect).fill()
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      log.append("footer \(pageIndex) \(Int(footerRect.height))")
    }
  }

  private final class Judge: NSObject, UIPrintInteractionControllerDelegate {
    var log: [String] = []
    func printInteractionController(
      _ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
      UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 700), withPapersFrom: paperList)
    }
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
      log.append("start \(Int(controller.printPaper?.paperSize.width ?? 0))")
    }
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { log.append("finish") }
  }

  @Test("A renderer's pages become one file, which the command gets with the wishes of the job")
  func pages() async throws {
    try makeCommand()
    let (book, judge, controller) = (Book(), Judge(), UIPrintInteractionController.shared)
    book.headerHeight = 30
    book.footerHeight = 20
    let info = UIPrintInfo.printInfo()
    info.jobName = "A Book"
    info.duplex = .longEdge
    info.outputType = .grayscale
    controller.printInfo = info
    controller.printPageRenderer = book
    controller.delegate = judge
    defer { controller.delegate = nil }
    let (isPrinted, error) = await with {
      #expect(UIPrintInteractionController.isPrintingAvailable)
      return await job(controller)
    }
    #expect(isPrinted && error == nil && judge.log == ["start 612", "finish"] && controller.printPaper == nil)
    let drawn: [String] = (0..<2).flatMap { ["header \($0) 30", "content \($0) 706", "footer \($0) 20"] }
    #expect(book.log == ["prepare 2"] + drawn && book.paperRect.size == CGSize(width: 612, height: 792))
    #expect(kept("printed.pdf")?.starts(with: Data("%PDF".utf8)) == true)
    #expect(arguments.contains("A Book") && arguments.contains("office") && arguments.contains("1"))
    #expect(arguments.contains("sides=two-sided-long-edge") && arguments.contains("print-color-mode=monochrome"))
    // The other way round: a page that lies on its side, printed on two sides like a pad.
    info.orientation = .landscape
    info.duplex = .shortEdge
    let wide: Book = Book()
    controller.printPageRenderer = wide
    _ = await with { await job(controller) }
    #expect(wide.paperRect.size == CGSize(width: 792, height: 612) && wide.printableRect.minX == 18)
    #expect(arguments.contains("sides=two-sided-short-edge"))
  }

  @Test("A text goes on from page to page, line by line, and is not higher than it may be")
  func texts() async throws {
    try makeCommand()
    let text: String = (1...200).map { "Line \($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: text)
    let book = UIPrintPageRenderer()
    book.addPrintFormatter(formatter, startingAtPageAt: 1)
    #expect(formatter.printPageRenderer === book && formatter.startPage == 1)
    let count: Int = formatter.pageCount
    #expect(count >= 3 && book.numberOfPages == count + 1 && book.printFormattersForPage(at: 0) == nil)
    #expect(book.printFormattersForPage(at: 1) == [formatter] && book.printFormatters == [formatter])
    formatter.font = .systemFont(ofSize: 24)
    #expect(formatter.pageCount > count)
    formatter.font = nil
    formatter.maximumContentHeight = 100
    #expect(formatter.pageCount == 1)
    formatter.maximumContentHeight = 0
    formatter.maximumContentWidth = 30
    #expect(formatter.rectForPage(at: 1).width == 30 && formatter.pageCount > count)
    formatter.maximumContentWidth = 0
    formatter.perPageContentInsets = UIEdgeInsets(top: 300, left: 0, bottom: 300, right: 0)
    #expect(formatter.pageCount > count)
    book.headerHeight = 40
    #expect(abs(formatter.rectForPage(at: 1).minY - 358) < 0.01)
    let copy = try #require(formatter.copy() as? UISimpleTextPrintFormatter)
    #expect(copy.text == text && copy.perPageContentInsets.top == 300 && copy.printPageRenderer == nil)
    formatter.attributedText = NSAttributedString(string: "short")
    #expect(formatter.text == "short" && formatter.attributedText?.string == "short" && formatter.pageCount == 1)
    formatter.text = "other"
    formatter.color = .red
    formatter.textAlignment = .right
    #expect(formatter.attributedText == nil && formatter.text == "other" && formatter.color == .red)
    #expect(formatter.textAlignment == .right)
    formatter.removeFromPrintPageRenderer()
    #expect(book.printFormatters == nil && book.numberOfPages == 0)
    let controller = UIPrintInteractionController.shared
    controller.printInfo = nil
    controller.printFormatter = UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: text))
    let (isPrinted, _) = await with { await job(controller) }
    #expect(isPrinted && (kept("printed.pdf")?.count ?? 0) > 1_000)
    // Nothing to print is told.
    controller.printFormatter = UISimpleTextPrintFormatter(text: "")
    let (isEmpty, error) = await with { await job(controller) }
    #expect(!isEmpty && (error as? UIPrintError)?.code == .noContent)
  }

  @Test("A view is cut into pages, and made smaller where it is too wide")
  func views() {
    final class Poster: UIView {
      var drawn: Int = 0
      override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        drawn += 1
        super.draw(rect, for: formatter)
      }
    }
    let view = Poster(frame: CGRect(x: 0, y: 0, width: 300, height: 2_000))
    view.backgroundColor = .green
    let formatter: UIViewPrintFormatter = view.viewPrintFormatter()
    #expect(formatter.view === view && formatter.pageCount == 3)
    view.frame.size.width = 3_000
    #expect(formatter.pageCount == 1)
    let data: Data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 600, height: 800)).pdfData { context in
      context.beginPage()
      formatter.draw(in: formatter.rectForPage(at: 0), forPageAt: 0)
    }
    #expect(view.drawn == 1 && data.count > 100 && formatter.copy() is UIViewPrintFormatter)
    view.frame.size = .zero
    #expect(formatter.pageCount == 0)
    let plain = UIPrintFormatter()
    plain.draw(in: .zero, forPageAt: 0)
    #expect(plain.pageCount == 1 && plain.copy() is UIPrintFormatter)
  }

  @Test("Pictures and files are printed as they are; other items are refused")
  func items() async throws {
    try makeCommand()
    let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let pdf: Data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 50)).pdfData { $0.beginPage() }
    let file: URL = folder.url.appendingPathComponent("page.pdf")
    try pdf.write(to: file)
    #expect(UIPrintInteractionController.canPrint(pdf) && UIPrintInteractionController.canPrint(file))
    #expect(!UIPrintInteractionController.canPrint(Data("words".utf8)))
    #expect(!UIPrintInteractionController.canPrint(URL(string: "https://example.com/a.pdf")!))
    #expect(UIPrintInteractionController.printableUTIs.contains("com.adobe.pdf"))
    let controller = UIPrintInteractionController.shared
    controller.printingItem = pdf
    #expect(controller.printingItem is Data && controller.printingItems?.count == 1 && controller.printFormatter == nil)
    #expect(await with { await job(controller) }.0 && kept("printed.pdf") == pdf)
    controller.printingItem = file
    #expect(await with { await job(controller) }.0 && kept("printed.pdf") == pdf)
    controller.printingItems = [image, try #require(image.pngData())]
    #expect(controller.printingItem == nil && controller.printPageRenderer == nil)
    #expect(await with { await job(controller) }.0 && kept("printed.pdf") != pdf)
    for wrong in [Data("words".utf8) as Any, 7] {
      controller.printingItem = wrong
      let (isPrinted, error) = await with { await job(controller) }
      #expect(!isPrinted && (error as? UIPrintError)?.code == .unknownImageFormat)
    }
    controller.printingItem = folder.url.appendingPathComponent("missing.png")
    #expect(await with { await job(controller) }.1 is CocoaError)
    controller.printingItems = []
    #expect((await with { await job(controller) }.1 as? UIPrintError)?.code == .noContent)
    controller.printingItem = nil
    #expect((await with { await job(controller) }.1 as? UIPrintError)?.code == .noContent)
  }

  @Test("A machine without the command prints nothing, and says so; a job that is refused says why")
  func refusals() async throws {
    let controller = UIPrintInteractionController.shared
    controller.printFormatter = UISimpleTextPrintFormatter(text: "words")
    PrintSpooler.searchPath = folder.url.path
    defer { PrintSpooler.searchPath = nil }
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    var told: (any Error)?
    #expect(!controller.present(animated: false) { _, isPrinted, error in if !isPrinted { told = error } })
    #expect((told as? UIPrintError)?.code == .notAvailable)
    #expect(told?.localizedDescription.contains("cups-client") == true)
    #expect((await job(controller).1 as? UIPrintError)?.code == .notAvailable)
    try makeCommand(body: "echo 'lp: Error - no default destination available.' >&2\nexit 1")
    let (isPrinted, error) = await job(controller)
    #expect(!isPrinted && (error as? UIPrintError)?.code == .jobFailed)
    #expect(error?.localizedDescription.contains("no default destination") == true)
    #expect((error as NSError?)?.domain == UIPrintError.errorDomain && (error as NSError?)?.code == 4)
    try makeCommand("lpstat", body: "echo office; echo attic")
    let office = UIPrinter(url: URL(string: "ipp://localhost/printers/office")!)
    let isThere: Bool = await withCheckedContinuation { wait in office.contactPrinter { wait.resume(returning: $0) } }
    #expect(isThere && office.displayName == "office" && office.url.scheme == "ipp")
    let gone: UIPrinter = UIPrinter(url: URL(string: "ipp://localhost/printers/gone")!)
    #expect(await withCheckedContinuation { wait in gone.contactPrinter { wait.resume(returning: $0) } } == false)
  }

  @Test("People are asked before anything is printed, and how many copies")
  func asking() async throws {
    try makeCommand()
    PrintSpooler.searchPath = folder.url.path + ":/usr/bin:/bin"
    defer { PrintSpooler.searchPath = nil }
    let page = UIViewController()
    let host = try window(width: 400, height: 400) { Controllers(page) }
    host.update()
    final class Host: NSObject, UIPrintInteractionControllerDelegate {
      let page: UIViewController
      var log: [String] = []
      init(_ page: UIViewController) { self.page = page }
      func printInteractionControllerParentViewController(
        _ controller: UIPrintInteractionController
      ) -> UIViewController? { page }
      func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        log.append("will")
      }
      func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        log.append("did")
      }
      func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
        log.append("gone")
      }
    }
    let (controller, delegate) = (UIPrintInteractionController.shared, Host(page))
    controller.delegate = delegate
    defer { controller.delegate = nil }
    controller.printFormatter = UISimpleTextPrintFormatter(text: "words")
    controller.printInfo = UIPrintInfo(dictionary: ["jobName": "Words"])
    var ends: [Bool] = []
    #expect(controller.present(animated: false) { _, isPrinted, _ in ends.append(isPrinted) })
    host.finishAnimations()
    #expect(host.labels.contains("Print “Words”") && host.labels.contains("Copies"), "\(host.labels)")
    #expect(!controller.present(animated: false))
    #expect(host.activate("Cancel"))
    host.finishAnimations()
    #expect(ends == [false] && !host.labels.contains("Copies") && kept("printed.pdf") == nil)
    controller.showsNumberOfCopies = false
    defer { controller.showsNumberOfCopies = true }
    #expect(
      controller.present(from: .zero, in: page.view, animated: false) { _, isPrinted, _ in ends.append(isPrinted) })
    host.finishAnimations()
    #expect(!host.labels.contains("Copies") && host.activate("Print"))
    await host.settle { ends.count == 2 }
    #expect(ends == [false, true] && kept("printed.pdf") != nil)
    #expect(
      controller.present(from: UIBarButtonItem(systemItem: .action), animated: false) { _, end, _ in ends.append(end) })
    host.finishAnimations()
    controller.dismiss(animated: false)
    host.finishAnimations()
    #expect(ends == [false, true, false] && delegate.log.filter { $0 == "gone" }.count == 3)
    #expect(delegate.log.prefix(2) == ["will", "did"])
  }

  @Test("Wishes are stored and taken up again; the best paper is the smallest that is large enough")
  func values() throws {
    let info = UIPrintInfo.printInfo()
    info.printerID = "attic"
    info.jobName = "Job"
    (info.outputType, info.orientation, info.duplex) = (.photoGrayscale, .landscape, .shortEdge)
    let copy = try #require(info.copy() as? UIPrintInfo)
    #expect(copy.printerID == "attic" && copy.jobName == "Job" && copy.outputType == .photoGrayscale)
    #expect(copy.orientation == .landscape && copy.duplex == .shortEdge)
    #expect(UIPrintInfo(dictionary: ["duplex": 9, "orientation": "x"]).duplex == .none)
    let papers: [UIPrintPaper] = [.usual]
    #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 9_000, height: 1), withPapersFrom: papers) === papers[0])
    #expect(UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: []) === papers[0])
    #expect(papers[0].printableRect.minX == 18 && papers[0].paperSize.height > 700)
  }
}
