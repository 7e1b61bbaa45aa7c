import Foundation
import FoundationGaps

/// What a responder takes from the clipboard, what could be shared of it, and its buttons beside a keyboard.
final class ResponderTransfers {
  var paste: UIPasteConfiguration?
  var shared: (any UIActivityItemsConfigurationReading)?
  /// The buttons that are shown while the responder has the keyboard.
  var assistant: UITextInputAssistantItem?
}

extension UIResponder: UIActivityItemsConfigurationProviding {
  /// What is handed over by the responder, to be changed.
  final var ownTransfers: ResponderTransfers {
    if let transfers { return transfers }
    let made = ResponderTransfers()
    transfers = made
    return made
  }

  /// What could be shared of the responder; nil, as by default, for nothing.
  ///
  /// A program hands it to a `UIActivityViewController` of its own: no desktop asks programs what could be shared.
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { transfers?.shared }
    set { ownTransfers.shared = newValue }
  }
}
