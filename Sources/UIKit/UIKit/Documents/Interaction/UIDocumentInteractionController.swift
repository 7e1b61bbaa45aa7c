import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation
import UniformTypeIdentifiers

/// Shows a file, and offers what can be done with it: to open it with the desktop's program for it, to copy, to save and to send it.
///
/// ```swift
/// final class Inbox: UIViewController, UIDocumentInteractionControllerDelegate {
///   var opener: UIDocumentInteractionController?
///
///   func show(_ file: URL) {
///     opener = UIDocumentInteractionController(url: file)
///     opener?.delegate = self
///     opener?.presentPreview(animated: true)
///   }
///
///   func documentInteractionControllerViewControllerForPreview(
///     _ controller: UIDocumentInteractionController
///   ) -> UIViewController { self }
/// }
/// ```
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// - Parameter url: The file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Has a say in what is shown, and is told of it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL? {
    didSet { if url != oldValue { (ownType, ownName) = (nil, nil) } }
  }

  private var ownType: String?
  private var ownName: String?

  /// The identifier of the file's type: by its name, until another one is set. Nil where the name tells none.
  open var uti: String? {
    get { ownType ?? url?.contentType?.identifier }
    set { ownType = newValue }
  }
  /// What people call the file: its name, until another one is set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// Symbols for the kind of file, small and large.
  open var icons: [UIImage] {
    [16, 32, 64].compactMap { size in
      UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    }
  }
  /// Anything for the program that gets the file: kept as it was set, programs of a desktop get the file alone.
  open var annotation: Any?

  final var symbol: String {
    guard let type = uti.flatMap({ UTType($0) }) else { return "doc" }
    if type.conforms(to: .folder) { return "folder" }
    return type.conforms(to: .image) ? "photo" : type.conforms(to: .text) ? "doc.text" : "doc"
  }

  /// Recognizers for a view that stands for the file: a tap shows the file, a long press what can be done with it.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = {
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    tap.onChange = { [weak self, weak tap] in if tap?.state == .ended { self?.presentPreview(animated: true) } }
    press.onChange = { [weak self, weak press] in
      guard press?.state == .began, let view = press?.view else { return }
      self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }
    return [tap, press]
  }()

  // MARK: The file itself

  private weak var preview: FilePreviewController?

  /// Shows the file in front of the controller that the delegate names, or on top of it where that is a navigation controller.
  ///
  /// - Returns: Whether the file is shown: not without a delegate that names a controller, and not twice.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, preview == nil, FileManager.default.isReadableFile(atPath: url.path),
      let owner = delegate?.documentInteractionControllerViewControllerForPreview(self)
    else { return false }
    let new = FilePreviewController(of: self, url)
    preview = new
    delegate?.documentInteractionControllerWillBeginPreview(self)
    if let screens = owner as? UINavigationController {
      screens.pushViewController(new, animated: animated)
    } else {
      owner.present(new, animated: animated)
    }
    return true
  }

  /// Takes the file away.
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if let screens = preview.navigationController {
      _ = screens.popViewController(animated: animated)
    } else {
      preview.dismiss(animated: animated)
    }
  }

  /// The file was taken away.
  final func previewDidEnd() {
    preview = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  // MARK: Menus

  private enum Menu { case options, openIn }

  private weak var menu: UIActivityViewController?

  /// Offers all that can be done with the file, beside a rectangle of a view.
  ///
  /// - Returns: Whether the menu is shown.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    show(.options, in: view.window, animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
  }

  /// Offers all that can be done with the file, beside an item of a bar.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    show(.options, in: nil, animated) { $0.barButtonItem = item }
  }

  /// Offers to open the file, beside a rectangle of a view.
  ///
  /// - Returns: Whether the menu is shown.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    show(.openIn, in: view.window, animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
  }

  /// Offers to open the file, beside an item of a bar.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    show(.openIn, in: nil, animated) { $0.barButtonItem = item }
  }

  /// Takes the menu away.
  open func dismissMenu(animated: Bool) {
    guard let menu else { return }
    menu.dismiss(animated: animated)
    menu.completionWithItemsHandler?(nil, false, nil, nil)
  }

  private func show(
    _ kind: Menu, in window: UIWindow?, _ animated: Bool, _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, menu == nil, FileManager.default.isReadableFile(atPath: url.path),
      let presenter = (window ?? UIApplication.shared.keyWindow)?.rootViewController?.frontmost
    else { return false }
    var own: [UIActivity] = [OpenFileActivity(self, url)]
    let mayShow: Bool = delegate?.documentInteractionControllerViewControllerForPreview(self) != nil
    if kind == .options, mayShow { own.insert(ShowFileActivity(self), at: 0) }
    let new = UIActivityViewController(activityItems: [url], applicationActivities: own)
    if kind == .openIn { new.excludedActivityTypes = [.copyToPasteboard, .mail] }
    new.modalPresentationStyle = .popover
    if let popover = new.popoverPresentationController { place(popover) }
    new.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.menuDidEnd(kind) }
    menu = new
    switch kind {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    presenter.present(new, animated: animated)
    return true
  }

  private func menuDidEnd(_ kind: Menu) {
    guard menu != nil else { return }
    menu = nil
    switch kind {
    case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    }
  }

  /// Opens the file with the desktop's program for it.
  final func open(_ completion: @escaping (Bool) -> Void) {
    guard let url else { return completion(false) }
    delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
    let end = HandedOver(value: completion)
    UIApplication.shared.open(url) { [weak self] isOpen in
      if let self, isOpen { delegate?.documentInteractionController(self, didEndSendingToApplication: nil) }
      end.value(isOpen)
    }
  }
}

/// Has a say in how a file is shown, and is told of it.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller in front of which the file is shown; nil, as by default, where it is not.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// The file is opened.
  ///
  /// - Parameter application: The program that opens it, which the desktop does not tell: nil.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// The desktop's program got the file.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController? { nil }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
