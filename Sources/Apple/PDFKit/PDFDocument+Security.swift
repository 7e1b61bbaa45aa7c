import Foundation

extension PDFDocument {
  /// Whether the document is encrypted, be it locked or unlocked.
  public var isEncrypted: Bool { contents.info?.isEncrypted ?? true }

  /// Whether a password is needed before the document can be read.
  public var isLocked: Bool { contents.info == nil }

  /// Tries to unlock an encrypted document with the user's or the owner's password, of at most 32 bytes.
  ///
  /// Returns whether the password is right; a document that is not encrypted, or already unlocked, stays so. Success
  /// posts `PDFDocumentDidUnlock`. The password is an argument of Poppler's tools, so other users of the machine can see
  /// it while they run.
  @discardableResult
  public func unlock(withPassword password: String) -> Bool {
    if !isEncrypted { return true }
    guard contents.unlock(password) else { return false }
    NotificationCenter.default.post(name: .PDFDocumentDidUnlock, object: self)
    return true
  }

  /// Whether the document may be printed; false while it is locked.
  public var allowsPrinting: Bool { contents.info?.allowsPrinting ?? false }
  /// Whether the document's contents may be copied; false while it is locked.
  public var allowsCopying: Bool { contents.info?.allowsCopying ?? false }
  /// Whether the document may be changed; false while it is locked.
  public var allowsDocumentChanges: Bool { contents.info?.allowsDocumentChanges ?? false }
  /// Whether annotations may be added; false while the document is locked.
  public var allowsCommenting: Bool { contents.info?.allowsCommenting ?? false }
}

extension NSNotification.Name {
  /// Posted by a document that has been unlocked with a password.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
}
