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

/// The way of a drawing's colours to others: whatever else changes in the drawing changes at once.
final class ColorFade {
  private let progress: ChangeProgress
  /// What the colours set out from, and where they go.
  private var from: [RGBA]
  private var to: [RGBA]
  private var shown: [RGBA]

  init(resting colors: [RGBA], _ progress: ChangeProgress) {
    from = colors
    to = colors
    shown = colors
    self.progress = progress
  }

  var isMoving: Bool { progress.isMoving }

  /// The items with the colours of the moment; read inside the node that draws.
  func items(_ new: [DisplayItem], isAnimated: Bool) -> [DisplayItem] {
    let goal: [RGBA] = new.colors
    if goal != to {
      if isAnimated, goal.count == to.count {
        from = shown
        progress.begin()
      } else {
        from = goal
        progress.end()
      }
      to = goal
    }
    let part: Double = progress.part
    guard from != to, part < 1 || isMoving else {
      shown = goal
      return new
    }
    shown = zip(from, to).map { $0.mixed(with: $1, part) }
    return new.with(shown)
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
