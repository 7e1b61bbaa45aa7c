import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Views that speak for others: representations, children, labels and actions made of views.
@MainActor
@Suite("Views that speak for others", .serialized)
struct AttachedViewTests {
  @Test("A representation is laid out in the view's place, never drawn, and its controls work (331, 332, 333)")
  func representation() throws {
    let log = EventRecorder()
    let host = try window {
      Circle().fill(.red).frame(width: 80, height: 40).accessibilityLabel("drawn")
        .accessibilityRepresentation { Button("Spin") { log.note("spin") } }
    }
    #expect(host.labels == ["Spin"])
    #expect(!host.displayLines.contains { $0.contains("Spin") })
    #expect(host.activate("Spin"))
    #expect(log.take() == ["spin"])
    #expect(host.frame("Spin") == CGRect(x: 60, y: 30, width: 80, height: 40))
  }

  @Test("A single element of a representation has the view's frame, several have their own, also after changes (331)")
  func representationFrames() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Text("head")
          Circle().fill(.red).frame(width: 160, height: count > 2 ? 50 : 40)
            .accessibilityRepresentation {
              VStack(spacing: 0) { ForEach(0..<min(count, 2), id: \.self) { Text("part \($0)") } }
            }
            .padding(.leading, 20)
        }
        .handing($count, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote) }
    func size(_ label: String) -> CGSize? { host.frame(label)?.size }
    #expect(size("part 0") == CGSize(width: 160, height: 40))
    #expect(host.frame("part 0")?.minX == 30)
    host.change { remote.value = 2 }
    let part = try #require(host.frame("part 0"))
    #expect(part.width < 100 && part.height < 30)
    host.change { remote.value = 1 }
    #expect(size("part 0") == CGSize(width: 160, height: 40))
    host.change { remote.value = 3 }
    host.change { remote.value = 1 }
    #expect(host.labels == ["head", "part 0"])
    #expect(size("part 0") == CGSize(width: 160, height: 40))
  }

  @Test("An adjustable representation has the trait, the actions and its own value (333, 334, 335)")
  func adjustable() throws {
    struct Meter: View {
      @State private var dollars = 10
      var body: some View {
        Rectangle().fill(.blue).frame(width: 100, height: 20)
          .accessibilityRepresentation {
            Text("Budget").accessibilityValue("\(dollars) dollars")
              .accessibilityAdjustableAction { dollars += $0 == .increment ? 5 : -5 }
          }
      }
    }
    let host = try window { Meter() }
    let session = host.makeReader()
    #expect(
      session.run(.first)?.map(\.text) == [
        "Budget: 10 dollars. Adjustable. Swipe up or down with one finger to adjust the value."
      ])
    #expect(session.run(.increment)?.map(\.text) == ["15 dollars"])
    #expect(session.run(.decrement)?.map(\.text) == ["10 dollars"])
    #expect(session.run(.perform("none")) == nil)
  }

  @Test("An empty representation leaves nothing to read")
  func emptyRepresentation() throws {
    #expect(try window { Text("a").accessibilityRepresentation { EmptyView() } }.labels == [])
  }

  @Test("A representation follows its state, and ends with its view (G1)")
  func changing() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var count = 1
      var body: some View {
        VStack {
          if count > 0 {
            Color.red.accessibilityRepresentation { ForEach(0..<count, id: \.self) { Text("bar \($0)") } }
          }
          Text("end")
        }
        .handing($count, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote) }
    #expect(host.labels == ["bar 0", "end"])
    host.change { remote.value = 3 }
    #expect(Set(host.labels) == ["bar 0", "bar 1", "bar 2", "end"])
    host.change { remote.value = 0 }
    #expect(host.labels == ["end"])
  }

  @Test("Children are laid out in the element's own space, with equal frames if their layout says so (339, 340, 341)")
  func children() throws {
    let host = try window(width: 90, height: 30) {
      Color.green.accessibilityLabel("Budget history")
        .accessibilityChildren {
          HStack(spacing: 0) {
            ForEach(1..<4, id: \.self) { Rectangle().accessibilityLabel("month \($0)") }
          }
        }
    }
    #expect(
      host.accessibilityTree.snapshotText(withFrames: true) == """
        group "Budget history" (0 0 90 30)
          element "month 1" (0 0 30 30)
          element "month 2" (30 0 30 30)
          element "month 3" (60 0 30 30)

        """)
    #expect(host.displayLines.count == (try window(width: 90, height: 30) { Color.green }).displayLines.count)
  }

  @Test("Children can be combined into the element afterwards (342)")
  func combinedChildren() throws {
    let host = try window {
      Color.green.accessibilityLabel("Budget")
        .accessibilityChildren {
          Text("May"); Text("June")
        }
        .accessibilityElement(children: .combine)
    }
    #expect(host.labels == ["Budget, May, June"])
  }

  @Test("The base of a container may change its label while the children stay")
  func baseLabel() throws {
    struct Root: View {
      let remote: Remote<String>
      @State private var title = "one"
      var body: some View {
        Text(title).accessibilityChildren { Text("child") }.handing($title, to: remote)
      }
    }
    let remote = Remote<String>()
    let host = try window { Root(remote: remote) }
    host.change { remote.value = "two" }
    #expect(host.accessibilityTree.snapshotText() == "group \"two\"\n  text \"child\"\n")
  }

  @Test("A label builder extends the label that there is, or replaces it (318)")
  func labelBuilder() throws {
    struct Mail: View {
      let remote: Remote<Bool>
      @State private var isUnread = true
      var body: some View {
        Text("Rent bill")
          .accessibilityLabel { label in
            if isUnread { Text("Unread") }
            label
            Text("today")
          }
          .handing($isUnread, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Mail(remote: remote) }
    #expect(host.labels == ["Unread, Rent bill, today"])
    host.change { remote.value = false }
    #expect(host.labels == ["Rent bill, today"])
    #expect(try window { Text("a").accessibilityLabel { _ in Text("b") } }.labels == ["b"])
  }

  @Test("The buttons of an actions builder become custom actions, with their category (348, 399)")
  func actionsBuilder() throws {
    struct Row: View {
      let log: EventRecorder
      let remote: Remote<Bool>
      @State private var canDelete = false
      var body: some View {
        Text("row")
          .accessibilityActions {
            Button("Reply") { log.note("reply") }
            if canDelete { Button("Delete") { log.note("delete") } }
          }
          .accessibilityActions(category: .edit) { Button("Rename") { log.note("rename") } }
          .accessibilityAction {
            log.note("flag")
          } label: {
            Label("Flag", systemImage: "star")
          }
          .handing($canDelete, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<Bool>()
    let host = try window { Row(log: log, remote: remote) }
    func names() -> [String] { host.elements.first?.properties.customActions.compactMap(\.kind.customName) ?? [] }
    #expect(names() == ["Reply", "Rename", "Flag"])
    #expect(host.elements.first?.properties.customActions.map(\.category) == [nil, "Edit", nil])
    host.change { remote.value = true }
    #expect(names() == ["Reply", "Delete", "Rename", "Flag"])
    let session = host.makeReader()
    session.run(.first)
    for name in names() { #expect(session.run(.perform(name)) != nil) }
    #expect(log.take() == ["reply", "delete", "rename", "flag"])
    host.change { remote.value = false }
    #expect(session.run(.perform("Delete")) == nil)
  }

  @Test("A large content viewer may show other words than the label (90)")
  func largeContent() throws {
    let host = try window { Text("7").accessibilityShowsLargeContentViewer { Label("Seven", systemImage: "star") } }
    let properties = try #require(host.elements.first).properties
    #expect(properties.showsLargeContent == true)
    #expect(properties.largeContent == "Seven")
    #expect(
      try window { Text("7").accessibilityShowsLargeContentViewer() }.elements.first?.properties.largeContent == nil)
  }
}
