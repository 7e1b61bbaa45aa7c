import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The room that views keep from the edges of their scene, and what sections say of their headers.
@MainActor
@Suite("Scene padding and prominent headers", .serialized)
struct ScenePaddingTests {
  private func frame(_ view: some View, settings: HostSettings = HostSettings()) throws -> CGRect? {
    try window(settings: settings) { view }.frame("box")
  }

  private var box: some View { Color.red.accessibilityElement().accessibilityLabel("box") }

  @Test("A phone's content keeps 16 points from the edges, a Mac's 20; only at the edges named")
  func lengths() throws {
    #expect(try frame(box.scenePadding()) == CGRect(x: 16, y: 16, width: 168, height: 68))
    #expect(try frame(box.scenePadding(.horizontal)) == CGRect(x: 16, y: 0, width: 168, height: 100))
    #expect(try frame(box.scenePadding(.minimum, edges: .top)) == CGRect(x: 0, y: 16, width: 200, height: 84))
    let desktop = HostSettings(idiom: .desktop)
    #expect(try frame(box.scenePadding(.leading), settings: desktop) == CGRect(x: 20, y: 0, width: 180, height: 100))
    #expect(
      try frame(box.scenePadding(.leading).environment(\.horizontalSizeClass, .regular))
        == CGRect(x: 20, y: 0, width: 180, height: 100))
    #expect(ScenePadding.minimum == .minimum)
  }

  @Test("Headers learn how prominent they are to be, the innermost word counts")
  func prominence() throws {
    struct Header: View {
      @Environment(\.headerProminence) private var prominence
      var body: some View { Text(prominence == .increased ? "loud" : "plain") }
    }
    #expect(Prominence.standard != .increased)
    let host = try window {
      VStack {
        Section("one") {}.headerProminence(.increased)
        Section {
          Text("content")
        } header: {
          Header()
        }
        .headerProminence(.increased)
        Header()
        Header().headerProminence(.standard).headerProminence(.increased)
      }
    }
    #expect(host.labels == ["one", "loud", "content", "plain", "plain"])
  }
}
