import ChartEngine
import CoreGraphics
import DisplayList
import SwiftUICore

/// Draws a chart in space: the planes behind, the marks, and the labels around. Its pose is animated.
nonisolated struct SpacePlot: View, Animatable {
  let model: SpaceModel
  let projection: SpaceCamera.Projection
  /// The angles in radians.
  var azimuth: Double
  var inclination: Double

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(azimuth, inclination) }
    set { (azimuth, inclination) = (newValue.first, newValue.second) }
  }

  var body: some View {
    // Equal poses have equal pictures, by whichever way the chart came there.
    let turn: Double = (azimuth.remainder(dividingBy: 2 * .pi) * 1e10).rounded() / 1e10
    let camera = SpaceCamera(azimuth: turn, inclination: inclination, projection: projection)
    // The labels are views of their own; they depend on the model alone, so that a turn makes none of them anew.
    Canvas { context, size in
      let geometry = SpaceGeometry(model, camera: camera, size: size)
      let style: ShapeStyleContext = context.styleContext
      context.draw(SpaceFrameLines(geometry: geometry, context: style).items)
      context.draw(SpaceDrawing(geometry, context: style).items)
      let places = SpaceLabelPlaces(geometry: geometry) { [context] in context.resolveSymbol(id: $0)?.size }
      for label in places.frames {
        guard let symbol = context.resolveSymbol(id: label.id) else { continue }
        context.draw(symbol, in: label.frame)
      }
    } symbols: {
      SpaceLabels(model: model)
    }
  }
}
