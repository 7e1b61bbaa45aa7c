import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Accessibility actions", .serialized)
struct ActionTests {
  private func perform(_ kind: AccessibilityActionCode, _ host: HeadlessHost) throws -> Bool {
    let element = try #require(host.elements.first)
    return host.send(.accessibilityAction(element: element.id, action: kind))
  }

  @Test("Actions of all kinds, by name and adjustable (345, 346, 347)")
  func kinds() throws {
    let log = EventRecorder()
    let host = try window {
      Text("a")
        .accessibilityAction { log.note("default") }
        .accessibilityAction(.escape) { log.note("escape") }
        .accessibilityAction(.magicTap) { log.note("magic") }
        .accessibilityAction(named: "Share") { log.note("share") }
        .accessibilityAdjustableAction { log.note($0 == .increment ? "up" : "down") }
    }
    for kind in [.activate, .escape, .magicTap, .named("Share"), .increment, .decrement] as [AccessibilityActionCode] {
      #expect(try perform(kind, host))
    }
    #expect(log.take() == ["default", "escape", "magic", "share", "up", "down"])
    #expect(try !perform(.delete, host))
    #expect(host.elements.first?.properties.traits.contains(.isAdjustable) == true)
  }

  @Test("An action runs the closure of the last body")
  func lastBody() throws {
    struct Root: View {
      let log: EventRecorder
      let remote: Remote<Int>
      @State private var value = 1
      var body: some View {
        let value: Int = self.value
        Text("a").accessibilityAction { log.note("\(value)") }.handing($value, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<Int>()
    let host = try window { Root(log: log, remote: remote) }
    host.change { remote.value = 2 }
    #expect(try perform(.activate, host))
    #expect(log.take() == ["2"])
  }

  @Test("Custom content is read on demand, or at once when important; a key replaces (391)")
  func customContent() throws {
    let key = AccessibilityCustomContentKey(Text("Reason"), id: "reason")
    let host = try window {
      Text("a")
        .accessibilityCustomContent("Tier", "2")
        .accessibilityCustomContent(key, Text("old"))
        .accessibilityCustomContent(key, Text("new"), importance: .high)
    }
    let content = try #require(host.elements.first).properties.content
    #expect(content.map(\.label) == ["Tier", "Reason"])
    #expect(content.map(\.value) == ["2", "new"])
    #expect(content.last?.importance == .high)
    let removed = try window {
      Text("a").accessibilityCustomContent(key, Text("x")).accessibilityCustomContent(key, nil as Text?)
    }
    #expect(removed.elements.first?.properties.content.contains { $0.value != nil } == false)
  }

  @Test("Linked elements know each other (396)")
  func linked() throws {
    struct Root: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("a").accessibilityLinkedGroup(id: 1, in: space)
          Text("b")
          Text("c").accessibilityLinkedGroup(id: 1, in: space)
        }
      }
    }
    let host = try window { Root() }
    let a = try #require(host.element("a"))
    #expect(host.accessibilityTree.linkedNodes(of: a).map(\.label) == ["c"])
  }

  @Test("Elements say whether they respond to interaction (404)")
  func interaction() throws {
    let host = try window { Text("a").accessibilityRespondsToUserInteraction(false) }
    #expect(host.elements.first?.properties.respondsToUserInteraction == false)
  }

  @Test("An announcement reaches the reader of the active window, in order (375, 380)")
  func announcements() throws {
    let host = try window {
      Text("a").onAppear { AccessibilityNotification.Announcement("Ready").post() }
    }
    #expect(host.announcements.map(\.text) == ["Ready"])
    AccessibilityNotification.Announcement(AttributedString("Done")).post()
    #expect(host.announcements.map(\.text) == ["Ready", "Done"])
    let other = try window { Text("b") }
    AccessibilityNotification.Announcement("Here").post()
    #expect(other.announcements.map(\.text) == ["Here"])
    #expect(host.announcements.count == 2)
  }
}

@MainActor
@Suite("Rotors", .serialized)
struct RotorTests {
  struct Item: Identifiable {
    var id: Int
    var isVIP: Bool
  }

  @Test("Stops find the elements by the id that ForEach gave (352, 354, 355)")
  func byForEachID() throws {
    struct Root: View {
      let remote: Remote<[Item]>
      @State private var items: [Item] = (1...5).map { Item(id: $0, isVIP: $0 % 2 == 1) }
      var body: some View {
        VStack {
          ForEach(items) { Text("item \($0.id)") }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("VIPs") {
          ForEach(items) { item in
            if item.isVIP { AccessibilityRotorEntry("VIP \(item.id)", id: item.id) }
          }
        }
        .handing($items, to: remote)
      }
    }
    func stops(_ host: HeadlessHost) -> [String] {
      let tree = host.accessibilityTree
      return tree.nodes.values.flatMap(\.properties.rotors).flatMap(\.stops).map { stop in
        "\(stop.label) → \(stop.target.flatMap { tree[$0]?.label } ?? "nothing")"
      }
    }
    let remote = Remote<[Item]>()
    let host = try window(height: 300) { Root(remote: remote) }
    #expect(stops(host) == ["VIP 1 → item 1", "VIP 3 → item 3", "VIP 5 → item 5"])
    host.change { remote.value = [Item(id: 5, isVIP: true), Item(id: 2, isVIP: true), Item(id: 9, isVIP: false)] }
    #expect(stops(host) == ["VIP 5 → item 5", "VIP 2 → item 2"])
  }

  @Test("Stops find elements by an explicit entry in a namespace, across views (356, 357, 358)")
  func byNamespace() throws {
    struct Row: View {
      let name: String
      let space: Namespace.ID
      var body: some View {
        HStack {
          Text("decoration \(name)")
          Text(name).accessibilityRotorEntry(id: name, in: space)
        }
      }
    }
    struct Root: View {
      @Namespace private var space
      @Namespace private var other
      var body: some View {
        VStack {
          Row(name: "a", space: space)
          Row(name: "b", space: space)
          Row(name: "b", space: other)
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Names") {
          AccessibilityRotorEntry("first", id: "a", in: space)
          AccessibilityRotorEntry("second", id: "b", in: space)
          AccessibilityRotorEntry("lost", id: "c", in: space)
        }
      }
    }
    let host = try window(height: 200) { Root() }
    let tree = host.accessibilityTree
    let targets: [String?] = tree.nodes.values.flatMap(\.properties.rotors).flatMap(\.stops).map { stop in
      stop.target.flatMap { tree[$0]?.label }
    }
    #expect(targets == ["a", "b", nil])
    let second = try #require(tree.nodes.values.flatMap(\.properties.rotors).first?.stops[1].target)
    #expect(tree.elements().first { $0.label == "b" }?.id == second, "the entry of the other namespace is another")
  }
}
