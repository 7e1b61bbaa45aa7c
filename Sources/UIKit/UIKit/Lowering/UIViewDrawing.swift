import CoreGraphics
import DisplayList
import SwiftUICore
import UIFoundation

/// What a view draws itself: behind all inside its background and its drawing, in front the frame inside of its edges.
///
/// `UIView.draw(_:)` is asked for when `setNeedsDisplay()` was called or size, origin or traits are other ones, and not when the
/// background, the border or the opacity changes. The parts are no views of the layout around, which would cost a place each.
nonisolated struct UIViewGround: PrimitiveModifier {
  let view: UIView
  let look: UIViewLook
  /// Counts the drawings that were asked for.
  let version: Int
  /// Where the view's own space begins in its box.
  let origin: CGPoint

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    var last: (key: Key, items: [DisplayItem])?
    let back: DisplayNode = DisplayAttribute.node(inputs: inputs, "UIView") { size in
      let ground: Self = modifier.read()
      let key = Key(
        version: ground.version, origin: ground.origin, size: size,
        traits: UITraitCollection(EnvironmentValues(scope: inputs.environment)))
      let drawn: [DisplayItem] =
        if let last, last.key == key { last.items } else { MainActor.assumeIsolated { ground.drawing(key) } }
      last = (key, drawn)
      return ground.look.background(size, key.traits) + drawn
    }
    let front: DisplayNode = DisplayAttribute.node(inputs: inputs, "UIView border") { size in
      modifier.read().look.border(size, UITraitCollection(EnvironmentValues(scope: inputs.environment)))
    }
    outputs.display = .group([back, outputs.display, front].compactMap { $0 }, id: inputs.window.nextID())
    return outputs
  }

  /// A view is asked to draw when one of these is another one, however often the look of the views around it changes.
  private struct Key: Equatable {
    let version: Int
    let origin: CGPoint
    let size: CGSize
    let traits: UITraitCollection
  }

  @MainActor private func drawing(_ key: Key) -> [DisplayItem] {
    guard key.size.width > 0, key.size.height > 0 else { return [] }
    let bounds = CGRect(origin: origin, size: key.size)
    let recorder = ContextRecorder()
    let context = CGContext(recording: recorder, bounds: bounds)
    key.traits.performAsCurrent {
      UIGraphicsPushContext(context)
      view.drawContent(bounds)
      view.layer.draw(in: context)
      UIGraphicsPopContext()
    }
    let own: [DisplayItem] = recorder.items
    guard !own.isEmpty else { return [] }
    let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    return move.isIdentity ? own : [.group(.transform(move), own)]
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
  fileprivate func border(_ size: CGSize, _ traits: UITraitCollection) -> [DisplayItem] {
    let front: [DisplayItem] = passage?.frontItems(in: size) ?? []
    guard borderWidth > 0, let color = borderColor, color.alpha > 0 else { return front }
    let path: CGPath = corners.path(in: size, inset: borderWidth / 2)
    return [.stroke(path, .color(UIColor(cgColor: color).rgba(for: traits)), Stroke(width: borderWidth))] + front
  }
}
