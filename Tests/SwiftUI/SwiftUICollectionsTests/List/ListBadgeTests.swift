import AccessibilityTree
import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Badges at rows of lists.
@MainActor
@Suite("Badges of rows")
struct ListBadgeTests {
  private struct Item: Identifiable, Hashable {
    let id: String
    let count: Int
  }

  private func phone<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> HeadlessHost {
    try window(width: 300, height: 300, settings: HostSettings(idiom: .phone), root: content)
  }

  @Test("A row shows its badge at its end and says it as its value; 0 shows none", arguments: [Idiom.phone, .desktop])
  func rows(idiom: Idiom) throws {
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: idiom)) {
      List([Item(id: "Inbox", count: 3), Item(id: "Drafts", count: 0)]) { Text($0.id).badge($0.count) }
    }
    #expect(host.labels == ["Inbox", "Drafts"])
    #expect(host.elements.map(\.properties.value) == ["3", nil])
    let inbox: CGPoint = try place("Inbox", in: host)
    let badge: CGPoint = try place("3", in: host)
    #expect(badge.x > 200 && abs(badge.y - inbox.y) < 1, "\(inbox) \(badge)")
  }

  @Test("A row that can be selected is one element with the badge as its value")
  func selectable() throws {
    struct Rows: View {
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) { Text("Inbox").tag("inbox").badge("new") }
      }
    }
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) { Rows() }
    #expect(host.labels == ["Inbox"] && host.elements.map(\.properties.value) == ["new"])
  }

  @Test("A link shows the badge of its row before the arrow, once")
  func links() throws {
    let host = try phone {
      NavigationStack { List { NavigationLink("Inbox", value: 1).badge(12) } }
    }
    #expect(host.displayLines.filter { $0.contains("\"12\"") }.count == 1)
    let link: AccessibilityNode = try #require(host.element("Inbox"))
    #expect(link.properties.value == "12" && link.properties.traits.contains(.isButton))
    let plain = try phone { NavigationStack { List { Text("Inbox").badge(12) } } }
    #expect(try place("12", in: host).x < place("12", in: plain).x - 10, "the arrow stands behind it")
  }

  @Test("A badge follows its number, and a hidden one leaves its room to the content")
  func changes() throws {
    struct Rows: View {
      let remote: Remote<Int>
      @State private var count = 1
      var body: some View { List { Text("Inbox").badge(count) }.handing($count, to: remote) }
    }
    let remote = Remote<Int>()
    let host = try phone { Rows(remote: remote) }
    #expect(host.elements.map(\.properties.value) == ["1"])
    host.change { remote.value = 1200 }
    #expect(host.elements.map(\.properties.value) == ["1,200"])
    host.change { remote.value = 0 }
    #expect(host.elements.map(\.properties.value) == [nil] && host.labels == ["Inbox"])
  }

  @Test("A badge stands out as usual, more with a ground of its own, or less")
  func prominences() throws {
    func lines(_ prominence: BadgeProminence?) throws -> [String] {
      try phone {
        List {
          if let prominence {
            Text("Inbox").badge(3).badgeProminence(prominence)
          } else {
            Text("Inbox").badge(3)
          }
        }
      }.displayLines
    }
    let usual: [String] = try lines(nil)
    #expect(try lines(.standard) == usual)
    #expect(try lines(.decreased) != usual)
    #expect(try lines(.increased).count > usual.count)
  }

  @Test("The colour that a badge's text has of its own counts")
  func colours() throws {
    let host = try phone { List { Text("Inbox").badge(Text("late").foregroundStyle(.red)) } }
    let plain = try phone { List { Text("Inbox").badge(Text("late")) } }
    func line(_ host: HeadlessHost) -> String? { host.displayLines.first { $0.contains("\"late\"") } }
    #expect(line(host) != nil && line(host) != line(plain))
  }

  /// Where a text is drawn.
  private func place(_ text: String, in host: HeadlessHost) throws -> CGPoint {
    func places(_ items: [DisplayItem], _ around: CGAffineTransform) -> [CGPoint] {
      items.flatMap { item -> [CGPoint] in
        switch item {
        case .text(let fragment, _, let point): return fragment.text == text ? [point.applying(around)] : []
        case .group(.transform(let own), let inside): return places(inside, own.concatenating(around))
        case .group(_, let inside): return places(inside, around)
        default: return []
        }
      }
    }
    return try #require(places(host.displayList.items, .identity).first)
  }
}
