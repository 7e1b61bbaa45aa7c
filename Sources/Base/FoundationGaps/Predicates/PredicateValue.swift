import Foundation

/// What predicates find in values of any type.
enum PredicateValue {
  /// The value without the optionals around it; nil for none.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// The members of an array, a set, or the values of a dictionary; nil for what has no members.
  static func members(of value: Any?) -> [Any?]? {
    switch unwrapped(value) {
    case let array as [Any]: return array
    case let array as NSArray: return Array(array)
    case let set as NSSet: return Array(set)
    case let set as NSOrderedSet: return Array(set)
    case let value?:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .collection, .set: return mirror.children.map(\.value)
      case .dictionary:
        return mirror.children.map { pair in
          Array(Mirror(reflecting: pair.value).children).last?.value
        }
      default: return nil
      }
    default: return nil
    }
  }

  /// The value of a key of a dictionary, or of a stored property of that name; of each member where there are several.
  static func value(for key: String, of object: Any?) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let text = object as? String, key == "length" { return text.utf16.count }
    if let members = members(of: object) { return collected(key, members) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror {
      // Property wrappers and macros store a property under its name with an underscore.
      for name in [key, "_" + key] {
        guard let child = part.children.first(where: { $0.label == name }) else { continue }
        guard name != key, let wrapped = Mirror(reflecting: child.value).descendant("wrappedValue") else {
          return child.value
        }
        return wrapped
      }
      mirror = part.superclassMirror
    }
    return nil
  }

  private static func collected(_ key: String, _ members: [Any?]) -> Any? {
    let numbers: [Double] = members.compactMap(number)
    switch key {
    case "@count", "count": return members.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: return members.map { value(for: key, of: $0) as Any }
    }
  }

  /// The number that a value is, or the seconds of a date.
  static func number(_ value: Any?) -> Double? {
    switch unwrapped(value) {
    case let value as Bool: return value ? 1 : 0
    case let value as Double: return value
    case let value as Float: return Double(value)
    case let value as CGFloat: return Double(value)
    case let value as Decimal: return NSDecimalNumber(decimal: value).doubleValue
    case let value as any BinaryInteger: return Double(value)
    case let value as NSNumber: return value.doubleValue
    case let value as Date: return value.timeIntervalSinceReferenceDate
    case let value as NSDate: return value.timeIntervalSinceReferenceDate
    default: return nil
    }
  }

  static func text(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let value as String: value
    case let value as NSString: value as String
    case let value as Substring: String(value)
    case let value as Character: String(value)
    case let value as URL: value.absoluteString
    case let value as UUID: value.uuidString
    default: nil
    }
  }

  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = unwrapped(left) else { return unwrapped(right) == nil }
    guard let right = unwrapped(right) else { return false }
    if let left = number(left), let right = number(right) { return left == right }
    if let left = text(left), let right = text(right) { return left == right }
    if let left = members(of: left), let right = members(of: right) {
      return left.count == right.count && zip(left, right).allSatisfy(areEqual)
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
  }
}
