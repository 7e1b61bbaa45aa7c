import AccessibilityAudit
import SwiftUI
import Testing
import UITestSupport
import WalletPal
import XCUIAutomation

/// The app of one screen, as it was first and mended, by audits and by what a reader says.
@MainActor @Suite(.serialized) struct WalletPalTests {
  private func issues(@ViewBuilder _ root: @escaping () -> some View) -> [XCUIAccessibilityAuditIssue] {
    let app = XCUIApplication(size: CGSize(width: 393, height: 1400), root: root)
    app.launch()
    defer { app.terminate() }
    return app.accessibilityAudit().filter { !$0.isNotMeasurable && !$0.isWarning }
  }

  private func transcript(@ViewBuilder _ root: () -> some View) throws -> [Substring] {
    let app = try HeadlessApp(size: CGSize(width: 393, height: 1400), root: root)
    return Array(app.transcript(title: "Wallet Pal").split(separator: "\n").dropFirst(2))
  }

  @Test("The audits find the faults of the first version, and none in the mended one")
  func audits() {
    let faults: [XCUIAccessibilityAuditIssue] = issues { NaiveWallet() }
    var types: XCUIAccessibilityAuditType = []
    for fault in faults { types.insert(fault.auditType) }
    #expect(
      types.isSuperset(of: [
        .contrast, .hitRegion, .sufficientElementDescription, .dynamicType, .action, .keyboard,
      ]))
    #expect(issues { WalletScreen() }.map(\.description) == [])
  }

  @Test("The mended app passes the audits in both appearances, with and without increased contrast, at all text sizes")
  func settings() throws {
    for settings in HeadlessApp.auditedSettings {
      let app = try HeadlessApp(size: CGSize(width: 393, height: 1400), settings: settings) { WalletScreen() }
      // The rules about text sizes lay out at all of them by themselves.
      let faults: [String] = app.accessibilityFaults(textSizes: settings.dynamicTypeSize == .large)
      #expect(
        faults == [], "\(settings.colorScheme), \(settings.colorSchemeContrast), \(settings.dynamicTypeSize)")
    }
  }

  @Test("A reader meets no slider, no chart and no rotor in the first version")
  func naive() throws {
    let lines: [Substring] = try transcript { NaiveWallet() }
    #expect(lines.contains { $0.hasSuffix("slider.vertical.3. Button.") })
    #expect(!lines.contains { $0.contains("Adjustable") || $0.contains("March") || $0.contains("Warnings") })
    // Of a budget there is only an amount, and a friend is three pieces.
    #expect(lines.contains { $0.hasSuffix(" $250") } && !lines.contains { $0.contains("Food:") })
    #expect(lines.contains { $0.hasSuffix(" Noor") } && lines.contains { $0.hasSuffix(" Owes you $12") })
  }

  @Test("Both versions are programs, and the first one's window says so")
  func programs() {
    let first = XCUIApplication(NaiveWalletApp.self)
    first.launch()
    #expect(first.staticTexts["$250"].exists && !first.sliders["Food"].exists)
    first.terminate()
    let mended = XCUIApplication(WalletPalApp.self)
    mended.launch()
    #expect(mended.sliders["Food"].exists)
    mended.terminate()
  }

  @Test("Mended, a reader meets sliders, the bars of the chart, whole friends and a rotor of warnings")
  func mended() throws {
    let lines: [String] = try transcript { WalletScreen() }.map { line in
      String(line.drop { " 0123456789.".contains($0) })
    }
    #expect(
      lines.prefix(20) == [
        "Swiping through the screen (20 elements)", "Wallet Pal. Heading.", "Edit budgets. Button.",
        "Food: 250 dollars. Adjustable. Swipe up or down with one finger to adjust the value.",
        "Entertainment: 80 dollars. Adjustable. Swipe up or down with one finger to adjust the value.",
        "Savings: 300 dollars. Adjustable. Swipe up or down with one finger to adjust the value.",
        "History. Heading.", "-> Spending by month", "March: 420 dollars", "April: 610 dollars", "May: 380 dollars",
        "June: 540 dollars", "Friends. Heading.", "-> Friends", "Noor, Owes you $12. Button.", "Tomasz, Settled up",
        "Ines, You owe $30", "Kofi, Owes you $8. Button.", "Alerts. Heading.", "-> Alerts",
      ])
    #expect(
      lines.suffix(3) == [
        "Rotor \"Warnings\" (2 stops)",
        "[Food is nearly used up] Warning: Food is nearly used up: $12 are left until Friday",
        "[Card is about to expire] Warning: Card is about to expire: Ask for a new one in time",
      ])
  }

  @Test("The mended slider is adjusted by a reader, in steps that are told in dollars")
  func slider() throws {
    let app = XCUIApplication(WalletPalApp.self)
    app.launch()
    defer { app.terminate() }
    let reader: XCUIVoiceOverService = XCUIDevice.shared.voiceOverService
    try reader.enable()
    defer { try? reader.disable() }
    #expect(app.sliders["Food"].value as? String == "250 dollars")
    #expect(try reader.move(to: app.sliders["Food"]).utterance.hasPrefix("Food: 250 dollars"))
    #expect(try reader.increment().utterance == "260 dollars")
    #expect(app.sliders["Food"].value as? String == "260 dollars")
  }

  @Test("A banner gets the reader's cursor when it comes, and closes by it")
  func banner() throws {
    let app = try HeadlessApp(size: CGSize(width: 393, height: 1400)) { WalletScreen() }
    #expect(app.moveCursor(toLabel: "Noor, Owes you $12"))
    #expect(app.activate(label: "Noor, Owes you $12"))
    app.finishAnimations()
    #expect(app.contains(label: "Noor was reminded") && app.focusedLabel == "Noor was reminded")
    #expect(app.activate(label: "Noor was reminded"))
    app.finishAnimations()
    #expect(!app.contains(label: "Noor was reminded"))
  }
}
