import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Each of the older ways to write a link that is active by a flag.
@MainActor
@Suite("Forms of older links", .serialized)
struct OldLinkFormTests {
  private struct Root<Link: View>: View {
    @State private var isActive = false
    let remote: Remote<Bool>
    let link: (Binding<Bool>) -> Link

    init(_ remote: Remote<Bool>, _ link: @escaping (Binding<Bool>) -> Link) {
      (self.remote, self.link) = (remote, link)
    }

    var body: some View { NavigationStack { link($isActive) }.handing($isActive, to: remote) }
  }

  /// Checks that a link with the title "Go" is pushed by a press and by its flag.
  private func check(_ link: @escaping (Binding<Bool>) -> some View) throws {
    let remote = Remote<Bool>()
    let host = try window(width: 393, height: 500, settings: NavigationStackTests.settings(.phone)) {
      Root(remote, link)
    }
    #expect(host.labels == ["Go"])
    host.change { #expect(host.activate("Go")) }
    host.finishAnimations()
    #expect(remote.value == true && host.labels == ["Back", "Page"])
    host.change { remote.value = false }
    host.finishAnimations()
    #expect(host.labels == ["Go"])
    host.change { remote.value = true }
    host.finishAnimations()
    #expect(host.labels == ["Back", "Page"])
  }

  private let title: String = "Go"

  @available(*, deprecated)
  @Test("Links with titles push their view while a flag is true")
  func titles() throws {
    try check { NavigationLink("Go", isActive: $0) { Text("Page") } }
    try check { NavigationLink(title, isActive: $0) { Text("Page") } }
    try check { NavigationLink("Go", destination: Text("Page"), isActive: $0) }
    try check { NavigationLink(title, destination: Text("Page"), isActive: $0) }
  }

  @available(*, deprecated)
  @Test("Links with labels push their view while a flag is true")
  func labels() throws {
    try check { isActive in
      NavigationLink(isActive: isActive) {
        Text("Page")
      } label: {
        Text("Go")
      }
    }
    try check { isActive in NavigationLink(destination: Text("Page"), isActive: isActive) { Text("Go") } }
  }
}
