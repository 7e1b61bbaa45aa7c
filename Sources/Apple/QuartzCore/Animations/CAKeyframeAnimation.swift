import CoreGraphics
import Foundation

/// How values between two given ones are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight on from one to the next; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight on, always equally fast.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values one after the other; not looked at where there is a path.
  open var values: [Any]?
  /// Where a point moves along; each end of a line or curve is a value.
  open var path: CGPath?
  /// When each value is reached, in parts of the course, from 0 to 1; evenly where there are not enough. Paced modes do without.
  open var keyTimes: [NSNumber]?
  /// How each way between two values goes on.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// How tight the curve of cubic modes is at each value; 0 by default.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner at each value is; 0 by default for none.
  open var continuityValues: [NSNumber]?
  /// Whether the curve swings out before or after each value; 0 by default for neither.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns as the path does; nil for not at all.
  open var rotationMode: CAAnimationRotationMode?

  public override init() { super.init() }

  package override func makeCopy() -> CAAnimation { take(into: CAKeyframeAnimation()) }

  package override func take<Animation: CAAnimation>(into copy: Animation) -> Animation {
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
      copy.rotationMode = rotationMode
    }
    return super.take(into: copy)
  }

  package override var animatedKeys: [String] {
    rotationMode == nil || path == nil ? super.animatedKeys : super.animatedKeys + ["transform"]
  }

  private var course: KeyframePath { KeyframePath(self) }

  override func value(_ place: MediaTimes.Place, before: LayerValue?, model: LayerValue?) -> LayerValue? {
    course.value(at: timingFunction?.value(at: place.fraction) ?? place.fraction)
  }

  override func step(before: LayerValue?, model: LayerValue?) -> LayerValue? {
    let course: KeyframePath = course
    guard let first = course.value(at: 0), let last = course.value(at: 1) else { return nil }
    return last.adding(first.scaled(by: -1))
  }

  override func show(_ place: MediaTimes.Place, in shown: CALayer, of model: CALayer) {
    super.show(place, in: shown, of: model)
    guard let rotationMode, path != nil, let angle = course.direction(at: place.fraction) else { return }
    let turn: Double = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    shown.transform = CATransform3DRotate(shown.transform, turn, 0, 0, 1)
  }
}

/// The values of keyframes over one course.
struct KeyframePath {
  private let values: [LayerValue]
  /// When each value is reached.
  private var times: [Double] = []
  /// The pieces of a path between values; empty for values.
  private var pieces: [CGPath] = []
  private let mode: CAAnimationCalculationMode
  private let curves: [CAMediaTimingFunction]
  private var shape: [(tension: Double, continuity: Double, bias: Double)] = []

