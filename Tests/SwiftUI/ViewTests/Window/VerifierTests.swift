import AccessibilityTree
import DisplayList
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The verifier finds what is made wrong on purpose, and disturbs nothing (G1).
@MainActor
@Suite("Verifier", .serialized)
struct VerifierTests {
  private func host() throws -> HeadlessHost {
    try window(height: 300) {
      VStack {
        Text("a")
        HStack {
          Color.red.opacity(0.5); Button("b") {}
        }
        ScrollView { Text("c").opacity(0.5) }
        GeometryReader { _ in Text("d") }
      }
    }
  }

  @Test("Nothing differs in a window that is up to date, and looking changes nothing")
  func clean() throws {
    let host = try host()
    let before: String = "\(host.displayList)" + host.accessibilityTree.dump() + host.graph.layoutText
    let nodes: Int = host.graph.graph.nodeCount
    for _ in 0..<3 { #expect(host.graph.differences() == []) }
    #expect(!host.graph.needsUpdate)
    #expect(host.graph.graph.nodeCount == nodes)
    #expect(before == "\(host.displayList)" + host.accessibilityTree.dump() + host.graph.layoutText)
  }

  private func firstNode(_ node: DisplayNode, where isWanted: (DisplayNode) -> Bool) -> DisplayNode? {
    if isWanted(node) { return node }
    for child in node.children {
      if let found = firstNode(child, where: isWanted) { return found }
    }
    return nil
  }

  @Test("A drawing or an effect that is out of date is named")
  func display() throws {
    let host = try host()
    let drawn = try #require(firstNode(host.graph.display.root) { !$0.content.isEmpty })
    drawn.content = []
    let message = try #require(host.graph.differences(in: [.display]).first)
    #expect(message.hasPrefix("display: text drawing draws"))
    let other = try self.host()
    let effect = try #require(firstNode(other.graph.display.root) { !$0.effects.isEmpty })
    effect.effects = []
    #expect(other.graph.differences(in: [.display]).first?.contains("has the effects") == true)
    #expect(other.graph.differences(in: [.layout, .accessibility]) == [])
  }

  @Test("Properties of accessibility that are out of date are named")
  func accessibility() throws {
    let host = try host()
    func first(_ source: AccessibilitySource) -> AccessibilitySource? {
      source.kind == .element ? source : source.children.compactMap(first).first
    }
    let source = try #require(first(host.graph.accessibility.source))
    source.properties.label = "wrong"
    #expect(host.graph.differences(in: [.accessibility]).first?.contains("wrong") == true)
  }

  @Test("The first line in which two texts differ is told")
  func lines() {
    #expect(ViewGraph.firstDifference("a\nb", "a\nb") == nil)
    #expect(ViewGraph.firstDifference("a\nb", "a\nc") == "line 2 should be “b” and is “c”")
    #expect(ViewGraph.firstDifference("a\nb\nc", "a\nb") == "line 3 should be “c” and is “nothing”")
  }
}
