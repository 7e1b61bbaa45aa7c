import Foundation
import FoundationGaps

/// What a responder takes from the clipboard, and what could be shared of it.
final class ResponderTransfers {
  var paste: UIPasteConfiguration?
  var shared: (any UIActivityItemsConfigurationReading)?
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
