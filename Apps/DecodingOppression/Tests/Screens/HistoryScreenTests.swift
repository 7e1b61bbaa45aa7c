import Foundation
import SwiftData
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The history as a person meets it.
@MainActor
struct HistoryScreenTests {
  private static func analyses(_ count: Int) -> [PolicyAnalysis] {
    (0..<count).map { number in
      Rules.analysis(
        name: "Policy \(number)", date: Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 86_400))
    }
  }

  @Test("Analyses are listed newest first, under the title Analyses (20, 22)")
  func order() throws {
    let driver = try AppDriver(analyses: Self.analyses(3))
    let rows: [String] = driver.app.labels.filter { $0.hasPrefix("Policy ") }
    #expect(rows == ["Policy 2", "Policy 1", "Policy 0"])
    #expect(driver.app.contains(label: "Analyses"))
    #expect(driver.app.contains(label: "Add Policy"))
  }

  @Test("A row says name, date, number of clauses and index (24)")
  func row() throws {
    let driver = try AppDriver()
    let value: String = try #require(driver.app.value(ofElementLabelled: "Park Code"))
    #expect(value.contains("on a scale from -1 to 1"))
    #expect(value.hasSuffix("Jul 20, 2025, 7 clauses"))
  }

  @Test("Without analyses the history says what to do (26)")
  func empty() async throws {
    let driver = try AppDriver(analyses: [])
    #expect(driver.app.contains(label: "No Analyses"))
    #expect(driver.app.contains(label: "Analyze your first policy"))
    await driver.press("Use the Sample Ordinance")
    #expect(driver.navigation.run?.pdfURL == BundledPolicy.url)
  }

  @Test("The banner about the model stands until the model is there (23)")
  func banner() throws {
    let driver = try AppDriver()
    #expect(driver.app.contains(label: "Download"))
    let sentences: [LabelledClause] = try KnownSentences.training.load()
    try driver.dependencies.modelStore.install(ModelTrainer.train(sentences, note: ""))
    driver.dependencies.modelDownloadManager.modelWasInstalled()
    driver.app.finishAnimations()
    #expect(!driver.app.contains(label: "Download"))
  }

  @Test("Choosing a row opens its score card (28, 92)", arguments: HeadlessApp.Idiom.allCases)
  func selection(idiom: HeadlessApp.Idiom) async throws {
    let driver = try AppDriver(idiom)
    await driver.press("Park Code")
    #expect(driver.app.contains(label: "Policy Analysis Results"))
    #expect(driver.navigation.path == [.scoreCard(driver.analyses[0])])
  }

  @Test("A deleted analysis is gone from the store with its clauses, and its screens close (21)")
  func delete() async throws {
    let driver = try AppDriver { [.scoreCard($0), .clauses(.all, $0)] }
    let model = PolicyHistoryViewModel()
    model.delete(driver.analyses[0], context: driver.container.mainContext, navigation: driver.navigation)
    await driver.app.settle()
    #expect(driver.analyses.isEmpty && driver.navigation.path.isEmpty)
    #expect(try driver.container.mainContext.fetchCount(FetchDescriptor<AnalyzedClause>()) == 0)
    #expect(driver.app.contains(label: "No Analyses"))
  }

  @Test("A swipe action and a menu item delete (25)")
  func deleteActions() throws {
    #expect(try AppDriver().app.accessibilityText.contains("Delete"))
    #expect(try AppDriver(.desktop).app.accessibilityText.contains("Park Code"))
  }

  @Test("A chosen or dropped PDF is analysed, other files are refused with a sentence (27)")
  func files() {
    let (model, navigation) = (PolicyHistoryViewModel(), AppNavigation())
    #expect(!model.drop([URL(fileURLWithPath: "/x/notes.txt")], navigation: navigation))
    #expect(model.problem?.contains("“notes.txt” is not a PDF") == true)
    #expect(navigation.path.isEmpty)
    #expect(model.drop([URL(fileURLWithPath: "/x/Code.PDF")], navigation: navigation))
    #expect(navigation.run?.pdfURL.lastPathComponent == "Code.PDF")
    model.importFile(.success(URL(fileURLWithPath: "/x/other.pdf")), navigation: navigation)
    #expect(navigation.run?.pdfURL.lastPathComponent == "other.pdf")
    model.importFile(.failure(CocoaError(.fileReadNoPermission)), navigation: navigation)
    #expect(model.problem != nil)
  }

  @Test("A search shows the analyses whose names hold the words")
  func search() {
    let model = PolicyHistoryViewModel()
    let analyses: [PolicyAnalysis] = [Rules.analysis(name: "Park Code"), Rules.analysis(name: "School Code")]
    model.searchText = " school "
    #expect(model.found(in: analyses).map(\.policyName) == ["School Code"])
  }

  @Test("The history of 1,000 analyses builds the rows that are seen, and none of their clauses are read")
  func thousand() throws {
    let driver = try AppDriver(analyses: (0..<1000).map { Rules.analysis(["A rule."], name: "Policy \($0)") })
    #expect(driver.app.labels.filter { $0.hasPrefix("Policy ") }.count < 60)
  }
}
