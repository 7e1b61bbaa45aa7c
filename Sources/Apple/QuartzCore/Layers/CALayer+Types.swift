// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import DisplayList
import Foundation

/// Corners of a layer, named by the ends of its axes; y points down in the layers of views.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How a corner of a layer is rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier and bends more gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where the picture of a layer lies in it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to all of the layer; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How the pixels of a layer's picture are made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel as it is.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Draws a layer, places the layers inside, and says how its changes are animated, for somebody else than a subclass.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents.
  func display(_ layer: CALayer)
  /// Draws the layer, in its own space.
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  /// Places the layers inside.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property: nil leaves it to the layer, `NSNull` means that nothing happens.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.isDisplayUnanswered = true }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The view that owns a layer, as the layer sees it.
package protocol LayerHost: AnyObject {
  func layerDidChange(_ change: CALayer.Change)
  /// The layers of the views inside, from back to front.
  var innerLayers: [CALayer] { get }
  /// The layer of the view around.
  var outerLayer: CALayer? { get }
  /// The clock of the window that shows the view; nil where none does.
  var clock: LayerClock? { get }
  /// The drawing of the view with its subviews, in its box.
  var snapshotItems: [DisplayItem] { get }
}

/// The names of what happens to a layer, for actions.
public let kCAOnOrderIn: String = "onOrderIn"
public let kCAOnOrderOut: String = "onOrderOut"
/// The key of a layer's transition.
public let kCATransition: String = "transition"
