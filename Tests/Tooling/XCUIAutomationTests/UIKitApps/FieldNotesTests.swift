import Foundation
import Testing
import UIKit
import XCUIAutomation

@testable import FieldNotes

/// An app in UIKit alone whose source is changed by the step: its delegate is `@UIApplicationMain`, its actions are `#selector`.
@MainActor @Suite("Field Notes", .serialized) struct FieldNotesTests {
  private func launched() -> XCUIApplication {
    let app = XCUIApplication(DelegateProgram<AppDelegate>.self)
    app.launch()
    return app
  }

  @Test("The delegate of the scene makes the window, whose root controller is shown")
  func window() throws {
    let app = launched()
    defer { app.terminate() }
    #expect(app.staticTexts["Field Notes"].exists && app.cells.count == 3)
    let window = try #require(UIApplication.shared.keyWindow)
    #expect(window.rootViewController is UINavigationController && window.windowScene?.delegate is SceneDelegate)
    #expect(UIApplication.shared.windows == [window] && window.isKeyWindow)
    #expect(window.rootViewController?.view.bounds.size == window.bounds.size)
  }

  @Test("A row opens its detail, whose button calls its method, and the list follows by a notification")
  func detail() {
    let app = launched()
    defer { app.terminate() }
    app.cells.element(boundBy: 0).tap()
    #expect(app.staticTexts["Hedge by the gate"].waitForExistence(timeout: 2))
    app.buttons["Was singing"].tap()
    #expect(app.buttons["Was silent"].exists)
  }

  @Test("The form saves what its controls tell it, and tells its delegate")
  func form() {
    let app = launched()
    defer { app.terminate() }
    app.buttons["Add"].tap()
    #expect(app.textFields["Bird"].waitForExistence(timeout: 2))
    #expect(!app.buttons["Save"].isEnabled)
    app.textFields["Bird"].tap()
    app.textFields["Bird"].typeText("Wren")
    app.textFields["Place"].tap()
    app.textFields["Place"].typeText("Under the bridge")
    app.switches["Was singing"].tap()
    #expect(app.buttons["Save"].isEnabled)
    app.buttons["Save"].tap()
    #expect(app.staticTexts["Wren"].waitForExistence(timeout: 2) || app.cells["Wren, Under the bridge"].exists)
    #expect(app.cells.count == 4)
  }

  @Test("A form may be left where its delegate leaves out who decides about it")
  func cancel() {
    let app = launched()
    defer { app.terminate() }
    app.buttons["Add"].tap()
    #expect(app.buttons["Cancel"].waitForExistence(timeout: 2))
    app.buttons["Cancel"].tap()
    #expect(app.cells.count == 3 && app.textFields["Bird"].waitForNonExistence(withTimeout: 2))
  }

  final class Silent: NSObject, SightingFormDelegate {
    func form(_ form: SightingFormController, didFinishWith result: SightingResult) {}
  }

  final class Strict: NSObject, SightingFormDelegate {
    private(set) var asked = 0
    func form(_ form: SightingFormController, didFinishWith result: SightingResult) {}
    func formShouldCancel(_ form: SightingFormController) -> Bool {
      asked += 1
      return false
    }
  }

  @Test("A call with a mark gives nil for a requirement that is left out, and the answer of one that is there")
  func optionalRequirements() {
    let form = SightingFormController(sighting: Sighting())
    let silent: SightingFormDelegate = Silent()
    let strict = Strict()
    let asked: SightingFormDelegate = strict
    let first: Bool? = silent.formShouldCancel(form)
    let second: Bool? = asked.formShouldCancel(form)
    #expect(first == nil && second == false && strict.asked == 1)
    let nothing: Void? = silent.formDidCancel(form)
    #expect(nothing == nil)
  }
}
