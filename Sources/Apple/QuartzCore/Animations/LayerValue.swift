import CoreGraphics
import Foundation
import FoundationGaps

/// A value of a layer's property as numbers, between which there are others; or one that is shown as it is.
package struct LayerValue {
  /// The kind of value that the numbers make.
  enum Kind: Equatable {
    case number, point, size, rect, transform, affine, color, numbers, colors
    /// The steps of the outline, whose points are the numbers.
    case path([Int])
    /// A value without others in between.
    case whole
  }

  let kind: Kind
  let numbers: [Double]
  private let original: Any?

  init(_ kind: Kind, _ numbers: [Double]) {
    self.kind = kind
    self.numbers = numbers
    original = nil
  }

  package init(_ value: Any) {
    let found: (kind: Kind, numbers: [Double]) = Self.read(value)
    kind = found.kind
    numbers = found.numbers
    original = value
  }

  private static func read(_ value: Any) -> (kind: Kind, numbers: [Double]) {
    func doubles(_ values: CGFloat...) -> [Double] { values.map { Double($0) } }
    switch value {
    case let value as CGPoint: return (.point, doubles(value.x, value.y))
    case let value as CGSize: return (.size, doubles(value.width, value.height))
    case let value as CGRect: return (.rect, doubles(value.minX, value.minY, value.width, value.height))
    case let value as CATransform3D: return (.transform, value.numbers)
    case let value as CGAffineTransform:
      return (.affine, doubles(value.a, value.b, value.c, value.d, value.tx, value.ty))
    case let value as CGColor: return (.color, value.channels)
    case let value as CGPath: return (.path(value.steps), value.coordinates)
    case let value as [Any] where !value.isEmpty:
      let all: [Double] = value.compactMap(number)
      if all.count == value.count { return (.numbers, all) }
      let colors: [CGColor] = value.compactMap { $0 as? CGColor }
      return colors.count == value.count ? (.colors, colors.flatMap(\.channels)) : (.whole, [])
    default:
      if let number = number(value) { return (.number, [number]) }
      return (value as? NSValue).flatMap(unboxed).map(read) ?? (.whole, [])
    }
  }

  /// A number of any type; nil for what is none.
  package static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The value of a layer that a value of Foundation holds.
  private static func unboxed(_ value: NSValue) -> Any? {
    if value.holdsTransform { return value.caTransform3DValue }
    let type = String(cString: value.objCType)
    if type.contains("CGRect") || type.contains("NSRect") { return value.cgRectValue }
    if type.contains("CGPoint") || type.contains("NSPoint") { return value.cgPointValue }
    if type.contains("CGSize") || type.contains("NSSize") { return value.cgSizeValue }
    return nil
  }

  /// The value as a property takes it.
  package var any: Any? {
    switch kind {
    case .number: numbers[0]
    case .point: CGPoint(x: numbers[0], y: numbers[1])
    case .size: CGSize(width: numbers[0], height: numbers[1])
    case .rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .transform: CATransform3D(numbers: numbers)
    case .affine:
      CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case .color: CGColor(channels: numbers[...])
    case .numbers: numbers.map { NSNumber(value: $0) }
    case .colors: stride(from: 0, to: numbers.count, by: 4).map { CGColor(channels: numbers[$0..<$0 + 4]) }
    case .path(let steps): CGPath(steps: steps, coordinates: numbers)
    case .whole: original
    }
  }

  private func isLike(_ other: LayerValue) -> Bool {
    kind == other.kind && kind != .whole && numbers.count == other.numbers.count
  }

  /// The value so far on the way to another one; one that has none in between changes in the middle.
  func mixed(with other: LayerValue, by part: Double) -> LayerValue {
    guard isLike(other) else { return part < 0.5 ? self : other }
    if kind == .transform, let turned = CATransform3D.mixed(numbers, other.numbers, part) {
      return LayerValue(.transform, turned)
    }
    return LayerValue(kind, zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
  }

  func adding(_ other: LayerValue) -> LayerValue {
    isLike(other) ? LayerValue(kind, zip(numbers, other.numbers).map { $0 + $1 }) : self
  }

  /// The value of an additive animation together with what is shown without it; transforms follow each other.
  func combined(with other: LayerValue) -> LayerValue {
    guard kind == .transform, isLike(other) else { return adding(other) }
    return LayerValue(
      CATransform3DConcat(CATransform3D(numbers: other.numbers), CATransform3D(numbers: numbers)))
  }

  func scaled(by factor: Double) -> LayerValue {
    kind == .whole ? self : LayerValue(kind, numbers.map { $0 * factor })
  }

  /// The value that changes nothing when it is added.
  var zero: LayerValue {
    kind == .transform ? LayerValue(CATransform3DIdentity) : scaled(by: 0)
  }

  func distance(to other: LayerValue) -> Double {
    guard isLike(other) else { return 0 }
    return zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

extension CGColor {
  /// Red, green, blue and opacity.
  fileprivate var channels: [Double] { [red, green, blue, Double(alpha)] }

  fileprivate convenience init(channels: ArraySlice<Double>) {
    let all: [CGFloat] = channels.map { CGFloat($0) }
    self.init(srgbRed: all[0], green: all[1], blue: all[2], alpha: min(max(all[3], 0), 1))
  }
}

extension CGPath {
  fileprivate var steps: [Int] {
    elements.map { element in
      switch element {
      case .move: 0
      case .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 4
      }
    }
  }

  fileprivate var coordinates: [Double] {
    elements.flatMap { element -> [Double] in
      let points: [CGPoint] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .quad(let point, let control): [point, control]
        case .cubic(let point, let first, let second): [point, first, second]
        case .close: []
        }
      return points.flatMap { [Double($0.x), Double($0.y)] }
    }
  }

  fileprivate convenience init(steps: [Int], coordinates: [Double]) {
    var index: Int = 0
    func point() -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: coordinates[index], y: coordinates[index + 1])
    }
    let elements: [Element] = steps.map { step in
      switch step {
      case 0: return .move(point())
      case 1: return .line(point())
      case 2:
        let end: CGPoint = point()
        return .quad(end, control: point())
      case 3:
        let end: CGPoint = point()
        let first: CGPoint = point()
        return .cubic(end, control1: first, control2: point())
      default: return .close
      }
    }
    self.init(elements: elements)
  }
}
