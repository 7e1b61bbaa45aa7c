import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Unavailable content", .serialized)
struct ContentUnavailableTests {
  @Test("The title is a heading in the middle, below its silent icon; description and actions follow")
  func parts() throws {
    let log = EventRecorder()
    let host = try window(width: 300, height: 500) {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Refresh") { log.note("refresh") }
      }
    }
    #expect(host.labels == ["No Mail", "New mail appears here.", "Refresh"])
    #expect(host.element("No Mail")?.properties.traits.contains(.isHeader) == true)
    #expect(host.activate("Refresh") && log.take() == ["refresh"])
    let title: CGRect = try #require(host.frame("No Mail"))
    #expect(abs(title.midX - 150) < 1 && host.displayLines.contains { $0.hasPrefix("symbol") })
    let top: CGFloat = try #require(host.frame("No Mail")?.minY)
    let end: CGFloat = try #require(host.frame("Refresh")?.maxY)
    #expect(top > 150 && end < 350, "it stands in the middle")
  }

  @Test("All forms, and searches that found nothing", arguments: [HostSettings(), HostSettings(idiom: .desktop)])
  func forms(settings: HostSettings) throws {
    func labels<V: View>(@ViewBuilder _ view: () -> V) throws -> [String] {
      try window(width: 300, height: 300, settings: settings, root: view).labels
    }
    #expect(try labels { ContentUnavailableView("Empty", systemImage: "tray") } == ["Empty"])
    #expect(
      try labels { ContentUnavailableView("Empty", systemImage: "tray", description: Text("Why")) } == ["Empty", "Why"])
    #expect(try labels { ContentUnavailableView(String("Empty"), systemImage: "tray") } == ["Empty"])
    #expect(try labels { ContentUnavailableView.search }.first == "No Results")
    #expect(try labels { ContentUnavailableView.search(text: "fig") }.first == "No Results for “fig”")
    #expect(try labels { ContentUnavailableView.search(text: "") }.first == "No Results")
  }
}
