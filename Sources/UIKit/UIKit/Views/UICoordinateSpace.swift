import CoreGraphics
import Foundation

/// A space in which points and rectangles are given: that of a view, of a scene, or of the screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of the space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The rectangle that the space is about, in itself.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Maps the space into that of the screen. Where a desktop puts windows is not told, so that each begins at zero.
  fileprivate var toScreen: CGAffineTransform { (self as? UIView)?.toWindow ?? .identity }

  fileprivate func transform(to other: any UICoordinateSpace) -> CGAffineTransform {
    toScreen.concatenating(other.toScreen.inverted())
  }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(coordinateSpace.transform(to: self))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(coordinateSpace.transform(to: self))
  }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(coordinateSpace.transform(to: self))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(coordinateSpace.transform(to: self))
  }
}

extension UIWindowScene {
  /// The space of the scene's window.
  public var coordinateSpace: any UICoordinateSpace { windows.first ?? screen }
}

extension UIWindow {
  /// A point of the window's space in that of another window, or of the screen for nil.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }
  /// A point of another window's space, or of the screen's for nil, in that of the window.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { convert(rect, to: window as UIView?) }
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { convert(rect, from: window as UIView?) }
}
