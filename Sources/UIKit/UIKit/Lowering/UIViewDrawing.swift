import CoreGraphics
import DisplayList
import LayoutEngine
import SwiftUICore
import UIFoundation

/// What the layer of a view draws by its look: the background behind all inside, or the frame inside of the edges in front.
nonisolated struct UIViewLayer: UnaryView {
  enum Part { case background, border }

  let look: UIViewLook
  let part: Part

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "UIView") { FlexibleLayout() }
    outputs.display = DisplayAttribute.node(inputs: inputs, "UIView layer") { size in
      view.read().items(size, UITraitCollection(EnvironmentValues(scope: inputs.environment)))
    }
    return outputs
  }

  private func items(_ size: CGSize, _ traits: UITraitCollection) -> [DisplayItem] {
    switch part {
    case .background:
      let former: [DisplayItem] = look.passage?.backItems(in: size) ?? []
      guard let color = look.background?.rgba(for: traits), color.alpha > 0 else { return former + look.items }
      return former + [.fill(look.corners.path(in: size), .color(color), evenOdd: false)] + look.items
    case .border:
      let front: [DisplayItem] = look.passage?.frontItems(in: size) ?? []
      guard look.borderWidth > 0, let color = look.borderColor, color.alpha > 0 else { return front }
      let path: CGPath = look.corners.path(in: size, inset: look.borderWidth / 2)
      return [.stroke(path, .color(UIColor(cgColor: color).rgba(for: traits)), Stroke(width: look.borderWidth))] + front
    }
  }
}

/// The drawing of `UIView.draw(_:)` and of the framework's own views. A `UIView` is asked for it when `setNeedsDisplay()` was
/// called or its size, origin or traits are other ones, and not when its background, border or opacity changes.
nonisolated struct UIViewDrawing: UnaryView {
  let view: UIView
  /// Counts the drawings that were asked for.
  let version: Int
  /// Where the view's own space begins in its box.
  let origin: CGPoint

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "UIView") { FlexibleLayout() }
    var last: (key: Key, items: [DisplayItem])?
    outputs.display = DisplayAttribute.node(inputs: inputs, "UIView drawing") { size in
      let drawing: Self = view.read()
      let key = Key(
        version: drawing.version, origin: drawing.origin, size: size,
        traits: UITraitCollection(EnvironmentValues(scope: inputs.environment)))
      if let last, last.key == key { return last.items }
      let items: [DisplayItem] = MainActor.assumeIsolated { drawing.items(size, key.traits) }
      last = (key, items)
      return items
    }
    return outputs
  }

  /// A view is asked to draw when one of these is another one, however often the look of the views around it changes.
  private struct Key: Equatable {
    let version: Int
    let origin: CGPoint
    let size: CGSize
    let traits: UITraitCollection
  }

  @MainActor private func items(_ size: CGSize, _ traits: UITraitCollection) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let bounds = CGRect(origin: origin, size: size)
    let recorder = ContextRecorder()
    let context = CGContext(recording: recorder, bounds: bounds)
    traits.performAsCurrent {
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
