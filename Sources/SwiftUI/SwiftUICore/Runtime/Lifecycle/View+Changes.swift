import Diagnostics
import ReactiveGraph

extension View {
  /// Prints why the body runs that calls it: `@self` when the view's value has changed, `@identity` when the view is new,
  /// the names of its state that has changed, and `@dependencies` for anything else that it reads.
  ///
  /// Call it in a body, while looking for what makes a view update: `let _ = Self._printChanges()`.
  public static func _printChanges() {
    guard let line = changes() else { return }
    if let sink = Diagnostics.sink { sink(line) } else { print(line) }
  }

  /// Writes to the log why the body runs that calls it, as `_printChanges()` prints it.
  public static func _logChanges() {
    guard let line = changes() else { return }
    Diagnostics.log(line)
  }

  private static func changes() -> String? {
    let evaluated: GraphNode? = ViewGraph.lastActive?.graph.evaluating
    guard let body = evaluated as? any ChangeTellingBody, body.sourceType == Self.self else { return nil }
    return "\(Self.self): \(body.changes.joined(separator: ", ")) changed."
  }
}
