import CoreGraphics
import Foundation
import SwiftUI
import Testing
import ViewTestSupport
import XCUIAutomation

/// The driver that is shaped as Apple's.
@MainActor @Suite struct DriverTests {
  private struct Shop: View {
    @State private var items = ["Apple", "Pear"]
    @State private var name = ""
    @State private var isOn = false
    @State private var level = 0.5
    @State private var log = "nothing"
    @State private var showsLater = false

    var body: some View {
      VStack {
        Text("Shop").accessibilityAddTraits(.isHeader).accessibilityIdentifier("title")
        TextField("Name", text: $name)
        Toggle("Wrapped", isOn: $isOn)
        Slider(value: $level) { Text("Level") }
        HStack {
          Button("Add") { items.append(name) }.disabled(name.isEmpty)
          Button("Clear") { items = [] }
            .accessibilityAction(named: "Undo") { items = ["Apple", "Pear"] }
        }
        ForEach(items, id: \.self) { Text($0).accessibilityIdentifier("item") }
        Text(log)
          .frame(width: 200, height: 44)
          .contentShape(Rectangle())
          .onTapGesture(count: 2) { log = "double" }
          .onLongPressGesture { log = "long" }
          .contextMenu { Button("Delete") { log = "deleted" } }
        Button("Later") {
          showsLater = true
        }
        .task(id: showsLater) {
          guard showsLater else { return }
          log = "came later"
        }
      }
    }
  }

  private func launch(_ idiom: HeadlessApp.Idiom = .phone) -> XCUIApplication {
    let app = XCUIApplication(idiom: idiom) { Shop() }
    app.launch()
    return app
  }

  @Test("Elements are found by type, label, identifier, place and what is around or inside")
  func finding() {
    let app = launch()
    #expect(app.state == .runningForeground && app.wait(for: .runningForeground, timeout: 1))
    #expect(app.buttons["Add"].exists && !app.buttons["Shop"].exists)
    #expect(app.staticTexts["title"].label == "Shop")
    #expect(app.staticTexts.matching(identifier: "item").count == 2)
    #expect(app.staticTexts.matching(identifier: "item").element(boundBy: 1).label == "Pear")
    #expect(app.staticTexts.matching(identifier: "item").firstMatch.label == "Apple")
    #expect(app.staticTexts.element(matching: .staticText, identifier: "Apple").exists)
    let all = app.staticTexts.matching(identifier: "item").allElementsBoundByIndex
    #expect(all.map(\.label) == ["Apple", "Pear"])
    let pears = app.descendants(matching: .any).matching(
      NSPredicate { object, _ in
        MainActor.assumeIsolated { (object as? any XCUIElementAttributes)?.label == "Pear" }
      })
    #expect(pears.count == 1)
    #expect(app.staticTexts.matching("long labels", where: { $0.label.count > 4 }).count == 2)
    #expect(app.windows.containing(.button, identifier: "Clear").count <= 1)
    #expect(app.debugDescription.contains("button \"Clear\"") && app.buttons.debugDescription.contains("Add"))
  }

  @Test("A person's taps, keys and gestures use the app; the elements tell what came of it")
  func using() {
    let app = launch()
    #expect(!app.buttons["Add"].isEnabled && app.switches["Wrapped"].value as? String == "0")
    app.textFields["Name"].tap()
    #expect(app.textFields["Name"].hasFocus)
    app.textFields["Name"].typeText("Plum")
    #expect(app.textFields.firstMatch.value as? String == "Plum")
    app.buttons["Add"].tap()
    #expect(app.staticTexts["Plum"].exists)
    app.switches["Wrapped"].tap()
    #expect(app.switches["Wrapped"].value as? String == "1")
    app.sliders["Level"].adjust(toNormalizedSliderPosition: 1)
    #expect(app.sliders["Level"].value as? String == "100%")
    app.buttons["Clear"].tap()
    #expect(app.staticTexts.matching(identifier: "item").count == 0)
    app.buttons["Clear"].performAccessibilityAction(named: "Undo")
    #expect(app.staticTexts["Pear"].waitForExistence(timeout: 1))
    app.staticTexts["nothing"].doubleTap()
    #expect(app.staticTexts["double"].exists)
    app.staticTexts["double"].press(forDuration: 0.7)
    #expect(app.staticTexts["double"].exists == false || app.buttons["Delete"].exists)
  }

