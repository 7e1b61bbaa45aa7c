import Diagnostics
import ReactiveGraph

/// An output that a verifier compares with one made from nothing (G1).
package enum VerifiedAspect: String, CaseIterable, Sendable {
  case layout
  case display
  case accessibility

  /// Those named in `ROTOR_VERIFY`, for example "layout,display,accessibility".
  package static let wanted: [VerifiedAspect] = allCases.filter { Diagnostics.verified.contains($0.rawValue) }
}

/// A node that can say whether what it shows is what it would make now.
package protocol VerifiableNode: GraphNode {
  var aspect: VerifiedAspect { get }
  /// How the two differ; nil when they do not. Changes nothing.
  func difference() -> String?
}
