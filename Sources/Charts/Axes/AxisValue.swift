import ChartEngine

/// A value of an axis at which marks stand.
public struct AxisValue {
  package let value: PlotValue
  /// The place of the value among those of its group, from 0.
  public let index: Int
  /// How many values the group has.
  public let count: Int

  package init(value: PlotValue, index: Int, count: Int) {
    self.value = value
    self.index = index
    self.count = count
  }

  /// The value as one of a type; nil where the type has none for it.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: value) }
}
