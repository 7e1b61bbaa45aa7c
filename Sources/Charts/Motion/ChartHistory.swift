import CoreGraphics

/// What a chart showed before: where its marks come from when a change of its data or scales is animated.
///
/// Each new content is a step. The plot area animates the number of the step, so that the transaction of the change decides how
/// long the marks are on their way, and by which curve.
final class ChartHistory {
  private var model: ChartModel?
  private(set) var step: Double = 0
  /// The plot area as it was drawn last, and the step at which that was.
  private var presented: PlotGeometry?
  private var presentedStep: Double = 0
  /// Where the marks of the step come from.
  private var origin: PlotGeometry?
  private var originStep: Double = 0

  /// The number of the step that shows a content.
  func step(to model: ChartModel) -> Double {
    guard self.model !== model else { return step }
    if self.model != nil {
      origin = presented
      originStep = presentedStep
    }
    self.model = model
    step += 1
    return step
  }

  /// The plot area at a moment of the way to a content.
  func geometry(of model: ChartModel, in size: CGSize, at moment: Double) -> PlotGeometry {
    let target: PlotGeometry = model.geometry(in: size)
    var geometry: PlotGeometry = target
    if model === self.model, moment != step, step > originStep, let origin {
      geometry = target.moving(from: origin, by: (moment - originStep) / (step - originStep))
    }
    if model === self.model { (presented, presentedStep) = (geometry, moment) }
    return geometry
  }
}
