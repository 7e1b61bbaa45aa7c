import Foundation

/// How collections keep objects and tell them apart.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive: the default.
    public static let strongMemory: Options = []
    /// Objects are not kept alive. Those that have ended are in the collection no more.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same where they are one object, and not where they are equal.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied as they come in.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object in a collection, by the rules of its options.
struct KeptObject {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let copy: AnyObject? =
      options.contains(.copyIn) ? (object as? any NSCopying).map { $0.copy(with: nil) as AnyObject } : nil
    let kept: AnyObject = copy ?? object
    strong = options.contains(.weakMemory) ? nil : kept
    weak = kept
  }

  /// The object; nil for one that has ended.
  var object: AnyObject? { strong ?? weak }

  /// A number that is the same for objects that are the same.
  static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }

  func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality) else { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// Says when a table looks for objects that have ended: after as many additions as it has objects, so that an addition costs
/// the same in a small and in a large table.
struct EndedSearch {
  private var left = 16

  /// Whether it is time, in a table of `count` objects to which one is added.
  mutating func isDue(count: Int) -> Bool {
    left -= 1
    guard left <= 0 else { return false }
    left = max(16, count)
    return true
  }
}
