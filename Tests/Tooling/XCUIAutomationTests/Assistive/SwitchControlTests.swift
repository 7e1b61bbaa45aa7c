import SwiftUI
import Testing
import XCUIAutomation

/// The scan of a window by switches.
@MainActor @Suite(.serialized) struct SwitchControlTests {
  private struct Calculator: View {
    @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitches
    @State private var log = "nothing"
    @State private var level = 0.5

    var body: some View {
      VStack {
        Text(hasSwitches ? "switched" : "unswitched").accessibilityIdentifier("state")
        VStack {
          ForEach(0..<3, id: \.self) { row in
            HStack {
              ForEach(0..<3, id: \.self) { column in
                Button("\(row * 3 + column + 1)") { log = "\(row * 3 + column + 1)" }
              }
            }
          }
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Keys")
        VStack { Button("Alone") { log = "alone" } }
          .accessibilityElement(children: .contain).accessibilityLabel("Single")
        Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") }
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  private var switches: XCUISwitchControlService { XCUIDevice.shared.switchControlService }

  private func launch() throws -> XCUIApplication {
    let app = XCUIApplication { Calculator() }
    app.launch()
    try switches.enable()
    return app
  }

  @Test("Containers are groups, lines of them are rows, and a container of one item is that item")
  func outline() throws {
    let app = try launch()
    defer { app.terminate() }
    #expect(
      try switches.outline == """
        Keys:
          1 to 3:
            1
            2
            3
          4 to 6:
            4
            5
            6
          7 to 9:
            7
            8
            9
        Alone
        Level
        """)
  }

  @Test("Choosing enters row and column, an element is tapped, and the scan begins again")
  func chooses() throws {
    let app = try launch()
    defer { app.terminate() }
    #expect(try switches.current.kind == .group && switches.current.name == "Keys")
    #expect(try switches.select().name == "1 to 3")
    #expect(try switches.next().name == "4 to 6")
    #expect(try switches.select().name == "4")
    #expect(try switches.next().name == "5")
    #expect(try switches.current.kind == .element)
    #expect(try switches.current.element?.label == "5" && switches.current.frame == app.buttons["5"].frame)
    #expect(try switches.select().name == "Keys")
    #expect(app.staticTexts["log"].label == "5")
  }

  @Test("Behind the last item of a group is the way out, and behind the last one of the window the first")
  func exits() throws {
    let app = try launch()
    defer { app.terminate() }
    try switches.select()
    #expect(try switches.previous().kind == .exit)
    #expect(try switches.current.name == "Keys" && switches.select().name == "Keys")
    #expect(try switches.next().name == "Alone" && switches.next().name == "Level" && switches.next().name == "Keys")
    #expect(try switches.previous().name == "Level")
  }

  @Test("The menu of an element has its actions, and the highlight stays where it is")
  func menu() throws {
    let app = try launch()
    defer { app.terminate() }
    try switches.previous()
    #expect(try switches.current.actions == ["Increment", "Decrement"])
    #expect(try switches.perform("Increment") && !switches.perform("Tap") && switches.current.name == "Level")
    #expect(app.sliders["Level"].value as? String == "60%")
  }

  @Test("The app is told that switches are used; without that nothing is scanned")
  func life() throws {
    let app = try launch()
    defer { app.terminate() }
    #expect(app.staticTexts["state"].label == "switched" && switches.isEnabled)
    try switches.disable()
    #expect(app.staticTexts["state"].label == "unswitched")
    #expect(throws: XCUIAssistiveError.notEnabled) { try switches.next() }
  }

  @Test("A window without anything to operate has nothing to scan, and what goes while it is highlighted is left")
  func changes() throws {
    let empty = XCUIApplication { Text("Words") }
    empty.launch()
    try switches.enable()
    #expect(try switches.current.kind == .nothing && switches.next().kind == .nothing)
    #expect(try switches.select().kind == .nothing && !switches.perform("Tap"))
    empty.terminate()
    struct Shrinking: View {
      @State private var isLong = true

      var body: some View {
        VStack {
          Button("Shrink") { isLong = false }
          if isLong {
            VStack { ForEach(0..<3, id: \.self) { number in Button("B\(number)") {} } }
              .accessibilityElement(children: .contain).accessibilityLabel("More")
          }
        }
      }
    }
    let app = XCUIApplication { Shrinking() }
    app.launch()
    defer { app.terminate() }
    try switches.enable()
    try switches.next()
    try switches.select()
    #expect(try switches.next().name == "B1")
    app.buttons["Shrink"].tap()
    #expect(try switches.current.name == "Shrink" && switches.next().name == "Shrink")
  }
}
