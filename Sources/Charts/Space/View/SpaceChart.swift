import ChartEngine
import CoreGraphics
import Spatial
import SwiftUICore

/// A chart in space with its legend, and the pose in which people left it.
struct SpaceChart: View {
  let model: SpaceModel
  @State private var turn = SpaceTurn()
  @State private var history = SpaceHistory()
  @State private var azimuths = SpaceAzimuths()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let pose: Chart3DPose = pose
    ChartLayout {
      plot(pose).layoutValue(key: ChartPartKey.self, value: .plot)
      if let legend {
        legend.view.layoutValue(key: ChartPartKey.self, value: .legend(legend.placement))
      }
    }
    .accessibilityChart(title: { SpaceWords(model, $0).title }, { model.describer(in: $0) })
  }

  private func plot(_ pose: Chart3DPose) -> some View {
    let azimuth: Double = azimuths.nearest(to: pose.azimuth.radians)
    let inclination: Double = pose.inclination.radians
    return SpacePlot(
      model: model, projection: projection, azimuth: azimuth, inclination: inclination, history: history
    )
    .transaction { if reducesMotion { $0.animation = nil } }
    .overlay { SpaceElements(model: model, camera: camera(pose)) }
    .overlay { SpaceHandling(model: model, camera: camera(pose), pose: pose) { set($0, animated: $1) } }
    .overlay { SpaceViewpoint(pose: pose) { set($0, animated: true) } }
  }

  private func camera(_ pose: Chart3DPose) -> SpaceCamera {
    SpaceCamera(azimuth: pose.azimuth.radians, inclination: pose.inclination.radians, projection: projection)
  }

  private var projection: SpaceCamera.Projection {
    model.settings.space.projection.kind == .perspective ? .perspective : .orthographic
  }

  /// The pose that an app gives, or the one into which people turned the chart since.
  private var pose: Chart3DPose {
    if let binding = model.settings.space.binding { return binding.wrappedValue }
    let given: Chart3DPose = model.settings.space.pose ?? .default
    return turn.given == given ? turn.pose : given
  }

  private func set(_ pose: Chart3DPose, animated: Bool) {
    let change: () -> Void = {
      if let binding = model.settings.space.binding {
        if binding.wrappedValue != pose { binding.wrappedValue = pose }
      } else {
        turn = SpaceTurn(given: model.settings.space.pose ?? .default, pose: pose)
      }
    }
    if animated, !reducesMotion { withAnimation(.easeInOut(duration: 0.3), change) } else { change() }
  }

  private var legend: (view: AnyView, placement: ChartPlacement)? {
    let settings: LegendSettings = model.settings.legend
    guard settings.visibility != .hidden else { return nil }
    let placement = ChartPlacement(
      settings.position, alignment: settings.alignment, spacing: settings.spacing, usual: .bottom,
      usualAlignment: .leading, usualSpacing: 8)
    if let content = settings.content { return (AnyView(content.outsideOfChart()), placement) }
    let legend = ChartLegend(
      model: model.legendScales, isVertical: placement.edge == .leading || placement.edge == .trailing)
    return legend.isEmpty ? nil : (AnyView(legend), placement)
  }
}

/// The pose into which people turned a chart.
struct SpaceTurn: Equatable {
  /// The pose of the app from which they began; another of the app's ends what they did.
  var given: Chart3DPose?
  var pose: Chart3DPose = .default
}

/// Which of the equal angles around the box is the nearest to the last: a chart goes the shorter way around.
final class SpaceAzimuths {
  private var last: Double?

  func nearest(to azimuth: Double) -> Double {
    guard azimuth.isFinite else { return 0 }
    guard let last else {
      self.last = azimuth
      return azimuth
    }
    let nearest: Double = last + (azimuth - last).remainder(dividingBy: 2 * .pi)
    self.last = nearest
    return nearest
  }
}

extension SpaceModel {
  /// How the legend shows the values that are told apart.
  var legendScales: LegendScales {
    var scales = LegendScales(foreground: foreground, words: words)
    guard let foreground, foreground.numbers == nil, surroundings.differentiates else { return scales }
    scales.symbolOfColor = { value in
      foreground.index(of: value).map {
        AnyChartSymbolShape(SolidOutline(solid: SpaceModel.solids[$0 % SpaceModel.solids.count]))
      }
    }
    return scales
  }
}
