import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Where rows stand.
///
/// Provenance: frames recorded on macOS 26.2 (github.com/iamcgn/swiftui-web, Fixtures/Goldens/list: basic, background,
/// alternating, modifiers, pinning). The programs are our own: they have views of the recorded sizes.
@MainActor
@Suite("Frames of lists")
struct ListFrameTests {
  private func word(_ word: String) -> some View { Text(verbatim: word).probe(word) }

  @Test(
    "Rows of a desktop stand 16 points from the sides, are at least 24 high, and have 4 points around higher content")
  func rows() throws {
    try expectFrames(
      320, 260,
      [
        "Apple": [16, 14, 35, 16], "Banana": [16, 38, 45, 16], "tall": [16, 62, 288, 40], "wide": [16, 110, 288, 16],
        "Cherry": [16, 110, 41.5, 16], "high": [16, 134, 48.5, 24], "list": [0, 0, 320, 260],
      ]
    ) {
      List {
        word("Apple")
        word("Banana")
        Color.red.frame(height: 40).probe("tall")
        HStack {
          word("Cherry")
          Spacer()
        }.probe("wide")
        Color.clear.frame(width: 48.5, height: 24).probe("high")
      }.probe("list")
    }
  }

  @Test("What has no height of its own fills the height that something else gives its row")
  func filledRows() throws {
    try expectFrames(
      320, 300,
      [
        "strip": [16, 14, 4, 40], "tall": [28, 14, 40, 40], "editor": [16, 62, 288, 100], "lone": [16, 170, 288, 16],
      ]
    ) {
      List {
        HStack {
          Color.red.frame(width: 4).probe("strip")
          Color.green.frame(width: 40, height: 40).probe("tall")
        }
        TextEditor(text: .constant("One line")).probe("editor").frame(minHeight: 100)
        Color.blue.probe("lone")
      }
    }
  }

  @Test("Another ground of every other row changes no frame, whether the style or a modifier asks for it")
  func alternating() throws {
    try expectFrames(
      320, 300,
      [
        "Apple": [16, 30, 35, 16], "Banana": [16, 54, 45, 16], "Cherry": [16, 168, 41.5, 16],
        "Carrot": [16, 192, 38.5, 16],
      ]
    ) {
      VStack {
        List {
          word("Apple")
          word("Banana")
        }
        .listStyle(.inset(alternatesRowBackgrounds: true)).frame(height: 130)
        List {
          word("Cherry")
          word("Carrot")
        }
        .alternatingRowBackgrounds().frame(height: 130)
      }
    }
  }

  @Test("A row's insets stand inside of the list's margin and leave it at least 24 high")
  func insets() throws {
    try expectFrames(
      320, 260,
      [
        "Apple": [46, 14, 35, 16], "Banana": [16, 38, 45, 16], "Cherry": [16, 62, 41.5, 16],
        "Carrot": [16, 86, 38.5, 16],
      ]
    ) {
      List {
        word("Apple").listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
        word("Banana").listRowBackground(Color.yellow)
        word("Cherry").listRowSeparator(.hidden)
        word("Carrot").listRowSeparatorTint(.red)
      }
    }
  }

  @Test(
    "A header is 28 points high, sections follow each other at once, and 10 points stand before and behind the rows")
  func sections() throws {
    let remote = Remote<ScrollViewProxy?>()
    let window = try OracleWindow(320, 200) {
      ScrollViewReader { proxy in
        List {
          Section("A") { ForEach(1..<7) { word("a\($0)").id("a\($0)") } }
          Section("B") { ForEach(1..<7) { word("b\($0)").id("b\($0)") } }
        }
        .onAppear { remote.binding = .constant(proxy) }
      }
    }
    func top(_ name: String) -> CGFloat? { window.currentFrame(name)?.minY }
    #expect((1..<7).map { top("a\($0)") } == [42, 66, 90, 114, 138, 162])
    remote.proxy?.scrollTo("b6", anchor: .bottom)
    window.host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1000)))
    window.host.update()
    #expect((1..<7).map { top("b\($0)") } == [50, 74, 98, 122, 146, 170])
    #expect(window.host.graph.differences().isEmpty)
  }

  @Test("Rows of a phone stand on cards 16 points from the sides, at least 44 high, with 16 points beside the content")
  func phone() throws {
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .phone)) {
      List {
        Text("One")
        Text("Two")
      }
    }
    #expect(host.frame("One")?.minX == 32)
    let one = try #require(host.frame("One"))
    let two = try #require(host.frame("Two"))
    #expect(abs(one.midY - 57) < 0.01)
    #expect(abs(two.midY - 101) < 0.01)
  }

  @Test("The distance between sections is the style's, the list's or the section's own")
  func sectionSpacing() throws {
    func tops(@ViewBuilder _ list: () -> some View) throws -> [CGFloat] {
      let host = try window(width: 320, height: 600, settings: HostSettings(idiom: .phone), root: list)
      return ["One", "Two", "Three"].map { host.frame($0)?.midY ?? -1 }
    }
    @ViewBuilder func rows() -> some View {
      Section { Text("One") }
      Section { Text("Two") }
      Section { Text("Three") }
    }
    #expect(try tops { List { rows() } } == [57, 57 + 44 + 17, 57 + 2 * 61])
    #expect(try tops { List { rows() }.listSectionSpacing(5) } == [57, 57 + 49, 57 + 98])
    #expect(try tops { List { rows() }.listSectionSpacing(.compact) } == [57, 57 + 52.5, 57 + 105])
    let own = try tops {
      List {
        Section { Text("One") }
        Section { Text("Two") }.listSectionSpacing(40)
        Section { Text("Three") }
      }
    }
    #expect(own == [57, 57 + 84, 57 + 84 + 61])
  }

  @Test("Rows, headers and distances take what modifiers say")
  func lengths() throws {
    let host = try window(width: 320, height: 600, settings: HostSettings(idiom: .phone)) {
      List {
        Text("One")
        Text("Two")
      }
      .listStyle(.plain).listRowSpacing(7).environment(\.defaultMinListRowHeight, 60)
    }
    #expect(host.frame("One")?.midY == 30)
    #expect(host.frame("Two")?.midY == 97)
  }
}
