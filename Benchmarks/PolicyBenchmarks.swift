import DecodingOppression
import Foundation
import SwiftData
import SwiftUI
import UITestSupport

/// The flagship with long policies, as a whole process on the clock, and with a long history.
@MainActor
enum PolicyBenchmarks {
  static func run(product: URL) throws {
    print("\nLong policies (whole process on the clock), and a long history")
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-policies-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (pages, goal) in [(200, "goal: 2.5 s, 150 MB"), (859, "goal: 12 s")] {
      let file: URL = folder.appendingPathComponent("policy-\(pages).pdf")
      try LongPolicy.write(to: file, pages: pages)
      let usage: Usage = try Measuring.child(
        product, [file.path, "--headless", "--output", folder.appendingPathComponent("out").path])
      row("a policy of \(pages) pages", "\(figure(usage.elapsed, "s")), \(figure(usage.peak, "MB"))", goal: goal)
    }
    try history(of: 1000, in: folder)
  }

  /// From the store on the disk to the drawn window.
  private static func history(of count: Int, in folder: URL) throws {
    do {
      let container: ModelContainer = try AnalysisStorage.container(in: folder)
      for number in 0..<count {
        let clauses: [AnalyzedClause] = (1...20).map {
          AnalyzedClause(index: $0, text: "Clause \($0) of policy \(number) binds the tenant.")
        }
        container.mainContext.insert(
          PolicyAnalysis(
            policyName: "Policy \(number)", dateAnalyzed: Date(timeIntervalSince1970: Double(number) * 3600),
            clauses: clauses))
      }
      try container.mainContext.save()
    }
    let dependencies = try AppDependencies(models: [], folder: folder)
    // The first window pays for fonts and symbols, which the program has paid before a person opens the history.
    _ = try HeadlessApp(idiom: .desktop) { Text("Analyses") }.pngData()
    var opened: Double = .infinity
    for _ in 0..<3 {
      let start = ContinuousClock.now
      let container: ModelContainer = try AnalysisStorage.container(in: folder)
      let app = try HeadlessApp(idiom: .phone) {
        PolicyScreens(dependencies: dependencies, navigation: AppNavigation()).modelContainer(container)
      }
      opened = min(opened, (ContinuousClock.now - start) / .seconds(1))
      guard app.contains(label: "Analyses") else { throw BenchmarkError("The history shows no list.") }
    }
    row("a history of \(count) analyses opens", figure(opened * 1000, "ms"), goal: "goal: 50 ms")
  }
}
