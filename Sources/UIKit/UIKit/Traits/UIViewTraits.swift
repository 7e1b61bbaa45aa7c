import ReactiveGraph
import SwiftUICore
import UIFoundation

/// The traits that a view of UIKit's sets for itself and for all inside.
nonisolated struct UIViewTraits: Equatable {
  let values: TraitValues
  /// Between which sizes of text the view stays; nil for no limits.
  let limits: TextSizeLimits?

  var isEmpty: Bool { values.isEmpty && limits == nil }

  static func == (left: UIViewTraits, right: UIViewTraits) -> Bool {
    left.limits == right.limits && left.values.isEqual(to: right.values)
  }
}

/// Follows the traits around a root view of UIKit's, and tells the views when they are others.
final class RootTraitsNode: GraphNode {
  private let root: ViewRoot
  private let environment: EnvironmentScope
  private unowned(unsafe) let window: ViewGraph
  private var last: UITraitCollection?

  init(_ root: ViewRoot, inputs: _ViewInputs) {
    self.root = root
    environment = inputs.environment
    window = inputs.window
    super.init(in: inputs.graph, "traits of a UIView")
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new = UITraitCollection(all: EnvironmentValues(scope: environment))
    if let last, last == new { return false }
    last = new
    window.afterUpdate { [root] in MainActor.assumeIsolated { root.updateTraits() } }
    return false
  }
}
