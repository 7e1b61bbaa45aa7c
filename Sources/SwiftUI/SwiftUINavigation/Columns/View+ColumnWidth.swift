import CoreGraphics
import SwiftUICore

extension View {
  /// Fixes the width of the column that the view is in (behaviour 99).
  ///
  /// - Parameter width: The width, in points. The person cannot change it.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
  }

  /// Sets how wide the column is that the view is in, and how far a person can change that (behaviour 99).
  ///
  /// - Parameters:
  ///   - min: The least width, in points; nil, the default, for what suits the column.
  ///   - ideal: The width until the person drags the column's edge, in points.
  ///   - max: The greatest width, in points; nil, the default, for what suits the column.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
  }
}

/// How wide a column wants to be, in points; nil for what suits the column.
nonisolated package struct ColumnWidth: Equatable {
  package var min: CGFloat?
  package var ideal: CGFloat?
  package var max: CGFloat?

  package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// The lengths within which the column stays, and the one that it wants.
  func resolved(over standard: ColumnWidth) -> (limits: SplitLengths.Limits, ideal: CGFloat) {
    func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : Swift.max(0, $0) } }
    let ideal: CGFloat = usable(self.ideal) ?? standard.ideal ?? 0
    // A wish outside of what usually suits a column moves the limits.
    let least: CGFloat = usable(min) ?? Swift.min(standard.min ?? 0, ideal)
    let most: CGFloat = Swift.max(least, usable(max) ?? Swift.max(standard.max ?? .infinity, ideal))
    return (SplitLengths.Limits(minimum: least, maximum: most), Swift.max(least, Swift.min(ideal, most)))
  }
}

/// The width that views of a column ask for; the first one counts.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
