import Foundation
import FoundationGaps

extension UIViewController {
  /// The request that the controller answers in an extension: nil, as desktops run no extensions.
  public var extensionContext: NSExtensionContext? { nil }
}
