import CoreGraphics
import QuartzCore
import SwiftUICore
import UIFoundation

/// A root view of UIKit's. Frames are absolute there: they are not mirrored where people read from right to left.
struct UIViewTree: View {
  let view: UIView
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    UIViewBody(view: view)
      .environment(\.layoutDirection, .leftToRight)
      .environment(\.directionOfContent, direction)
  }
}

extension EnvironmentValues {
  /// The reading direction for views of SwiftUI's inside of those of UIKit's.
  @Entry var directionOfContent: LayoutDirection = .leftToRight
}

extension UIView {
  /// By which the view is told from others.
  nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The bounds; the body that asks comes to depend on the geometry.
  var observedBounds: CGRect {
    _ = changes.geometry.read()
    return layer.shown.bounds
  }
}

extension CALayer {
  /// Where the layer lies in the space of the one around, before transforms.
  var frameBeforeTransforms: CGRect {
    let size: CGSize = bounds.size
    return CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }
}