  init(_ animation: CAKeyframeAnimation) {
    mode = animation.calculationMode
    curves = animation.timingFunctions ?? []
    if let path = animation.path {
      let found: (points: [CGPoint], pieces: [CGPath]) = path.stations
      values = found.points.map { LayerValue($0) }
      pieces = found.pieces
    } else {
      values = (animation.values ?? []).map(LayerValue.init)
    }
    let count: Int = values.count
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    if mode == .cubic || mode == .cubicPaced {
      shape = (0..<count).map {
        (number(animation.tensionValues, $0), number(animation.continuityValues, $0), number(animation.biasValues, $0))
      }
    }
    let isPaced: Bool = mode == .paced || mode == .cubicPaced
    let given: [Double] = (animation.keyTimes ?? []).map(\.doubleValue)
    let wanted: Int = mode == .discrete ? count + 1 : count
    if isPaced, count > 1 {
      times = pacedTimes
    } else if given.count >= count, count > 0, zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 }) {
      times = given
    } else {
      let steps: Double = Double(max(wanted - 1, 1))
      times = (0..<wanted).map { Double($0) / steps }
    }
  }

  /// The times at which equally long ways are gone.
  private var pacedTimes: [Double] {
    let lengths: [Double] =
      pieces.isEmpty
      ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : pieces.map { Double($0.length) }
    let whole: Double = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite else { return values.indices.map { Double($0) / Double(max(values.count - 1, 1)) } }
    var sum: Double = 0
    return [0]
      + lengths.map { length in
        sum += length
        return sum / whole
      }
  }

  /// Which way it is at a part of the course, and how much of it is behind.
  private func way(at fraction: Double) -> (index: Int, part: Double) {
    let last: Int = max(values.count - 2, 0)
    var index: Int = 0
    while index < last, index + 1 < times.count, fraction >= times[index + 1] { index += 1 }
    guard index + 1 < times.count else { return (index, 1) }
    let length: Double = times[index + 1] - times[index]
    var part: Double =
      length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : (fraction < times[index] ? 0 : 1)
    if curves.indices.contains(index) { part = curves[index].value(at: part) }
    return (index, part)
  }

  func value(at fraction: Double) -> LayerValue? {
    guard let first = values.first else { return nil }
    if mode == .discrete {
      let index: Int = times.lastIndex { $0 <= fraction } ?? 0
      return values[min(index, values.count - 1)]
    }
    guard values.count > 1 else { return first }
    let (index, part): (Int, Double) = way(at: fraction)
    if pieces.indices.contains(index) {
      return LayerValue(pieces[index].place(at: part).point)
    }
    return shape.isEmpty ? values[index].mixed(with: values[index + 1], by: part) : curved(index, part)
  }

  /// The direction of the path in radians; nil where there is none.
  func direction(at fraction: Double) -> Double? {
    guard values.count > 1 else { return nil }
    let (index, part): (Int, Double) = way(at: fraction)
    return pieces.indices.contains(index) ? pieces[index].place(at: part).direction : nil
  }

  /// The spline of Kochanek and Bartels, which is that of Catmull and Rom where nothing is said of tension, continuity and bias.
  private func curved(_ index: Int, _ t: Double) -> LayerValue {
    let start: LayerValue = values[index]
    let end: LayerValue = values[index + 1]
    func way(_ from: Int, _ to: Int) -> LayerValue {
      let range: Range<Int> = values.indices
      return values[min(max(to, range.lowerBound), range.upperBound - 1)]
        .adding(values[min(max(from, range.lowerBound), range.upperBound - 1)].scaled(by: -1))
    }
    func slope(_ at: Int, leaving: Bool) -> LayerValue {
      let (tension, continuity, bias): (Double, Double, Double) = shape[at]
      let sharp: Double = leaving ? continuity : -continuity
      let before: Double = (1 - tension) * (1 + bias) * (1 + sharp) / 2
      let after: Double = (1 - tension) * (1 - bias) * (1 - sharp) / 2
      return way(at - 1, at).scaled(by: before).adding(way(at, at + 1).scaled(by: after))
    }
    let (t2, t3): (Double, Double) = (t * t, t * t * t)
    return start.scaled(by: 2 * t3 - 3 * t2 + 1).adding(slope(index, leaving: true).scaled(by: t3 - 2 * t2 + t))
      .adding(end.scaled(by: -2 * t3 + 3 * t2)).adding(slope(index + 1, leaving: false).scaled(by: t3 - t2))
  }
}

extension CGPath {
  /// The ends of its lines and curves, and each of these as a path of its own. A move in between is jumped over.
  fileprivate var stations: (points: [CGPoint], pieces: [CGPath]) {
    var points: [CGPoint] = []
    var pieces: [CGPath] = []
    var start: CGPoint = .zero
    var current: CGPoint = .zero
    func go(_ element: Element, to end: CGPoint) {
      pieces.append(CGPath(elements: [.move(current), element]))
      points.append(end)
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        if points.isEmpty { points.append(point) }
        start = point
        current = point
      case .line(let end), .quad(let end, _), .cubic(let end, _, _): go(element, to: end)
      case .close: if current != start { go(.line(start), to: start) }
      }
    }
    return (points, pieces)
  }

  /// The point at a part of the length, and the direction there in radians.
  fileprivate func place(at part: Double) -> (point: CGPoint, direction: Double) {
    let part: CGFloat = min(max(part, 0), 1)
    let step: CGFloat = 0.001
    // A short way before the point, or after the beginning.
    let near: CGPath = trimmed(from: max(0, part - step), to: max(part, step))
    guard case .move(let start)? = near.elements.first else { return (currentPoint, 0) }
    let end: CGPoint = near.currentPoint
    let point: CGPoint = part >= step ? end : part > 0 ? trimmed(from: 0, to: part).currentPoint : start
    return (point, atan2(end.y - start.y, end.x - start.x))
  }
}
