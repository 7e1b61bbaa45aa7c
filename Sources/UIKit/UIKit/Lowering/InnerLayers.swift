import CoreGraphics
import DisplayList
import LayoutEngine
import QuartzCore
import SwiftUICore

/// The view that owns a layer, as the layer sees it.
final class ViewLayerHost: LayerHost {
  unowned let view: UIView

  init(_ view: UIView) { self.view = view }

  func layerDidChange(_ change: CALayer.Change) {
    MainActor.assumeIsolated {
      switch change {
      case .geometry: view.changes.geometry.change()
      case .look: view.changes.look.change()
      case .hierarchy: view.changes.hierarchy.change()
      case .drawing: view.changes.drawing.change()
      case .layout: view.setNeedsLayout()
      }
    }
  }

  var innerLayers: [CALayer] { MainActor.assumeIsolated { view.subviews.map(\.layer) } }
  var outerLayer: CALayer? { MainActor.assumeIsolated { view.superview?.layer } }
  var clock: LayerClock? { MainActor.assumeIsolated { view.layoutRoot?.graph?.service(LayerClock.self) } }

  var snapshotItems: [DisplayItem] { MainActor.assumeIsolated { view.snapshotItems } }
}

extension UIView {
  /// The layers inside, of views and by themselves, from back to front.
  var innerLayers: [CALayer] { CALayer.inOrder(layer.mixedSublayers ?? subviews.map(\.layer)) }
}

extension CALayer {
  /// The view whose layer this is.
  nonisolated var view: UIView? { (host as? ViewLayerHost)?.view }
}

/// Lowers a layer inside of a view: that of a view, or one by itself, which it is once for all. Each follows its own frame, so
/// that one view that moves among many runs nothing of the view around (G2).
@MainActor
enum InnerLayer {
  static func make(_ layer: CALayer, in outer: UIView, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let view = layer.view else {
      return place(inputs, of: { CGRect(origin: .zero, size: outer.observedBounds.size) }) { makeLayer(layer, $0) }
    }
    if let guest = view.root?.guest {
      return place(
        inputs,
        of: {
          _ = view.changes.geometry.read()
          return view.layer.shown.frameBeforeTransforms
        }
      ) { GuestPlace.borrow(guest, of: view, inputs: $0) }
    }
    return UIViewBody.make(view, inputs)
  }

  /// Puts something that fills its place into a frame of the content.
  private static func place(
    _ inputs: _ViewInputs, of frame: @escaping @MainActor () -> CGRect, _ content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let frame = ContentNode<CGRect?>(in: inputs.window, "frame of a layer") { MainActor.assumeIsolated(frame) }
    return Container.unary(inputs: inputs, child: content) { ValueLayout(UIViewFrame.self, frame.value) }
  }

  /// A layer by itself is placed by its own drawing.
  private static func makeLayer(_ layer: CALayer, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "layer") { FlexibleLayout() }
    if layer.isShown(elsewhereThan: inputs.window) {
      // A picture of what another window shows.
      outputs.display = DisplayAttribute.node(inputs: inputs, mayFade: false, "layer") { _ in layer.treeItems }
      return outputs
    }
    let tree = LayerTree(layer, inputs: inputs)
    outputs.display = .group([tree.node], id: inputs.window.nextID())
    return outputs
  }
}

/// The layers inside of a view, each in its frame.
nonisolated struct InnerLayersView: UnaryView {
  let view: UIView

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let outer: UIView = inputs.graph.untracked { view.read() }.view
    let parts = UIViewParts(outer, inputs: inputs, UIViewParts.Part.layers)
    return Container.make(.changing(parts), inputs: inputs, hasTransitions: false) { UIViewPlaces() }
  }
}
