import Diagnostics
import Foundation

/// A file of Interface Builder's with views.
///
/// These files are compiled by Apple's tools alone and are not read here: a nib can be named and handed on, so that source
/// with another way to its views compiles, and loading one ends the program with a message.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// The keys of the options with which a nib is loaded.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects by the names under which the nib knows them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The name, for messages.
  final let name: String

  /// Names a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without an extension.
  ///   - bundle: Where the file is; nil for the main bundle.
  @available(*, deprecated, message: "Interface Builder's files are not read: make the views in code.")
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A nib of data.
  @available(*, deprecated, message: "Interface Builder's files are not read: make the views in code.")
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "of \(data.count) bytes"
    super.init()
  }

  /// Ends the program: nibs are not read. Apple's ends it where there is no such nib.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    preconditionFailure(Self.message(name))
  }

  /// Tells a developer that a nib is not read.
  static func warn(_ name: String) { Diagnostics.warnOnce(message(name)) }

  private static func message(_ name: String) -> String {
    "The nib \"\(name)\" is not read, because Interface Builder's files are compiled by Apple's tools alone. "
      + "Make its views in code."
  }
}

extension Bundle {
  /// The objects of a nib in the bundle: nil, and a message to the developer, because nibs are not read.
  @available(*, deprecated, message: "Interface Builder's files are not read: make the views in code.")
  @MainActor @preconcurrency
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib.warn(name)
    return nil
  }
}

extension UITableView {
  /// Names the nib of the cells of a name; nil for none any more. Nibs are not read: register a class.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    if let nib { UINib.warn(nib.name) }
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
  }

  /// Names the nib of the headers and footers of a name; nil for none any more. Nibs are not read: register a class.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if let nib { UINib.warn(nib.name) }
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Names the nib of the cells of a name; nil for none any more. Nibs are not read: register a class.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    if let nib { UINib.warn(nib.name) }
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
  }

  /// Names the nib of the supplementary views of a kind and a name; nil for none any more. Nibs are not read: register a class.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    if let nib { UINib.warn(nib.name) }
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
