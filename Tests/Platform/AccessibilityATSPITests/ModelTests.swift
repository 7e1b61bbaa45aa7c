import AccessibilityBusFixture
import AccessibilityTree
import CoreGraphics
import Testing

@testable import AccessibilityATSPI

/// The application's answers and events without a bus.
struct ModelTests {
  private let application = ExposedApplication(name: "test", toolkitVersion: "1") { _ in }
  private let listening: EventInterest = {
    var interest = EventInterest()
    interest.register("object:", by: "reader")
    interest.register("Window:", by: "reader")
    return interest
  }()

  init() {
    application.busName = ":1.7"
  }

  /// Short forms of the events that a change leads to: path's last part, member, detail, first number, value.
  @discardableResult
  private func change(_ interest: EventInterest? = nil, _ edit: (inout PendingChanges) -> Void) -> [String] {
    var pending = PendingChanges()
    edit(&pending)
    return application.apply(pending, interest ?? listening).events.map { event in
      let arguments: [BusValue] = event.arguments
      let detail: String = arguments.string(0)
      return
        "\(event.path.split(separator: "/").last ?? "") \(event.member)\(detail.isEmpty ? "" : ":" + detail) \(arguments.int(1))"
    }
  }

  private func show(_ tree: AccessibilityTree, isActive: Bool = false) {
    change(EventInterest()) { changes in
      changes.change(1) {
        $0.info = AccessibilityBusWindow(title: "Window", size: FixtureTree.size, isActive: isActive)
        $0.tree = PendingTree(tree)
      }
    }
  }

  /// The path of an element, which gives it its number.
  private func path(_ id: UInt64) throws -> String { try #require(application.path(of: .element(1, id))) }

  private func edit(
    _ tree: inout AccessibilityTree, _ interest: EventInterest? = nil, focus: UInt64?? = nil,
    _ change: (inout AccessibilityTree) -> Void
  ) -> [String] {
    let old: AccessibilityTree = tree
    change(&tree)
    let update: AccessibilityUpdate = tree.difference(from: old)
    return self.change(interest) { changes in
      changes.change(1) {
        $0.tree = PendingTree(update)
        $0.focus = focus
      }
    }
  }

  @Test("Paths are numbers, stay as they are, and are gone with their elements")
  func paths() throws {
    var tree: AccessibilityTree = FixtureTree.make()
    show(tree)
    let path: String = try path(4)
    #expect(path.hasPrefix("/org/a11y/atspi/accessible/"))
    #expect(try self.path(4) == path)
    #expect(application.target(ofPath: path) == .element(1, 4))
    _ = edit(&tree) { tree in
      tree.nodes[4] = nil
      tree.nodes[1]?.children.removeAll { $0 == 4 }
    }
    #expect(application.target(ofPath: path) == nil)
    #expect(application.call("GetRole", .accessible, path: path, []) == .unknownObject)
  }

  @Test("A label that changed in several frames is one event when the bus takes them at once")
  func coalescing() {
    var tree: AccessibilityTree = FixtureTree.make()
    show(tree)
    let events: [String] = change { changes in
      for label in ["A", "B", "C"] {
        let old: AccessibilityTree = tree
        tree.nodes[3]?.properties.label = label
        let update: AccessibilityUpdate = tree.difference(from: old)
        changes.change(1) { window in
          if window.tree == nil { window.tree = PendingTree(update) } else { window.tree?.merge(update) }
        }
      }
    }
    #expect(
      events.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == ["PropertyChange:accessible-name 0"]
    )
    #expect(application.property("Name", .accessible, path: (try? path(3)) ?? "") == .string("C: 0.42"))
  }

  @Test("The window is active before its element has the focus; both end when it is left")
  func focusOrder() throws {
    show(FixtureTree.make())
    let element: String = try String(path(4).split(separator: "/").last ?? "")
    let entering: [String] = change { changes in
      changes.change(1) {
        $0.info = AccessibilityBusWindow(title: "Window", size: FixtureTree.size, isActive: true)
        $0.focus = .some(4)
      }
    }
    #expect(entering == ["1 Activate 0", "1 StateChanged:active 1", "\(element) StateChanged:focused 1"])
    let leaving: [String] = change { changes in
      changes.change(1) { $0.info = AccessibilityBusWindow(title: "Window", size: FixtureTree.size) }
    }
    #expect(leaving == ["1 StateChanged:active 0", "1 Deactivate 0", "\(element) StateChanged:focused 0"])
  }