  @Test("With a mouse elements are clicked, also with the other button, and keys have modifiers")
  func mouse() {
    let app = launch(.desktop)
    app.textFields["Name"].click()
    app.typeText("abc")
    app.typeKey("a", modifierFlags: .control)
    app.typeKey(.delete, modifierFlags: [])
    #expect(app.textFields.firstMatch.value as? String ?? "" == "")
    app.staticTexts["nothing"].rightClick()
    app.menuItems["Delete"].click()
    #expect(app.staticTexts["deleted"].exists)
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1, dy: 1)).tap()
  }

  @Test("What comes later is waited for on the app's clock, and tasks go on in asynchronous tests")
  func waiting() async {
    let app = launch()
    #expect(!app.staticTexts["came later"].waitForExistence(timeout: 0))
    app.buttons["Later"].tap()
    #expect(await app.staticTexts["came later"].waitForExistence(timeout: 5))
    #expect(await app.staticTexts["nothing"].waitForNonExistence(withTimeout: 1))
    #expect(app.staticTexts["came later"].wait(for: \.label, toEqual: "came later", timeout: 0))
  }

  @Test("An element that is not there is told of with the nearest ones and why each is not it")
  func missing() {
    let app = launch()
    withKnownIssue {
      app.buttons["Ad"].tap()
    } matching: { issue in
      let text: String = issue.comments.map(\.rawValue).joined()
      return text.contains("Cannot tap") && text.contains("button \"Add\"") && text.contains("is not called \"Ad\"")
    }
    withKnownIssue {
      app.buttons["Pear"].tap()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("\"Pear\"")
    }
    withKnownIssue {
      app.staticTexts["item"].tap()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("means 2 elements")
    }
    withKnownIssue {
      app.buttons["Clear"].typeText("x")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("does not have the keyboard's focus")
    }
    withKnownIssue {
      app.buttons["Clear"].performAccessibilityAction(named: "Redo")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("it has \"Undo\"")
    }
  }

  @Test("An element out of sight is scrolled into it and pressed; pictures are as large as what they show")
  func scrolling() throws {
    struct Long: View {
      @State private var last = ""

      var body: some View {
        VStack {
          Text(last)
          ScrollView {
            VStack(spacing: 20) { ForEach(0..<60) { number in Button("Row \(number)") { last = "Used \(number)" } } }
          }
          .frame(height: 200)
        }
      }
    }
    let app = XCUIApplication(size: CGSize(width: 300, height: 400)) { Long() }
    app.launch()
    #expect(!app.buttons["Row 50"].isHittable && app.buttons["Row 50"].unhittableReason == "is scrolled out of sight")
    app.buttons["Row 50"].tap()
    #expect(app.staticTexts["Used 50"].exists)
    app.scrollViews.firstMatch.swipeDown()
    app.scrollViews.firstMatch.swipeDown(velocity: .fast)
    app.scrollViews.firstMatch.scroll(byDeltaX: 0, deltaY: -100)
    let picture = app.staticTexts["Used 50"].screenshot()
    #expect(abs(picture.image.size.height - app.staticTexts["Used 50"].frame.height) <= 1)
    #expect(XCUIScreen.main.screenshot().image.size == CGSize(width: 300, height: 400))
    app.terminate()
    #expect(app.state == .notRunning && !app.exists)
  }

  @Test("Launching an app opens its first scene; without an app it is said what to do")
  func apps() {
    struct Small: App {
      var body: some Scene {
        WindowGroup { Text("Small app") }
      }
    }
    let app = XCUIApplication(Small.self)
    app.launchEnvironment["SMALL"] = "1"
    app.launch()
    #expect(app.staticTexts["Small app"].exists && XCUIApplication.current === app)
    XCUIApplication.appUnderTest = nil
    withKnownIssue {
      XCUIApplication().launch()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("set XCUIApplication.appUnderTest")
    }
    XCUIApplication.appUnderTest = Small.self
    let other = XCUIApplication()
    other.activate()
    #expect(other.staticTexts["Small app"].exists)
    XCUIApplication.appUnderTest = nil
  }

  private struct Drawing: App {
    @State private var log = "nothing"
    var body: some Scene {
      WindowGroup { Text(log) }
        .commands {
          CommandMenu("Draw") {
            Button("Circle") { log = "circle" }
            Menu("More") { Button("Square") { log = "square" } }
          }
        }
    }
  }

  @Test("Menus of the menu bar are opened and their items chosen as in tests of Apple's desktop")
  func menuBar() {
    let app = XCUIApplication(Drawing.self, idiom: .desktop)
    app.launch()
    let bar: XCUIElement = app.menuBars.firstMatch
    #expect(bar.exists && app.menuBars.count == 1)
    #expect(bar.menuBarItems.count >= 4 && bar.menuBarItems["Draw"].elementType == .menuBarItem)
    bar.menuBarItems["Draw"].click()
    app.menuItems["Circle"].click()
    #expect(app.staticTexts["circle"].exists && !app.menuItems["Circle"].exists)
    bar.menuBarItems["Draw"].click()
    app.menuItems["More"].click()
    app.menuItems["Square"].click()
    #expect(app.staticTexts["square"].exists)
  }

  @Test("Keys that are held count for clicks and keys, and are let go afterwards")
  func heldKeys() {
    struct Fruit: View {
      @State private var chosen: Set<String> = []
      @State private var saved = 0
      var body: some View {
        VStack {
          Text("\(chosen.count) chosen, saved \(saved)").accessibilityIdentifier("count")
          List(["Apple", "Pear", "Plum"], id: \.self, selection: $chosen) { Text($0) }
          Button("Save") { saved += 1 }.keyboardShortcut("s", modifiers: .command)
        }
      }
    }
    let app = XCUIApplication(idiom: .desktop) { Fruit() }
    app.launch()
    let count: XCUIElement = app.staticTexts["count"]
    app.buttons["Apple"].click()
    XCUIElement.perform(withKeyModifiers: .command) {
      app.buttons["Plum"].click()
      app.typeKey("s", modifierFlags: [])
    }
    #expect(count.label == "2 chosen, saved 1")
    app.buttons["Pear"].click()
    #expect(count.label == "1 chosen, saved 1")
  }
}
