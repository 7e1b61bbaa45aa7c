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

/// One view of UIKit's with all inside, as the views inside say it now.
struct UIViewBody: View {
  let view: UIView

  var body: some View {
    let look = UIViewLook(view)
    let _ = view.changes.geometry.read()
    UIViewStack(view: view)
      .modifier(UIViewEffects(look: look))
      .modifier(UIViewTouches(view: view))
      .modifier(UIViewSpeech(view: view, version: view.speechVersion, isEnabled: look.isEnabled))
      .modifier(UIViewTransform(transform: view.shownTransform(look), anchor: view.layer.shown.anchorPoint))
      .opacity(look.isHidden ? 0 : look.alpha)
      .allowsHitTesting(look.takesTouches)
      .modifier(UIViewTraits(overrides: view.overriddenTraits))
      .transition(.identity)
  }
}

/// What a view draws, shows and holds, from back to front.
private struct UIViewStack: View {
  let view: UIView

  var body: some View {
    let look = UIViewLook(view)
    let _ = view.changes.hierarchy.read()
    let origin: CGPoint = view.observedBounds.origin
    SubviewLayout(origin: origin) {
      if let tint = look.pointer?.tint, !tint.isOver { PointerTintView(tint: tint) }
      if let menu = view.contextMenu {
        ContextMenuPlaceView(menu: menu)
      }
      if let viewer = view.largeContentViewer {
        LargeContentPlaceView(viewer: viewer)
      }
      if let content = view.makeContent {
        HostedContent(content: content())
      }
      if let scrollView = view as? UIScrollView {
        ScrolledStack(view: scrollView)
      } else {
        ForEach(view.innerLayers, id: \.identity) { InnerLayerView(layer: $0, outer: view) }
      }
      if let find = view.findNavigation, !(view is UITextView) { FindPlaceView(interaction: find) }
      if let tint = look.pointer?.tint, tint.isOver { PointerTintView(tint: tint) }
    }
    .modifier(UIViewGround(view: view, look: look, version: view.changes.drawing.read(), origin: origin))
  }
}

/// Views of SwiftUI's inside of a view of UIKit's.
private struct HostedContent: View {
  let content: AnyView
  @Environment(\.directionOfContent) private var direction

  var body: some View { content.environment(\.layoutDirection, direction) }
}

extension UIView {
  /// By which the view is told from others.
  nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// How the view is turned and scaled, by its layer and under the pointer.
  func shownTransform(_ look: UIViewLook) -> CGAffineTransform {
    let own: CGAffineTransform = layer.shown.planeTransform
    guard let scale = look.pointer?.scale, scale != 1 else { return own }
    return CGAffineTransform(scaleX: scale, y: scale).concatenating(own)
  }

  /// The bounds; the body that asks comes to depend on the geometry.
  var observedBounds: CGRect {
    _ = changes.geometry.read()
    return layer.shown.bounds
  }

  /// Where the view lies in the space of the one around, before transforms; the body that asks comes to depend on it.
  var frameInContent: CGRect {
    _ = changes.geometry.read()
    let layer: CALayer = layer.shown
    let size: CGSize = layer.bounds.size
    return CGRect(
      x: layer.position.x - layer.anchorPoint.x * size.width, y: layer.position.y - layer.anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }
}

/// The place of a view inside, in the space of the content; nil for what fills the view.
struct UIViewFrame: LayoutValueKey {
  static let defaultValue: CGRect? = nil
}

/// Each view in its frame.
struct SubviewLayout: Layout {
  /// The point of the content's space that lies at the zero point of the view around.
  var origin: CGPoint = .zero

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let frame: CGRect = subview[UIViewFrame.self] ?? CGRect(origin: origin, size: bounds.size)
      let place = CGPoint(x: bounds.minX + frame.minX - origin.x, y: bounds.minY + frame.minY - origin.y)
      subview.place(at: place, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }
}
