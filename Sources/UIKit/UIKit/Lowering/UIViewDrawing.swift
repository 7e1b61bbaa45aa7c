import CoreGraphics
import DisplayList
import QuartzCore
import SwiftUICore
import UIFoundation

/// What a view draws itself: behind all inside its background and its drawing, in front the frame inside of its edges.
///
/// `UIView.draw(_:)` is asked for when `setNeedsDisplay()` was called or size, origin or traits are other ones, and not when the
/// background, the border or the opacity changes. The parts are no views of the layout around, which would cost a place each.
nonisolated struct UIViewGround {
  let state: UIViewState
  let inputs: _ViewInputs

  /// The background and the drawing, behind all inside.
  var node: DisplayNode {
    var last: (key: Key, items: [DisplayItem])?
    return DisplayAttribute.node(inputs: inputs, "UIView") { [unowned state, inputs] size in
      let look: UIViewLook = state.look
      let traits: UITraitCollection = inputs.environment.group(DrawnTraits.self).value.collection
      guard MainActor.assumeIsolated({ state.view.mayDraw }) else { return look.background(size, traits) }
      let key = Key(version: look.drawing, origin: look.origin, size: size, traits: traits)
      let drawn: [DisplayItem] =
        if let last, last.key == key {
          last.items
        } else {
          MainActor.assumeIsolated { Self.drawing(key, of: state.view) }
        }
      last = (key, drawn)
      return look.background(size, traits) + drawn
    }
  }

  /// A view is asked to draw when one of these is another one, however often the look of the views around it changes.
  private struct Key: Equatable {
    let version: Int
    let origin: CGPoint
    let size: CGSize
    let traits: UITraitCollection
  }

  @MainActor private static func drawing(_ key: Key, of view: UIView) -> [DisplayItem] {
    guard key.size.width > 0, key.size.height > 0 else { return [] }
    let bounds = CGRect(origin: key.origin, size: key.size)
    let recorder = ContextRecorder()
    let context = CGContext(recording: recorder, bounds: bounds)
    key.traits.performAsCurrent {
      UIGraphicsPushContext(context)
      view.drawContent(bounds)
      view.following(.drawing) { view.layer.draw(in: context) }
      UIGraphicsPopContext()
    }
    let own: [DisplayItem] = recorder.items
    guard !own.isEmpty else { return [] }
    let move = CGAffineTransform(translationX: -key.origin.x, y: -key.origin.y)
    return move.isIdentity ? own : [.group(.transform(move), own)]
  }
}

extension UIView {
  /// Whether the view may draw something by itself: a plain one with a plain layer that asks nobody does not.
  fileprivate var mayDraw: Bool {
    type(of: self) != UIView.self || type(of: layer) != CALayer.self || layer.delegate !== self
  }
}

extension UIViewLook {
  /// The background, and what the layer shows, behind all inside.
  fileprivate func background(_ size: CGSize, _ traits: UITraitCollection) -> [DisplayItem] {
    let former: [DisplayItem] = passage?.backItems(in: size) ?? []
    guard let color = background?.rgba(for: traits), color.alpha > 0 else { return former + items }
    return former + [.fill(corners.path(in: size), .color(color), evenOdd: false)] + items
  }

  /// The frame inside of the edges.
  func border(_ size: CGSize, _ traits: UITraitCollection) -> [DisplayItem] {
    let front: [DisplayItem] = passage?.frontItems(in: size) ?? []
    guard borderWidth > 0, let color = borderColor, color.alpha > 0 else { return front }
    let path: CGPath = corners.path(in: size, inset: borderWidth / 2)
    return [.stroke(path, .color(UIColor(cgColor: color).rgba(for: traits)), Stroke(width: borderWidth))] + front
  }
}
