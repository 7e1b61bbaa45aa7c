import Foundation
import Testing
import UIKit
import XCUIAutomation

@testable import TeaTimer

/// An app that mixes UIKit and SwiftUI both ways.
@MainActor @Suite("Tea Timer", .serialized) struct TeaTimerTests {
  @Test("Rows of SwiftUI's in a table of UIKit's are elements, and a selector sorts them")
  func list() {
    let app = XCUIApplication(TeaTimerApp.self)
    app.launch()
    defer { app.terminate() }
    #expect(app.cells.count == 4)
    #expect(app.cells.element(boundBy: 0).label.hasPrefix("Sencha"))
    app.buttons["Sort"].tap()
    #expect(app.cells.element(boundBy: 0).label.hasPrefix("Peppermint"))
  }

  @Test("A slider of UIKit's in a view of SwiftUI's behind a row of UIKit's changes SwiftUI's state")
  func brewing() {
    let app = XCUIApplication(TeaTimerApp.self)
    app.launch()
    defer { app.terminate() }
    app.cells.element(boundBy: 1).tap()
    #expect(app.buttons["Start"].waitForExistence(timeout: 2))
    let time = app.staticTexts["Steeping time"]
    #expect(time.value as? String == "3:00")
    app.sliders["Minutes"].adjust(toNormalizedSliderPosition: 1)
    #expect(time.value as? String == "12:00")
  }

  @Test("The clock's timer calls its method until the time is over")
  func clock() {
    let clock = BrewingClock(tea: Tea(name: "Mate", minutes: 0.05, temperature: 80))
    clock.start()
    #expect(clock.remaining == 3)
    let timer = Timer(timeInterval: 60, repeats: true) { _ in }
    for _ in 0..<4 { clock.tick(timer) }
    #expect(clock.remaining == 0 && !timer.isValid)
    clock.stop()
    #expect(clock.remaining == nil)
  }
}
