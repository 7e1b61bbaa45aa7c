/// Checks a preference key against the laws that all of them keep, with values given by the test.
///
/// - the default value changes nothing before or behind a value;
/// - `reduce` is associative, so that views may be put together in groups;
/// - equal values give equal results, and `nextValue` is asked at most once.
package struct PreferenceLaws<K: PreferenceKey> {
  package let name: String
  private let values: [K.Value]
  private let areEqual: (K.Value, K.Value) -> Bool

  package init(
    _ key: K.Type, values: [K.Value],
    equal: @escaping (K.Value, K.Value) -> Bool = { ValueComparison.areEqual($0, $1) }
  ) {
    name = "\(key)"
    self.values = values
    areEqual = equal
  }

  /// The laws that are broken, a sentence for each case.
  package func violations() -> [String] {
    values.flatMap { first in
      neutrality(first) + values.flatMap { second in repeating(first, second) + grouping(first, second) }
    }
  }

  private func joined(_ first: K.Value, _ second: K.Value) -> K.Value {
    var value: K.Value = first
    K.reduce(value: &value) { second }
    return value
  }

  private func neutrality(_ value: K.Value) -> [String] {
    var broken: [String] = []
    if !areEqual(joined(K.defaultValue, value), value) { broken.append("\(name): the default before \(value) counts") }
    if !areEqual(joined(value, K.defaultValue), value) { broken.append("\(name): the default behind \(value) counts") }
    return broken
  }

  private func repeating(_ first: K.Value, _ second: K.Value) -> [String] {
    var asked: Int = 0
    var value: K.Value = first
    K.reduce(value: &value) {
      asked += 1
      return second
    }
    var broken: [String] = []
    if asked > 1 { broken.append("\(name): the value after \(first) is asked for \(asked) times") }
    if !areEqual(value, joined(first, second)) { broken.append("\(name): \(first) and \(second) give two results") }
    return broken
  }

  private func grouping(_ first: K.Value, _ second: K.Value) -> [String] {
    values.compactMap { third in
      let left: K.Value = joined(joined(first, second), third)
      let right: K.Value = joined(first, joined(second, third))
      guard !areEqual(left, right) else { return nil }
      return "\(name): (\(first), \(second)), \(third) give \(left), and \(first), (\(second), \(third)) give \(right)"
    }
  }
}
