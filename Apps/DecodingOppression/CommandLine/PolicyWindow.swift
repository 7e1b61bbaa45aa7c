import DecodingOppression
import Foundation
import SwiftUI
import UITestSupport

/// The app in a window without a display, on its way through one analysis.
@MainActor
final class PolicyWindow {
  let app: HeadlessApp
  private let flow: PolicyFlowViewModel
  private let pause = Pause()
  private let clock = VirtualClock()
  private var settings = HeadlessApp.Settings()

  /// Opens the window; the analysis begins to show.
  init(_ idiom: HeadlessApp.Idiom, url: URL, analysis: SharedAnalysis, dependencies: AppDependencies) throws {
    let pause: Pause = self.pause
    var own: AppDependencies = dependencies.replacingPipeline { PausingPipeline(analysis: analysis, pause: pause) }
    own.clock = clock
    settings.locale = dependencies.locale
    settings.timeZone = dependencies.timeZone
    let flow = PolicyFlowViewModel(pdfURL: url, dependencies: own)
    self.flow = flow
    app = try HeadlessApp(idiom: idiom, settings: settings, clock: clock) { PolicyFlowView(viewModel: flow) }
  }

  /// Shows half of the clauses.
  func showHalf() async {
    await pause.reached()
    await app.settle()
    app.finishAnimations()
  }

  /// Lets the analysis end.
  /// - Returns: the finished analysis; nil when the pipeline failed.
  func showCompletion() async -> PolicyAnalysis? {
    pause.open()
    await pause.ended()
    await app.settle()
    return flow.analysis.finalAnalysis
  }

  /// Waits, on the window's clock, until the score card has opened by itself; it does so after one second.
  /// - Returns: false when it has not opened within ten seconds.
  func showScoreCard() async -> Bool {
    for _ in 0..<100 where flow.screen == .analysis {
      await app.settle()
      app.advance(by: .milliseconds(100))
    }
    await app.settle()
    app.finishAnimations()
    return flow.screen != .analysis
  }

  /// The window in an appearance.
  func picture(_ scheme: ColorScheme) throws -> Data {
    if settings.colorScheme != scheme {
      settings.colorScheme = scheme
      app.apply(settings)
      app.finishAnimations()
    }
    return try app.pngData()
  }
}
