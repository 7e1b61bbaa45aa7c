import ReactiveGraph
import SwiftUICore
import UIFoundation

/// Gives views of SwiftUI's inside of a view of UIKit's the traits that it sets.
nonisolated struct UIViewTraits: InputsModifier, Equatable {
  let overrides: TraitValues

  static func == (left: UIViewTraits, right: UIViewTraits) -> Bool { left.overrides.isEqual(to: right.overrides) }

  static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = inputs.environment.overriding("traits") { $0.apply(modifier.read().overrides) }
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
