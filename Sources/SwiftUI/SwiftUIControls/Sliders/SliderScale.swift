import CoreGraphics
import SwiftUICore

/// The values of a slider as numbers of one type, and how they are written back.
nonisolated struct SliderScale {
  /// A mark, as a position and with a name.
  struct Tick {
    let value: Double
    let name: Text?
  }

  let lower: Double
  let upper: Double
  /// The distance of values; nil where every value between the bounds will do.
  let step: Double?
  /// Where the filled part begins.
  let neutral: Double
  /// The values that can be chosen.
  let enabled: ClosedRange<Double>
  let ticks: [Tick]
  /// By how much of a step a sum of steps may miss a bound that is one of them.
  private let tolerance: Double
  private let get: () -> Double
  private let set: (Double) -> Void

  /// More marks than these are never seen apart.
  private static let mostTicks: Int = 500

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil, neutral: V? = nil,
    enabled: ClosedRange<V>? = nil, ticks: [SliderTick<V>]? = nil, tick: ((V) -> SliderTick<V>?)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    let distance: V? = step.flatMap { $0 > 0 ? V($0) : nil }
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    self.lower = lower
    self.upper = upper
    self.step = distance.map { Double($0) }
    self.neutral = neutral.map { Double($0) } ?? lower
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) } ?? lower...upper
    let count: Double = distance.map { ((upper - lower) / Double($0)) } ?? 0
    tolerance = max(1e-9, Double(V.ulpOfOne) * count)
    get = { Double(value.wrappedValue) }
    set = { number in
      var new = V(number)
      // A multiple of the step in the numbers of the value itself, as an app would compute it.
      if let distance { new = bounds.lowerBound + V(((number - lower) / Double(distance)).rounded()) * distance }
      if value.wrappedValue != new { value.wrappedValue = new }
    }
    var marks: [SliderTick<V>] = ticks ?? []
    if ticks == nil, let distance, count <= Double(Self.mostTicks) {
      let values: [V] = (0...Int(count + tolerance)).map { bounds.lowerBound + V($0) * distance }
      marks = values.compactMap { value in tick.map { $0(value) } ?? SliderTick(value) }
    }
    self.ticks = marks.map { Tick(value: Double($0.value), name: $0.name) }
  }

  private var length: Double { upper - lower }

  /// The value, between the bounds; the node under evaluation depends on it.
  var value: Double {
    let value: Double = get()
    return value.isNaN ? lower : min(upper, max(lower, value))
  }

  /// The place of a value from 0 to 1.
  func position(of value: Double) -> CGFloat {
    guard length > 0, value.isFinite else { return 0 }
    return CGFloat(min(1, max(0, (value - lower) / length)))
  }

  /// Sets the value that can be chosen nearest to a position.
  func set(position: CGFloat) { choose(lower + Double(position) * length) }

  /// Goes on by so many steps; by parts of the whole where there are none.
  func move(by steps: Int, part: Double) { choose(value + Double(steps) * (step ?? length * part)) }

  /// Goes on by a tenth of the whole, and at least by a step.
  func movePage(_ direction: Double) {
    var distance: Double = length / 10
    if let step { distance = max(step, (distance / step).rounded() * step) }
    choose(value + direction * distance)
  }

  func moveToEnd(_ isUpper: Bool) { choose(isUpper ? upper : lower) }

  private func choose(_ wanted: Double) {
    guard wanted.isFinite else { return }
    let least: Double = max(lower, enabled.lowerBound)
    let most: Double = max(least, min(upper, enabled.upperBound))
    var number: Double = min(most, max(least, wanted))
    if let step {
      let first: Double = ((least - lower) / step - tolerance).rounded(.up)
      let last: Double = max(first, ((most - lower) / step + tolerance).rounded(.down))
      number = lower + min(last, max(first, ((number - lower) / step).rounded())) * step
    }
    set(number)
  }

  /// The name of the tick that the value is at.
  func name(at value: Double) -> Text? {
    let tolerance: Double = abs(length) * 1e-9
    return ticks.first { abs($0.value - value) <= tolerance }?.name
  }
}
