import SwiftUI
import Testing
import XCUIAutomation

/// The order of full keyboard access.
@MainActor @Suite(.serialized) struct KeyboardAccessTests {
  private struct Page: View {
    @State private var log = "nothing"
    @State private var name = ""

    var body: some View {
      VStack {
        Button("Home") { log = "home" }
        VStack {
          Button("Cut") { log = "cut" }
          Button("Copy") { log = "copy" }
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Tools")
        Text("Plain")
        Text("Card").onTapGesture {}.accessibilityAction { log = "card" }.accessibilityAction(named: "Pin") {
          log = "pin"
        }
        TextField("Name", text: $name)
        ScrollView { VStack { ForEach(0..<30, id: \.self) { number in Button("Row \(number)") {} } } }.frame(height: 60)
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  private var keyboard: XCUIFullKeyboardAccessService { XCUIDevice.shared.fullKeyboardAccessService }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication(idiom: .desktop) { Page() }
    app.launch()
    return app
  }

  @Test("The Tab key leads through all that responds, also out of sight, and round")
  func order() throws {
    let app = launch()
    defer { app.terminate() }
    let labels: [String] = try keyboard.order.map(\.label)
    #expect(labels.prefix(6) == ["Home", "Cut", "Copy", "Card", "Name", "Row 0"] && labels.last == "Row 29")
    #expect(try keyboard.current == nil)
    #expect(try keyboard.moveForward()?.label == "Home" && keyboard.moveBackward()?.label == "Row 29")
    #expect(app.buttons["Row 29"].isHittable)
    #expect(try keyboard.moveForward()?.label == "Home" && keyboard.current?.label == "Home")
  }

  @Test("Control and Tab lead from group to group")
  func groups() throws {
    let app = launch()
    defer { app.terminate() }
    #expect(try keyboard.moveToNextGroup()?.label == "Home" && keyboard.moveToNextGroup()?.label == "Cut")
    #expect(try keyboard.moveToNextGroup()?.label == "Card" && keyboard.moveToNextGroup()?.label == "Row 0")
    #expect(try keyboard.moveToPreviousGroup()?.label == "Card" && keyboard.moveToPreviousGroup()?.label == "Cut")
  }

  @Test("Elements are found by a part of their names, activated, and their actions performed")
  func acts() throws {
    let app = launch()
    defer { app.terminate() }
    #expect(try keyboard.find("CARD")?.label == "Card")
    #expect(try keyboard.actions == ["Tap", "Pin"] && keyboard.activate())
    #expect(app.staticTexts["log"].label == "card")
    #expect(try keyboard.perform("Pin") && !keyboard.perform("Burn"))
    #expect(app.staticTexts["log"].label == "pin")
    #expect(try keyboard.find("row 2")?.label == "Row 2" && keyboard.find("row 2")?.label == "Row 20")
    #expect(try keyboard.find("nowhere") == nil && keyboard.find("  ") == nil && keyboard.current?.label == "Row 20")
    #expect(try keyboard.find("Name")?.hasFocus == true)
  }

  @Test("Nothing that responds: no step, and nothing is performed")
  func empty() throws {
    let app = XCUIApplication { Text("Words") }
    app.launch()
    defer { app.terminate() }
    #expect(
      try keyboard.moveForward() == nil && keyboard.moveToNextGroup() == nil && keyboard.moveToPreviousGroup() == nil)
    #expect(try keyboard.moveBackward() == nil && !keyboard.activate() && keyboard.actions.isEmpty)
  }
}
