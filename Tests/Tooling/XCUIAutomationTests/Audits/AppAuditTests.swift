import AuditReports
import DefaultHost
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

private struct Shop: App {
  var body: some Scene {
    WindowGroup("Shop") { Text("Press").accessibilityAddTraits(.isButton) }
    Window("Basket", id: "basket") { Text("Empty") }
    Settings { Toggle("Sound", isOn: .constant(true)) }
  }
}

/// Programs that are started to be audited.
@MainActor @Suite(.serialized) struct AppAuditTests {
  private func run(_ arguments: String...) -> Int32 { DefaultHost.run(Shop.self, arguments: ["Shop"] + arguments) }

  @Test("A program with --audit leaves a report of all its scenes, those too that nobody has opened")
  func scenes() throws {
    let folder = try ResourceFolder()
    let file: URL = folder.url.appendingPathComponent("report.json")
    #expect(run("--headless", "--audit", file.path, "--rules", "action", "--dark", "--idiom", "desktop") == 0)
    let document = try AuditDocument(json: Data(contentsOf: file))
    #expect(Set(document.screens.map(\.name)).isSuperset(of: ["Shop", "Basket"]) && document.screens.count == 3)
    #expect(document.screens.allSatisfy { $0.kind == .scene } && document.newFailures == 1)
    #expect(document.screens.first { $0.name == "Shop" }?.findings.first?.rule == "action")
  }

  @Test("A wrong rule or idiom, and a file that cannot be written, end it with 1")
  func wrong() {
    #expect(run("--headless", "--audit", "/tmp/none.json", "--rules", "odd") == 1)
    #expect(run("--headless", "--audit", "/tmp/none.json", "--idiom", "watch") == 1)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/none.json"))
  }
}
