import AccessibilityTree
import AssistiveTechnologies
import SwiftUI
import Testing
import XCUIAutomation

/// What can be said for each element, and what comes of it.
@MainActor @Suite(.serialized) struct VoiceControlTests {
  private struct Mail: View {
    @State private var log = "nothing"
    @State private var level = 0.5
    @State private var name = ""
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("Title")
        Button("Send message") { log = "sent" }.accessibilityInputLabels(["Send", "Mail it", " "])
        Button("Löschen!") { log = "first" }
        Button("loschen") { log = "second" }
        Button("Off") {}.disabled(true)
        Button("Deaf") {}.accessibilityRespondsToUserInteraction(false)
        Rectangle().frame(width: 40, height: 40).onTapGesture { log = "canvas" }
          .accessibilityLabel("Canvas").accessibilityRespondsToUserInteraction()
        Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") }
        TextField("Name", text: $name)
        Text("Letter").accessibilityAction(named: "Archive") { log = "archived" }
        Text(log).accessibilityIdentifier("log").accessibilityAction(.escape) { log = "back" }
      }
    }
  }

  private var voice: XCUIVoiceControlService { XCUIDevice.shared.voiceControlService }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { Mail() }
    app.launch()
    return app
  }

  private func isPerformed(_ response: XCUIVoiceControlService.Response) -> Bool {
    if case .performed = response { true } else { false }
  }

  @Test("Input labels are the names, the best first; without them the label is (320)")
  func names() throws {
    let app = launch()
    defer { app.terminate() }
    let items: [XCUIVoiceControlService.Item] = try voice.items
    #expect(items.map(\.name) == ["Send", "Löschen!", "loschen", "Canvas", "Level", "Name", "Letter"])
    #expect(items[0].names == ["Send", "Mail it"] && items[0].element.label == "Send message")
    #expect(items.map(\.number) == [1, 2, 3, 4, 5, 6, 7])
    #expect(items.filter(\.isAmbiguous).map(\.number) == [2, 3])
  }

  @Test("What is disabled, scrolled out of sight or declared not to respond has no name (404)")
  func unnamed() throws {
    let app = XCUIApplication(size: CGSize(width: 300, height: 200)) {
      ScrollView { VStack { ForEach(0..<40, id: \.self) { number in Button("Row \(number)") {} } } }
    }
    app.launch()
    defer { app.terminate() }
    let seen: Int = try voice.items.count
    #expect(seen > 2 && seen < 20)
    #expect(try voice.items.first?.name == "Row 0")
    #expect(isPerformed(try voice.say("Scroll down")))
    app.advance(by: .seconds(1))
    #expect(try voice.items.first?.name != "Row 0")
  }

  @Test("A name is tapped whatever its case, accents and marks; of several that sound alike the numbers are shown")
  func taps() throws {
    let app = launch()
    defer { app.terminate() }
    #expect(isPerformed(try voice.say("tap MAIL it.")))
    #expect(app.staticTexts["log"].label == "sent")
    guard case .choices(let choices) = try voice.say("Click löschen") else {
      Issue.record("two buttons have the name")
      return
    }
    #expect(choices.map(\.number) == [2, 3] && choices.allSatisfy(\.isAmbiguous))
    #expect(isPerformed(try voice.say("three")))
    #expect(app.staticTexts["log"].label == "second")
    #expect(isPerformed(try voice.say("Tap 2")))
    #expect(app.staticTexts["log"].label == "first")
    #expect(isPerformed(try voice.say("Tap canvas")))
    #expect(app.staticTexts["log"].label == "canvas")
    for words in ["Send", "Tap", "Tap off", "Tap 99", "", "👍", "tap send message"] {
      guard case .notUnderstood = try voice.say(words) else {
        Issue.record("\(words) means nothing")
        continue
      }
    }
  }

  @Test("Values are stepped, actions are listed and performed, and going back leaves")
  func commands() throws {
    let app = launch()
    defer { app.terminate() }
    #expect(isPerformed(try voice.say("Increment level")))
    #expect(app.sliders["Level"].value as? String == "60%")
    #expect(isPerformed(try voice.say("Decrement level")))
    guard case .actions(let names) = try voice.say("Show actions for Letter") else {
      Issue.record("the text has an action")
      return
    }
    #expect(names == ["Archive"])
    #expect(isPerformed(try voice.say("Perform archive on letter")))
    #expect(app.staticTexts["log"].label == "archived")
    guard case .refused = try voice.say("Perform burn on letter"), case .refused = try voice.say("Scroll up") else {
      Issue.record("there is neither such an action nor anything to scroll")
      return
    }
    #expect(isPerformed(try voice.say("Go back")))
    #expect(app.staticTexts["log"].label == "back")
    #expect(isPerformed(try voice.say("Tap name")) && app.textFields["Name"].hasFocus)
    guard case .choices(let all) = try voice.say("Show numbers") else {
      Issue.record("all are shown")
      return
    }
    #expect(all.count == 7)
  }

  @Test("Without an app there is nothing to say")
  func unlaunched() {
    XCUIApplication.current?.terminate()
    #expect(throws: XCUIAssistiveError.notRunning) { try voice.items }
    #expect(XCUIAssistiveError.notRunning.errorDescription?.contains("launch()") == true)
    #expect(XCUIAssistiveError.notEnabled.errorDescription?.contains("enable()") == true)
  }
}
