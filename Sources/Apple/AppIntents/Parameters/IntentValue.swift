import SwiftUI

/// A type that parameters of intents may have.
public protocol _IntentValue: Sendable {
  associatedtype ValueType = Self
  /// The type without the optional around it.
  associatedtype UnwrappedType = Self

  /// The value of a parameter that nobody has set; nil where there is none.
  static var _unsetValue: Self? { get }
}

extension _IntentValue {
  public static var _unsetValue: Self? { nil }
}

extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Float: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Decimal: _IntentValue {}
extension URL: _IntentValue {}
extension UUID: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Measurement: _IntentValue {}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias UnwrappedType = [Element.UnwrappedType]
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _unsetValue: Wrapped?? { .some(.none) }
}

/// A file that is a parameter or a result.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  /// The bytes.
  public let data: Data
  /// The name, with its ending.
  public var filename: String
  /// Where it is; nil for one that is on no disk.
  public let fileURL: URL?

  /// A file of bytes.
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
    fileURL = nil
  }

  /// A file of the disk; it is empty where there is none.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}
