import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

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

  @Test("The distance in labels and the room for their icons are set from around, for styles too")
  func lengths() throws {
    struct Told: View {
      @Environment(\.labelIconToTitleSpacing) private var spacing: CGFloat?
      @Environment(\.labelReservedIconWidth) private var width: CGFloat?
      var body: some View { Text(verbatim: "\(spacing ?? -1) \(width ?? -1)") }
    }
    struct Named: View {
      var body: some View {
        Label {
          Color.blue.frame(width: 40, height: 10).probe("title")
        } icon: {
          Color.red.frame(width: 20, height: 10).probe("icon")
        }
      }
    }
    // 20 + 8 + 40 in 200.
    try expectFrames(200, 100, ["icon": [66, 45, 20, 10], "title": [94, 45, 40, 10]]) { Named() }
    // 20 + 30 + 40.
    try expectFrames(200, 100, ["icon": [55, 45, 20, 10], "title": [105, 45, 40, 10]]) {
      Named().labelIconToTitleSpacing(30)
    }
    for isStyled in [false, true] {
      // 50 + 10 + 40, the icon in the middle of its 50.
      try expectFrames(200, 100, ["icon": [65, 45, 20, 10], "title": [110, 45, 40, 10]]) {
        Group { if isStyled { Named().labelStyle(.titleAndIcon) } else { Named() } }
          .labelReservedIconWidth(50).labelIconToTitleSpacing(10)
      }
    }
    // An icon that is wider takes what it needs.
    try expectFrames(200, 100, ["icon": [66, 45, 20, 10]]) { Named().labelReservedIconWidth(5) }
    #expect(try window { Told() }.labels == ["-1.0 -1.0"])
    #expect(try window { Told().labelReservedIconWidth(7).labelIconToTitleSpacing(3) }.labels == ["3.0 7.0"])
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
