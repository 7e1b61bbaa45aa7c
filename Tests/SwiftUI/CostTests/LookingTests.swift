import HostHeadless
import HostInterface
import LayoutEngine
import Observation
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@Observable @MainActor
private final class Model {
  var text: String = "first"
  var rows: [Int] = []
}

private struct Screen: View {
  let model: Model

  var body: some View {
    VStack {
      Text(model.text).opacity(0.5)
      Button("Go") {}
      ForEach(model.rows, id: \.self) { Text("row \($0)") }
    }
  }
}

/// What is only drawn, or only read, costs nothing until somebody looks.
@MainActor
@Suite("The cost of looking", .serialized)
struct LookingTests {
  /// Runs `body` as on a machine on which nobody reads the accessibility tree.
  private func unread<Result>(_ body: () throws -> Result) rethrows -> Result {
    checkEachFrame
    let check = AccessibilityRoot.onIssue
    AccessibilityRoot.onIssue = nil
    defer { AccessibilityRoot.onIssue = check }
    return try body()
  }

  private func evaluated(_ host: HeadlessHost, _ body: () -> Void) -> [String] {
    let log = EventLog()
    host.graph.graph.log = log
    defer { host.graph.graph.log = nil }
    body()
    return log.evaluated
  }

  private static let outputs: Set<String> = ["text drawing", "effect", "accessibility", "invisible"]

  @Test("Views draw and say what they are when somebody looks, and then once (G2)")
  func looking() throws {
    try unread {
      let model = Model()
      let host = try window { Screen(model: model) }
      let unseen: [String] = evaluated(host) {
        for number in 0..<3 {
          model.text = "text \(number)"
          host.update()
        }
      }
      #expect(Self.outputs.isDisjoint(with: unseen), "\(unseen)")
      #expect(evaluated(host) { _ = host.displayList }.filter { $0 == "text drawing" }.count == 2)
      #expect(evaluated(host) { _ = host.displayList } == [])
      #expect(host.labels == ["text 2", "Go"])
      #expect(evaluated(host) { _ = host.accessibilityTree } == [])
      model.text = "last"
      host.update()
      #expect(evaluated(host) { _ = host.displayList }.contains("text drawing"))
      #expect(evaluated(host) { _ = host.accessibilityTree }.contains("accessibility"))
      #expect(host.labels == ["last", "Go"])
    }
  }

  @Test("An animation starts from where the view was, also where nobody has looked yet")
  func animation() throws {
    struct Fading: View {
      let model: Model
      var body: some View { Text("fading").opacity(model.rows.isEmpty ? 1 : 0.2) }
    }
    let model = Model()
    let host = try window { Fading(model: model) }
    withAnimation(.linear(duration: 1)) { model.rows = [1] }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(host.displayLines.contains { $0.contains("0.6") }, "\(host.displayList)")
  }

  @Test("A row that comes to many costs as many evaluations and measures as one that comes to few (G2)")
  func insertion() throws {
    func cost(_ count: Int) throws -> (evaluated: Int, measures: Int) {
      let model = Model()
      model.rows = Array(0..<count)
      let host = try window { Screen(model: model) }
      var evaluations: Int = 0
      let events: LayoutEvents = LayoutEvents.counting {
        evaluations =
          evaluated(host) {
            model.rows.insert(-1, at: count / 2)
            host.update()
          }.count
      }
      return (evaluations, events.measuresComputed)
    }
    try unread {
      let few = try cost(20)
      let many = try cost(1_000)
      #expect(many.evaluated == few.evaluated)
      #expect(many.measures == few.measures)
    }
  }

  @Test("A style that modifiers set costs no node before something is drawn with it (G2)")
  func unreadStyle() throws {
    struct Styled: View {
      let model: Model
      var body: some View {
        VStack {
          Text("a")
          if model.text == "second" { HStack { Text("b") }.foregroundStyle(.red) }
        }
      }
    }
    try unread {
      let model = Model()
      let host = try window { Styled(model: model) }
      _ = host.displayList
      let log = EventLog()
      host.graph.graph.log = log
      model.text = "second"
      host.update()
      #expect(!log.take().contains(.created("foreground style")))
      _ = host.displayList
      #expect(log.take().contains(.created("foreground style")))
    }
  }

  @Test("A window that closes before anybody has looked or listened frees what waits to draw and to speak (G4)")
  func closingUnseen() throws {
    weak var graph: ViewGraph?
    weak var statements: DeferredWork?
    weak var drawing: DeferredWork?
    try unread {
      let host = try window {
        Text("a")
        Button("b") {}
        Color.red.accessibilityLabel("c")
      }
      graph = host.graph
      (statements, drawing) = (host.graph.accessibility.statements, host.graph.drawing)
      #expect(statements?.count ?? 0 > 0, "somebody has listened")
      #expect(drawing?.count ?? 0 > 0, "somebody has looked")
    }
    #expect(graph == nil)
    #expect(statements == nil)
    #expect(drawing == nil)
  }

  @Test("Rows that change places are neither made again nor measured again")
  func shuffling() throws {
    try unread {
      let model = Model()
      model.rows = Array(0..<200)
      let host = try window { Screen(model: model) }
      let nodes: Int = host.graph.graph.nodeCount
      var names: [String] = []
      let events: LayoutEvents = LayoutEvents.counting {
        names = evaluated(host) {
          model.rows.reverse()
          host.update()
        }
      }
      #expect(host.graph.graph.nodeCount == nodes)
      #expect(Set(names).isDisjoint(with: ["content", "text layout"]), "\(names)")
      // The stack, for the questions that it was asked, and the few rows for which it has room.
      #expect(events.measuresComputed <= 20, "\(events)")
    }
  }
}
