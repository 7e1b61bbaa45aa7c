import ReactiveGraph
import Testing

@testable import SwiftUICore

/// Scopes of the environment inside of scopes, more than a thread's own stack could be gone through for.
@MainActor
@Suite("Deep environments")
struct DeepEnvironmentTests {
  @Test("A key and a group of keys are found through 100,000 scopes, which then end with the innermost")
  func depth() {
    let graph = Graph()
    var innermost: EnvironmentScope? = EnvironmentScope(graph: graph, parent: nil)
    weak let outermost: EnvironmentScope? = innermost
    for _ in 0..<100_000 { innermost = EnvironmentScope(graph: graph, parent: innermost) }
    #expect(innermost?.value(for: IsEnabledKey.self) == true)
    #expect(innermost?.group(TextEnvironment.self).value.isRedacted == false)
    graph.end()
    #expect(outermost != nil)
    #expect(innermost?.value(for: TextSelectionKey.self) == TextSelectionKey.defaultValue)
    innermost = nil
    #expect(outermost == nil)
  }
}
