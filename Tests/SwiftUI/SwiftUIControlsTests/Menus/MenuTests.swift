import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUIControls
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct MenuTests {
  private let notes = Recorder()

  private func item(_ name: String) -> some View { Button(name) { notes.note(name) } }

  @Test("A menu opens by a click, shows its items alone to assistive technologies, and closes with the item's action")
  func click() throws {
    let host = try window {
      VStack {
        Menu("Actions") {
          item("Copy")
          item("Delete")
        }
        item("Behind")
      }
    }
    #expect(host.labels == ["Actions", "Behind"])
    try host.tap("Actions")
    #expect(host.labels == ["Copy", "Delete"])
    #expect(host.graph.differences().isEmpty)
    try host.tap("Delete")
    #expect(notes.take() == ["Delete"])
    #expect(host.labels == ["Actions", "Behind"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A press outside closes a menu and does nothing else")
  func outside() throws {
    let host = try window {
      VStack {
        Menu("Actions") { item("Copy") }
        item("Behind")
      }
    }
    let behind: CGPoint = try host.center(of: "Behind")
    try host.tap("Actions")
    host.send(.tap(CGPoint(x: host.graph.size.width - 2, y: host.graph.size.height - 2)))
    #expect(host.labels == ["Actions", "Behind"])
    host.send(.tap(behind))
    #expect(notes.take() == ["Behind"])
  }

  @Test(
    "Keys go through the items and around, by letters too; Return uses one, Escape closes, and the focus comes back")
  func keys() throws {
    let host = try window {
      VStack {
        Menu("Actions") {
          item("Copy")
          item("Duplicate")
          item("Delete")
        }
        item("Behind")
      }
    }
    host.press(.tab)
    host.press(.returnKey)
    #expect(host.labels == ["Copy", "Duplicate", "Delete"])
    host.press(.down)
    host.press(.returnKey)
    #expect(notes.take() == ["Duplicate"])
    host.press(.returnKey)
    #expect(host.labels.first == "Copy", "the focus is on the menu's control again")
    host.press(.up)
    host.press(.returnKey)
    #expect(notes.take() == ["Delete"])
    host.press(.returnKey)
    host.press(.character("d"), text: "d")
    host.press(.character("d"), text: "d")
    host.press(.space, text: " ")
    #expect(notes.take() == ["Delete"])
    host.press(.returnKey)
    host.press(.escape)
    #expect(host.labels == ["Actions", "Behind"])
    host.press(.tab)
    host.press(.returnKey)
    #expect(notes.take() == ["Behind"])
  }

  @Test("A menu inside of a menu opens beside its item; its items close both")
  func nested() throws {
    let host = try window {
      Menu("Actions") {
        item("Copy")
        Menu("Share") {
          item("Mail")
          item("Link")
        }
      }
    }
    try host.tap("Actions")
    #expect(host.labels == ["Copy", "Share"])
    try host.tap("Share")
    #expect(host.labels == ["Mail", "Link"])
    try host.tap("Link")
    #expect(notes.take() == ["Link"])
    #expect(host.labels == ["Actions"])
    // By keys: the arrow opens and closes the inner menu.
    host.press(.tab)
    host.press(.returnKey)
    host.press(.down)
    host.press(.right)
    #expect(host.labels == ["Mail", "Link"])
    host.press(.left)
    #expect(host.labels == ["Copy", "Share"])
  }

  @Test("Arrows go past a menu inside of a menu, and back")
  func pastNested() throws {
    let host = try window {
      Menu("Actions") {
        item("Copy")
        Menu("Share") { item("Mail") }
        item("Delete")
      }
    }
    host.press(.tab)
    host.press(.returnKey)
    for _ in 0..<2 { host.press(.down) }
    host.press(.returnKey)
    #expect(notes.take() == ["Delete"])
    host.press(.returnKey)
    host.press(.end)
    for _ in 0..<2 { host.press(.up) }
    host.press(.returnKey)
    #expect(notes.take() == ["Copy"])
  }

  @Test("The arrow towards the end of the line opens a menu inside of a menu, also from right to left")
  func nestedRightToLeft() throws {
    let host = try window {
      Menu("Actions") { Menu("Share") { item("Mail") } }.environment(\.layoutDirection, .rightToLeft)
    }
    host.press(.tab)
    host.press(.returnKey)
    host.press(.left)
    #expect(host.labels == ["Mail"])
    host.press(.right)
    #expect(host.labels == ["Share"])
  }

  @Test("On a desktop a menu inside of a menu stays open while the pointer is on its item, and closes over another one")
  func nestedOnDesktop() throws {
    let host = try window(width: 500, height: 300, settings: HostSettings(idiom: .desktop)) {
      Menu("Actions") {
        item("Copy")
        Menu("Share") { item("Mail") }
      }
    }
    try host.tap("Actions")
    let (copy, share): (CGPoint, CGPoint) = (try host.center(of: "Copy"), try host.center(of: "Share"))
    host.hover(at: share)
    try host.tap("Share")
    #expect(host.labels == ["Mail"])
    host.hover(at: CGPoint(x: share.x + 3, y: share.y))
    #expect(host.labels == ["Mail"])
    host.hover(at: copy)
    #expect(host.labels == ["Copy", "Share"])
  }

  @Test("On a desktop an item shows its shortcut, which is not spoken; a phone shows none")
  func shortcuts() throws {
    func lines(_ idiom: Idiom) throws -> [String] {
      let host = try window(width: 500, height: 300, settings: HostSettings(idiom: idiom)) {
        Menu("Actions") {
          item("Copy").keyboardShortcut("c")
          Toggle("Bold", isOn: .constant(true)).keyboardShortcut("b", modifiers: [.command, .shift])
          item("Back").keyboardShortcut(.leftArrow, modifiers: [.option, .control])
        }
        .keyboardShortcut("m")
      }
      try host.tap("Actions")
      #expect(host.labels == ["Copy", "Bold", "Back"])
      return host.displayLines
    }
    let desktop: [String] = try lines(.desktop)
    for words in ["Ctrl+C", "Ctrl+Shift+B", "Super+Alt+←"] {
      #expect(desktop.contains { $0.contains(words) }, "\(words) in \(desktop)")
    }
    #expect(!desktop.contains { $0.contains("Ctrl+M") }, "the menu's own shortcut is none of its items'")
    #expect(try !lines(.phone).contains { $0.contains("Ctrl") })
    #expect(KeyboardShortcut(.space, modifiers: .option).words == "Alt+Space")
    #expect(KeyboardShortcut.defaultAction.words == "Return")
  }

  @Test("A toggle in a menu has a tick, and the menu may stay open")
  func toggles() throws {
    var isOn = false
    let host = try window {
      Menu("View") {
        Toggle(
          "Sidebar",
          isOn: Binding {
            isOn
          } set: {
            isOn = $0
          }
        ).menuActionDismissBehavior(.disabled)
      }
    }
    try host.tap("View")
    try host.tap("Sidebar")
    #expect(isOn)
    #expect(host.labels == ["Sidebar"])
  }

  @Test("A context menu opens by the second button where the pointer is, by the menu key, and by the action of readers")
  func contextMenu() throws {
    let host = try window {
      VStack {
        Text("Chapter").contextMenu { item("Copy") }
        Button("Row") { notes.note("row") }.contextMenu { item("Rename") }
      }
    }
    let chapter: CGPoint = try host.center(of: "Chapter")
    host.click(at: chapter, button: .secondary)
    #expect(host.labels == ["Copy"])
    try host.tap("Copy")
    #expect(notes.take() == ["Copy"])
    host.press(.tab)
    host.press(.menu)
    #expect(host.labels == ["Rename"])
    host.press(.escape)
    try host.perform(.showMenu, on: "Chapter")
    #expect(host.labels == ["Copy"])
  }
}

extension HeadlessHost {
  fileprivate func center(of label: String) throws -> CGPoint {
    let id: AccessibilityNode.ID = try #require(element(label)?.id, "no element \(label) among \(labels)")
    let frame: CGRect = try #require(accessibilityTree.frame(of: id))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func tap(_ label: String) throws { send(.tap(try center(of: label))) }

  fileprivate func perform(_ action: AccessibilityActionCode, on label: String) throws {
    let id: AccessibilityNode.ID = try #require(element(label)?.id)
    send(.accessibilityAction(element: id, action: action, input: .none))
  }

  fileprivate func click(at point: CGPoint, button: PointerButton) {
    send(.pointer(PointerEvent(.down, at: point, time: time, button: button)))
    send(.pointer(PointerEvent(.up, at: point, time: time, button: button)))
  }
}

@MainActor private final class Recorder {
  nonisolated init() {}

  private var notes: [String] = []

  func note(_ name: String) { notes.append(name) }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}
