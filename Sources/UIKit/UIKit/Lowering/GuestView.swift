import AccessibilityTree
import CoreGraphics
import DisplayList
import LayoutEngine
import QuartzCore
import ReactiveGraph
import SwiftUICore

/// What a place of SwiftUI's shows of a view of UIKit's, which another view may borrow.
///
/// A program may put a view that has a place of its own, such as that of a controller in a stack, into another view: transitions do
/// so for as long as they last. The view stays lowered in its place, so that the views of SwiftUI's inside keep their state, and what
/// it shows and says is seen in the other view. It is in its place again when it leaves that view.
nonisolated final class GuestOutputs: @unchecked Sendable {
  fileprivate let display: DisplayNode?
  fileprivate let accessibility: AccessibilitySource?

  init(_ outputs: _ViewOutputs) {
    display = outputs.display
    accessibility = outputs.accessibility
  }
}

/// Lowers a view in its place, and lets other views borrow what that gives.
enum GuestPlace {
  /// - Parameters:
  ///   - outputs: What the view gives.
  ///   - size: The view's size while another view shows it; nil in its own place.
  static func make(
    _ outputs: _ViewOutputs, of size: Attribute<CGSize?>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let node = GuestNode(
      in: inputs, display: outputs.display.map { [$0] } ?? [], accessibility: outputs.accessibility.map { [$0] } ?? []
    ) {
      size.value == nil
    }
    var result: _ViewOutputs = outputs
    result.display = node.display
    if let own = outputs.accessibility { result.accessibilityLayers.append(own) }
    result.accessibility = node.accessibility
    return result
  }

  /// The size of a view that another view shows; nil while it is in its own place.
  static func size(of view: UIView, in window: ViewGraph) -> Attribute<CGSize?> {
    ContentNode<CGSize?>(in: window, "borrowed view") {
      MainActor.assumeIsolated {
        _ = view.changes.place.read()
        return view.superview == nil ? nil : view.observedBounds.size
      }
    }
  }

  /// Shows a view that has a place elsewhere.
  static func borrow(_ guest: GuestOutputs, of view: UIView, inputs: _ViewInputs) -> _ViewOutputs {
    let isHere = ContentNode<Bool>(in: inputs.window, "view from elsewhere") {
      MainActor.assumeIsolated {
        _ = view.changes.place.read()
        return view.superview != nil
      }
    }
    let node = GuestNode(
      in: inputs, display: guest.display.map { [$0] } ?? [], accessibility: guest.accessibility.map { [$0] } ?? []
    ) {
      isHere.value
    }
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "view from elsewhere") { FlexibleLayout() }
    outputs.display = node.display
    outputs.accessibility = node.accessibility
    return outputs
  }
}

/// Shows what a view gives, or nothing.
private final class GuestNode: GraphNode {
  let display: DisplayNode
  let accessibility: AccessibilitySource
  private let shown: (display: [DisplayNode], accessibility: [AccessibilitySource])
  private let isHere: () -> Bool

  init(
    in inputs: _ViewInputs, display shown: [DisplayNode], accessibility read: [AccessibilitySource],
    _ isHere: @escaping () -> Bool
  ) {
    self.shown = (shown, read)
    self.isHere = isHere
    display = DisplayNode(id: inputs.window.nextID())
    accessibility = AccessibilitySource(id: inputs.window.nextID(), kind: .transparent)
    super.init(in: inputs.graph, "guest")
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    if isHere() {
      display.children = shown.display
      accessibility.children = shown.accessibility
    } else {
      // What another view shows has left already.
      display.children = []
      accessibility.children = []
    }
    return true
  }
}
