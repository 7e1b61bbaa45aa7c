import AccessibilityATSPI
import AccessibilityBusFixture
import AccessibilityTree
import CoreGraphics
import Foundation
import Testing

/// The application on a real bus, read and used by a real client.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: PrivateBus.isAvailable, Comment(rawValue: PrivateBus.missing ?? "")))
struct BusTests {
  private let log = RequestLog()

  private func serve(_ tree: AccessibilityTree, on bus: PrivateBus) -> AccessibilityBus {
    let log: RequestLog = log
    let served = AccessibilityBus(applicationName: "bus-test", toolkitVersion: "9.9", addresses: bus.addresses) {
      log.add($0)
    }
    served.setWindow(1, AccessibilityBusWindow(title: "Window", size: FixtureTree.size))
    served.update(1, tree, focus: nil)
    return served
  }

  @Test("A client walks the tree and reads names, roles, states, places and contents as they are in the tree")
  func reading() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(FixtureTree.make(), on: bus)
    defer { served.stop() }
    let lines: [[String: Any]] = try bus.client("read", "bus-test").objects()
    // The desktop is what the registry answered to Embed.
    #expect(lines.first?["desktop"] as? String == "desktop frame")
    #expect(lines.first?["toolkit"] as? String == "Rotor")
    #expect(lines.first?["version"] as? String == "9.9")
    func object(_ name: String, _ role: String) throws -> [String: Any] {
      try #require(lines.first { $0["name"] as? String == name && $0["role"] as? String == role })
    }
    #expect(lines.count == FixtureTree.make().nodes.count + 2)
    let window: [String: Any] = try object("Window", "frame")
    #expect(window["parent"] as? String == "bus-test")
    let heading: [String: Any] = try object("Results", "heading")
    #expect((heading["attributes"] as? [String: String])?["level"] == "1")
    #expect(heading["extents"] as? [Int] == [10, 0, 200, 20])
    #expect(heading["screen"] as? [Int] == [10, 0, 200, 20])
    let field: [String: Any] = try object("Name", "entry")
    let text: [String: Any] = try #require(field["text"] as? [String: Any])
    #expect(text["all"] as? String == "Ada 🙂 Lovelace")
    #expect(text["count"] as? Int == 14)
    #expect(try object("Follow", "push button")["action"] as? [String] == ["click", "Share"])
    #expect(try object("Follow", "push button")["id"] as? String == "follow")
    #expect(try object("Volume", "slider")["value"] as? [Double] == [0, 1, 0.5])
    #expect(try object("Fruits", "list")["selection"] as? [String] == ["Pear"])
    #expect(try object("7", "table cell")["position"] as? [Int] == [1, 1])
    #expect(try object("Amount", "entry")["relations"] as? [[String]] == [["labelled-by", "Amount"]])
    let states: [String] = try #require(object("Second line", "label")["states"] as? [String])
    #expect(!states.contains("showing"))
    let table: [String: Any] = try #require(object("Scores", "table")["table"] as? [String: Any])
    #expect(table["cell"] as? String == "7")
    #expect(table["header"] as? String == "Points")
  }

  @Test("What a client does reaches the host as requests, and no answer waits for the main actor")
  func acting() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(FixtureTree.make(), on: bus)
    defer { served.stop() }
    // The test keeps its own thread; the client is answered all the same.
    let client: RunningProgram = try bus.client(
      "act", "bus-test", "Follow/click", "Follow/Share", "Volume/increment", "Volume/value=0.7", "Name/text=Bob",
      "Name/insert=🙂x", "Follow/focus", "Second line/scroll", "Fruits/select=2", "Alerts/Next Warnings",
      "Unavailable/click", "Window/focus")
    var answers: [Bool] = []
    while let line = client.nextLine() { answers.append(line == "true") }
    #expect(answers == Array(repeating: true, count: 10) + [false, true])
    func request(_ element: UInt64, _ kind: AccessibilityBusRequest.Kind) -> AccessibilityBusRequest {
      AccessibilityBusRequest(window: 1, element: element, kind: kind)
    }
    #expect(
      log.all == [
        request(4, .action(.activate, .none)), request(4, .action(.named("Share"), .none)),
        request(6, .action(.increment, .none)), request(6, .setNumber(0.7)), request(8, .setText("Bob")),
        request(8, .replaceText(1..<1, with: "🙂x")), request(4, .focus), request(42, .scrollIntoView),
        request(12, .action(.activate, .none)), request(31, .focus), request(1, .activateWindow),
      ])
  }

  @Test("Structural navigation finds headings and links by their roles, and a point its element")
  func finding() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(FixtureTree.make(), on: bus)
    defer { served.stop() }
    let matches: Any = try bus.client("matches", "bus-test", "HEADING", "LINK").nextValue()
    #expect(matches as? [String] == ["Results", "Read more"])
    #expect(try bus.client("hit", "bus-test", "20", "50").nextValue() as? String == "Follow")
  }

  /// The events that a client hears until it has `count` of them.
  private func events(
    _ count: Int, _ types: String, on bus: PrivateBus, change: (RunningProgram) -> Void
  ) throws -> [String] {
    let client: RunningProgram = try bus.client("events", "bus-test", "\(count)", types)
    _ = try client.nextValue()
    change(client)
    var heard: [String] = []
    while let line = client.nextLine() {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any] ?? []
      heard.append(event.map { "\($0)" }.joined(separator: " | "))
    }
    return heard
  }

  @Test("A changed label is one event")
  func oneEvent() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    var tree: AccessibilityTree = FixtureTree.make()
    let served: AccessibilityBus = serve(tree, on: bus)
    defer { served.stop() }
    let heard: [String] = try events(2, "object:property-change", on: bus) { _ in
      for (id, label) in [(3 as UInt64, "Basic Benefit"), (2, "End")] {
        let old: AccessibilityTree = tree
        tree.nodes[id]?.properties.label = label
        served.update(1, [tree.difference(from: old)], focus: nil)
      }
    }
    // Two changes that the bus takes at once come in the order of their elements.
    #expect(
      heard.sorted() == [
        "object:property-change:accessible-name | heading | End | 0 | 0 | End",
        "object:property-change:accessible-name | label | Basic Benefit: 0.42 | 0 | 0 | Basic Benefit: 0.42",
      ])
  }

  @Test("A window becomes active before its element has the focus, and an announcement becomes visible")
  func focusOrder() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(FixtureTree.make(), on: bus)
    defer { served.stop() }
    let heard: [String] = try events(3, "object:state-changed", on: bus) { _ in
      served.update(1, [], focus: 4)
      served.setWindow(1, AccessibilityBusWindow(title: "Window", size: FixtureTree.size, isActive: true))
      served.announce(AccessibilityAnnouncement("Saved"))
    }
    #expect(
      heard == [
        "object:state-changed:active | frame | Window | 1 | 0 | 0",
        "object:state-changed:focused | push button | Follow | 1 | 0 | 0",
        "object:state-changed:showing | notification | Saved | 1 | 0 | 0",
      ])
  }

  @Test("A key goes to a program that listens to keys, which may take it")
  func keys() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(FixtureTree.make(), on: bus)
    defer { served.stop() }
    let client: RunningProgram = try bus.client("keys", "bus-test")
    _ = try client.nextValue()
    let key = AccessibilityKeyEvent(
      isPressed: true, symbol: 97, code: 38, modifiers: 0, timestamp: 0, text: "a", isText: true)
    let answers = KeyAnswers()
    // That somebody listens arrives a moment after the client has asked for it: until then the answer is no, at once.
    for _ in 0..<500 where !answers.isTaken {
      served.notifyKey(key) { answers.add($0) }
      answers.wait(milliseconds: 10)
    }
    #expect(answers.isTaken)
    #expect(try client.nextValue() as? [String] == ["a", "1"])
  }

  @Test("A client floods the bus with 10,000 calls and every one is answered")
  func flood() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(FixtureTree.make(), on: bus)
    defer { served.stop() }
    let answer = try bus.client("flood", "bus-test", "10000").nextValue() as? [String: Any]
    #expect(answer?["count"] as? Int == 10_000)
    print("10,000 calls: \(answer?["seconds"] ?? "no answer") s")
  }

  @Test("A client walks 3,000 elements")
  func walk() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(FixtureTree.large(3_000), on: bus)
    defer { served.stop() }
    let answer = try bus.client("walk", "bus-test").nextValue() as? [String: Any]
    #expect(answer?["count"] as? Int == 3_002)
    print("3,000 elements: \(answer?["cached"] ?? "") s from the cache, \(answer?["calls"] ?? "") s by single calls")
  }
}
