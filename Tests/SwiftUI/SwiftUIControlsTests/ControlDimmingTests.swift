import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Buttons on their way to being disabled.
@MainActor
@Suite("Dimmed controls", .serialized)
struct ControlDimmingTests {
  private struct Form: View {
    let remote: Remote<Bool>
    @State private var isDisabled = false

    var body: some View {
      Button("Save") {}.disabled(isDisabled).handing($isDisabled, to: remote)
    }
  }

  /// How opaque the button is drawn.
  private func opacity(_ host: HeadlessHost) -> Double {
    for case .group(.opacity(let opacity), _) in host.displayList.items { return opacity }
    return 1
  }

  @Test("A button fades when it comes to be disabled in an animation, and turns round on its way")
  func fades() throws {
    let remote = Remote<Bool>()
    let host = try window { Form(remote: remote) }
    #expect(opacity(host) == 1)
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    #expect(opacity(host) == 1)
    host.advance(by: .milliseconds(500))
    #expect(abs(opacity(host) - 0.7) < 0.02)
    withAnimation(.linear(duration: 1)) { remote.value = false }
    host.update()
    #expect(abs(opacity(host) - 0.7) < 0.02)
    host.finishAnimations()
    #expect(opacity(host) == 1)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Where nobody looked before, the fade begins with what the last change came to")
  func unseen() throws {
    let remote = Remote<Bool>()
    let host = try window { Form(remote: remote) }
    remote.value = true
    host.update()
    withAnimation(.linear(duration: 1)) { remote.value = false }
    host.update()
    #expect(abs(opacity(host) - 0.4) < 0.01)
    host.advance(by: .milliseconds(500))
    #expect(abs(opacity(host) - 0.7) < 0.02)
    host.finishAnimations()
    #expect(opacity(host) == 1)
  }

  @Test("Without an animation it is there at once")
  func atOnce() throws {
    let remote = Remote<Bool>()
    let host = try window { Form(remote: remote) }
    remote.value = true
    host.update()
    #expect(opacity(host) == 0.4)
    #expect(!host.graph.isAnimating)
    remote.value = false
    host.update()
    #expect(opacity(host) == 1)
    #expect(host.graph.differences().isEmpty)
  }
}
