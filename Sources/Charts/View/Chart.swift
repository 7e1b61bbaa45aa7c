import SwiftUICore

/// A view that shows data as a chart: marks for values, axes, and a legend.
///
/// ```swift
/// import Charts
///
/// struct Shape: Identifiable {
///   var id: String { kind }
///   let kind: String
///   let count: Int
/// }
///
/// struct Shapes: View {
///   let shapes: [Shape]
///   var body: some View {
///     Chart(shapes) { shape in
///       BarMark(x: .value("Shape", shape.kind), y: .value("Count", shape.count))
///     }
///   }
/// }
/// ```
///
/// The chart takes the space that it is offered. Each mark is an element for assistive technologies, and the chart has a
/// description as a whole.
nonisolated public struct Chart<Content: ChartContent>: View {
  let content: Content

  /// A chart of some content.
  ///
  /// - Parameter content: Makes the content.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of data whose elements are identified by their `id`.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - content: Makes the content of an element.
  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, identifiedBy: { $0.id }, repeating: content)
  }

  /// A chart of data whose elements are identified by one of their properties.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: The property.
  ///   - content: Makes the content of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, identifiedBy: { $0[keyPath: id] }, repeating: content)
  }

  @MainActor public var body: some View {
    var marks = _ChartMarks()
    content._addMarks(to: &marks)
    return ChartBody(marks: marks.list)
  }
}

/// The chart of marks in an environment.
struct ChartBody: View {
  let marks: [Mark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates

  var body: some View {
    let surroundings = ChartSurroundings(
      locale: locale, calendar: calendar, timeZone: timeZone, isRightToLeft: layoutDirection == .rightToLeft,
      differentiates: differentiates)
    PaddedChart(model: ChartModel(marks: marks, settings: settings, surroundings: surroundings))
  }
}
