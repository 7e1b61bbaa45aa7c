import Foundation

/// How two values of a predicate are compared.
struct PredicateComparison {
  enum Operator: String {
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
    case like = "LIKE", matches = "MATCHES"
  }

  var kind: Operator
  /// Whether case, and accents, make no difference.
  var options: String.CompareOptions = []

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let limits = PredicateValue.members(of: right), limits.count == 2 else { return false }
      return order(left, limits[0]).map { $0 != .orderedAscending } ?? false
        && order(left, limits[1]).map { $0 != .orderedDescending } ?? false
    case .isIn: return isMember(left, of: right)
    case .contains: return isMember(right, of: left)
    case .beginsWith: return search(left, right, [.anchored])
    case .endsWith: return search(left, right, [.anchored, .backwards])
    case .like: return PredicateValue.text(right).map { matches(left, Self.expression(like: $0)) } ?? false
    case .matches: return PredicateValue.text(right).map { matches(left, $0) } ?? false
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard !options.isEmpty, let left = PredicateValue.text(left), let right = PredicateValue.text(right) else {
      return PredicateValue.areEqual(left, right)
    }
    return left.compare(right, options: options) == .orderedSame
  }

  /// Nil for values that have no order between them.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
      return left < right ? .orderedAscending : left == right ? .orderedSame : left > right ? .orderedDescending : nil
    }
    guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return nil }
    return left.compare(right, options: options)
  }

  private func isMember(_ element: Any?, of whole: Any?) -> Bool {
    if let members = PredicateValue.members(of: whole) { return members.contains { isEqual($0, element) } }
    return search(whole, element, [])
  }

  private func search(_ text: Any?, _ part: Any?, _ more: String.CompareOptions) -> Bool {
    guard let text = PredicateValue.text(text), let part = PredicateValue.text(part) else { return false }
    return part.isEmpty || text.range(of: part, options: options.union(more)) != nil
  }

  /// Whether the whole text fits a regular expression.
  private func matches(_ value: Any?, _ pattern: String) -> Bool {
    guard var text = PredicateValue.text(value) else { return false }
    var pattern: String = pattern
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let expressionOptions: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: expressionOptions) else {
      return false
    }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.rangeOfFirstMatch(in: text, range: whole) == whole
  }

  /// `*` stands for any text and `?` for one sign.
  private static func expression(like pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: "(?s:.*)")
      .replacingOccurrences(of: "\\?", with: "(?s:.)")
  }
}
