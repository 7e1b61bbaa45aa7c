import CoreGraphics

/// What a chart showed before: where its marks come from when a change of its data or scales is animated.
///
/// Each new content is a step. The view that draws animates the number of the step, so that the transaction of the change decides
/// how long the marks are on their way, and by which curve.
final class ChartHistory<Model: AnyObject, Shown> {
  private var model: Model?
  private(set) var step: Double = 0
  /// The marks as they were drawn last, and the step at which that was.
  private var presented: Shown?
  private var presentedStep: Double = 0
  /// Where the marks of the step come from.
  private var origin: Shown?
  private var originStep: Double = 0

  /// The number of the step that shows a content.
  func step(to model: Model) -> Double {
    guard self.model !== model else { return step }
    if self.model != nil {
      origin = presented
      originStep = presentedStep
    }
    self.model = model
    step += 1
    return step
  }

  /// The marks at a moment of the way to a content.
  ///
  /// - Parameters:
  ///   - target: The marks at the end of the way.
  ///   - between: Gives the marks at a part of the way from others, from 0 to 1; a spring goes beyond.
  func shown(
    _ target: Shown, of model: Model, at moment: Double, between: (_ origin: Shown, _ progress: Double) -> Shown
  ) -> Shown {
    var shown: Shown = target
    if model === self.model, moment != step, step > originStep, let origin {
      shown = between(origin, (moment - originStep) / (step - originStep))
    }
    if model === self.model { (presented, presentedStep) = (shown, moment) }
    return shown
  }
}

/// The history of a plot area with two axes.
typealias PlotHistory = ChartHistory<ChartModel, PlotGeometry>

extension ChartHistory where Model == ChartModel, Shown == PlotGeometry {
  /// The plot area at a moment of the way to a content.
  func geometry(of model: ChartModel, in size: CGSize, at moment: Double) -> PlotGeometry {
    let target: PlotGeometry = model.geometry(in: size)
    return shown(target, of: model, at: moment) { target.moving(from: $0, by: $1) }
  }
}
