import CoreGraphics
import QuartzCore
import ReactiveGraph
import SwiftUICore

/// What lies in a view of UIKit's, from back to front, as a list that follows the view.
final class UIViewParts: ChangingViewList {
  /// One of the things that may lie in a view. Two are the same when they are of one kind and for one object.
  struct Part: Hashable {
    enum Kind {
      /// The highlight under the pointer, behind the content.
      case tintBehind
      case contextMenu
      case editMenu
      case largeContent
      /// What SwiftUI shows for the view.
      case content
      /// All layers inside of a scroll view.
      case scrolled
      case layer
      case find
      /// The highlight under the pointer, in front of the content.
      case tintInFront
      /// Forms beside the pointer.
      case accessories
    }

    let kind: Kind
    let object: AnyObject

    static func == (left: Part, right: Part) -> Bool { left.kind == right.kind && left.object === right.object }

    func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(ObjectIdentifier(object))
    }
  }

  private let view: UIView
  private let inputs: _ViewInputs
  private let parts: @MainActor (UIView) -> [Part]
  private let subgraph: Subgraph
  private var observing = Observing()
  private var shown: [Shown] = []

  private struct Shown {
    let part: Part
    let list: _ViewList
    /// The part of the graph that ends with it; nil where nothing but its view does.
    let home: Subgraph?
  }

  /// - Parameter parts: Gives the parts; what it reads of the view's changes is followed.
  init(_ view: UIView, inputs: _ViewInputs, _ parts: @escaping @MainActor (UIView) -> [Part]) {
    self.view = view
    self.inputs = inputs
    self.parts = parts
    subgraph = inputs.graph.currentSubgraph
    super.init(in: inputs.graph, "parts of a UIView")
  }

  override func evaluate() -> Bool {
    let new: [Part] = observing.run(for: self, host: inputs.window) {
      MainActor.assumeIsolated { parts(view) }
    }
    guard !new.elementsEqual(shown, by: { $0 == $1.part }) else { return false }
    var known: [Part: Shown] = [:]
    if !shown.isEmpty { known = Dictionary(shown.map { ($0.part, $0) }) { first, _ in first } }
    shown = new.map { known.removeValue(forKey: $0) ?? make($0) }
    for gone in known.values { gone.home?.end(in: graph) }
    list = .many(shown.map(\.list))
    return true
  }

  override func invalidated() { shown = [] }

  private func make(_ part: Part) -> Shown {
    graph.untracked {
      if let layer = part.object as? CALayer {
        let element: ViewElement = graph.with(subgraph) {
          ViewElement(environment: inputs) { [view] inputs in
            MainActor.assumeIsolated { InnerLayer.make(layer, in: view, inputs) }
          }
        }
        return Shown(part: part, list: .one(element), home: nil)
      }
      let home = Subgraph(in: subgraph)
      let list: _ViewList = graph.with(home) { MainActor.assumeIsolated { part.list(in: view, inputs) } }
      return Shown(part: part, list: list, home: home)
    }
  }
}

extension UIViewParts.Part {
  /// The layers inside of a view, those of its subviews and those by themselves.
  @MainActor static func layers(in view: UIView) -> [Self] {
    _ = view.changes.hierarchy.read()
    return view.innerLayers.map { Self(kind: .layer, object: $0) }
  }

  /// All that lies in a view.
  @MainActor static func all(in view: UIView) -> [Self] {
    _ = view.changes.hierarchy.read()
    var parts: [Self] = []
    let tint: PointerLook.Tint? = view.pointerLook?.tint
    if let tint, !tint.isOver { parts.append(Self(kind: .tintBehind, object: view)) }
    if let menu = view.contextMenu { parts.append(Self(kind: .contextMenu, object: menu)) }
    parts += view.editMenus.map { Self(kind: .editMenu, object: $0) }
    if let viewer = view.largeContentViewer { parts.append(Self(kind: .largeContent, object: viewer)) }
    if view.makeContent != nil { parts.append(Self(kind: .content, object: view)) }
    if view is UIScrollView {
      parts.append(Self(kind: .scrolled, object: view))
    } else {
      parts += layers(in: view)
    }
    if let find = view.findNavigation, !(view is UITextView) { parts.append(Self(kind: .find, object: find)) }
    if let tint, tint.isOver { parts.append(Self(kind: .tintInFront, object: view)) }
    if !view.ownInteractions.isEmpty {
      parts += view.pointerInteractions.map { Self(kind: .accessories, object: $0) }
    }
    return parts
  }

  /// What SwiftUI shows for the part.
  @MainActor fileprivate func list(in view: UIView, _ inputs: _ViewInputs) -> _ViewList {
    switch (kind, object) {
    case (.contextMenu, let menu as UIContextMenuInteraction): Self.list(inputs) { ContextMenuPlaceView(menu: menu) }
    case (.editMenu, let menu as UIEditMenuInteraction): Self.list(inputs) { EditMenuPlaceView(menu: menu) }
    case (.largeContent, let viewer as UILargeContentViewerInteraction):
      Self.list(inputs) { LargeContentPlaceView(viewer: viewer) }
    case (.find, let find as UIFindInteraction): Self.list(inputs) { FindPlaceView(interaction: find) }
    case (.scrolled, let view as UIScrollView): Self.list(inputs) { ScrolledStack(view: view) }
    case (.content, _): Self.list(inputs) { HostedContent(view: view) }
    case (.accessories, let pointer as UIPointerInteraction):
      Self.list(inputs) { PointerAccessoriesView(interaction: pointer, view: view) }
    case (.tintBehind, _), (.tintInFront, _): Self.list(inputs) { ObservedPointerTint(view: view) }
    default: .empty
    }
  }

  @MainActor private static func list<Content: View>(
    _ inputs: _ViewInputs, _ content: @escaping @MainActor () -> Content
  ) -> _ViewList {
    Content._makeViewList(view: _GraphValue { MainActor.assumeIsolated(content) }, inputs: inputs)
  }
}

/// What SwiftUI shows for a view of UIKit's, in the reading direction of the views around.
private struct HostedContent: View {
  let view: UIView
  @Environment(\.directionOfContent) private var direction

  var body: some View {
    let _ = view.changes.hierarchy.read()
    let _ = view.changes.look.read()
    let _ = view.changes.geometry.read()
    if let content = view.makeContent { content().environment(\.layoutDirection, direction) }
  }
}

/// The highlight of a view under the pointer.
private struct ObservedPointerTint: View {
  let view: UIView

  var body: some View {
    let _ = view.changes.look.read()
    if let tint = view.pointerLook?.tint { PointerTintView(tint: tint) }
  }
}
