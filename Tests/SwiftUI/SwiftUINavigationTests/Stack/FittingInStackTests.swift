import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Views made from their place in a navigation stack", .serialized)
struct FittingInStackTests {
  @Test("The bar may depend on the view that is shown, whose place depends on the bar")
  func title() throws {
    var labels: [String] = []
    let told: [String] = try warnings {
      let host = try window(width: 300, height: 300) {
        NavigationStack {
          ViewThatFits {
            Color.red.frame(width: 900).navigationTitle("Wide")
            Color.red.frame(width: 100).navigationTitle("Small")
          }
        }
      }
      labels = host.labels
    }
    #expect(labels.contains("Small") && !labels.contains("Wide"))
    #expect(told == [])
  }

  @Test("The bar may depend on what a geometry reader makes from its size, which depends on the bar")
  func geometry() throws {
    var labels: [String] = []
    let told: [String] = try warnings {
      let host = try window(width: 300, height: 300) {
        NavigationStack {
          GeometryReader { proxy in
            ForEach(0..<2, id: \.self) { _ in Text("Row") }
            if proxy.size.width > 200 { Color.red.navigationTitle("Wide") } else { Color.red.navigationTitle("Small") }
          }
        }
      }
      labels = host.labels
      host.change { host.graph.resize(to: HostWindow(size: CGSize(width: 150, height: 300))) }
      #expect(host.labels.contains("Small"))
    }
    #expect(labels.contains("Wide"))
    #expect(told == [])
  }

  @Test(
    "The button back names the screen below on a phone, or says Back where that title is too long", arguments: [0, 1])
  func backButton(kind: Int) throws {
    let title: String = ["Laws", "The Consolidated Statutes of the Commonwealth"][kind]
    let drawn: String = ["Laws", "Back"][kind]
    var lines: [String] = []
    let told: [String] = try warnings {
      let host = try window(width: 393, height: 300, settings: NavigationStackTests.settings(.phone)) {
        NavigationStack { NavigationLink("On") { Text("Second").navigationTitle("Pushed") }.navigationTitle(title) }
      }
      #expect(host.activate("On"))
      host.finishAnimations()
      // A reader says the whole title.
      #expect(host.frame(title) != nil)
      lines = host.displayLines
    }
    #expect(lines.contains { $0.contains("\"\(drawn)\"") }, "\(lines)")
    #expect(told == [])
  }
}
