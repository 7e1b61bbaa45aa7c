import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Buttons beside rows that a swipe brings to light.
@MainActor
@Suite("Swipe actions")
struct ListSwipeTests {
  private struct Mails: View {
    let events: EventRecorder
    var allowsFullSwipe: Bool = true
    @State private var mails: [String] = ["one", "two", "three"]

    init(events: EventRecorder, allowsFullSwipe: Bool = true) {
      self.events = events
      self.allowsFullSwipe = allowsFullSwipe
    }

    var body: some View {
      List {
        ForEach(mails, id: \.self) { mail in
          Text(verbatim: mail)
            .swipeActions(allowsFullSwipe: allowsFullSwipe) {
              Button("Archive") { events.note("archive \(mail)") }
              Button("Flag") { events.note("flag \(mail)") }.tint(.orange)
            }
            .swipeActions(edge: .leading) { Button("Pin") { events.note("pin \(mail)") } }
        }
        .onDelete { mails.remove(atOffsets: $0) }
      }
    }
  }

  private struct Deletable: View {
    @State private var words: [String] = ["one", "two", "three"]

    var body: some View {
      List {
        ForEach(words, id: \.self) { Text(verbatim: $0) }.onDelete { words.remove(atOffsets: $0) }
      }
    }
  }

  private func settle(_ host: HeadlessHost) {
    host.update()
    host.finishAnimations()
    host.update()
  }

  private func swipe(_ host: HeadlessHost, _ label: String, by distance: CGFloat, rests: Bool = true) throws {
    let y: CGFloat = try #require(host.frame(label)).midY
    let start = CGPoint(x: distance < 0 ? 280 : 40, y: y)
    let end = CGPoint(x: start.x + distance, y: y)
    let pointer: UInt64 = host.down(at: start)
    for part in 1...10 {
      host.move(pointer, to: CGPoint(x: start.x + (end.x - start.x) * CGFloat(part) / 10, y: y))
      host.advance(by: .milliseconds(16))
    }
    if rests { host.advance(by: .milliseconds(300)) }
    host.move(pointer, to: end)
    host.lift(pointer, at: end)
    settle(host)
  }

  private func phone(@ViewBuilder _ root: () -> some View) throws -> HeadlessHost {
    try window(width: 320, height: 400, settings: HostSettings(idiom: .phone), root: root)
  }

  @Test("A swipe opens a row, its first button is at the edge, and a press of a button uses it and closes the row")
  func opening() throws {
    let events = EventRecorder()
    let host = try phone { Mails(events: events) }
    let start: CGFloat = try #require(host.frame("two")).minX
    let y: CGFloat = try #require(host.frame("two")).midY
    try swipe(host, "two", by: -120)
    let open: CGFloat = try #require(host.frame("two")).minX
    #expect(open < start - 100)
    _ = host.tap(at: CGPoint(x: 320 - 20, y: y))
    settle(host)
    #expect(events.take() == ["archive two"])
    #expect(host.frame("two")?.minX == start)
    try swipe(host, "two", by: -120)
    _ = host.tap(at: CGPoint(x: 320 - 74 - 20, y: y))
    settle(host)
    #expect(events.take() == ["flag two"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A swipe the other way brings the buttons at the leading edge to light")
  func leading() throws {
    let events = EventRecorder()
    let host = try phone { Mails(events: events) }
    let y: CGFloat = try #require(host.frame("one")).midY
    try swipe(host, "one", by: 80)
    let row: CGRect = try #require(host.frame("one"))
    #expect(row.minX == 74)
    _ = host.tap(at: CGPoint(x: 40, y: y))
    settle(host)
    #expect(events.take() == ["pin one"])
  }

  @Test("A long swipe uses the first button at once, where that is allowed")
  func full() throws {
    let events = EventRecorder()
    let host = try phone { Mails(events: events) }
    try swipe(host, "two", by: -260)
    #expect(events.take() == ["archive two"])
    let other = try phone { Mails(events: events, allowsFullSwipe: false) }
    try swipe(other, "two", by: -260)
    #expect(events.take().isEmpty)
    #expect(try #require(other.frame("two")).minX < 0, "it stays open")
  }

  @Test("A short swipe and a press beside the buttons close the row, and another row that opens closes it too")
  func closing() throws {
    let events = EventRecorder()
    let host = try phone { Mails(events: events) }
    let start: CGFloat = try #require(host.frame("two")).minX
    try swipe(host, "two", by: -30)
    #expect(host.frame("two")?.minX == start)
    try swipe(host, "two", by: -120)
    try swipe(host, "three", by: -120)
    #expect(host.frame("two")?.minX == start)
    #expect(try #require(host.frame("three")).minX < start)
    _ = host.tap(at: CGPoint(x: 60, y: try #require(host.frame("one")).midY))
    settle(host)
    #expect(host.frame("three")?.minX == start)
    #expect(events.take().isEmpty)
  }

  @Test("A list that lets rows be deleted has a button for it; rows with buttons of their own do not")
  func deleting() throws {
    let host = try phone { Deletable() }
    try swipe(host, "two", by: -260)
    #expect(host.labels == ["one", "three"])
    #expect(host.element("one")?.properties.actions.map(\.kind) == [.delete])
    let events = EventRecorder()
    let mails = try phone { Mails(events: events) }
    #expect(mails.element("one")?.properties.actions.contains { $0.kind == .delete } == false)
  }

  @Test("Swipe actions are actions of the row for assistive technologies")
  func actions() throws {
    let events = EventRecorder()
    let host = try phone { Mails(events: events) }
    let row = try #require(host.element("one"))
    let names: [String] = row.properties.actions.compactMap(\.kind.customName)
    #expect(Set(names) == ["Archive", "Flag", "Pin"])
    host.send(.accessibilityAction(element: row.id, action: .named("Flag")))
    #expect(events.take() == ["flag one"])
  }

  @Test("Two fingers on a touch pad push a row sideways, and scroll the list otherwise")
  func touchPad() throws {
    let events = EventRecorder()
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .desktop)) { Mails(events: events) }
    let start: CGRect = try #require(host.frame("two"))
    let point = CGPoint(x: 100, y: start.midY)
    func scroll(_ phase: ScrollEvent.Phase, _ width: CGFloat) {
      host.send(
        .scrolling(ScrollEvent(phase, at: point, by: CGSize(width: width, height: 0), time: host.time)))
      host.update()
    }
    scroll(.began, 0)
    scroll(.changed, 60)
    scroll(.changed, 60)
    #expect(try #require(host.frame("two")).minX == start.minX - 120)
    scroll(.ended, 0)
    settle(host)
    #expect(try #require(host.frame("two")).minX < start.minX - 60)
  }
}
