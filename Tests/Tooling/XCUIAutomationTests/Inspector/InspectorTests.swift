import AccessibilityAudit
import AccessibilityTree
import Companions
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing

/// The inspector beside a program, without a display.
@MainActor @Suite(.serialized) struct InspectorTests {
  private struct Shop: App {
    var body: some Scene {
      WindowGroup("Shop") { Content() }.defaultSize(width: 400, height: 500)
    }

    struct Content: View {
      nonisolated(unsafe) static var bodies: Int = 0
      @State private var count = 0

      var body: some View {
        let _ = Self.bodies += 1
        VStack(spacing: 12) {
          Text("Shop").font(.title).accessibilityAddTraits(.isHeader)
          Text("\(count) in the basket")
          Button("Add") { count += 1 }.accessibilityHint("Puts one more in")
          Button("Empty") { count = 0 }.accessibilityLabel("")
          if count > 1 { Text("Discount") }
          VStack {
            Text("Pale").foregroundStyle(Color(white: 0.8)).id("pale").accessibilityAction(named: "Share") {}
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Box")
          .accessibilityRotor("Offers") { AccessibilityRotorEntry(Text("One"), id: "pale") }
        }
        .tint(Color(red: 0, green: 0.2, blue: 0.6))
      }
    }
  }

  /// A program with the inspector, whose work for later is done when the test says so.
  @MainActor private final class Bench {
    let inspector: InspectorCompanion
    let application: HeadlessApplication
    private var waiting: [@MainActor () -> Void]

    init() throws {
      final class Box { var work: [@MainActor () -> Void] = [] }
      let box = Box()
      let inspector = InspectorCompanion { _, work in box.work.append(work) }
      self.inspector = inspector
      waiting = []
      application = try HeadlessApplication(Shop.self, companions: [inspector])
      take = {
        defer { box.work = [] }
        return box.work
      }
      settle()
    }

    private let take: () -> [@MainActor () -> Void]

    /// Does what was put off, and shows it.
    func settle() {
      for _ in 0..<4 {
        for work in take() { work() }
        application.update()
      }
    }

    var model: InspectorModel { inspector.model }
    var app: HeadlessHost { application.windows.first { $0.scene.title == "Shop" }!.host }
    var window: HeadlessHost { application.windows.first { $0.scene.title == "Accessibility Inspector" }!.host }

    func select(_ title: String) {
      model.selection = model.rows.first { $0.title == title }?.id
      settle()
    }

    /// The words of the inspector's window.
    var words: [String] {
      window.accessibilityTree.elements().map {
        AccessibilitySpeech.utterance(for: $0, in: window.accessibilityTree).text
      }
    }

    func has(_ words: String) -> Bool { self.words.contains { $0.contains(words) } }
  }

  @Test("Elements stand in reading order, numbered, with the containers around them")
  func rows() throws {
    let bench = try Bench()
    let rows: [String] = bench.model.rows.map {
      "\($0.depth) \($0.number.map(String.init) ?? "-") \($0.title) \($0.role)"
    }
    #expect(
      rows == [
        "0 1 Shop heading", "0 2 0 in the basket text", "0 3 Add button", "0 4 No label button", "0 - Box group",
        "1 5 Pale text",
      ])
    #expect(bench.has("Pale: text, 1 fault, number 5"), "\(bench.words)")
  }

  @Test("The list shows the reader's cursor, also where it moves without a change of the tree")
  func cursor() throws {
    let bench = try Bench()
    for title in ["Add", "Shop"] {
      bench.app.graph.accessibility.moveFocus(to: bench.model.rows.first { $0.title == title }?.id)
      bench.app.update()
      bench.settle()
      #expect(bench.model.rows.filter(\.isFocused).map(\.title) == [title])
    }
  }

