import ChartEngine
import CoreGraphics
import SwiftUICore

/// A label or a title of an axis in space, as a view.
struct SpaceLabel: Identifiable {
  struct ID: Hashable {
    var axis: SpaceAxis
    /// The group of marks; nil for a title.
    var group: Int?
    /// The value; nil for a title.
    var value: PlotValue?
    var number: Int
  }

  var id: ID
  /// Where on the scale it stands.
  var place: Double
  var content: AxisPlan.Label.Content
  var style: AxisElementStyle
  var mayBeCut: Bool
}

extension SpaceModel {
  /// The labels of an axis in the order of its values.
  func labels(of axis: SpaceAxis) -> [SpaceLabel] {
    guard let model = self.axis(axis) else { return [] }
    var labels: [SpaceLabel] = []
    for (group, marks) in model.groups.enumerated() {
      for value in marks.values {
        for (number, element) in value.elements.enumerated() {
          guard case .label(let description, let style) = element,
            let content = model.content(description, value, surroundings.locale)
          else { continue }
          labels.append(
            SpaceLabel(
              id: SpaceLabel.ID(axis: axis, group: group, value: value.value, number: number),
              place: value.place(centered: description.centered), content: content, style: style,
              mayBeCut: description.collision.kind == .truncate))
        }
      }
    }
    return labels
  }

  /// The titles of an axis: those that an app gives, otherwise what the values are. Axes that change their places when the chart
  /// is turned cannot be told apart without one.
  func titles(of axis: SpaceAxis) -> [SpaceLabel] {
    let given: [AxisSettings.AxisTitle] = settings[axis].titles
    guard let model = self.axis(axis), settings[axis].visibility != .hidden || !given.isEmpty else { return [] }
    func label(_ number: Int, _ view: AnyView) -> SpaceLabel {
      SpaceLabel(
        id: SpaceLabel.ID(axis: axis, group: nil, value: nil, number: number), place: 0.5, content: .view(view),
        style: AxisElementStyle(), mayBeCut: false)
    }
    if !given.isEmpty { return given.enumerated().map { label($0.offset, $0.element.content) } }
    return model.title.map { [label(0, AnyView(AxisTitleText(text: $0)))] } ?? []
  }
}

/// All labels and titles of a chart in space, for the canvas that puts them in their places.
nonisolated struct SpaceLabels: View {
  let model: SpaceModel

  var body: some View {
    ForEach(SpaceAxis.allCases.flatMap { model.labels(of: $0) + model.titles(of: $0) }) { label in
      SpaceLabelView(label: label).tag(label.id)
    }
  }
}

struct SpaceLabelView: View {
  let label: SpaceLabel

  var body: some View {
    // A title says itself how it looks.
    if label.id.value == nil {
      text.fixedSize()
    } else {
      text
        .font(label.style.font ?? .caption)
        .foregroundStyle(label.style.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
        .fixedSize()
    }
  }

  @ViewBuilder private var text: some View {
    switch label.content {
    case .text(let text): text.lineLimit(label.mayBeCut ? 1 : nil)
    case .view(let view): view.outsideOfChart()
    }
  }
}
