import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Asks a person how something is to be printed, and prints it.
///
/// What is printed is one of `printingItem`, `printingItems`, `printFormatter` and `printPageRenderer`, the one that was set
/// last. Pages become a PDF file, which the command `lp` of the machine's printing system gets.
///
/// ```swift
/// let controller = UIPrintInteractionController.shared
/// controller.printFormatter = UISimpleTextPrintFormatter(text: "A note")
/// controller.present(animated: true) { _, isPrinted, error in if let error { print(error) } }
/// ```
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// Called at the end: with whether it was printed, and why not where something went wrong.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The controller of the program.
  open class var shared: UIPrintInteractionController { one }
  private static let one = UIPrintInteractionController()

  @MainActor @preconcurrency private override init() { super.init() }

  // MARK: What can be printed

  /// Whether anything can be printed on this machine: whether its printing system has the command `lp`.
  open class var isPrintingAvailable: Bool { PrintSpooler.isAvailable }

  /// The types of data and files that can be printed.
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "public.svg-image"]
  }

  /// Whether the file at an address can be printed.
  open class func canPrint(_ url: URL) -> Bool {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return false }
    return canPrint(data)
  }

  /// Whether data can be printed: those of a PDF file or a picture.
  open class func canPrint(_ data: Data) -> Bool { data.isPDF || UIImage(data: data) != nil }

  // MARK: What is printed

  /// How it is printed; nil for the usual values.
  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the number of copies is asked for. True by default.
  open var showsNumberOfCopies: Bool = true
  /// The paper, while something is printed; nil otherwise.
  open private(set) var printPaper: UIPrintPaper?

  private enum Content {
    case items([Any])
    case formatter(UIPrintFormatter)
    case renderer(UIPrintPageRenderer)
  }
  private var content: Content?

  /// A picture, data of a PDF file or picture, or the address of such a file.
  open var printingItem: Any? {
    get { if case .items(let items) = content, items.count == 1 { items.first } else { nil } }
    set { content = newValue.map { .items([$0]) } }
  }
  /// Several of them.
  open var printingItems: [Any]? {
    get { if case .items(let items) = content { items } else { nil } }
    set { content = newValue.map { .items($0) } }
  }
  /// Lays one thing out on pages.
  open var printFormatter: UIPrintFormatter? {
    get { if case .formatter(let formatter) = content { formatter } else { nil } }
    set { content = newValue.map { .formatter($0) } }
  }
  /// Draws the pages.
  open var printPageRenderer: UIPrintPageRenderer? {
    get { if case .renderer(let renderer) = content { renderer } else { nil } }
    set { content = newValue.map { .renderer($0) } }
  }

  // MARK: Asking

  private weak var question: UIViewController?
  private var completion: CompletionHandler?

  /// Asks whether to print.
  ///
  /// - Returns: Whether people are asked. Where nothing can be printed, nobody is asked, and the handler gets the reason.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    ask(nil, animated, completion)
  }

  /// Asks whether to print, beside a rectangle of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { ask(view, animated, completion) }

  /// Asks whether to print, beside an item of a bar.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { ask(item.customView, animated, completion) }

  /// Takes the question away.
  open func dismiss(animated: Bool) {
    guard let question else { return }
    question.dismiss(animated: animated)
    end(false, nil)
  }

  private func ask(_ view: UIView?, _ animated: Bool, _ completion: CompletionHandler?) -> Bool {
    guard question == nil else { return false }
    guard Self.isPrintingAvailable else {
      completion?(self, false, UIPrintError(.notAvailable))
      return false
    }
    guard content != nil else {
      completion?(self, false, UIPrintError(.noContent))
      return false
    }
    let window: UIWindow? = view?.window ?? UIApplication.shared.keyWindow
    let parent: UIViewController? = delegate?.printInteractionControllerParentViewController(self)
    guard let presenter = parent ?? window?.rootViewController?.frontmost else { return false }
    self.completion = completion
    let alert = makeQuestion()
    question = alert
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    presenter.present(alert, animated: animated) { [weak self] in
      if let self { delegate?.printInteractionControllerDidPresentPrinterOptions(self) }
    }
    return true
  }

  private func makeQuestion() -> UIAlertController {
    let info: UIPrintInfo = printInfo ?? .printInfo()
    let alert = UIAlertController(
      title: "Print “\(info.jobName)”", message: info.printerID.map { "The printer is \($0)." }, preferredStyle: .alert)
    if showsNumberOfCopies {
      alert.addTextField { field in
        field.placeholder = "Copies"
        field.accessibilityLabel = "Copies"
        field.text = "1"
        field.keyboardType = .numberPad
      }
    }
    alert.addAction(
      UIAlertAction(title: "Print", style: .default) { [weak self, weak alert] _ in
        let copies: Int = alert?.textFields?.first?.text.flatMap { Int($0) } ?? 1
        self?.answer(copies: min(max(copies, 1), 999))
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.end(false, nil) })
    return alert
  }

  private func answer(copies: Int) {
    question = nil
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    let completion: CompletionHandler? = completion
    self.completion = nil
    startJob(on: nil, copies: copies, completion)
  }

  private func end(_ isPrinted: Bool, _ error: (any Error)?) {
    guard question != nil || completion != nil else { return }
    question = nil
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    let completion: CompletionHandler? = completion
    self.completion = nil
    completion?(self, isPrinted, error)
  }

  // MARK: Printing

  /// Prints without a question.
  ///
  /// - Returns: Whether the job was begun; the handler hears of its end in any case.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    startJob(on: printer.name, copies: 1, completion)
    return Self.isPrintingAvailable && content != nil
  }

  private func startJob(on printer: String?, copies: Int, _ completion: CompletionHandler?) {
    let info: UIPrintInfo = printInfo ?? .printInfo()
    var job = PrintSpooler.Job(info)
    job.copies = copies
    if let printer { job.printer = printer }
    let papers: [UIPrintPaper] = [.a4, .letter]
    let paper: UIPrintPaper = delegate?.printInteractionController(self, choosePaper: papers) ?? .usual
    printPaper = paper
    delegate?.printInteractionControllerWillStartJob(self)
    let files: [(data: Data, type: String)]
    do { files = try makeFiles(paper, info) } catch { return endJob(error, completion) }
    Task { @MainActor [job] in
      do {
        for file in files { try await PrintSpooler.print(file.data, type: file.type, job) }
        self.endJob(nil, completion)
      } catch {
        self.endJob(error, completion)
      }
    }
  }

  private func endJob(_ error: (any Error)?, _ completion: CompletionHandler?) {
    printPaper = nil
    delegate?.printInteractionControllerDidFinishJob(self)
    completion?(self, error == nil, error)
  }

  /// The files of what is printed.
  private func makeFiles(_ paper: UIPrintPaper, _ info: UIPrintInfo) throws -> [(data: Data, type: String)] {
    switch content {
    case .renderer(let renderer): return [(try renderer.file(on: paper, info), "pdf")]
    case .formatter(let formatter):
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
      defer { formatter.removeFromPrintPageRenderer() }
      return [(try renderer.file(on: paper, info), "pdf")]
    case .items(let items):
      guard !items.isEmpty else { throw UIPrintError(.noContent) }
      return try items.map { item in
        if let data = try Self.data(of: item), data.isPDF { return (data, "pdf") }
        guard let image = try Self.image(of: item) else { throw UIPrintError(.unknownImageFormat) }
        return (try PictureRenderer(image).file(on: paper, info), "pdf")
      }
    case nil: throw UIPrintError(.noContent)
    }
  }

  private static func data(of item: Any) throws -> Data? {
    if let url = item as? URL { return try Data(contentsOf: url) }
    return item as? Data
  }

  private static func image(of item: Any) throws -> UIImage? {
    if let image = item as? UIImage { return image }
    return try data(of: item).flatMap { UIImage(data: $0) }
  }
}

