@_exported import CoreGraphics
@_exported import Foundation

/// A place in a line where text goes on behind a tab.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The values of a stop beside its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: where the text meets a stop that is aligned to the right, at the first of its characters. Columns
    /// of numbers are aligned at their decimal separators by it.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text stands at the stop: behind it, around it, or before it.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  /// - Parameters:
  ///   - alignment: How the text stands at the stop.
  ///   - loc: The distance from the leading edge, in points.
  ///   - options: By the keys of `OptionKey`. The default is none.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// The characters at which numbers of a language are aligned: its decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// The stops of a paragraph that names none.
  static var usual: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location && other.terminators == terminators
  }

  open override var hash: Int { location.hashValue ^ alignment.hashValue }
}
