import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Environment of views that keep nothing of it", .serialized)
struct EnvironmentLifetimeTests {
  @Test("Values go on changing through modifiers around a view that reads one key when it is made")
  func nestedScopes() throws {
    struct Root: View {
      let flags: Flags
      var body: some View {
        HStack {
          Color.red
            .environment(\.lineLimit, flags.number)
            .environment(\.layoutDirection, flags.flag ? .leftToRight : .rightToLeft)
            .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + flags.number }
            .transformEnvironment(\.layoutDirection) { if flags.number > 1 { $0 = .rightToLeft } }
        }
      }
    }
    let flags = Flags()
    let host = try window { Root(flags: flags) }
    host.change { flags.flag = false }
    host.change { flags.number = 2 }
    host.change { flags.flag = true }
    #expect(host.displayLines.filter { $0.contains("fill") }.count == 1)
  }
}
