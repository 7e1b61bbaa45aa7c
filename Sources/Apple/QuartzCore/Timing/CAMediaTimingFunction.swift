import Foundation
import SwiftUICore

/// The name of a usual curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of changes that animate by themselves.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How progress in time becomes progress of an animation: a cubic curve from (0, 0) to (1, 1), as SwiftUI's `UnitCurve`.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: (Float, Float, Float, Float)
  package let curve: UnitCurve

  /// A curve by its name; an unknown one is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve by its two inner control points; their x is limited to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
    curve = .bezier(
      startControlPoint: UnitPoint(x: CGFloat(c1x), y: CGFloat(c1y)),
      endControlPoint: UnitPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
  }

  /// Gives a control point.
  ///
  /// - Parameters:
  ///   - idx: From 0 for (0, 0) to 3 for (1, 1); others give nothing.
  ///   - ptr: Where x and y are put.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all: [(Float, Float)] = [(0, 0), (points.0, points.1), (points.2, points.3), (1, 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = all[idx]
  }

  package func value(at fraction: Double) -> Double { curve.value(at: fraction) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return other.points == points
  }

  open override var hash: Int { curve.hashValue }
}
