import Accessibility
import AccessibilityTree

extension ChartDescription {
  /// What an app says of its chart, in words.
  package init(_ descriptor: AXChartDescriptor) {
    let x = Axis(descriptor.xAxis)
    let places: [String: Int] = Dictionary(zip(x.categories, x.categories.indices)) { first, _ in first }
    let xWords: ((Double) -> String)? = (descriptor.xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider
    let yWords: (Double) -> String = descriptor.yAxis?.valueDescriptionProvider ?? { "\($0)" }
    self.init(
      title: descriptor.title ?? "", summary: descriptor.summary, x: x, y: descriptor.yAxis.map { Axis($0) },
      further: descriptor.additionalAxes.map { Axis($0) },
      series: descriptor.series.map { series in
        Series(
          name: series.name ?? "", isContinuous: series.isContinuous,
          points: series.dataPoints.enumerated().map { index, point in
            let y: Double? = point.yValue?.number
            let name: String = point.xValue.category
            return Point(
              x: point.xValue.isCategory ? Double(places[name] ?? index) : point.xValue.number, y: y,
              xWords: point.xValue.isCategory ? name : xWords?(point.xValue.number) ?? "\(point.xValue.number)",
              yWords: y.map(yWords) ?? "", label: point.label,
              further: Self.further(point, descriptor.additionalAxes))
          })
      })
  }
}

extension ChartDescription {
  /// The values of a point along further axes.
  private static func further(_ point: AXDataPoint, _ axes: [any AXDataAxisDescriptor]) -> [Point.Further] {
    zip(point.additionalValues, axes).map { value, axis in
      switch value {
      case .category(let name):
        let index: Int = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder.firstIndex(of: name) ?? 0
        return Point.Further(value: Double(index), words: name)
      case .number(let number):
        let words: String? = (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number)
        return Point.Further(value: number, words: words ?? "\(number)")
      }
    }
  }
}

extension ChartDescription.Axis {
  fileprivate init(_ axis: any AXDataAxisDescriptor) {
    if let numbers = axis as? AXNumericDataAxisDescriptor {
      self.init(
        title: numbers.title, range: numbers.range, scale: numbers.scaleType == .linear ? .linear : .logarithmic)
    } else {
      let categories: [String] = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []
      self.init(title: axis.title, range: 0...Double(max(0, categories.count - 1)), categories: categories)
    }
  }
}
