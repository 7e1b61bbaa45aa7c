import CoreGraphics
import DisplayList
import LayoutEngine
import SwiftUICore
import UIFoundation

/// The background of a view and what the view draws itself.
nonisolated struct UIViewDrawing: UnaryView {
  let view: UIView
  /// Counts the drawings that were asked for.
  let version: Int
  let look: UIViewLook
  /// Where the view's own space begins in its box.
  let origin: CGPoint

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "UIView") { FlexibleLayout() }
    outputs.display = DisplayAttribute.node(inputs: inputs, "UIView drawing") { size in
      let drawing: Self = view.read()
      let traits = UITraitCollection(EnvironmentValues(scope: inputs.environment))
      return MainActor.assumeIsolated { drawing.items(size, traits) }
    }
    return outputs
  }

  @MainActor private func items(_ size: CGSize, _ traits: UITraitCollection) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let color = look.background?.rgba(for: traits), color.alpha > 0 {
      items.append(.fill(look.corners.path(in: size), .color(color), evenOdd: false))
    }
    guard size.width > 0, size.height > 0 else { return items }
    let bounds = CGRect(origin: origin, size: size)
    let recorder = ContextRecorder()
    let context = CGContext(recording: recorder, bounds: bounds)
    traits.performAsCurrent {
      UIGraphicsPushContext(context)
      view.drawContent(bounds)
      view.draw(bounds)
      UIGraphicsPopContext()
    }
    let own: [DisplayItem] = recorder.items
    guard !own.isEmpty else { return items }
    let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    return items + (move.isIdentity ? own : [.group(.transform(move), own)])
  }
}

/// The frame inside of a view's edges, in front of all inside.
nonisolated struct UIViewBorder: UnaryView {
  let look: UIViewLook

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "UIView") { FlexibleLayout() }
    outputs.display = DisplayAttribute.node(inputs: inputs, "UIView border") { size in
      let look: UIViewLook = view.read().look
      guard look.borderWidth > 0, let color = look.borderColor, color.alpha > 0 else { return [] }
      let path: CGPath = look.corners.path(in: size, inset: look.borderWidth / 2)
      return [
        .stroke(path, .color(UIColor(cgColor: color).rgba(for: .current)), Stroke(width: look.borderWidth))
      ]
    }
    return outputs
  }
}
