import CoreGraphics
import SwiftUICore

extension ChartContent {
  /// Stands marks of one place side by side, those of each value at a place of their own.
  ///
  /// ```swift
  /// let bar = BarMark(x: .value("Month", "May"), y: .value("Sales", 7))
  ///   .position(by: .value("City", "Cupertino"))
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - axis: The axis along which they stand; nil is the one with categories or dates.
  ///   - span: How much of the room for a place they take together.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let datum: PlotDatum = value.datum
    return changing { mark in
      let positions: [MarkStyle.PositionEncoding] = mark.style.rareValues.positions
      guard !positions.contains(where: { $0.axis == axis }) else { return }
      mark.style.rareValues.positions.append(MarkStyle.PositionEncoding(datum: datum, axis: axis, span: span))
    }
  }

  /// Moves the marks, in points.
  public nonisolated func offset(_ value: CGSize) -> some ChartContent {
    moved(xStart: value.width, xEnd: value.width, yStart: value.height, yEnd: value.height)
  }

  /// Moves the marks, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks along x, and their ends along y apart from each other, in points.
  public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    moved(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the marks along y, and their ends along x apart from each other, in points.
  public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the ends of the marks, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    moved(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
  }

  private nonisolated func moved(
    xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
  ) -> some ChartContent {
    changing { mark in
      mark.style.rareValues.offset.xStart += xStart
      mark.style.rareValues.offset.xEnd += xEnd
      mark.style.rareValues.offset.yStart += yStart
      mark.style.rareValues.offset.yEnd += yEnd
    }
  }
}
