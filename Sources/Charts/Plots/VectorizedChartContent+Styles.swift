import CoreGraphics
import SwiftUICore

extension VectorizedChartContent {
  /// Paints each mark in the style of a property.
  public nonisolated func foregroundStyle(_ keyPath: KeyPath<DataElement, some ShapeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    changingEach { if $0.style.foreground == nil { $0.style.foreground = .value(AnyShapeStyle($1[keyPath: keyPath])) } }
  }

  /// Tells values apart by the style of marks.
  public nonisolated func foregroundStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    changingEach { if $0.style.foreground == nil { $0.style.foreground = .by(value.datum($1)) } }
  }

  /// Makes each mark translucent by a property.
  public nonisolated func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.style.opacity *= max(0, min(1, $1[keyPath: keyPath])) }
  }

  /// Draws each line or rule in the stroke of a property.
  public nonisolated func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<
    DataElement
  > {
    changingEach { if $0.style.lineStyle == nil { $0.style.lineStyle = .value($1[keyPath: style]) } }
  }

  /// Tells values apart by the dashes of lines.
  public nonisolated func lineStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    changingEach { if $0.style.lineStyle == nil { $0.style.lineStyle = .by(value.datum($1)) } }
  }

  /// Tells values apart by the symbols of points.
  public nonisolated func symbol(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    changingEach { if $0.style.symbol == nil { $0.style.symbol = .by(value.datum($1)) } }
  }

  /// Sets the area of each symbol by a property, in square points.
  public nonisolated func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement>
  {
    changingEach { if $0.style.symbolSize == nil { $0.style.symbolSize = .value(.area(max(0, $1[keyPath: area]))) } }
  }

  /// Sets the size of each symbol by a property.
  public nonisolated func symbolSize(_ size: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    changingEach { if $0.style.symbolSize == nil { $0.style.symbolSize = .value(.size($1[keyPath: size])) } }
  }

  /// Tells values apart by the area of symbols.
  public nonisolated func symbolSize(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    changingEach { if $0.style.symbolSize == nil { $0.style.symbolSize = .by(value.datum($1)) } }
  }

  /// Stands marks of one place side by side, those of each value at a place of their own.
  public nonisolated func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let positions: [MarkStyle.PositionEncoding] = mark.style.rareValues.positions
      guard !positions.contains(where: { $0.axis == axis }) else { return }
      mark.style.rareValues.positions.append(
        MarkStyle.PositionEncoding(datum: value.datum(element), axis: axis, span: span))
    }
  }

  /// Names each element for assistive technologies by a property.
  public nonisolated func accessibilityLabel(
    _ labelKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let new = Text(element[keyPath: labelKey])
      if mark.style.rareValues.accessibility.label == nil { mark.style.rareValues.accessibility.label = new }
    }
  }

  /// Names each element for assistive technologies by a property.
  public nonisolated func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let new = element[keyPath: label]
      if mark.style.rareValues.accessibility.label == nil { mark.style.rareValues.accessibility.label = new }
    }
  }

  /// Names each element for assistive technologies by a property.
  public nonisolated func accessibilityLabel(
    _ label: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let new = Text(element[keyPath: label])
      if mark.style.rareValues.accessibility.label == nil { mark.style.rareValues.accessibility.label = new }
    }
  }

  /// Gives each element a value for assistive technologies by a property.
  public nonisolated func accessibilityValue(
    _ valueKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let new = Text(element[keyPath: valueKey])
      if mark.style.rareValues.accessibility.value == nil { mark.style.rareValues.accessibility.value = new }
    }
  }

  /// Gives each element a value for assistive technologies by a property.
  public nonisolated func accessibilityValue(
    _ valueDescription: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let new = element[keyPath: valueDescription]
      if mark.style.rareValues.accessibility.value == nil { mark.style.rareValues.accessibility.value = new }
    }
  }

  /// Gives each element a value for assistive technologies by a property.
  public nonisolated func accessibilityValue(
    _ value: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let new = Text(element[keyPath: value])
      if mark.style.rareValues.accessibility.value == nil { mark.style.rareValues.accessibility.value = new }
    }
  }

  /// Hides marks from assistive technologies by a property.
  public nonisolated func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let new = element[keyPath: hidden]
      if mark.style.rareValues.accessibility.isHidden == nil { mark.style.rareValues.accessibility.isHidden = new }
    }
  }

  /// Gives each element a name for tests by a property.
  public nonisolated func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let new = element[keyPath: identifier]
      if mark.style.rareValues.accessibility.identifier == nil { mark.style.rareValues.accessibility.identifier = new }
    }
  }
}
