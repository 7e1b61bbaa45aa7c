import ReactiveGraph
import SwiftUICore
import UIKit

/// What a representable keeps for one identity.
@MainActor
protocol Represented: AnyObject {
  associatedtype Representable

  /// Makes what is not there yet, brings it up to date, and gives the view.
  func update(_ representable: Representable, transaction: Transaction, environment: EnvironmentValues) -> UIView
  /// The size that the representable wants; nil where it leaves that to the view.
  func size(for proposal: ProposedViewSize) -> CGSize?
  /// The identity is gone.
  func dismantle()
}

/// Lowers a representable: a body whose evaluation updates the view of UIKit's, and that view in a place.
enum RepresentedLowering {
  static func make<R: Represented>(
    _ representable: _GraphValue<R.Representable>, inputs: _ViewInputs, _ makeRepresented: @MainActor () -> R
  ) -> _ViewOutputs {
    let represented: R = MainActor.assumeIsolated(makeRepresented)
    let window: ViewGraph = inputs.window
    let transactions: TransactionScope? = inputs.transactions
    var updates: Int = 0
    let body: _GraphValue<HostedUIView> = representable.evaluated(inputs: inputs) { value in
      let transaction: Transaction = inputs.graph.untracked { transactions?.transaction ?? window.transaction }
      let view: UIView = represented.update(
        value, transaction: transaction, environment: EnvironmentValues(scope: inputs.environment))
      updates += 1
      return HostedUIView(view, version: updates) { represented.size(for: $0) }
    }
    inputs.graph.currentSubgraph.onEnd { MainActor.assumeIsolated { represented.dismantle() } }
    return HostedUIView._makeView(view: body, inputs: inputs)
  }
}
