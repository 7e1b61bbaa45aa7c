import CoreGraphics

/// The whole units in which advances are added up, so that sums do not depend on their order.
package enum AdvanceUnits {
  /// As many as Pango has.
  package static let perPoint: CGFloat = 1024

  /// A length in whole units; none for what is no length.
  package static func units(_ length: CGFloat) -> Int32 {
    let units: CGFloat = (length * perPoint).rounded()
    return units.isFinite && abs(units) < 1e8 ? Int32(units) : 0
  }
}
