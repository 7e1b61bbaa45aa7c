import CoreGraphics
import DisplayList
import ReactiveGraph

/// The way of what a drawing is painted with, its colours and where its gradients lie, to something else: whatever else
/// changes in the drawing changes at once.
final class PaintFade {
  /// Where the values go.
  private var goal: PaintValues
  /// What the drawing was painted with last, where nothing moves.
  private var resting: PaintValues
  private var motion: AnimatedValue<PaintValues>! = nil
  /// Whether a change without animation has ended what is under way.
  private var isCut: Bool = false

  init(
    resting values: PaintValues, host: ViewGraph, transactions: TransactionScope?, environment: EnvironmentScope
  ) {
    goal = values
    resting = values
    let goal = _GraphValue<PaintValues> { [unowned self] in self.goal }
    motion = AnimatedValue(goal, from: values, host: host, transactions: transactions, environment: environment)
  }

  var isMoving: Bool { !isCut && motion.isMoving }

  /// The items of a drawing of a size as they are painted at the moment; read inside the node that draws, which comes to
  /// depend on each step.
  func items(_ new: [DisplayItem], in size: CGSize, isAnimated: Bool) -> [DisplayItem] {
    let values: PaintValues = new.paintValues(in: size)
    if !values.isNear(resting) {
      if isAnimated, values.isLike(resting) {
        if isCut { motion.restart(from: resting) }
        isCut = false
        goal = values
        motion.setNeedsEvaluation()
      } else {
        isCut = true
      }
    }
    // Also where it differs by a rounding only: at its end the drawing is that of a fresh build (G1).
    resting = values
    let shown: PaintValues = motion.value
    guard isMoving else { return new }
    return new.painted(with: shown, in: size)
  }
}

extension PaintValues: Animatable {
  /// Colours mix as light, weighted by their opacity: a fade to a clear colour does not pass through black.
  package var animatableData: PaintVector {
    get {
      var vector = PaintVector()
      vector.elements.reserveCapacity(colors.count * 4 + numbers.count)
      for color in colors {
        vector.elements.append(Double(TransferCurve.linear(Float(color.red))) * color.alpha)
        vector.elements.append(Double(TransferCurve.linear(Float(color.green))) * color.alpha)
        vector.elements.append(Double(TransferCurve.linear(Float(color.blue))) * color.alpha)
        vector.elements.append(color.alpha)
      }
      vector.elements.append(contentsOf: numbers)
      return vector
    }
    set {
      guard newValue.elements.count == colors.count * 4 + numbers.count else { return }
      for index in colors.indices {
        let place: Int = index * 4
        let opacity: Double = max(0, min(1, newValue.elements[place + 3]))
        func component(_ offset: Int) -> Double {
          guard opacity > 0 else { return 0 }
          let light = Float(max(0, min(1, newValue.elements[place + offset] / opacity)))
          return (Double(TransferCurve.encoded(light)) * 1e6).rounded() / 1e6
        }
        colors[index] = RGBA(red: component(0), green: component(1), blue: component(2), alpha: opacity)
      }
      for index in numbers.indices { numbers[index] = newValue.elements[colors.count * 4 + index] }
    }
  }
}

/// The numbers of a drawing's paint, as many as the drawing has.
package struct PaintVector: VectorArithmetic {
  package var elements: [Double] = []

  package static var zero: PaintVector { PaintVector() }

  package static func + (lhs: PaintVector, rhs: PaintVector) -> PaintVector { lhs.combined(with: rhs, +) }

  package static func - (lhs: PaintVector, rhs: PaintVector) -> PaintVector { lhs.combined(with: rhs, -) }

  /// Numbers that one of both does not have are zero.
  private func combined(with other: PaintVector, _ operation: (Double, Double) -> Double) -> PaintVector {
    let count: Int = max(elements.count, other.elements.count)
    return PaintVector(
      elements: (0..<count).map { index in
        operation(
          index < elements.count ? elements[index] : 0, index < other.elements.count ? other.elements[index] : 0)
      })
  }

  package mutating func scale(by factor: Double) {
    for index in elements.indices { elements[index] *= factor }
  }

  package var magnitudeSquared: Double { elements.reduce(0) { $0 + $1 * $1 } }
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
