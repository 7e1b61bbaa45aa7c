import ChartEngine
import SwiftUICore

/// A view that shows data along three axes, and that people turn.
///
/// ```swift
/// import Charts
///
/// struct Tree: Identifiable {
///   let id: Int
///   let height: Double
///   let girth: Double
///   let age: Double
/// }
///
/// struct Trees: View {
///   let trees: [Tree]
///   var body: some View {
///     Chart3D(trees) { tree in
///       PointMark(x: .value("Height", tree.height), y: .value("Girth", tree.girth), z: .value("Age", tree.age))
///     }
///   }
/// }
/// ```
///
/// It shows points, rules and rectangles that have values along three axes, and surfaces. A drag, arrow keys and actions of
/// assistive technologies turn it.
nonisolated public struct Chart3D<Content: Chart3DContent>: View {
  let content: Content

  /// A chart of some content.
  ///
  /// - Parameter content: Makes the content.
  @MainActor @preconcurrency
  public init(@Chart3DContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of data whose elements are identified by their `id`.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - content: Makes the content of an element.
  public nonisolated init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, identifiedBy: { $0.id }, repeating: content)
  }

  /// A chart of data whose elements are identified by one of their properties.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: The property.
  ///   - content: Makes the content of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, identifiedBy: { $0[keyPath: id] }, repeating: content)
  }

  @MainActor public var body: some View {
    var marks = _Chart3DMarks()
    content._addMarks(to: &marks)
    return SpaceBody(marks: marks.list)
  }
}

/// The chart of marks in an environment.
struct SpaceBody: View {
  let marks: [SpaceMark]
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
    SpaceChart(model: SpaceModel(marks: marks, settings: settings, surroundings: surroundings))
  }
}
