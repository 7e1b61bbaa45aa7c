import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What scroll views tell, and positions that are bound.
@MainActor
@Suite("Scroll positions and observers")
struct ScrollObserverTests {
  private let middle = CGPoint(x: 50, y: 50)

  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { index in
          Color.blue.frame(height: 20).accessibilityElement().accessibilityLabel("\(index)")
        }
      }
      .scrollTargetLayout()
    }
  }

  @Test("A bound id scrolls when it is set and follows what a person scrolls to")
  func positionID() throws {
    struct Screen: View {
      @State private var id: Int? = nil
      let remote: Remote<Int?>
      var body: some View {
        ScrollView { Rows() }.scrollPosition(id: $id, anchor: .top).handing($id, to: remote)
      }
    }
    let remote = Remote<Int?>()
    let host = try window(width: 100, height: 100) { Screen(remote: remote) }
    #expect(remote.value == .some(nil))
    host.change { remote.value = 300 }
    #expect(host.frame("300")?.minY == 0)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 40)))
    #expect(remote.value == 302)
    host.change { remote.value = 302 }
    #expect(host.frame("302")?.minY == 0)
  }

  @Test("The id that a binding has at first does not scroll; one that is set later does, by the least movement")
  func firstID() throws {
    struct Screen: View {
      @State private var id: Int? = 10
      let remote: Remote<Int?>
      var body: some View {
        ScrollView { Rows() }.scrollPosition(id: $id).handing($id, to: remote)
      }
    }
    let remote = Remote<Int?>()
    let host = try window(width: 100, height: 100) { Screen(remote: remote) }
    #expect(host.frame("0")?.minY == 0)
    #expect(remote.value == 10)
    host.change { remote.value = 20 }
    #expect(host.frame("20")?.maxY == 100)
    host.change { remote.value = 10 }
    #expect(host.frame("10")?.minY == 0)
    let fixed = try window(width: 100, height: 100) { ScrollView { Rows() }.scrollPosition(id: .constant(10)) }
    #expect(fixed.frame("0")?.minY == 0)
  }

  @Test("A scroll position goes to edges, points and views, and knows when a person has scrolled")
  func position() throws {
    struct Screen: View {
      @State private var position = ScrollPosition(idType: Int.self)
      let remote: Remote<ScrollPosition>
      var body: some View {
        ScrollView { Rows() }.scrollPosition($position).handing($position, to: remote)
      }
    }
    let remote = Remote<ScrollPosition>()
    let host = try window(width: 100, height: 100) { Screen(remote: remote) }
    host.change { remote.value?.scrollTo(y: 60) }
    #expect(host.frame("3")?.minY == 0)
    #expect(remote.value?.y == 60 && remote.value?.x == nil && remote.value?.isPositionedByUser == false)
    host.change { remote.value?.scrollTo(edge: .bottom) }
    #expect(host.frame("999")?.maxY == 100)
    #expect(remote.value?.edge == .bottom)
    host.change { remote.value?.scrollTo(id: 500, anchor: .top) }
    #expect(host.frame("500")?.minY == 0)
    #expect(remote.value?.viewID(type: Int.self) == 500)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 20)))
    #expect(remote.value?.isPositionedByUser == true)
    #expect(remote.value?.edge == nil && remote.value?.viewID(type: Int.self) == 501)
    #expect((remote.value?.viewID as? Int) == 501)
    host.change { remote.value?.scrollTo(edge: .top) }
    #expect(host.frame("0")?.minY == 0)
    #expect(remote.value?.isPositionedByUser == false)
  }

  @Test("Geometry, phase and visibility are told when they change")
  func observers() throws {
    let events = EventRecorder()
    let host = try window(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).onScrollVisibilityChange { events.note("red \($0)") }
          Color.blue.frame(height: 400)
          Color.green.frame(height: 40).onScrollVisibilityChange(threshold: 1) { events.note("green \($0)") }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { events.note("\($0) → \($1)") }
      .onScrollPhaseChange { events.note("\($0) → \($1)") }
    }
    #expect(events.take().sorted() == ["0.0 → 0.0", "idle → idle", "red true"])
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 30)))
    #expect(Set(events.take()) == ["0.0 → 30.0", "red false"])
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 340)))
    #expect(Set(events.take()) == ["30.0 → 370.0"])
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 10)))
    #expect(Set(events.take()) == ["370.0 → 380.0", "green true"])
    host.send(.pan(at: middle, phase: .began, by: .zero))
    host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 0, height: -1)))
    host.send(.pan(at: middle, phase: .ended(velocity: .zero), by: .zero))
    host.finishAnimations()
    let phases: [String] = events.take().filter { !$0.contains(".0") && !$0.contains("green") }
    #expect(
      phases == ["idle → tracking", "tracking → interacting", "interacting → idle"])
  }

  @Test("Targets in sight are told by id")
  func targetVisibility() throws {
    let events = EventRecorder()
    let host = try window(width: 100, height: 100) {
      ScrollView { Rows() }
        .onScrollTargetVisibilityChange(idType: Int.self) { events.note("\($0)") }
    }
    #expect(events.take().last == "[0, 1, 2, 3, 4]")
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 25)))
    #expect(events.take().last == "[1, 2, 3, 4, 5]")
  }

  @Test("The scroll view says which page is shown and is scrolled by pages; rows that come are read (398, 406)")
  func accessibility() throws {
    let host = try window(width: 100, height: 100) { ScrollView { Rows() } }
    let area: AccessibilityNode = try #require(
      host.accessibilityTree.nodes.values.first { $0.properties.role == .scrollArea })
    #expect(area.properties.scrollStatus == "Page 1 of 200")
    #expect(host.send(.accessibilityAction(element: area.id, action: .scroll, input: .edge(.bottom))))
    #expect(host.labels == ["5", "6", "7", "8", "9"])
    #expect(host.announcements.map(\.text) == ["Page 2 of 200"])
    #expect(host.accessibilityTree[area.id]?.properties.scrollStatus == "Page 2 of 200")
    host.send(.accessibilityAction(element: area.id, action: .scroll, input: .edge(.top)))
    #expect(host.labels == ["0", "1", "2", "3", "4"])
  }

  @Test("A reader that goes on reaches rows that are not made, page by page, and finds its way back")
  func reading() throws {
    let host = try window(width: 100, height: 50) { ScrollView { Rows() } }
    let session = host.makeReader()
    var read: [String] = [session.run(.first)?.last?.text ?? ""]
    for _ in 0..<20 { read.append(session.run(.next)?.last?.text ?? "") }
    #expect(read == (0...20).map(String.init))
    for _ in 0..<20 { session.run(.previous) }
    #expect(session.reader.current?.label == "0")
  }
}
