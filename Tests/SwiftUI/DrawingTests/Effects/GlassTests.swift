import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Glass", .serialized)
struct GlassTests {
  private func lines(_ view: some View) throws -> [String] { try window { view }.displayLines }

  @Test("Glass is a surface behind the view, a capsule unless it is told otherwise, and takes no room")
  func surface() throws {
    let plain = try window { Text("Hi").padding() }
    let host = try window { Text("Hi").padding().glassEffect() }
    #expect(host.frame("Hi") == plain.frame("Hi"))
    #expect(host.displayLines.contains { $0.contains("group backdrop") })
    #expect(try lines(Text("Hi").padding().glassEffect(in: Capsule())) == host.displayLines)
    let square = try lines(Text("Hi").padding().glassEffect(.regular, in: .rect))
    #expect(square != host.displayLines && square.contains { $0.contains("rect") })
    #expect(try lines(Text("Hi").padding().glassEffect(.identity)) == plain.displayLines)
  }

  @Test("Glass may be clearer, or tinted")
  func kinds() throws {
    let regular = try lines(Text("Hi").glassEffect())
    #expect(try lines(Text("Hi").glassEffect(.clear)) != regular)
    #expect(try lines(Text("Hi").glassEffect(.regular.tint(.red))).contains { $0.contains("#FF3B30/0.6") })
    #expect(try lines(Text("Hi").glassEffect(.regular.tint(nil).interactive())) == regular)
    #expect(Glass.regular.tint(.red) != .regular && Glass.clear.interactive(false) == .clear)
  }

  private struct Named: View {
    @Namespace private var space
    var body: some View {
      GlassEffectContainer(spacing: 20) {
        Text("Hi").glassEffect().glassEffectID("hi", in: space).glassEffectUnion(id: 1, namespace: space)
          .glassEffectTransition(.materialize)
      }
    }
  }

  @Test("Names and containers of glass change nothing of its look")
  func containers() throws {
    #expect(try lines(Named()) == lines(Text("Hi").glassEffect()))
    let ways: [GlassEffectTransition] = [.identity, .matchedGeometry, .materialize]
    #expect(try lines(Text("Hi").glassEffect().glassEffectTransition(ways[1])) == lines(Text("Hi").glassEffect()))
    #expect(
      ways.count == 3
        && DefaultGlassEffectShape().path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
          == Capsule().path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    )
  }

  @Test("Buttons of glass are pressed as others, and those that stand out have the accent colour")
  func buttons() throws {
    var count = 0
    let host = try window { Button("Add") { count += 1 }.buttonStyle(.glass) }
    #expect(host.activate("Add") && count == 1)
    #expect(host.displayLines.contains { $0.contains("group backdrop") })
    #expect(try lines(Button("Add") {}.buttonStyle(GlassButtonStyle())) == lines(Button("Add") {}.buttonStyle(.glass)))
    #expect(try lines(Button("Add") {}.buttonStyle(.glass(.clear))) != host.displayLines)
    #expect(
      try lines(Button("Add") {}.buttonStyle(.glass(.regular.tint(.red)))).contains { $0.contains("#FF3B30/0.6") })
    let prominent = try lines(Button("Add") {}.buttonStyle(.glassProminent))
    #expect(prominent.contains { $0.contains("#007AFF") } && prominent.contains { $0.contains("#FFFFFF") })
    #expect(
      try lines(Button("Add") {}.buttonStyle(GlassButtonStyle(.clear)))
        == lines(Button("Add") {}.buttonStyle(.glass(.clear))))
    #expect(try lines(Button("Add") {}.buttonStyle(GlassProminentButtonStyle())) == prominent)
  }
}
