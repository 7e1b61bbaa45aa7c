import Foundation

/// Comparators that Foundation has on Apple's systems and leaves out here.
extension String.StandardComparator {
  /// The order of a file browser: by the language, without regard to case, and numbers by their value.
  ///
  /// Fetches, queries and comparators of key paths sort so. `sorted(using:)` with this value alone takes no account of language
  /// and case here.
  public static let localizedStandard = localized(options: [.numeric])
  /// The order of the language.
  public static let localized = localized(options: [])

  /// Foundation makes no such value here and refuses to decode one; its parts are set one by one, and checked.
  private static func localized(options: String.CompareOptions) -> Self {
    struct Parts { var options: UInt, isLocalized: Bool, order: SortOrder }
    var comparator: Self = .lexical
    guard MemoryLayout<Self>.size == MemoryLayout<Parts>.size else { return comparator }
    withUnsafeMutableBytes(of: &comparator) { bytes in
      bytes.storeBytes(of: UInt(options.rawValue), as: UInt.self)
      bytes.storeBytes(of: true, toByteOffset: MemoryLayout<UInt>.size, as: Bool.self)
    }
    let coded: [String: Any]? = (try? JSONEncoder().encode(comparator)).flatMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
    guard coded?["isLocalized"] as? Bool == true, comparator.order == .forward else { return .lexical }
    return comparator
  }
}
