import Foundation
import SwiftData
import SwiftUI
import UITestSupport

@testable import DecodingOppression

/// Analyses of a few clauses, made by the rules themselves.
enum Rules {
  static let texts: [String] = [
    "A tenant who fails to register shall be fined.",
    "An owner is entitled to enter the dwelling at any time, except as deemed unfit.",
    "No person shall camp in the park.",
    "Each resident is entitled to one parking permit.",
    "The council meets on Monday.",
    "Refugees are entitled to medical care.",
    "An officer believes that loitering harms the inner city, and the owner may receive a tax credit.",
  ]

  /// An analysis of the clauses that the rules read.
  static func analysis(_ texts: [String] = texts, name: String = "Park Code", date: Date = Sample.date)
    -> PolicyAnalysis
  {
    let found: [TierClassification] = texts.enumerated().map { index, text in
      Bundled.classifier.classify(PolicyClause(index: index + 1, text: text))
    }
    let scores: ScoreResult = (try? DefaultPolicyScorer(chainDomains: Bundled.history.domains).score(found)) ?? .zero
    return PolicyAnalysis(
      result: AnalysisResult(
        policyName: name, sourceFileName: "park-code.pdf", scores: scores, classifications: found),
      dateAnalyzed: date)
  }
}

/// The app in a window with kept analyses and folders of its own.
@MainActor
final class AppDriver {
  let folder: TemporaryFolder
  let container: ModelContainer
  let navigation: AppNavigation
  let dependencies: AppDependencies
  let app: HeadlessApp

  /// - Parameters:
  ///   - analyses: Kept before the window opens.
  ///   - screens: Open over the history, made from the first analysis.
  init(
    _ idiom: HeadlessApp.Idiom = .phone, analyses: [PolicyAnalysis] = [Rules.analysis()],
    screens: (PolicyAnalysis) -> [AppScreen] = { _ in [] },
    settings: (inout HeadlessApp.Settings) -> Void = { _ in }
  ) throws {
    let folder = try TemporaryFolder()
    let container: ModelContainer = try AnalysisStorage.temporaryContainer()
    for analysis in analyses { container.mainContext.insert(analysis) }
    try container.mainContext.save()
    let navigation = AppNavigation()
    if let first = analyses.first { navigation.path = screens(first) }
    let dependencies = try AppDependencies(
      models: [], folder: folder.url, now: { Sample.date }, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    var chosen = HeadlessApp.Settings()
    chosen.locale = Locale(identifier: "en_US")
    chosen.timeZone = .gmt
    settings(&chosen)
    self.folder = folder
    self.container = container
    self.navigation = navigation
    self.dependencies = dependencies
    app = try HeadlessApp(idiom: idiom, settings: chosen) {
      PolicyScreens(dependencies: dependencies, navigation: navigation).modelContainer(container)
    }
    if idiom == .desktop { app.resize(to: CGSize(width: 1200, height: 760)) }
    app.finishAnimations()
  }

  var analyses: [PolicyAnalysis] { (try? container.mainContext.fetch(FetchDescriptor<PolicyAnalysis>())) ?? [] }
  var corrections: [Correction] { (try? container.mainContext.fetch(FetchDescriptor<Correction>())) ?? [] }

  func press(_ label: String) async {
    app.activate(label: label)
    await app.settle()
    app.finishAnimations()
  }
}
