import AccessibilityTree

/// What an element is and how it behaves, as a set (behaviours 324, 325).
public struct AccessibilityTraits: SetAlgebra, Sendable {
  package var set: AccessibilityTraitSet

  public init() {
    set = []
  }

  private init(_ set: AccessibilityTraitSet) {
    self.set = set
  }

  public static let isButton = AccessibilityTraits(.isButton)
  public static let isHeader = AccessibilityTraits(.isHeader)
  public static let isSelected = AccessibilityTraits(.isSelected)
  public static let isLink = AccessibilityTraits(.isLink)
  public static let isSearchField = AccessibilityTraits(.isSearchField)
  public static let isImage = AccessibilityTraits(.isImage)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
  public static let isStaticText = AccessibilityTraits(.isStaticText)
  public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits(.isModal)
  public static let isToggle = AccessibilityTraits(.isToggle)
  public static let isTabBar = AccessibilityTraits(.isTabBar)
}

extension AccessibilityTraits {
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(set.union(other.set)) }
  public mutating func formUnion(_ other: AccessibilityTraits) { set.formUnion(other.set) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(set.intersection(other.set)) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { set.formIntersection(other.set) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(set.symmetricDifference(other.set))
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { set.formSymmetricDifference(other.set) }
  public func contains(_ member: AccessibilityTraits) -> Bool { set.isSuperset(of: member.set) }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let inserted: Bool = !contains(newMember)
    set.formUnion(newMember.set)
    return (inserted, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed: AccessibilityTraitSet = set.intersection(member.set)
    set.subtract(member.set)
    return removed.isEmpty ? nil : Self(removed)
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old: AccessibilityTraitSet = set.intersection(newMember.set)
    set.formUnion(newMember.set)
    return old.isEmpty ? nil : Self(old)
  }
}

/// The level of a heading (behaviour 381).
@frozen
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6

  var number: Int { Int(rawValue) }
}

/// What becomes of the elements inside a view that is an element or container itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: AccessibilitySource.ChildBehavior

  /// A new element that hides all inside it (behaviour 304).
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// A container; what is inside stays (behaviour 311).
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// One element made of all inside (behaviour 305).
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}