extension Data {
  fileprivate var isPDF: Bool { starts(with: Data("%PDF".utf8)) }
}

extension UIViewController {
  /// The controller that is shown in front of this one, or this one.
  var frontmost: UIViewController { presentedViewController?.frontmost ?? self }
}

/// One picture on one page, as large as it fits.
private final class PictureRenderer: UIPrintPageRenderer {
  private let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init()
  }

  override var numberOfPages: Int { 1 }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    let size: CGSize = image.size
    guard size.width > 0, size.height > 0 else { return }
    let scale: CGFloat = min(contentRect.width / size.width, contentRect.height / size.height)
    let (width, height): (CGFloat, CGFloat) = (size.width * scale, size.height * scale)
    image.draw(
      in: CGRect(x: contentRect.midX - width / 2, y: contentRect.midY - height / 2, width: width, height: height))
  }
}

/// A printer of the machine's printing system.
open class UIPrinter: NSObject, @unchecked Sendable {
  /// The address of the printer; its last part is the name.
  public let url: URL
  let name: String

  /// - Parameter url: The printer's address, such as `ipp://localhost/printers/office`.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// The name that people know the printer by.
  open var displayName: String { name }

  /// Whether the printing system knows a printer of the name now.
  open func contactPrinter(_ completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    let name: String = name
    Task { @MainActor in completionHandler?(await PrintSpooler.printers().contains(name)) }
  }
}

/// Has a say in printing, and is told of it.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The controller in front of which people are asked; nil for the one that is in front.
  func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController) -> UIViewController?
  /// The paper, of those that there are. By default the one that is usual where the person lives.
  func printInteractionController(
    _ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ controller: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { .usual }
  public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}
