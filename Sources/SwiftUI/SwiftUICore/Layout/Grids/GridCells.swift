import LayoutEngine

extension View {
  /// Lets the view cover several columns of a grid.
  ///
  /// - Parameter count: How many, at least 1.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Puts a point of the view on the same point of its cell in a grid, instead of aligning it.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Aligns all cells of the column in which the view begins.
  ///
  /// - Parameter guide: The horizontal guide.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Lets the view take, along these axes, only what the other cells of the grid need.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}

struct GridCellColumnsKey: LayoutValueKey { static let defaultValue: Int = 1 }
struct GridCellAnchorKey: LayoutValueKey { static let defaultValue: UnitPoint? = nil }
struct GridColumnAlignmentKey: LayoutValueKey { static let defaultValue: HorizontalAlignment? = nil }
struct GridCellUnsizedAxesKey: LayoutValueKey { static let defaultValue: Axis.Set = [] }
struct GridRowKey: LayoutValueKey { static let defaultValue: GridRowValue? = nil }

/// Tells the cells of one row from those of another.
final class GridRowIdentity {}

/// What a row's cells carry: the same for all of them.
struct GridRowValue: Equatable {
  var identity: GridRowIdentity
  var alignment: VerticalAlignment?

  static func == (a: GridRowValue, b: GridRowValue) -> Bool {
    a.identity === b.identity && a.alignment == b.alignment
  }
}
