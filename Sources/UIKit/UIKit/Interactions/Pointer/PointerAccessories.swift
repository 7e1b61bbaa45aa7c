import CoreGraphics
import SwiftUICore
import UIFoundation

/// The forms beside the pointer while it is over a region of a view.
struct PointerAccessories: Equatable {
  /// One form, with its middle in the view's own space.
  struct Part: Equatable {
    var path: Path
    var middle: CGPoint
  }

  var parts: [Part]

  /// How far a desktop's pointer reaches around the point that it is at, in points.
  private static let reach: CGFloat = 10
  /// How wide a beam is, in points.
  private static let beam: CGFloat = 2

  /// - Parameter point: Where the pointer is, in the view's own space.
  @MainActor
  init(_ accessories: [UIPointerAccessory], at point: CGPoint) {
    parts = accessories.map { accessory in
      let angle: CGFloat = accessory.position.angle
      let way: CGFloat = max(0, accessory.position.offset) + Self.reach
      let middle = CGPoint(x: point.x + sin(angle) * way, y: point.y - cos(angle) * way)
      var path: Path = Self.path(accessory.shape)
      if accessory.orientationMatchesAngle { path = path.applying(CGAffineTransform(rotationAngle: angle)) }
      return Part(path: path, middle: middle)
    }
  }

  /// A form around its middle.
  private static func path(_ shape: UIPointerShape) -> Path {
    switch shape {
    case .path(let path): return Path(path.cgPath)
    case .roundedRect(let rect, let radius):
      let size: CGSize = rect.size
      let place = CGRect(
        x: rect.minX - size.width / 2, y: rect.minY - size.height / 2, width: size.width, height: size.height)
      return Path(roundedRect: place, cornerRadius: radius)
    case .verticalBeam(let length):
      return Path(
        roundedRect: CGRect(x: -beam / 2, y: -length / 2, width: beam, height: length), cornerRadius: beam / 2)
    case .horizontalBeam(let length):
      return Path(
        roundedRect: CGRect(x: -length / 2, y: -beam / 2, width: length, height: beam), cornerRadius: beam / 2)
    }
  }
}

/// Draws the forms beside the pointer, in front of what the view holds.
struct PointerAccessoriesView: View {
  let interaction: UIPointerInteraction
  let view: UIView

  var body: some View {
    // The point of the view's own space at which the drawing begins.
    let origin: CGPoint = view.observedBounds.origin
    let _ = interaction.accessoryChanges.read()
    let parts: [PointerAccessories.Part] = interaction.shownAccessories?.parts ?? []
    ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
      part.path.applying(CGAffineTransform(translationX: part.middle.x - origin.x, y: part.middle.y - origin.y))
        .fill(Color.primary.opacity(0.6))
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
