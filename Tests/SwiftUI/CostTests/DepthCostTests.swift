import DeepContents
import HostHeadless
import HostInterface
import LayoutEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@testable import ReactiveGraph

/// What each kind of nesting costs a level is the same however deep it is (G2): what is not would not end at 10,000.
@MainActor
@Suite("The cost of depth", .serialized)
struct DepthCostTests {
  /// The work of opening a window, of a change of the innermost view and of another size.
  private struct Work {
    var nodes: Int
    var opening: Int
    var measures: Int
    var change: Int
    var resizing: Int
    var isRead: Bool
    var warnings: [String]
  }

  private func evaluations(of host: HeadlessHost, _ body: () -> Void) -> Int {
    let log = EventLog()
    host.graph.graph.log = log
    defer { host.graph.graph.log = nil }
    body()
    host.update()
    return log.evaluated.count
  }

  private func work(_ level: NestedLevel, depth: Int) throws -> Work {
    let model = NestedModel()
    var work = Work(nodes: 0, opening: 0, measures: 0, change: 0, resizing: 0, isRead: false, warnings: [])
    work.warnings = try warnings {
      var opened: HeadlessHost?
      let counts: LayoutEvents = try LayoutEvents.counting {
        opened = try HeadlessHost(
          root: NestedContents([level], depth: depth, model: model), settings: HostSettings(idiom: .phone))
      }
      let host: HeadlessHost = try #require(opened)
      work.nodes = host.graph.graph.nodeCount
      work.measures = counts.measuresComputed + counts.measuresFromCache + counts.revalidations
      work.isRead = host.accessibilityTree.dump().contains("Bottom")
      work.change = evaluations(of: host) { model.name = "Changed" }
      work.resizing = evaluations(of: host) {
        host.graph.resize(to: HostWindow(size: CGSize(width: 300, height: 300)))
      }
      host.graph.end()
      host.update()
    }
    return work
  }

  /// Each round of a pass brings the next level, and how long it is counts for all around: that is the square of a depth
  /// which is limited.
  nonisolated private static let limited: [String] = ["lazy column of three"]

  @Test(
    "Twice as many levels make twice the nodes, evaluations and measures",
    arguments: NestedLevel.all.filter { !limited.contains($0.name) })
  func linear(level: NestedLevel) throws {
    let (few, many): (Work, Work) = (try work(level, depth: 25), try work(level, depth: 50))
    // Messages are those of the whole process: tests on other threads tell of shaders meanwhile.
    let warnings: [String] = many.warnings.filter { !$0.contains("shader") }
    #expect(warnings.isEmpty, "\(warnings)")
    #expect(many.isRead || !level.isSeen)
    let parts: [(String, KeyPath<Work, Int>)] = [
      ("nodes", \.nodes), ("measures", \.measures), ("change", \.change), ("resizing", \.resizing),
    ]
    for (name, part) in parts {
      // The square would be four times as much; what does not depend on the depth is allowed for.
      #expect(
        many[keyPath: part] <= few[keyPath: part] * 5 / 2 + 100,
        "\(name): \(few[keyPath: part]) at 25 levels, \(many[keyPath: part]) at 50")
    }
  }
}

extension NestedLevel: @retroactive CustomTestStringConvertible {
  public var testDescription: String { name }
}
