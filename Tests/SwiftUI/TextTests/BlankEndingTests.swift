import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Texts with empty lines at their end, which are left out without a sign where there is no room for them.
@MainActor
@Suite("Texts with empty lines at their end", .serialized)
struct BlankEndingTests {
  private struct Root: View {
    let remote: Remote<CGFloat>
    let text: String
    @State private var height: CGFloat = 45
    var body: some View { Text(verbatim: text).frame(height: height).handing($height, to: remote) }
  }

  @Test("Blank endings return with the room", arguments: ["a\nb\n\n", "a\nb\n ", "a\nb\u{2028}\u{2028}", "a\nb\n\t"])
  func comeBack(text: String) throws {
    let remote = Remote<CGFloat>()
    let host = try window(width: 200, height: 200) { Root(remote: remote, text: text) }
    for height in [45, 120, 50, 70, 45] as [CGFloat] {
      host.change { remote.value = height }
      #expect(host.graph.differences() == [], "\(height)")
    }
  }
}
