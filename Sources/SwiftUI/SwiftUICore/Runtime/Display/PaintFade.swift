import CoreGraphics
import DisplayList
import ReactiveGraph

/// A number that goes from one whole number to the next by the animation of each change.
final class ChangeProgress {
  private(set) var goal: Double = 0
  /// Where the last change began.
  private var start: Double = 0
  private(set) var value: AnimatedValue<Double>! = nil

  init(host: ViewGraph, transactions: TransactionScope?, environment: EnvironmentScope) {
    let goal = _GraphValue<Double> { [unowned self] in self.goal }
    value = AnimatedValue(goal, from: 0, host: host, transactions: transactions, environment: environment)
  }

  /// Begins a change in the pass that is under way; whoever reads `part` is then told of each step.
  func begin() {
    start = value.isMoving ? value.peek : goal
    goal += 1
    value.setNeedsEvaluation()
  }

  /// Ends what is under way at once.
  func end() { start = goal }

  var isMoving: Bool { start != goal && value.isMoving }

  /// How much of the last change is done, from 0 to 1; the node under evaluation comes to depend on it.
  var part: Double {
    let reached: Double = value.value
    return goal > start ? (reached - start) / (goal - start) : 1
  }
}

/// The way of what a drawing is painted with, its colours and where its gradients lie, to something else: whatever else
/// changes in the drawing changes at once.
final class PaintFade {
  private let progress: ChangeProgress
  /// What the values set out from, and where they go.
  private var from: PaintValues
  private var to: PaintValues
  private var shown: PaintValues

  init(resting values: PaintValues, _ progress: ChangeProgress) {
    from = values
    to = values
    shown = values
    self.progress = progress
  }

  var isMoving: Bool { progress.isMoving }

  /// The items of a drawing of a size as they are painted at the moment; read inside the node that draws.
  func items(_ new: [DisplayItem], in size: CGSize, isAnimated: Bool) -> [DisplayItem] {
    let goal: PaintValues = new.paintValues(in: size)
    if !goal.isNear(to) {
      if isAnimated, goal.isLike(to) {
        from = shown
        progress.begin()
      } else {
        from = goal
        progress.end()
      }
    }
    // Also where it differs by a rounding only: at its end the drawing is that of a fresh build (G1).
    to = goal
    let part: Double = progress.part
    guard from != to, part < 1 || isMoving else {
      shown = goal
      return new
    }
    shown = from.mixed(with: to, part)
    return new.painted(with: shown, in: size)
  }
}

extension PaintValues {
  /// The values a part of the way to others as many; at the end they are these to the last bit.
  package func mixed(with other: PaintValues, _ part: Double) -> PaintValues {
    if part == 1 { return other }
    var mixed: PaintValues = self
    mixed.colors = zip(colors, other.colors).map { $0.mixed(with: $1, part) }
    mixed.numbers = zip(numbers, other.numbers).map { $0 == $1 ? $0 : $0 + ($1 - $0) * part }
    return mixed
  }
}

extension RGBA {
  /// The colour a part of the way to another, mixed as light, so that a fade to a clear colour does not pass through
  /// black; beyond both ends too, as springs go.
  func mixed(with other: RGBA, _ part: Double) -> RGBA {
    if part == 1 { return other }
    let opacity: Double = max(0, min(1, alpha + (other.alpha - alpha) * part))
    guard opacity > 0 else { return RGBA(red: red, green: green, blue: blue, alpha: 0) }
    func mix(_ a: Double, _ b: Double) -> Double {
      let first: Double = Double(TransferCurve.linear(Float(a))) * alpha * (1 - part)
      let second: Double = Double(TransferCurve.linear(Float(b))) * other.alpha * part
      let light: Float = Float(max(0, min(1, (first + second) / opacity)))
      return (Double(TransferCurve.encoded(light)) * 1e6).rounded() / 1e6
    }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: opacity)
  }
}
