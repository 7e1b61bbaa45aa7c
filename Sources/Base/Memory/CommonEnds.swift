/// The elements that two lists have in common at their beginning, and of the rest at their end.
///
/// A list that got or lost an element keeps all others: the caller looks only at the elements in between.
///
///     let ends = CommonEnds(old, new)
///     for child in old[ends.middle(of: old)] { remove(child) }
///     for child in new[ends.middle(of: new)] { insert(child) }
public struct CommonEnds {
  public let prefix: Int
  public let suffix: Int

  @inlinable
  public init(prefix: Int, suffix: Int) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Compares from the front, then from the back as far as the common beginning. Each element is compared at most twice.
  @inlinable
  public init<Old, New>(_ old: [Old], _ new: [New], by same: (Old, New) -> Bool) {
    let shorter: Int = min(old.count, new.count)
    var prefix: Int = 0
    while prefix < shorter, same(old[prefix], new[prefix]) { prefix += 1 }
    var suffix: Int = 0
    while suffix < shorter - prefix, same(old[old.count - 1 - suffix], new[new.count - 1 - suffix]) { suffix += 1 }
    self.init(prefix: prefix, suffix: suffix)
  }

  /// Compares identities, without retaining an object.
  @inlinable
  public init<Object: AnyObject>(_ old: [Object], _ new: [Object]) {
    self = old.withBorrowed { old in
      new.withBorrowed { new in
        let shorter: Int = min(old.count, new.count)
        var prefix: Int = 0
        while prefix < shorter, old[prefix] === new[prefix] { prefix += 1 }
        var suffix: Int = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] === new[new.count - 1 - suffix] { suffix += 1 }
        return CommonEnds(prefix: prefix, suffix: suffix)
      }
    }
  }

  /// The indices between the ends in one of the two lists; empty where that list has no element of its own.
  @inlinable
  public func middle<Element>(of list: [Element]) -> Range<Int> { prefix..<(list.count - suffix) }
}
