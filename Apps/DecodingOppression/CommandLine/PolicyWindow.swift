import DecodingOppression
import Foundation
import SwiftData
import SwiftUI
import UITestSupport

/// The app in a window without a display, on its way through one analysis.
@MainActor
final class PolicyWindow {
  let app: HeadlessApp
  private let navigation: AppNavigation
  private let container: ModelContainer
  private let run: AnalysisRun
  private let pause = Pause()
  private let pages: PolicyPages
  private let clock = VirtualClock()
  private var settings = HeadlessApp.Settings()

  /// Opens the window; the analysis begins to show.
  init(_ idiom: HeadlessApp.Idiom, url: URL, analysis: SharedAnalysis, dependencies: AppDependencies) throws {
    let pause: Pause = self.pause
    var own: AppDependencies = dependencies.replacingPipeline { PausingPipeline(analysis: analysis, pause: pause) }
    own.clock = clock
    pages = own.pages
    settings.locale = dependencies.locale
    settings.timeZone = dependencies.timeZone
    let run = AnalysisRun(pdfURL: url)
    let navigation = AppNavigation()
    navigation.open(.analysis(run))
    self.run = run
    self.navigation = navigation
    // A run that leaves files keeps nothing in the history of the person who starts it.
    let container: ModelContainer = try AnalysisStorage.temporaryContainer()
    self.container = container
    app = try HeadlessApp(idiom: idiom, settings: settings, clock: clock) {
      PolicyScreens(dependencies: own, navigation: navigation).modelContainer(container)
    }
    if idiom == .desktop { app.resize(to: Self.desktopSize) }
  }

  /// Room for the sidebar, the history and the results side by side, in points.
  static let desktopSize = CGSize(width: 1200, height: 760)

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
    return run.viewModel.finalAnalysis
  }

  /// Waits, on the window's clock, until the score card has opened by itself; it does so after one second.
  /// - Returns: false when it has not opened within ten seconds.
  func showScoreCard() async -> Bool {
    for _ in 0..<100 where !showsScoreCard {
      await app.settle()
      app.advance(by: .milliseconds(100))
    }
    await app.settle()
    app.finishAnimations()
    return showsScoreCard
  }

  private var showsScoreCard: Bool {
    if case .scoreCard? = navigation.path.last { true } else { false }
  }

  /// Opens another screen of the analysis over the score card, and closes it with ``goBack()``.
  func show(_ screen: AppScreen) async {
    navigation.open(screen)
    await app.settle()
    // A page of the policy is looked up and then drawn, off the main actor.
    for _ in 0..<3 {
      await pages.finish()
      await app.settle()
    }
    app.finishAnimations()
  }

  /// Closes the screen that was opened last.
  func goBack() async {
    navigation.goBack()
    await app.settle()
    app.finishAnimations()
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
