/// Arithmetic saturates at both ends: no sum exceeds `unlimited`, no difference falls below `none`.
extension Subscribers.Demand {
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
    return overflow || sum > Int.max ? .unlimited : Self(count: sum)
  }

  @inlinable public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  @inlinable public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - Self(count: rhs.magnitude) : lhs + Self(count: UInt(rhs))
  }

  @inlinable public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// Taking anything from `unlimited` leaves `unlimited`; taking `unlimited` from a number leaves `none`.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return lhs.count > rhs.count ? Self(count: lhs.count - rhs.count) : .none
  }

  @inlinable public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  @inlinable public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + Self(count: rhs.magnitude) : lhs - Self(count: UInt(rhs))
  }

  @inlinable public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }

  @inlinable public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let (product, overflow) = lhs.count.multipliedReportingOverflow(by: UInt(Swift.max(rhs, 0)))
    return overflow || product > Int.max ? .unlimited : Self(count: product)
  }

  @inlinable public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }
}