  @Test("The window tells speech, braille, properties, actions, rotors and containers of the selection")
  func details() throws {
    let bench = try Bench()
    bench.select("Add")
    for words in [
      "Add. Button. Puts one more in", "Add btn", "Hint: Puts one more in", "Traits: button", "Tap. Button",
    ] {
      #expect(bench.has(words), "\(words)")
    }
    bench.select("Box")
    for words in ["Rotor “Offers”", "1. One", "Role: Group"] { #expect(bench.has(words), "\(words)") }
    bench.select("Pale")
    #expect(bench.has("Share. Button") && bench.has("Group “Box”"))
  }

  @Test("What audits find stands at the element, and is counted")
  func findings() throws {
    let bench = try Bench()
    let faulty: [String] = bench.model.rows.filter { $0.faults > 0 }.map(\.title)
    #expect(faulty == ["No label", "Pale"])
    #expect(bench.model.faultCount == 2 && bench.has("5 elements, 2 faults"))
    bench.select("Pale")
    #expect(bench.has("Contrast: "))
    bench.select("Shop")
    #expect(!bench.has("Contrast: "))
  }

  @Test("Changes of the app are followed: new elements come, values change, and a selection that goes is given up")
  func live() throws {
    let bench = try Bench()
    let add: AccessibilityNode = try #require(bench.app.accessibilityTree.elements().first { $0.label == "Add" })
    func press() { bench.app.send(.accessibilityAction(element: add.id, action: .activate)) }
    press()
    bench.settle()
    #expect(bench.model.rows[1].title == "1 in the basket")
    press()
    bench.settle()
    bench.select("Discount")
    #expect(bench.has("Label: Discount"))
    let empty: AccessibilityNode = try #require(bench.app.accessibilityTree.elements().first { $0.label == "" })
    bench.app.send(.accessibilityAction(element: empty.id, action: .activate))
    bench.settle()
    #expect(bench.model.selection == nil && !bench.model.rows.contains { $0.title == "Discount" })
  }

  @Test("Looking evaluates and draws nothing in the app (G2)")
  func undisturbed() throws {
    let bench = try Bench()
    Shop.Content.bodies = 0
    let before = (bench.app.graph.frame, bench.app.displayList)
    for title in ["Shop", "Add", "Pale", "Box"] { bench.select(title) }
    bench.model.isPicking = true
    for y in stride(from: 0.0, to: 500, by: 10) {
      bench.app.send(.pointer(PointerEvent(.hover, at: CGPoint(x: 200, y: y), time: 0)))
    }
    bench.model.isPicking = false
    bench.settle()
    #expect(bench.app.graph.frame == before.0 && Shop.Content.bodies == 0)
    #expect(bench.app.displayList == before.1)
    #expect(bench.app.graph.settings.hasScreenReader == false)
  }

  @Test("The selection is outlined in the app, above its views, and a click into the app selects what is there")
  func picking() throws {
    let bench = try Bench()
    #expect(bench.app.marks == nil)
    bench.select("Add")
    #expect(bench.app.marks != nil)
    let tree: AccessibilityTree = bench.app.accessibilityTree
    let add: AccessibilityNode = try #require(tree.elements().first { $0.label == "Add" })
    let pale: AccessibilityNode = try #require(tree.elements().first { $0.label == "Pale" })
    let place: CGRect = try #require(tree.frame(of: add.id))
    #expect(bench.app.marks?.items.bounds.contains(place) == true)
    let middle: CGRect = try #require(tree.frame(of: pale.id))
    let point = CGPoint(x: middle.midX, y: middle.midY)
    bench.model.isPicking = true
    for phase in [PointerEvent.Phase.hover, .down, .up] {
      bench.app.send(.pointer(PointerEvent(phase, at: point, time: 0)))
    }
    bench.settle()
    #expect(bench.model.selection == pale.id && !bench.model.isPicking)
    // The click was the inspector's; the next one is the app's again.
    #expect(bench.app.tap(at: CGPoint(x: place.midX, y: place.midY)))
    bench.settle()
    #expect(bench.model.rows[1].title == "1 in the basket")
    bench.model.isPicking = true
    #expect(bench.app.send(.key(KeyEvent(.down, .escape, time: 0))) && !bench.model.isPicking)
    bench.model.selection = nil
    bench.settle()
    #expect(bench.app.marks == nil)
  }

  @Test("Actions are performed in the app")
  func actions() throws {
    let bench = try Bench()
    bench.select("Add")
    let tree: AccessibilityTree = bench.window.accessibilityTree
    let tap: AccessibilityNode = try #require(tree.elements().first { $0.label == "Tap" })
    bench.window.send(.accessibilityAction(element: tap.id, action: .activate))
    bench.settle()
    #expect(bench.model.rows[1].title == "1 in the basket")
  }

  @Test("The inspector's own window passes the audits, in both appearances")
  func audits() throws {
    let bench = try Bench()
    for title in ["Add", "Pale", "Box"] {
      bench.select(title)
      for isDark in [false, true] {
        var settings: HostSettings = bench.window.graph.settings
        settings.isDark = isDark
        bench.window.graph.apply(settings)
        bench.settle()
        // The line between the halves takes presses beside its frame too, and rows of a list are reached by arrows: the rules
        // see neither.
        let failures: [String] = bench.window.audit().failures.filter { finding in
          !finding.path.contains("\"Divider\"") && !(finding.rule == .keyboard && finding.path.contains("> list >"))
        }
        .map(\.description)
        #expect(failures == [], "\(title)")
      }
    }
  }

  @Test("Closing the inspector's window ends no program, and what the app announces is never the inspector's")
  func windows() throws {
    let bench = try Bench()
    AccessibilityNotification.Announcement("Saved").post()
    #expect(bench.app.announcements.map(\.text) == ["Saved"] && bench.window.announcements.isEmpty)
    let window = try #require(bench.application.windows.first { $0.scene.title == "Accessibility Inspector" })
    bench.application.close(window.scene)
    bench.settle()
    #expect(bench.application.windows.map(\.scene.title) == ["Shop"])
    #expect(!InspectorCompanion.isWanted([:]) && !InspectorCompanion.isWanted(["ROTOR_INSPECTOR": "0"]))
    #expect(InspectorCompanion.isWanted(["ROTOR_INSPECTOR": "1"]))
  }

  @Test("Pictures", .enabled(if: ProcessInfo.processInfo.environment["ROTOR_PICTURES"] != nil))
  func pictures() throws {
    let bench = try Bench()
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["ROTOR_PICTURES"] ?? ".")
    bench.select("Pale")
    try bench.window.pngData().write(to: folder.appendingPathComponent("inspector.png"))
    try bench.app.pngData().write(to: folder.appendingPathComponent("inspected.png"))
    bench.select("Add")
    try bench.window.pngData().write(to: folder.appendingPathComponent("inspector-add.png"))
  }
}
