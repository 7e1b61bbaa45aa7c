import ChartEngine
import Foundation

/// A type whose values a chart can plot.
///
/// A type of an app's own says which number, date or string stands for it:
///
/// ```swift
/// enum Status: String, Plottable {
///   case active = "Active"
///   case inactive = "Inactive"
/// }
/// ```
public protocol Plottable {
  /// The number, date or string that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What stands for the value.
  var primitivePlottable: Self.PrimitivePlottable { get }

  /// The value that a number, date or string stands for; nil where there is none.
  init?(primitivePlottable: Self.PrimitivePlottable)
}

/// A number, date or string. Types of an app's own conform to `Plottable` instead.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
  /// The value as scales see it.
  var _plotValue: _PlotValue { get }
  /// The value that scales know; nil where the type has none for it.
  init?(_plotValue: _PlotValue)
}

/// A number, moment or category of a scale.
public struct _PlotValue {
  package var value: PlotValue

  package init(_ value: PlotValue) { self.value = value }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as scales see it.
  package var plotValue: PlotValue { primitivePlottable._plotValue.value }

  /// The value that scales know.
  package static func value(of plotValue: PlotValue) -> Self? {
    PrimitivePlottable(_plotValue: _PlotValue(plotValue)).flatMap { Self(primitivePlottable: $0) }
  }
}

// MARK: - Numbers

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { _PlotValue(.number(Double(self))) }

  public init?(_plotValue: _PlotValue) {
    // A place between two integers belongs to the nearer one.
    guard let number = _plotValue.value.magnitude, number.isFinite, let value = Self(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { _PlotValue(.number(Double(self))) }

  public init?(_plotValue: _PlotValue) {
    guard let number = _plotValue.value.magnitude else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal

  public var _plotValue: _PlotValue { _PlotValue(.number(NSDecimalNumber(decimal: self).doubleValue)) }

  public init?(_plotValue: _PlotValue) {
    guard let number = _plotValue.value.magnitude, number.isFinite else { return nil }
    self.init(number)
  }
}

// MARK: - Dates and strings

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date

  public var _plotValue: _PlotValue { _PlotValue(.date(timeIntervalSinceReferenceDate)) }

  public init?(_plotValue: _PlotValue) {
    guard let seconds = _plotValue.value.magnitude, seconds.isFinite else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String

  public var _plotValue: _PlotValue { _PlotValue(.category(self)) }

  public init?(_plotValue: _PlotValue) {
    guard case .category(let name) = _plotValue.value else { return nil }
    self = name
  }
}