  @Test("A window that was told before its first tree, or gets a tree with another root, tells its new children")
  func firstTree() throws {
    change { $0.change(1) { $0.info = AccessibilityBusWindow(title: "Window", size: FixtureTree.size) } }
    func tell(root: UInt64, children: [UInt64]) -> [String] {
      let nodes: [AccessibilityNode] = children.map { AccessibilityNode(id: $0, parent: root) }
      var top = AccessibilityNode(id: root, isContainer: true)
      top.children = children
      return change { $0.change(1) { $0.tree = PendingTree(AccessibilityTree(root: root, nodes: [top] + nodes)) } }
    }
    #expect(tell(root: 1, children: [2, 3]) == ["1 ChildrenChanged:add 0", "1 ChildrenChanged:add 1"])
    #expect(
      tell(root: 7, children: [3, 4]) == ["1 ChildrenChanged:remove 0", "1 ChildrenChanged:add 1"])
  }

  @Test("Children that go and come are told with their places")
  func children() throws {
    var tree: AccessibilityTree = FixtureTree.make()
    show(tree)
    let list: String = try String(path(9).split(separator: "/").last ?? "")
    for id in [10, 11, 12] as [UInt64] { _ = try path(id) }
    let events: [String] = edit(&tree) { tree in
      tree.nodes[50] = AccessibilityNode(
        id: 50, parent: 9, properties: AccessibilityProperties(role: .text, label: "Fig", traits: .isStaticText))
      tree.nodes[10] = nil
      tree.nodes[9]?.children = [11, 50, 12]
    }
    #expect(events == ["\(list) ChildrenChanged:remove 0", "\(list) ChildrenChanged:add 1"])
  }

  @Test("Scrolling tells which elements come into view, and nothing of the others")
  func scrolling() throws {
    var tree: AccessibilityTree = FixtureTree.make()
    show(tree)
    let names: [String] = try [41, 42].map { try String(path($0).split(separator: "/").last ?? "") }
    let events: [String] = edit(&tree) { $0.nodes[40]?.contentOffset.y = 21 }
    #expect(events == ["\(names[0]) StateChanged:showing 0", "\(names[1]) StateChanged:showing 1"])
  }

  @Test("Nobody listens: nothing is told. A client that asked something: only what it keeps")
  func interest() {
    var tree: AccessibilityTree = FixtureTree.make()
    show(tree)
    let unheard: [String] = edit(&tree, EventInterest()) { $0.nodes[6]?.properties.numericValue = 0.6 }
    #expect(unheard.isEmpty)
    var clients = EventInterest()
    clients.hasClients = true
    _ = try? path(6)
    let number: [String] = edit(&tree, clients) { $0.nodes[6]?.properties.numericValue = 0.7 }
    #expect(number.isEmpty)
    let name: [String] = edit(&tree, clients) { $0.nodes[6]?.properties.label = "Loudness" }
    #expect(name.count == 1)
  }

  @Test("An edit of a field is told as what went and what came, in scalars")
  func textChange() throws {
    var tree: AccessibilityTree = FixtureTree.make()
    show(tree)
    let field: String = try String(path(8).split(separator: "/").last ?? "")
    let events: [String] = edit(&tree) { $0.nodes[8]?.properties.value = "Ada 👍 Lovelace" }
    #expect(events == ["\(field) TextChanged:delete 4", "\(field) TextChanged:insert 4"])
  }

  @Test("Of a field that gets the focus only the focus is told, its caret when it moves later")
  func caretOrder() throws {
    var tree: AccessibilityTree = FixtureTree.make()
    tree.nodes[34]?.properties.editing = AccessibilityTextEditing(caret: 2, selection: 0..<2)
    tree.nodes[8]?.properties.editing = AccessibilityTextEditing(caret: 0)
    show(tree, isActive: true)
    change { changes in changes.change(1) { $0.focus = .some(34) } }
    let old: String = try String(path(34).split(separator: "/").last ?? "")
    let new: String = try String(path(8).split(separator: "/").last ?? "")
    let events: [String] = edit(&tree, focus: .some(8)) { tree in
      tree.nodes[34]?.properties.editing = AccessibilityTextEditing(caret: 2)
      tree.nodes[8]?.properties.editing = AccessibilityTextEditing(caret: 3, selection: 0..<3)
    }
    let told: [String] = [
      "\(old) TextSelectionChanged 0", "\(old) StateChanged:focused 0", "\(new) StateChanged:focused 1",
    ]
    #expect(events == told)
    let later: [String] = edit(&tree) { tree in
      tree.nodes[8]?.properties.editing = AccessibilityTextEditing(caret: 1)
    }
    #expect(later == ["\(new) TextCaretMoved 1", "\(new) TextSelectionChanged 0"])
  }

  @Test("Misspelled words have the attributes that readers look for, and the stretches between them have none")
  func misspelled() throws {
    var tree: AccessibilityTree = FixtureTree.make()
    tree.nodes[8]?.properties.value = "A ruel on treez"
    tree.nodes[8]?.properties.editing = AccessibilityTextEditing(caret: 0, misspelled: [2..<6, 10..<15])
    show(tree)
    func run(_ offset: Int, _ method: String = "GetAttributeRun") throws -> BusReply {
      application.call(method, .text, path: try path(8), [.number(offset), .bool(true)])
    }
    let wrong: BusValue = .attributes(["invalid": "spelling", "text-spelling": "misspelled"])
    #expect(try run(0) == .values([.attributes([:]), .number(0), .number(2)]))
    for offset in 2..<6 { #expect(try run(offset) == .values([wrong, .number(2), .number(6)])) }
    #expect(try run(6, "GetAttributes") == .values([.attributes([:]), .number(6), .number(10)]))
    #expect(try run(14) == .values([wrong, .number(10), .number(15)]))
    #expect(try run(15) == .values([.attributes([:]), .number(15), .number(15)]))
    let value: BusReply = application.call(
      "GetAttributeValue", .text, path: try path(8), [.number(3), .string("invalid")])
    #expect(value == .string("spelling"))
  }

  @Test("A reader that knows the announcement signal gets no notification as well")
  func announcements() {
    show(FixtureTree.make(), isActive: true)
    func members(_ events: [String]) -> [String] { events.map { String($0.split(separator: " ")[1]) } }
    let newer: [String] = change { $0.announce(AccessibilityAnnouncement("Saved")) }
    #expect(members(newer) == ["Announcement"])
    var interest = EventInterest()
    interest.register("object:state-changed:showing", by: "older")
    let older: [String] = change(interest) { $0.announce(AccessibilityAnnouncement("Saved")) }
    #expect(members(older) == ["StateChanged:showing"])
    #expect(application.childCount(of: .window(1)) == 20)
    application.dropNotification(application.notifications.keys.first ?? 0)
    #expect(application.childCount(of: .window(1)) == 19)
  }

  @Test("Registrations match by class, kind and detail, in both spellings")
  func registrations() {
    var interest = EventInterest()
    interest.register("Object:StateChanged:Focused", by: "a")
    interest.register("window:activate", by: "b")
    #expect(interest.wants("object:state-changed:focused"))
    #expect(!interest.wants("object:state-changed:showing"))
    #expect(interest.wants("window:activate"))
    #expect(interest.isRegistered("window:activate", without: "object:state-changed:focused"))
    interest.forget("a")
    #expect(!interest.wants("object:state-changed:focused"))
  }

  @Test("A call with wrong numbers is answered with an error or nothing, never with a fault")
  func badCalls() throws {
    show(FixtureTree.make())
    for (id, interface, method) in [
      (4, BusInterface.action, "DoAction"), (9, .selection, "GetSelectedChild"), (13, .table, "GetAccessibleAt"),
      (3, .text, "GetText"), (3, .text, "GetCharacterAtOffset"), (3, .text, "GetTextAtOffset"),
      (13, .table, "GetRowColumnExtentsAtIndex"), (3, .text, "GetCharacterExtents"), (3, .text, "GetRangeExtents"),
      (3, .accessible, "GetChildAtIndex"), (8, .editableText, "DeleteText"), (3, .text, "GetBoundedRanges"),
    ] as [(UInt64, BusInterface, String)] {
      for number in [-1, Int(Int32.min), Int(Int32.max), 99] {
        let numbers: [BusValue] = Array(repeating: .number(number), count: 7)
        _ = application.call(method, interface, path: try path(id), numbers)
      }
      _ = application.call(method, interface, path: try path(id), [])
    }
    #expect(application.call("GetRole", .accessible, path: "/org/a11y/atspi/accessible/x", []) == .unknownObject)
    #expect(application.call("GetRole", .accessible, path: "", []) == .unknownObject)
  }
}
