import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Sections in lazy containers.
///
/// Provenance: Apple's frames for programs of this shape are public (github.com/iamcgn/swiftui-web,
/// Fixtures/Goldens/lazy/pinned-headers, pinned-footers, pinned-both, grid-sections at 3cab7fb). The programs are our own.
@MainActor
@Suite("Sections of lazy containers")
struct PinnedTests {
  private func box(_ name: String, _ height: CGFloat) -> some View {
    Color.blue.frame(width: 200, height: height).accessibilityElement().accessibilityLabel(name)
  }

  private func part(_ name: String) -> some View {
    Section {
      ForEach(0..<8, id: \.self) { index in box("\(name)\(index)", 20).id("\(name)\(index)") }
    } header: {
      box("\(name)H", 24)
    } footer: {
      box("\(name)F", 16)
    }
  }

  private func screen(_ pinned: PinnedScrollableViews, _ remote: Remote<ScrollViewProxy?>) throws -> HeadlessHost {
    try window(width: 300, height: 200) {
      ReaderHolder(remote: remote) {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          part("a")
          part("b")
          part("c")
        }
      }
    }
  }

  private func tops(_ host: HeadlessHost) -> [String: CGFloat] {
    Dictionary(uniqueKeysWithValues: host.labels.map { ($0, host.frame($0)?.minY ?? -1) })
  }

  private let atB3: [String: CGFloat] = [
    "b3": 0, "b4": 20, "b5": 40, "b6": 60, "b7": 80, "bF": 100, "cH": 116, "c0": 140, "c1": 160, "c2": 180,
  ]
  private let atStart: [String: CGFloat] = [
    "aH": 0, "a0": 24, "a1": 44, "a2": 64, "a3": 84, "a4": 104, "a5": 124, "a6": 144, "a7": 164, "aF": 184,
  ]

  @Test("A pinned header stays at the top while something of its section is in sight")
  func headers() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try screen(.sectionHeaders, remote)
    #expect(tops(host) == atStart)
    host.change { remote.proxy?.scrollTo("b3", anchor: .top) }
    #expect(tops(host) == atB3.merging(["bH": 0]) { first, _ in first })
    host.change { remote.proxy?.scrollTo("a7", anchor: .bottom) }
    #expect(tops(host) == atStart)
    host.change { remote.proxy?.scrollTo("b7", anchor: .top) }
    #expect(host.frame("bH")?.minY == 0)
    host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20)))
    #expect(host.frame("bF")?.minY == 0)
    #expect(host.frame("bH")?.minY == -8, "the end of the section pushes its header out")
  }

  @Test("A pinned footer stays at the bottom while something of its section is in sight")
  func footers() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try screen(.sectionFooters, remote)
    host.change { remote.proxy?.scrollTo("b3", anchor: .top) }
    #expect(tops(host) == atB3.merging(["cF": 184]) { first, _ in first })
    host.change { remote.proxy?.scrollTo("b0", anchor: .bottom) }
    #expect(host.frame("a1")?.minY == 0)
    #expect(host.frame("bH")?.minY == 156 && host.frame("b0")?.minY == 180 && host.frame("bF")?.minY == 184)
  }

  @Test("Headers and footers can be pinned together")
  func both() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try screen([.sectionHeaders, .sectionFooters], remote)
    #expect(tops(host) == atStart)
    host.change { remote.proxy?.scrollTo("b3", anchor: .top) }
    #expect(tops(host) == atB3.merging(["bH": 0, "cF": 184]) { first, _ in first })
  }

  @Test("In a grid, headers and footers take a line of their own and each section begins a new one")
  func grid() throws {
    func cell(_ name: String) -> some View {
      Color.red.frame(height: 20).accessibilityElement().accessibilityLabel(name)
    }
    let host = try window(width: 300, height: 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
          Section {
            ForEach(0..<5, id: \.self) { index in cell("a\(index)") }
          } header: {
            Color.gray.frame(height: 24).accessibilityElement().accessibilityLabel("aH")
          } footer: {
            Color.gray.frame(height: 16).accessibilityElement().accessibilityLabel("aF")
          }
          Section {
            ForEach(10..<14, id: \.self) { index in cell("b\(index - 10)") }
          } header: {
            Color.gray.frame(width: 46, height: 16).accessibilityElement().accessibilityLabel("bH")
          }
        }
      }
      .frame(width: 240)
    }
    #expect(host.frame("aH") == CGRect(x: 30, y: 0, width: 240, height: 24))
    #expect(host.frame("a0") == CGRect(x: 52, y: 28, width: 60, height: 20))
    #expect(host.frame("a2") == CGRect(x: 188, y: 28, width: 60, height: 20))
    #expect(host.frame("a3") == CGRect(x: 52, y: 52, width: 60, height: 20))
    #expect(host.frame("aF") == CGRect(x: 30, y: 76, width: 240, height: 16))
    #expect(host.frame("bH") == CGRect(x: 127, y: 96, width: 46, height: 16))
    #expect(host.frame("b0") == CGRect(x: 52, y: 116, width: 60, height: 20))
    #expect(host.frame("b3") == CGRect(x: 52, y: 140, width: 60, height: 20))
  }
}
