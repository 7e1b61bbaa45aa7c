/// The technologies that have a cursor of their own.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var rawValue: UInt8

  private init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init() { self.init(rawValue: 0) }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
  static let all = AccessibilityTechnologies(rawValue: 3)

  public func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  public func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  public mutating func remove(_ member: Self) -> Self? {
    let removed: Self = intersection(member)
    rawValue &= ~member.rawValue
    return removed.rawValue == 0 ? nil : removed
  }

  public mutating func update(with newMember: Self) -> Self? {
    let old: Self = intersection(newMember)
    formUnion(newMember)
    return old.rawValue == 0 ? nil : old
  }
}
