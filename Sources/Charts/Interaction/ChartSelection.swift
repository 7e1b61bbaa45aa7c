import ChartEngine
import CoreGraphics
import SwiftUICore

/// Selects values under the pointer or the finger, and by keys.
struct ChartSelection: View {
  let model: ChartModel
  let anchors: PlotAnchors
  let plot: CGRect

  @State private var steps = SelectionSteps()

  private var proxy: ChartProxy { ChartProxy(model: model, size: plot.size, anchors: anchors) }

  var body: some View {
    keyed(area)
      .frame(width: plot.width, height: plot.height)
      .position(x: plot.midX, y: plot.midY)
  }

  @ViewBuilder private var area: some View {
    let surface = Color.clear.contentShape(Rectangle())
    if let gesture = model.settings.gesture {
      surface.gesture(gesture(proxy))
    } else if model.scrollAxes.isEmpty {
      hovered(surface).gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            select(value.location)
            if value.translation != .zero { selectRange(value) }
          }
          .onEnded { _ in proxy.endSelection() })
    } else {
      // A finger that moves at once scrolls the chart. A tap selects a value, a press and a drag a range.
      hovered(surface)
        .gesture(SpatialTapGesture().onEnded { select($0.location) })
        .gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
              guard case .second(true, let drag?) = value else { return }
              select(drag.location)
              if drag.translation != .zero { selectRange(drag) }
            }
            .onEnded { _ in proxy.endSelection() })
    }
  }

  // MARK: Keys

  /// The axis whose values arrow keys go through: x where the app keeps values of both.
  private var keyAxis: Axis {
    model.settings.x.selection == nil && model.settings.x.rangeSelection == nil
      && (model.settings.y.selection != nil || model.settings.y.rangeSelection != nil) ? .vertical : .horizontal
  }

  private func keyed(_ area: some View) -> some View {
    area
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .escape]) { press in
        guard press.key != .escape else {
          guard steps.place != nil else { return .ignored }
          steps.end()
          proxy.endSelection()
          return .handled
        }
        guard let step = step(press.key) else { return .ignored }
        return move(by: step, extending: press.modifiers.contains(.shift)) ? .handled : .ignored
      }
  }

  private func step(_ key: KeyEquivalent) -> Int? {
    switch (key, keyAxis) {
    case (.rightArrow, .horizontal): model.surroundings.isRightToLeft ? -1 : 1
    case (.leftArrow, .horizontal): model.surroundings.isRightToLeft ? 1 : -1
    case (.upArrow, .vertical): 1
    case (.downArrow, .vertical): -1
    default: nil
    }
  }

  private func move(by step: Int, extending: Bool) -> Bool {
    if let select = model.settings.angleSelection {
      let sectors: [(index: Int, size: Double)] = model.sectorSizes
      steps.move(by: step, count: sectors.count, extending: false)
      guard let place = steps.place else { return false }
      let before: Double = sectors[..<place].reduce(0) { $0 + $1.size }
      select(.number(before + sectors[place].size / 2))
      return true
    }
    let settings: AxisSettings = model.settings(keyAxis)
    let values: [PlotValue] = model.selectableValues(keyAxis)
    steps.move(by: step, count: values.count, extending: extending && settings.rangeSelection != nil)
    guard let place = steps.place else { return false }
    settings.selection?(values[place])
    settings.rangeSelection?(steps.range.map { (values[$0.lowerBound], values[$0.upperBound]) })
    return true
  }

  // MARK: Pointers

  private func hovered(_ surface: some View) -> some View {
    surface.onContinuousHover { phase in
      switch phase {
      case .active(let location): select(location)
      case .ended: proxy.endSelection()
      }
    }
  }

  private func select(_ location: CGPoint) {
    proxy.selectXValue(at: location.x)
    proxy.selectYValue(at: location.y)
    proxy.selectAngleValue(at: proxy.angle(at: location))
  }

  private func selectRange(_ drag: DragGesture.Value) {
    proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
    proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
  }
}
