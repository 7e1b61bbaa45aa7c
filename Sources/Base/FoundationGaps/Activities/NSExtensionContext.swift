import Foundation

/// A request of another program to an extension of the program.
///
/// Desktops run no extensions in other programs: nobody makes one, and `UIViewController.extensionContext` is nil. Sources with
/// extensions compile with the rest of their program.
open class NSExtensionContext: NSObject {
  /// The items that the other program hands over, each an `NSExtensionItem`.
  open private(set) var inputItems: [Any] = []

  /// Ends the request with what the extension made of it. There is none: the handler is told that nothing happened.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// Ends the request without a result.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the system to open an address. The handler is told that nothing happened.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// Something that one program hands to another one.
open class NSExtensionItem: NSObject, NSCopying {
  /// The title; nil, the default, for none.
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  /// The data, each in one or more forms.
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.attributedTitle = attributedTitle
    copy.attributedContentText = attributedContentText
    copy.attachments = attachments
    copy.userInfo = userInfo
    return copy
  }
}
