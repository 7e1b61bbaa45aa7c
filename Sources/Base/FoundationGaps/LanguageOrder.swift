import Foundation

/// The order of texts for people, which Foundation leaves out here.
package enum LanguageOrder {
  /// The order in which a file browser lists names: by the language, and numbers by their value.
  package static func standardCompare(_ left: String, _ right: String) -> ComparisonResult {
    let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
    return left.compare(right, options: options, range: nil, locale: locale)
  }

  /// Foundation's own current locale is fixed on Linux, so it is taken from the environment.
  package static let locale: Locale = {
    let environment: [String: String] = ProcessInfo.processInfo.environment
    for key in ["LC_ALL", "LC_COLLATE", "LANG"] {
      guard let value = environment[key], !value.isEmpty else { continue }
      return Locale(identifier: String(value.prefix { $0 != "." && $0 != "@" }))
    }
    return Locale(identifier: "en_US_POSIX")
  }()
}

/// Compares as a comparator of strings does on Apple's systems.
struct LanguageComparator: SortComparator {
  let base: String.StandardComparator
  var order: SortOrder = .forward

  init(_ base: String.StandardComparator) {
    self.base = base
    order = base.order
  }

  func compare(_ left: String, _ right: String) -> ComparisonResult {
    guard base != .lexical else { return order == .forward ? base.compare(left, right) : base.compare(right, left) }
    let (first, second): (String, String) = order == .forward ? (left, right) : (right, left)
    return LanguageOrder.standardCompare(first, second)
  }
}

extension KeyPathComparator {
  /// Sorts by a text in the order of a file browser, as on Apple's systems where no comparator is named.
  ///
  /// - Parameters:
  ///   - keyPath: The text.
  ///   - order: Forward by default.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by a text.
  ///
  /// - Parameters:
  ///   - keyPath: The text.
  ///   - comparator: How texts are compared.
  ///   - order: Forward by default.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator, order: SortOrder = .forward
  ) {
    self.init(keyPath, comparator: LanguageComparator(comparator), order: order)
  }
}
