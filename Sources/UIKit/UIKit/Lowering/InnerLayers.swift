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
  nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The view whose layer this is.
  nonisolated var view: UIView? { (host as? ViewLayerHost)?.view }

  /// Where the layer lies in the space of the view around, before transforms. A layer by itself is placed by its own drawing.
  @MainActor func frameInContent(of outer: UIView) -> CGRect {
    view?.frameInContent ?? CGRect(origin: .zero, size: outer.observedBounds.size)
  }
}

/// A layer inside of a view: that of a view, or one by itself, which it is once for all. It follows its own frame, so that
/// one view that moves among many runs no body of the view around (G2).
nonisolated struct InnerLayerView: UnaryView {
  let layer: CALayer
  let outer: UIView

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let made: Self = inputs.graph.untracked { view.read() }
    let (layer, outer): (CALayer, UIView) = (made.layer, made.outer)
    let frame = ContentNode<CGRect?>(in: inputs.window, "frame of a layer") {
      MainActor.assumeIsolated { layer.frameInContent(of: outer) }
    }
    return Container.unary(inputs: inputs, child: { makeContent(layer, inputs: $0) }) {
      ValueLayout(UIViewFrame.self, frame.value)
    }
  }

  private static func makeContent(_ layer: CALayer, inputs: _ViewInputs) -> _ViewOutputs {
    if let inner = layer.view {
      if let guest = MainActor.assumeIsolated({ inner.root?.guest }) {
        return GuestPlace.borrow(guest, of: inner, inputs: inputs)
      }
      let content: _GraphValue<UIViewBody> = _GraphValue { UIViewBody(view: inner) }
      return UIViewBody._makeView(view: content, inputs: inputs)
    }
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
