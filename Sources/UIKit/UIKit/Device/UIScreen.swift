import CoreGraphics
import Foundation
import HostInterface
import Selectors
import SwiftUICore
import UIFoundation

/// The screen as a program sees it.
///
/// On a desktop a program has not the screen but its window, and programs measure by the screen how large they draw. So the
/// bounds are those of the window that was active last. A body that reads them runs again when the window gets another size.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen on which the program is.
  public static let main = UIScreen()

  /// All screens that programs may draw on: the one.
  open class var screens: [UIScreen] { [main] }

  /// In points; before there is a window, the size of a new one.
  open var bounds: CGRect {
    guard let graph = ViewGraph.foremost else { return CGRect(origin: .zero, size: HostWindow.desktop.size) }
    let size: CGSize = graph.graph.evaluating == nil ? graph.size : graph.window.value.size
    return CGRect(origin: .zero, size: size)
  }

  /// In pixels.
  open var nativeBounds: CGRect {
    let bounds: CGRect = bounds
    return CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }

  /// Pixels per point.
  open var scale: CGFloat { ViewGraph.foremost?.settings.displayScale ?? 2 }
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { 60 }
  /// Screens of desktops tell no brightness: it is kept as it was set.
  open var brightness: CGFloat = 1
  open var wantsSoftwareDimming: Bool = false
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }
  open var traitCollection: UITraitCollection { ViewGraph.foremost?.uiWindow.traitCollection ?? .current }
  /// The space of the screen as it is.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// What happens where a screen cuts off edges: nothing, as windows of a desktop are seen whole. It is kept as it was set.
  open var overscanCompensation: OverscanCompensation = .none

  /// A link that calls an action with each frame, once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: Held until the link is ended.
  ///   - sel: An action without arguments, or with the link.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
