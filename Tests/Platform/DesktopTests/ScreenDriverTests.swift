import Foundation
import SwiftUI
import Testing
import XCUIAutomation

/// The driver of tests in windows on a screen: the same steps as in memory give the same results.
@MainActor
@Suite(
  "Driver on a screen", .serialized, .timeLimit(.minutes(2)),
  .enabled(if: Desktop.missingTool(for: .x11) == nil, "a display in memory needs Xvfb, xdotool and dbus-daemon"))
struct ScreenDriverTests {
  private struct Shop: App {
    @State private var items = ["Apple", "Pear"]

    var body: some Scene {
      WindowGroup("Shop") { ShopView(items: $items) }
        .defaultSize(width: 420, height: 520)
      Window("Basket", id: "basket") { Text("\(items.count) in the basket") }
    }
  }

  private struct ShopView: View {
    @Binding var items: [String]
    @State private var name = ""
    @State private var isOn = false
    @State private var level = 0.5
    @State private var log = "nothing"
    @State private var showsSheet = false
    @State private var ticks = 0
    @AppStorage("driver.visits") private var visits = 0
    @Environment(\.openWindow) private var openWindow

    init(items: Binding<[String]>) { _items = items }

    var body: some View {
      VStack {
        Text("Log: \(log), visits \(visits)").accessibilityIdentifier("log")
        Text(ticks < 2 ? "waiting" : "ticked")
          .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
        TextField("Name", text: $name)
        Toggle("Wrapped", isOn: $isOn)
        Slider(value: $level) { Text("Level") }
        HStack {
          Button("Add") {
            items.append(name)
            visits += 1
          }
          Button("Basket") { openWindow(id: "basket") }
          Button("Sheet") { showsSheet = true }
        }
        Text("Press")
          .padding()
          .onTapGesture(count: 2) { log = "double" }
          .onLongPressGesture { log = "long" }
          .contextMenu { Button("Delete") { log = "deleted" } }
        List(items + (1...40).map { "Item \($0)" }, id: \.self) { Text($0) }
      }
      .sheet(isPresented: $showsSheet) {
        VStack {
          Text("In the sheet")
          Button("Close") { showsSheet = false }
        }
        .padding()
      }
    }
  }

  /// One display for all tests of the process: GTK connects with one alone.
  private static let desktop: Desktop? = {
    guard let desktop = try? Desktop(.x11) else { return nil }
    for name in ["DISPLAY", "GDK_BACKEND", "DBUS_SESSION_BUS_ADDRESS"] {
      setenv(name, desktop.environment[name] ?? "", 1)
    }
    unsetenv("WAYLAND_DISPLAY")
    return desktop
  }()

  /// What a person does in the shop, and what is heard and seen afterwards.
  private func steps(_ app: XCUIApplication) -> [String] {
    app.launch()
    var seen: [String] = []
    func note() { seen.append(app.staticTexts["log"].label) }
    note()
    seen.append("timer \(app.staticTexts["ticked"].waitForExistence(timeout: 3))")
    app.textFields["Name"].click()
    app.textFields["Name"].typeText("Plum é")
    seen.append(app.textFields["Name"].value as? String ?? "no value")
    app.buttons["Add"].click()
    note()
    seen.append("added \(app.staticTexts["Plum é"].exists)")
    app.switches["Wrapped"].click()
    seen.append("switch \(app.switches["Wrapped"].value ?? "none")")
    app.sliders["Level"].adjust(toNormalizedSliderPosition: 1)
    seen.append("slider \(app.sliders["Level"].value ?? "none")")
    app.staticTexts["Press"].doubleClick()
    note()
    app.staticTexts["Press"].press(forDuration: 0.8)
    note()
    app.staticTexts["Press"].rightClick()
    seen.append("menu \(app.menuItems["Delete"].waitForExistence(timeout: 2))")
    app.menuItems["Delete"].click()
    note()
    app.buttons["Sheet"].click()
    seen.append("sheet \(app.staticTexts["In the sheet"].waitForExistence(timeout: 2))")
    app.typeKey(.escape, modifierFlags: [])
    seen.append("closed \(app.staticTexts["In the sheet"].waitForNonExistence(withTimeout: 2))")
    app.staticTexts["Item 2"].scroll(byDeltaX: 0, deltaY: -400)
    seen.append("scrolled \(!app.staticTexts["Apple"].isHittable)")
    app.buttons["Basket"].click()
    seen.append("basket \(app.staticTexts["3 in the basket"].waitForExistence(timeout: 2))")
    return seen
  }

  @Test("A person's steps give the same in a window on a screen as in one in memory")
  func same() throws {
    let desktop = try #require(Self.desktop)
    let inMemory = XCUIApplication(Shop.self, idiom: .desktop)
    inMemory.display = .memory
    let expected: [String] = steps(inMemory)
    inMemory.terminate()
    #expect(expected.filter { $0.hasSuffix("false") } == [] && expected.contains("Plum é"), "\(expected)")

    let onScreen = XCUIApplication(Shop.self, idiom: .desktop)
    onScreen.display = .screen
    #expect(steps(onScreen) == expected)
    let search: [String] = ["search", "--onlyvisible", "--name", "Shop|Basket"]
    #expect(try desktop.run("xdotool", search).split(separator: "\n").count == 2)
    onScreen.terminate()
    #expect(onScreen.state == .notRunning)
    #expect(try desktop.run("xdotool", search).isEmpty)
  }

  @Test("A window on a screen is photographed as it is, and its reader says what one in memory says")
  func pictureAndReader() throws {
    _ = try #require(Self.desktop)
    var heard: [[String]] = []
    var pictures: [Int] = []
    for display in [XCUIApplication.Display.memory, .screen] {
      let app = XCUIApplication(idiom: .desktop, size: CGSize(width: 300, height: 200)) {
        VStack {
          Text("Title").accessibilityAddTraits(.isHeader)
          Button("Press") {}
          Color.red.frame(width: 40, height: 40)
        }
      }
      app.display = display
      app.launch()
      let reader = XCUIDevice.shared.voiceOverService
      try reader.enable()
      let words: [String] = [try reader.currentSpeech().utterance, try reader.moveForward().utterance]
      try reader.disable()
      heard.append(words)
      pictures.append(app.screenshot().pngRepresentation.count)
      app.terminate()
    }
    #expect(heard[0] == heard[1] && heard[0].count == 2, "\(heard)")
    #expect(pictures.allSatisfy { $0 > 500 }, "\(pictures)")
  }
}
