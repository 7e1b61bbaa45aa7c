import CoreGraphics
import Foundation
import SwiftUICore
import UIFoundation

/// A size that a screen can have.
@MainActor @preconcurrency
open class UIScreenMode: NSObject {
  /// In pixels.
  public let size: CGSize
  /// The width of a pixel to its height: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIScreenMode else { return false }
    return other.size == size
  }

  open override var hash: Int { Int(size.width) &* 31 &+ Int(size.height) }
}

extension UIScreen {
  /// What happens where a screen cuts off the edges of the picture.
  public enum OverscanCompensation: Int, Sendable {
    case scale = 0
    case insetBounds = 1
    case none = 2
  }

  /// Whether a screen shows colours as a reference has them.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported = 0
    case notEnabled = 1
    case limited = 2
    case enabled = 3
  }

  /// The size that programs see, which is that of the window that was active last, as the screen's only one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The size that programs see.
  public var currentMode: UIScreenMode? { availableModes.first }
  /// The size that the screen is best with: the one that it has.
  public var preferredMode: UIScreenMode? { availableModes.first }
  /// How far edges are cut off: windows of a desktop are seen whole.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// How much later than on other screens a frame is seen, in seconds: that is not told, so 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// How many times brighter than white the screen shows things now: 1, as surfaces have the standard range.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// How many times brighter than white the screen could show things: 1.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The space of the screen as it is when it is not turned, which screens of a desktop are not.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Whether the screen shows colours as a reference has them: no host tells, so that it is not supported.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// A view with the picture of the window that was active last; an empty one where there is none.
  ///
  /// - Parameter afterUpdates: Views are always taken as they are after changes.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let frame = CGRect(origin: .zero, size: bounds.size)
    guard let graph = ViewGraph.foremost else { return UIView(frame: frame) }
    let view = SnapshotView(graph.display.flattened().items, part: frame)
    view.frame = frame
    return view
  }

  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
