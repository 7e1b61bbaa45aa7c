import HostHeadless
import SwiftUI
import Testing
import TextPango

@testable import UITestSupport

@MainActor
@Suite("Measuring for benchmarks", .serialized)
struct MeasuringTests {
  @Test("Measuring strings shapes those that are new, in whatever width, and no others")
  func strings() throws {
    let app = try HeadlessApp(size: CGSize(width: 100, height: 100)) { Color.clear }
    let shaper: PangoShaper = try #require(app.host.graph.shaper as? PangoShaper)
    // Words that no other test shows.
    let strings: [String] = (1...3).map { "Measured zebra \($0)" }
    let before: Int = shaper.shapingCount
    app.measure(strings, width: 1000)
    #expect(shaper.shapingCount == before + strings.count)
    app.measure(strings, width: 40)
    #expect(shaper.shapingCount == before + strings.count)
    app.measure([], width: 40)
    app.measure(["Measured zebra 4"] + strings, width: 40)
    #expect(shaper.shapingCount == before + strings.count + 1)
  }
}
