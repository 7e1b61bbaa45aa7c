import HostHeadless
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Label styles", .serialized)
struct LabelStyleTests {
  @Test("Title, icon or both; the title is what is read (288)")
  func styles() throws {
    func host(_ style: some LabelStyle) throws -> HeadlessHost {
      try window { Label("Favorites", systemImage: "star").labelStyle(style) }
    }
    let both = try host(.titleAndIcon)
    #expect(both.labels == ["Favorites"])
    #expect(both.displayLines.contains { $0.contains("symbol") } && both.displayLines.contains { $0.contains("text") })
    let title = try host(.titleOnly)
    #expect(title.labels == ["Favorites"])
    #expect(!title.displayLines.contains { $0.contains("symbol") })
    let icon = try host(.iconOnly)
    #expect(icon.labels == ["Favorites"])
    #expect(icon.displayLines.contains { $0.contains("symbol") } && !icon.displayLines.contains { $0.contains("text") })
    #expect(try host(.automatic).displayLines == both.displayLines)
  }

  private struct Turned: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title; configuration.icon
      }
    }
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(Turned()).border(.red) }
  }

  @Test("A style of one's own arranges both; a style may add to another (330)")
  func custom() throws {
    let host = try window { Label("Favorites", systemImage: "star").labelStyle(Framed()) }
    #expect(host.labels == ["Favorites"])
    #expect(host.displayLines.contains { $0.contains("stroke") })
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A style that changes while open changes what is shown")
  func changing() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isShort = false

      var body: some View {
        Group {
          if isShort {
            Label("Favorites", systemImage: "star").labelStyle(.iconOnly)
          } else {
            Label("Favorites", systemImage: "star")
          }
        }
        .handing($isShort, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    host.change { remote.value = true }
    #expect(!host.displayLines.contains { $0.contains("text") })
  }
}
