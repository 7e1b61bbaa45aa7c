import ChartEngine
import CoreGraphics
import DisplayList
import SwiftUICore

/// Draws a chart in space: the planes behind, the marks, and the labels around. Its pose is animated, and so are its marks.
nonisolated struct SpacePlot: View, Animatable {
  let model: SpaceModel
  let projection: SpaceCamera.Projection
  /// The angles in radians.
  var azimuth: Double
  var inclination: Double
  let history: SpaceHistory
  /// The step of the history that shows the content; between two steps on the way there.
  var step: Double

  init(
    model: SpaceModel, projection: SpaceCamera.Projection, azimuth: Double, inclination: Double, history: SpaceHistory
  ) {
    self.model = model
    self.projection = projection
    self.azimuth = azimuth
    self.inclination = inclination
    self.history = history
    step = history.step(to: model)
  }

  nonisolated var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
    get { AnimatablePair(AnimatablePair(azimuth, inclination), step) }
    set { (azimuth, inclination, step) = (newValue.first.first, newValue.first.second, newValue.second) }
  }

  var body: some View {
    // Equal poses have equal pictures, by whichever way the chart came there.
    let turn: Double = (azimuth.remainder(dividingBy: 2 * .pi) * 1e10).rounded() / 1e10
    let camera = SpaceCamera(azimuth: turn, inclination: inclination, projection: projection)
    let scene: SpaceScene = scene
    // The labels are views of their own; they depend on the model alone, so that a turn makes none of them anew.
    Canvas { context, size in
      let geometry = SpaceGeometry(model, camera: camera, size: size, scene: scene)
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

  /// The pieces at the moment that is shown.
  private var scene: SpaceScene {
    var isMoving: Bool = false
    let moment: SpaceMoment = history.shown(model.moment, of: model, at: step) { origin, progress in
      let moment: SpaceMoment = model.moment.moving(from: origin, by: progress)
      isMoving = moment.forms != model.moment.forms
      return moment
    }
    return isMoving ? model.makeScene(moment) : model.scene
  }
}
