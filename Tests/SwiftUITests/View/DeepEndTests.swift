import CStack
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing

/// What is held by what holds it, thousands of levels deep, is let go without a frame for each level.
@MainActor
@Suite("Ends of deep views", .serialized)
struct DeepEndTests {
  private struct Nested: View {
    let depth: Int
    let level: DeepModifierTests.Level

    var body: some View {
      if depth > 0 { level.wrap(AnyView(Nested(depth: depth - 1, level: level))) } else { Text("Bottom") }
    }
  }

  @Test(
    "Views are let go where the stack is nearly full",
    arguments: DeepModifierTests.structure + DeepModifierTests.values)
  func nearlyFull(level: DeepModifierTests.Level) throws {
    var host: HeadlessHost? = try HeadlessHost(
      root: Nested(depth: 1500, level: level), settings: HostSettings(idiom: .phone))
    #expect(host?.labels == ["Bottom"])
    onNearlyFullStack { host = nil }
    #expect(host == nil)
  }

  /// Goes down as far as a walk through views goes before it takes a further stack.
  private func onNearlyFullStack(_ body: () -> Void) {
    guard cstack_has_room() else { return body() }
    withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 16) { _ in onNearlyFullStack(body) }
  }
}
