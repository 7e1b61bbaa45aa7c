import ChartEngine
import CoreGraphics
import Foundation
import SwiftUICore

/// What stands at one edge of the plot area, and where along it.
struct AxisPlan {
  let edge: AxisEdge
  let model: ChartModel
  private(set) var labels: [Label] = []
  private(set) var ticks: [Tick] = []

  /// A label with all that its place depends on.
  struct Label {
    struct ID: Hashable {
      var group: Int
      var value: PlotValue
      /// The place among several labels of one value.
      var number: Int
    }

    enum Content {
      case text(Text)
      case view(AnyView)
    }

    /// What tells the label from others, also on another scale.
    var id: ID
    var content: Content
    /// Where on the scale it stands.
    var place: Double
    /// The stretch of the scale that it is for.
    var stretch: ClosedRange<Double>
    var group: Int
    var preset: AxisMarkPreset
    var description: AxisLabelDescription
    var style: AxisElementStyle
    var isBand: Bool
    /// Whether it stands in the middle of its stretch.
    var isCentered: Bool

    var orientation: AxisValueLabelOrientation { description.orientation }
    var mayBeCut: Bool { description.collision.kind == .truncate }

    var multiLabelAlignment: TextAlignment? {
      switch description.multiLabelAlignment?.horizontal {
      case .leading?: .leading
      case .trailing?: .trailing
      default: nil
      }
    }
  }

  struct Tick {
    var place: Double
    var length: AxisTick.Length
    var stroke: StrokeStyle
    var style: AxisElementStyle
    /// The label of the same value.
    var label: Int?
  }

  init(model: ChartModel, edge: AxisEdge) {
    self.model = model
    self.edge = edge
    guard let axis = model.axis(edge.axis) else { return }
    for (index, group) in axis.groups.enumerated() where group.edge == edge {
      for value in group.values { add(value, of: group, index, axis) }
    }
  }

  /// Whether a label is broken into lines where it has less room than its length: the name of a category at the side. A
  /// number or a date is not.
  func breaks(_ label: Label) -> Bool {
    edge.axis == .vertical && model.axis(.vertical)?.scale.kind == .category && label.orientation.isLevel
      && !label.mayBeCut
  }

  private mutating func add(_ value: AxisGroupValue, of group: AxisGroup, _ index: Int, _ axis: AxisModel) {
    let firstTick: Int = ticks.count
    var label: Int?
    var number: Int = 0
    for element in value.elements {
      switch element {
      case .gridLine: continue
      case .tick(let centered, let length, let stroke, let style):
        ticks.append(
          Tick(
            place: value.place(centered: centered), length: length, stroke: stroke ?? AxisLook.tickStroke, style: style)
        )
      case .label(let description, let style):
        // Where nothing follows, there is no middle to stand in.
        if description.centered == true, !value.isBand, value.start == value.end { continue }
        guard let content = axis.content(description, value, model.surroundings.locale) else { continue }
        label = labels.count
        number += 1
        labels.append(
          Label(
            id: Label.ID(group: index, value: value.value, number: number), content: content,
            place: value.place(centered: description.centered),
            stretch: min(value.start, value.end)...max(value.start, value.end), group: index, preset: group.preset,
            description: description, style: style, isBand: value.isBand,
            isCentered: description.centered ?? value.isBand))
      }
    }
    for tick in firstTick..<ticks.count { ticks[tick].label = label }
    // Lines of an extended axis go on beside its labels.
    if group.preset == .extended, label != nil {
      for element in value.elements {
        guard case .gridLine(let centered, let stroke, let style) = element else { continue }
        ticks.append(
          Tick(
            place: value.place(centered: centered), length: .longestLabel,
            stroke: stroke ?? AxisLook.gridStroke(edge.axis), style: style, label: label))
      }
    }
  }

  // MARK: Places

  /// The positions along the edge for a length, in points from the left or top.
  func range(in length: CGFloat) -> PositionRange {
    positions(in: length, isRightToLeft: model.surroundings.isRightToLeft)
  }

  /// The same for a layout, which counts from the leading edge.
  func layoutRange(in length: CGFloat) -> PositionRange { positions(in: length, isRightToLeft: false) }

  private func positions(in length: CGFloat, isRightToLeft: Bool) -> PositionRange {
    model.axis(edge.axis)?.positions(in: Double(length), isRightToLeft: isRightToLeft)
      ?? PositionRange(start: 0, end: Double(length))
  }

  /// The distance of a label to the plot area.
  func distance(of label: Label) -> CGFloat {
    switch (edge.axis, label.preset.kind) {
    case (.horizontal, _): label.description.verticalSpacing ?? (hasTicks ? AxisLook.tickLength + 2 : 4)
    case (.vertical, .inset): label.description.horizontalSpacing ?? 2
    case (.vertical, _): label.description.horizontalSpacing ?? 4
    }
  }

  var hasTicks: Bool { ticks.contains { $0.length.kind == .automatic } }
}

extension AxisModel {
  /// What a label shows; nil for nothing.
  func content(
    _ description: AxisLabelDescription, _ value: AxisGroupValue, _ locale: Locale
  ) -> AxisPlan.Label.Content? {
    switch description.content {
    case .nothing: return nil
    case .view(let view): return .view(view)
    case .text(let text): return .text(text)
    case .format(let format): return format.string(original(value.value), locale).map { .text(Text(verbatim: $0)) }
    case .automatic:
      // The names of an enumeration's cases are looked up, as other texts are.
      if case .category(let name) = original(value.value) { return .text(Text(LocalizedStringKey(name.escaped))) }
      return .text(Text(verbatim: value.words))
    }
  }
}

extension String {
  /// The string with its marks of Markdown as they are written.
  fileprivate var escaped: String {
    contains { "*_`[]\\~%".contains($0) }
      ? reduce(into: "") { result, character in
        if character == "%" {
          result += "%%"
        } else {
          if "*_`[]\\~".contains(character) { result += "\\" }
          result.append(character)
        }
      } : self
  }
}
