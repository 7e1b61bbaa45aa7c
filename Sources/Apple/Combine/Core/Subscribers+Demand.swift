/// A namespace for types that act as subscribers.
public enum Subscribers {}

extension Subscribers {
  /// A number of elements that a subscriber asks of a publisher, possibly without limit.
  ///
  /// Demand never falls below zero: a difference that would be negative is `none`.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The number of elements; `UInt.max` stands for no limit.
    @usableFromInline let count: UInt

    @usableFromInline init(count: UInt) {
      self.count = count
    }

    /// As many elements as the publisher can produce.
    public static let unlimited = Demand(count: .max)

    /// No elements.
    public static let none = Demand(count: 0)

    /// At most `value` elements; a negative number is an error of the caller.
    @inlinable public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative (\(value)); ask for Demand.none instead.")
      return Demand(count: UInt(value))
    }

    /// The number of elements, or nil if there is no limit.
    @inlinable public var max: Int? {
      count == .max ? nil : Int(count)
    }

    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }
  }
}

extension Subscribers.Demand {
  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.count < rhs.count
  }

  @inlinable public static func < (lhs: Self, rhs: Int) -> Bool {
    rhs > 0 && lhs.count < UInt(rhs)
  }

  @inlinable public static func < (lhs: Int, rhs: Self) -> Bool {
    lhs < 0 || UInt(lhs) < rhs.count
  }

  @inlinable public static func > (lhs: Self, rhs: Int) -> Bool {
    rhs < lhs
  }

  @inlinable public static func > (lhs: Int, rhs: Self) -> Bool {
    rhs < lhs
  }

  @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool {
    !(lhs > rhs)
  }

  @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool {
    !(lhs > rhs)
  }

  @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool {
    !(lhs < rhs)
  }

  @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool {
    !(lhs < rhs)
  }

  @inlinable public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  @inlinable public static func == (lhs: Int, rhs: Self) -> Bool {
    rhs == lhs
  }

  @inlinable public static func != (lhs: Self, rhs: Int) -> Bool {
    !(lhs == rhs)
  }

  @inlinable public static func != (lhs: Int, rhs: Self) -> Bool {
    !(rhs == lhs)
  }
}

extension Subscribers.Demand {
  /// Stops the program if nothing is asked for, where that can only be a mistake.
  func assertPositive() {
    precondition(
      self > .none, "A request must be for at least one element; Demand.none is only an answer to an element.")
  }
}

extension Subscribers.Demand: Codable {
  /// The number that stands for no limit in coded form: one more than any number of elements.
  private static let codedUnlimited = UInt(Int.max) + 1

  public init(from decoder: any Decoder) throws {
    let coded = try decoder.singleValueContainer().decode(UInt.self)
    self.init(count: coded >= Self.codedUnlimited ? .max : coded)
  }

  /// A demand is coded as a single number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Swift.min(count, Self.codedUnlimited))
  }
}
