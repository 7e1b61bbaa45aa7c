import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The way from the analysis to the score card and back.
@MainActor
struct NavigationTests {
  private func showsScoreCard(_ flow: FlowDriver) -> Bool { flow.app.contains(label: "Policy Analysis Results") }

  @Test("Exactly one second after completion the results open by themselves (43)")
  func afterOneSecond() async throws {
    let flow = try FlowDriver()
    await flow.classify(5)
    #expect(!flow.app.contains(label: "View Full Results"))
    await flow.complete()
    #expect(flow.app.contains(label: "View Full Results"))
    flow.app.advance(by: .seconds(1) - .nanoseconds(1))
    await flow.app.settle()
    #expect(!showsScoreCard(flow))
    flow.app.advance(by: .nanoseconds(1))
    await flow.app.run { flow.navigation.path.count > 1 }
    #expect(showsScoreCard(flow))
  }

  @Test("The button opens them at once; going back, they do not open again by themselves (43)")
  func byButton() async throws {
    let flow = try FlowDriver()
    await flow.showScoreCard()
    #expect(showsScoreCard(flow))
    flow.app.activate(label: "Analysis")
    await flow.app.settle()
    #expect(!showsScoreCard(flow))
    flow.app.advance(by: .seconds(5))
    await flow.app.settle()
    #expect(!showsScoreCard(flow) && flow.clock.sleeperCount == 0)
    flow.app.activate(label: "View Full Results")
    await flow.app.settle()
    #expect(showsScoreCard(flow))
    #expect(flow.analyses.count == 1)
  }

  @Test("Leaving before the second is over cancels the wait (43)")
  func leaving() async throws {
    let flow = try FlowDriver()
    await flow.complete()
    flow.app.activate(label: "Analyses")
    await flow.app.settle()
    flow.app.advance(by: .seconds(2))
    await flow.app.settle()
    #expect(!flow.isOpen)
    #expect(!flow.run.viewModel.hasShownResults)
  }

  @Test("A reader begins a screen at its title; one that follows the choice in the list leaves it there (368)")
  func readerAtTitle() async throws {
    for idiom in [HeadlessApp.Idiom.phone, .desktop] {
      let flow = try FlowDriver(idiom: idiom)
      func cursor() -> String { flow.app.focusedLabel ?? "none" }
      await flow.startExtracting()
      #expect(cursor() == Sample.file.lastPathComponent, "\(idiom)")
      await flow.complete()
      #expect(cursor().hasPrefix("Composite Oppression Index"), "the result, where it is ready (46)")
      flow.app.activate(label: "View Full Results")
      await flow.app.settle()
      #expect(cursor() == "Policy Analysis Results", "\(idiom)")
      flow.navigation.goBack()
      await flow.app.settle()
      #expect(cursor() == Sample.file.lastPathComponent, "\(idiom)")
    }
    let flow = try FlowDriver(idiom: .desktop)
    await flow.complete()
    let analysis = try #require(flow.analyses.first)
    flow.navigation.selectedAnalysis = analysis
    await flow.app.settle()
    #expect(!flow.navigation.readsTitles)
    #expect(flow.app.focusedLabel != "Policy Analysis Results")
  }
}
