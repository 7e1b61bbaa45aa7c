import DeepContents
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Views and modifiers inside themselves, hundreds of levels deep, end in a picture and in words; what cannot, in a message.
@MainActor
@Suite("Deep containers", .serialized)
struct DeepContainerTests {
  /// Kinds of which no more than this may lie inside each other are tried with just as many.
  private static let late: Int = Int(GeometrySlot.lateContainerLimit)

  private func host(_ level: NestedLevel, depth: Int, model: NestedModel = NestedModel()) throws -> HeadlessHost {
    try HeadlessHost(root: NestedContents([level], depth: depth, model: model), settings: HostSettings(idiom: .phone))
  }

  /// Scroll views bring their offsets into limits one after the other, in a round each: the pass tells if they are more.
  private static func depth(of level: NestedLevel) -> Int {
    level.name.hasPrefix("scrolled lazy") ? 60 : level.isLate ? late : 100
  }

  @Test("Nested views are laid out, drawn, read, changed, resized and let go", arguments: NestedLevel.all)
  func nested(level: NestedLevel) throws {
    let told: [String] = try warnings {
      let model = NestedModel()
      let host = try host(level, depth: Self.depth(of: level), model: model)
      _ = "\(host.displayList)"
      #expect(host.accessibilityTree.dump().contains("Bottom") || !level.isSeen)
      model.name = "Changed"
      host.update()
      #expect(host.accessibilityTree.dump().contains("Changed") || !level.isSeen || level.hasWords)
      host.graph.resize(to: HostWindow(size: CGSize(width: 200, height: 200)))
      host.update()
      host.graph.end()
    }
    #expect(told.isEmpty, "\(told)")
  }

  @Test("Containers that wait for their place end at a limit and tell so", arguments: NestedLevel.all.filter(\.isLate))
  func tooDeep(level: NestedLevel) throws {
    let told: [String] = try warnings {
      let host = try host(level, depth: 10_000)
      _ = "\(host.displayList)"
      // What is not matched is still there.
      let isMatched: Bool = level.name.hasPrefix("matched")
      #expect(host.accessibilityTree.dump().contains("Bottom") == isMatched)
      #expect(isMatched || host.graph.graph.nodeCount < 40_000)
      host.graph.resize(to: HostWindow(size: CGSize(width: 200, height: 200)))
      host.update()
      host.graph.end()
    }
    #expect(told.count == 1 && told[0].contains("more than \(Self.late) lazy containers"), "\(told)")
  }

  /// Shows itself again and again, by mistake.
  private struct Endless: View {
    let hasLength: Bool

    var body: some View {
      LazyVStack {
        if hasLength { Text(verbatim: "again") }
        AnyView(Endless(hasLength: hasLength))
      }
    }
  }

  @Test(
    "A view that shows itself in a lazy container without an end is made to the limit and shown as far as it can be seen"
  )
  func endless() throws {
    for hasLength in [true, false] {
      let told: [String] = try warnings {
        let host = try window { ScrollView { Endless(hasLength: hasLength) } }
        #expect((hasLength ? 2..<20 : 0..<1).contains(host.labels.count) && host.labels.allSatisfy { $0 == "again" })
      }
      #expect(told.count == 1 && told[0].contains("shows itself again"), "\(told)")
    }
  }
}
