import SwiftUI
import Testing
import ViewTestSupport
import XCUIAutomation

/// The screen reader that a test operates.
@MainActor @Suite struct VoiceOverTests {
  private struct Shop: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var hasReader
    @State private var count = 0
    @State private var level = 0.5
    @State private var name = "Ada Lovelace"
    @State private var log = "nothing"

    var body: some View {
      VStack {
        Text("Shop").accessibilityAddTraits(.isHeader)
        Button("Add") {
          count += 1
          AccessibilityNotification.Announcement("\(count) in the basket").post()
        }
        Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") }
        Text("News").accessibilityAddTraits(.isHeader)
        VStack {
          Text("Two words")
            .accessibilityAction(named: "Share") { log = "shared" }
            .accessibilityCustomContent("Author", "Ada")
          Text(hasReader ? "heard" : "unheard")
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Story")
        .accessibilityAction(.escape) { log = "escaped" }
        TextField("Name", text: $name)
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  private var reader: XCUIVoiceOverService { XCUIDevice.shared.voiceOverService }

  private func launch() throws -> XCUIApplication {
    let app = XCUIApplication { Shop() }
    app.launch()
    try reader.disable()
    try reader.enable()
    return app
  }

  @Test("The reader speaks only between enable and disable, and the app is told that it runs")
  func life() throws {
    let app = XCUIApplication { Shop() }
    app.launch()
    try reader.disable()
    #expect(!reader.isEnabled && app.staticTexts["unheard"].exists)
    let error = #expect(throws: XCUIVoiceOverService.Error.self) { try reader.moveForward() }
    #expect(error?.code == .notRunning)
    try reader.enable()
    #expect(reader.isEnabled && app.staticTexts["heard"].exists)
    try reader.disable()
    #expect(app.staticTexts["unheard"].exists)
    app.terminate()
    let other = #expect(throws: XCUIVoiceOverService.Error.self) { try reader.enable() }
    #expect(other?.code == .failedToStart)
  }

  @Test("Moves speak the next and the previous element, name it, and tell the end")
  func moves() throws {
    let app = try launch()
    #expect(try reader.currentSpeech().utterance == "Shop. Heading.")
    #expect(try reader.moveBackward().reachedEnd)
    let add = try reader.moveForward()
    #expect(add.utterance == "Add. Button." && add.element?.label == "Add" && !add.reachedEnd)
    #expect(try reader.moveBackward().element?.label == "Shop")
    #expect(try reader.moveToLast().utterance == "nothing")
    let end = try reader.moveForward()
    #expect(end.reachedEnd && end.utterance == "nothing" && end.element?.identifier == "log")
    app.terminate()
  }

  @Test("A container is named when it is entered, and the cursor goes out of it and in again")
  func containers() throws {
    let app = try launch()
    let inside = try reader.move(to: app.staticTexts["Two words"])
    #expect(inside.utterance.hasPrefix("Story. Two words"))
    #expect(try reader.moveOut().utterance == "Story")
    #expect(try reader.moveOut().reachedEnd)
    #expect(try reader.moveIn().element?.label == "Two words")
    app.terminate()
  }

  @Test("Activating acts as a tap does, and what is announced belongs to that step alone")
  func activation() throws {
    let app = try launch()
    _ = try reader.move(to: app.buttons["Add"])
    #expect(try reader.activate().announcements == ["1 in the basket"])
    #expect(try reader.activate().announcements == ["2 in the basket"])
    #expect(try reader.moveForward().announcements.isEmpty)
    app.terminate()
  }

  @Test("Adjusting speaks the new value only")
  func adjusting() throws {
    let app = try launch()
    _ = try reader.move(to: app.sliders["Level"])
    #expect(try reader.increment().utterance == "60%")
    #expect(try reader.decrement().utterance == "50%")
    #expect(try !reader.performAction(named: "Share").wasPerformed)
    app.terminate()
  }

  @Test("Custom actions and content are offered and performed")
  func custom() throws {
    let app = try launch()
    _ = try reader.move(to: app.staticTexts["Two words"])
    #expect(reader.customActions == ["Share"])
    #expect(reader.customContent == ["Author: Ada"])
    #expect(try reader.performAction(named: "Share").wasPerformed)
    #expect(app.staticTexts["log"].label == "shared")
    app.terminate()
  }

  @Test("Rotors are listed and stepped through in both directions up to their ends")
  func rotors() throws {
    let app = try launch()
    #expect(try reader.rotors.contains("Headings"))
    #expect(try reader.moveForward(inRotor: "Headings").element?.label == "News")
    #expect(try reader.moveForward(inRotor: "Headings").reachedEnd)
    #expect(try reader.moveBackward(inRotor: "Headings").element?.label == "Shop")
    #expect(try reader.moveForward(inRotor: "Nothing").reachedEnd)
    app.terminate()
  }

  @Test("Text is read by characters and words, and the value of a field is its text")
  func textUnits() throws {
    let app = try launch()
    _ = try reader.move(to: app.staticTexts["Two words"])
    #expect(try reader.moveForward(by: .word).utterance == "Two")
    #expect(try reader.moveForward(by: .word).utterance == "words")
    #expect(try reader.moveForward(by: .word).reachedEnd)
    #expect(try reader.moveBackward(by: .word).utterance == "Two")
    #expect(try reader.moveForward(by: .character).utterance == "w")
    #expect(try reader.moveForward(by: .line).reachedEnd)
    _ = try reader.move(to: app.textFields["Name"])
    #expect(try reader.moveForward(by: .character).utterance == "A")
    #expect(try reader.moveBackward(by: .character).reachedEnd)
    app.terminate()
  }

  @Test("Lines are those that are drawn")
  func lines() throws {
    let app = XCUIApplication { Text("alpha beta gamma delta").frame(width: 60) }
    app.launch()
    try reader.enable()
    var lines: [String] = []
    while true {
      let line = try reader.moveForward(by: .line)
      if line.reachedEnd { break }
      lines.append(line.utterance)
    }
    #expect(lines.count > 1 && lines.joined(separator: " ") == "alpha beta gamma delta")
    app.terminate()
  }

  @Test("Reading all goes from the cursor to the last element, through rows that are made while it goes")
  func readAll() throws {
    let app = XCUIApplication(size: CGSize(width: 300, height: 200)) {
      ScrollView { LazyVStack { ForEach(0..<60, id: \.self) { Text("Row \($0)") } } }
    }
    app.launch()
    try reader.enable()
    let all = try reader.readAll()
    #expect(all.count == 60 && all.last?.utterance.hasPrefix("Row 59") == true)
    #expect(reader.debugDescription.hasPrefix("VoiceOver: on"))
    app.terminate()
  }
}
