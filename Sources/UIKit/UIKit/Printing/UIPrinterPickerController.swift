import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Lets people choose one of the printers of the machine's printing system.
///
/// ```swift
/// let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
/// picker.present(animated: true) { picker, isChosen, _ in
///   if isChosen, let printer = picker.selectedPrinter { print(printer.displayName) }
/// }
/// ```
@MainActor @preconcurrency
open class UIPrinterPickerController: NSObject {
  /// Called at the end: with whether a printer was chosen, and why none can be where there are none.
  public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

  /// - Parameter initiallySelectedPrinter: The printer that is marked in the list; nil for none.
  public init(initiallySelectedPrinter: UIPrinter?) {
    selectedPrinter = initiallySelectedPrinter
    super.init()
  }

  /// The printer that was chosen; before that the one that was given.
  open private(set) var selectedPrinter: UIPrinter?
  /// Has a say in the list, and is told of it.
  open weak var delegate: (any UIPrinterPickerControllerDelegate)?

  private weak var list: UIAlertController?
  private var completion: CompletionHandler?
  private var isAsking: Bool = false

  /// Shows the list in front of the window.
  ///
  /// - Returns: Whether the list comes. It does not where the machine has no printing system; the handler gets the reason.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    ask(nil, nil, animated, completion)
  }

  /// Shows the list beside a rectangle of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { ask(view, { ($0.sourceView, $0.sourceRect) = (view, rect) }, animated, completion) }

  /// Shows the list beside an item of a bar.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { ask(item.customView, { $0.barButtonItem = item }, animated, completion) }

  /// Takes the list away; nothing is chosen by that.
  open func dismiss(animated: Bool) {
    guard isAsking else { return }
    list?.dismiss(animated: animated)
    end(nil, nil)
  }

  private func ask(
    _ view: UIView?, _ place: ((UIPopoverPresentationController) -> Void)?, _ animated: Bool,
    _ completion: CompletionHandler?
  ) -> Bool {
    guard !isAsking else { return false }
    guard PrintSpooler.isAvailable else {
      completion?(self, false, UIPrintError(.notAvailable))
      return false
    }
    let parent: UIViewController? = delegate?.printerPickerControllerParentViewController(self)
    let window: UIWindow? = view?.window ?? UIApplication.shared.keyWindow
    guard let presenter = parent ?? window?.rootViewController?.frontmost else { return false }
    isAsking = true
    self.completion = completion
    Task { @MainActor in
      let names: [String] = await PrintSpooler.printers()
      guard isAsking else { return }
      let printers: [UIPrinter] = names.compactMap(Self.printer).filter {
        delegate?.printerPickerController(self, shouldShow: $0) ?? true
      }
      show(printers, place, in: presenter, animated)
    }
    return true
  }

  private static func printer(named name: String) -> UIPrinter? {
    var address = URLComponents()
    (address.scheme, address.host, address.path) = ("ipp", "localhost", "/printers/\(name)")
    return address.url.map { UIPrinter(url: $0) }
  }

  private func show(
    _ printers: [UIPrinter], _ place: ((UIPopoverPresentationController) -> Void)?, in presenter: UIViewController,
    _ animated: Bool
  ) {
    let sheet = UIAlertController(
      title: "Printer", message: printers.isEmpty ? "There are no printers." : nil, preferredStyle: .actionSheet)
    for printer in printers {
      let isChosen: Bool = printer.name == selectedPrinter?.name
      let title: String = printer.displayName + (isChosen ? " ✓" : "")
      sheet.addAction(UIAlertAction(title: title, style: .default) { [weak self] _ in self?.end(printer, nil) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.end(nil, nil) })
    if let place, let popover = sheet.popoverPresentationController { place(popover) }
    list = sheet
    delegate?.printerPickerControllerWillPresent(self)
    presenter.present(sheet, animated: animated) { [weak self] in
      if let self { delegate?.printerPickerControllerDidPresent(self) }
    }
  }

  private func end(_ printer: UIPrinter?, _ error: (any Error)?) {
    guard isAsking else { return }
    isAsking = false
    if let printer {
      selectedPrinter = printer
      delegate?.printerPickerControllerDidSelectPrinter(self)
    }
    delegate?.printerPickerControllerWillDismiss(self)
    delegate?.printerPickerControllerDidDismiss(self)
    let completion: CompletionHandler? = completion
    self.completion = nil
    completion?(self, printer != nil, error)
  }
}

/// Has a say in the list of printers, and is told of it.
@MainActor @preconcurrency
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
  /// The controller in front of which the list is shown; nil, as by default, for the one that is in front.
  func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController?
  /// Whether a printer is in the list. True by default.
  func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// The person chose a printer.
  func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { true }
  public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}
