import CoreGraphics
import SwiftUICore

/// A style that colours a surface by its form. The chart knows those that `BasicChart3DSurfaceStyle` offers.
public protocol Chart3DSurfaceStyle: Hashable {}

/// Colours of a surface by its heights or its directions.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {
  package enum Kind: Hashable {
    case height(Gradient?, ClosedRange<CGFloat>?)
    case normal
  }

  package let kind: Kind

  /// The colours of heights unless said. Their lightness rises with the height, so that it is seen without telling colours
  /// apart; Apple's documentation names none.
  package static let heights = Gradient(colors: [
    Color(red: 0.27, green: 0.13, blue: 0.55), Color(red: 0.16, green: 0.38, blue: 0.78),
    Color(red: 0.12, green: 0.6, blue: 0.65), Color(red: 0.4, green: 0.77, blue: 0.38),
    Color(red: 0.98, green: 0.87, blue: 0.2),
  ])
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// Colours by the value of y, over the y axis.
  public static var heightBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle(kind: .height(nil, nil)) }

  /// Colours by the value of y.
  ///
  /// - Parameter yRange: The values of the first and the last colour; values beyond have these. Nil is the y axis.
  public static func heightBased(yRange: ClosedRange<CGFloat>? = nil) -> Self {
    BasicChart3DSurfaceStyle(kind: .height(nil, yRange))
  }

  /// Colours of a gradient by the value of y.
  ///
  /// - Parameters:
  ///   - gradient: The colours, from low to high.
  ///   - yRange: The values of the first and the last colour; values beyond have these. Nil is the y axis.
  public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil) -> Self {
    BasicChart3DSurfaceStyle(kind: .height(gradient, yRange))
  }

  /// Colours by the direction into which the surface looks: red for x, green for y, blue for z.
  public static var normalBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle(kind: .normal) }
}
