import CoreGraphics
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A picture behind a bar, as large as the bar.
struct BarPicture: View {
  let image: UIImage
  let mode: UIView.ContentMode

  var body: some View {
    Color.clear
      .overlay(alignment: alignment) { picture }
      .environment(\.layoutDirection, .leftToRight)
      .clipped()
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }

  @ViewBuilder private var picture: some View {
    let picture = Image(uiKit: image)
    switch mode {
    case .scaleToFill, .redraw: picture.resizable()
    case .scaleAspectFit: picture.resizable().scaledToFit()
    case .scaleAspectFill: picture.resizable().scaledToFill()
    default: picture
    }
  }

  /// Left and right are those of the screen: the picture of a bar is not mirrored.
  private var alignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch mode {
      case .left, .topLeft, .bottomLeft: .leading
      case .right, .topRight, .bottomRight: .trailing
      default: .center
      }
    let vertical: VerticalAlignment =
      switch mode {
      case .top, .topLeft, .topRight: .top
      case .bottom, .bottomLeft, .bottomRight: .bottom
      default: .center
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}

extension BarSurface {
  /// Shows a picture that is set on the bar itself: one with parts that stretch as large as the bar, another one again and again.
  /// An empty one takes the ground away.
  @MainActor mutating func show(_ image: UIImage) {
    style = nil
    guard image.size.width > 0 else { return }
    if image.look.slicing != nil {
      picture = AnyView(BarPicture(image: image, mode: .scaleToFill))
    } else {
      style = AnyShapeStyle(ImagePaint(image: Image(uiKit: image)))
    }
  }
}
