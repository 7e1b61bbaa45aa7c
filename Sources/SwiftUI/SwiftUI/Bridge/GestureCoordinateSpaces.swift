import CoreGraphics
import SwiftUICore
import UIKit

/// Makes points of SwiftUI's spaces of those of a recognizer of UIKit's.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The recognizer that the converter is for, once it is made.
  final class Link {
    weak var recognizer: UIGestureRecognizer?
  }

  let link = Link()
  private let mapping: (CoordinateSpace) -> (CGPoint) -> CGPoint

  init(_ mapping: @escaping (CoordinateSpace) -> (CGPoint) -> CGPoint) { self.mapping = mapping }

  /// Where the gesture is in the view that it is attached to.
  public var localLocation: CGPoint { location(in: .local) }
  /// How far a drag has gone in the view that it is attached to; nil for other gestures.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// How fast a drag moves in the view that it is attached to, in points a second; nil for other gestures.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// Where the gesture is in a space; zero before there is one.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer = link.recognizer else { return .zero }
    return convert(globalPoint: recognizer.location(in: nil), to: coordinateSpace)
  }

  /// How far a drag has gone in a space; nil for other gestures.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    pan.map { vector($0.translation(in: nil), in: coordinateSpace) }
  }

  /// How fast a drag moves in a space, in points a second; nil for other gestures.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    pan.map { vector($0.velocity(in: nil), in: coordinateSpace) }
  }

  /// Makes a point of a space of one of the window's.
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
    mapping(coordinateSpace.coordinateSpace)(globalPoint)
  }

  private var pan: UIPanGestureRecognizer? { link.recognizer as? UIPanGestureRecognizer }

  private func vector(_ end: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
    let origin: CGPoint = convert(globalPoint: .zero, to: space)
    let mapped: CGPoint = convert(globalPoint: end, to: space)
    return CGPoint(x: mapped.x - origin.x, y: mapped.y - origin.y)
  }
}
