/// The twelve sizes of text that a user can choose, smallest first; `large` is the default.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the five that exist for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension DynamicTypeSize {
  /// The nearest size inside a range of sizes; the size itself when the range holds none.
  package func clamped<R: RangeExpression>(to range: R) -> DynamicTypeSize where R.Bound == DynamicTypeSize {
    if range.contains(self) { return self }
    let allowed: [DynamicTypeSize] = Self.allCases.filter { range.contains($0) }
    guard let first = allowed.first, let last = allowed.last else { return self }
    return self < first ? first : last
  }
}
