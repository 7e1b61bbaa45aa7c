import FoundationGaps
import SwiftDataStore

extension SortDescriptor {
  /// Sorts by a text in the order of a file browser, as on Apple's systems where no comparator is named.
  ///
  /// Foundation has no such default here, and would compare the texts' characters.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// The same for a text that may be missing: nil comes first.
  public init(_ keyPath: KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
}

extension Sequence {
  /// Compares by the first of several descriptors that tells two values apart.
  func comparison<Value>(_ left: Value, _ right: Value) -> ComparisonResult where Element == SortDescriptor<Value> {
    for descriptor in self {
      let result: ComparisonResult = descriptor.comparison(left, right)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}

extension SortDescriptor {
  /// Compares as a fetch does, which knows the order of languages.
  func comparison(_ left: Compared, _ right: Compared) -> ComparisonResult {
    guard let comparator = stringComparator, comparator != .lexical, let path = keyPath else {
      return compare(left, right)
    }
    let result: ComparisonResult
    switch (left[keyPath: path] as? String, right[keyPath: path] as? String) {
    case (let left?, let right?): result = LanguageOrder.standardCompare(left, right)
    case (nil, nil): result = .orderedSame
    case (nil, _): result = .orderedAscending
    case (_, nil): result = .orderedDescending
    }
    guard order == .reverse, result != .orderedSame else { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
}
