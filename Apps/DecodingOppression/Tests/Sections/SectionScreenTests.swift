import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// Training, Validation and Data.
@MainActor
struct SectionScreenTests {
  @Test("The sidebar lists four items; each shows its column and its page (11, 93)")
  func sidebar() async throws {
    let driver = try AppDriver(.desktop)
    for item in SidebarItem.allCases { #expect(driver.app.contains(label: item.title)) }
    for item in SidebarItem.allCases where item != .analyze {
      driver.navigation.section = item
      await driver.app.settle()
      driver.app.finishAnimations()
      #expect(driver.app.accessibilityIssues == [], "\(item)")
    }
    #expect(driver.app.contains(label: "Word Lists") && driver.app.contains(label: "Folder"))
    driver.navigation.wordList = "groups.elite"
    await driver.app.settle()
    #expect(driver.app.contains(label: "landlord"))
    driver.navigation.section = .analyze
    await driver.app.settle()
    #expect(driver.app.contains(label: "No Policy Chosen"))
  }

  @Test("On a phone a menu of the history leads to the sections (3, 93)")
  func phone() async throws {
    let driver = try AppDriver()
    driver.navigation.open(.section(.data))
    await driver.app.settle()
    driver.app.finishAnimations()
    #expect(driver.app.value(ofElementLabelled: "Folder") == driver.folder.url.path)
    await driver.press("Groups: outgroup")
    #expect(driver.navigation.path.last == .wordList("groups.outgroup"))
    #expect(driver.app.contains(label: "alien"))
  }

  @Test("Training keeps a model and says how it agrees with known readings")
  func training() async throws {
    let driver = try AppDriver { _ in [.section(.training)] }
    #expect(driver.app.value(ofElementLabelled: "Your corrections") == "0")
    let model = TrainingViewModel()
    let correction = Correction(text: "A tenant shall sing.", label: .neutral, dateCorrected: Sample.date)
    await model.train(corrections: [correction], deps: driver.dependencies)
    #expect(model.problem == nil)
    #expect(model.outcome?.hasPrefix("A model was trained with \(model.knownCount + 1) sentences.") == true)
    #expect(driver.dependencies.modelStore.isAvailable)
    #expect(driver.dependencies.modelDownloadManager.state == .available)
    #expect(ModelStore(folder: driver.folder.url).model == driver.dependencies.modelStore.model)
  }

  @Test("Validation measures the word lists and the local model with the same sentences")
  func validation() throws {
    let driver = try AppDriver()
    let model = ValidationViewModel()
    model.measure(deps: driver.dependencies)
    #expect(model.readings.map(\.name) == ["Word lists"])
    let trained: ClauseModel = try ModelTrainer.train(KnownSentences.training.load(), note: "")
    try driver.dependencies.modelStore.install(trained)
    model.measure(deps: driver.dependencies)
    #expect(model.readings.map(\.name) == ["Word lists", "Local model"])
    let known: [LabelledClause] = try KnownSentences.validation.load()
    let agreement: Double = try #require(ModelTrainer.agreement(known) { trained.classify($0).label })
    #expect(isClose(model.readings[1].agreement, agreement))
    // A model of a hundred sentences is better than always saying the most frequent label.
    let outgroup = Double(known.count { $0.label.name == "outgroup.burden" }) / Double(known.count)
    #expect(agreement > outgroup)
  }

  @Test("A change of a word list shows its effect before it is saved, and is used afterwards")
  func wordList() async throws {
    let driver = try AppDriver()
    let texts: [String] = ["A juggler shall be fined.", "The juggler is denied entry."]
    let analysis: PolicyAnalysis = Rules.analysis(texts)
    let model = WordListViewModel(path: "groups.outgroup", wordLists: driver.dependencies.wordLists, analysis: analysis)
    model.newTerm = "  Juggler "
    model.add()
    await model.waitForEffect()
    let effect = try #require(model.effect)
    #expect(effect.changed == [1, 2] && effect.before.dis == 0 && effect.after.dis > 0)
    #expect(driver.dependencies.lexicon.list(at: "groups.outgroup")?.terms.contains { $0.term == "juggler" } == false)
    model.save()
    #expect(model.problem == nil && driver.dependencies.wordLists.isEdited)
    // A change that is taken back while its effect is computed leaves none.
    model.newTerm = "fined"
    model.add()
    model.discard()
    await model.waitForEffect()
    #expect(model.effect == nil && !model.isChanged)
    let again = try WordLists(folder: driver.folder.url)
    #expect(again.current.classifier.classify(PolicyClause(index: 1, text: texts[0])).targetGroup == .outgroup)
    try driver.dependencies.wordLists.reset()
    #expect(!driver.dependencies.wordLists.isEdited)
    #expect(driver.dependencies.lexicon == Bundled.lexicon)
  }

  @Test("Terms that cannot be used are refused with a sentence; a broken file is not used and named")
  func badWordLists() throws {
    let driver = try AppDriver()
    let model = WordListViewModel(path: "groups.elite", wordLists: driver.dependencies.wordLists, analysis: nil)
    model.newTerm = "owner"
    model.add()
    #expect(model.problem?.contains("stands in the list already") == true)
    model.newTerm = "tenant"
    model.add()
    model.save()
    #expect(model.problem?.contains("is the same as") == true)
    #expect(!driver.dependencies.wordLists.isEdited)
    model.discard()
    #expect(!model.isChanged && !model.list.terms.contains { $0.term == "tenant" })
    _ = try driver.folder.file("lexicon.json", Data("{".utf8))
    let lists = try WordLists(folder: driver.folder.url)
    #expect(lists.problem?.contains("not valid JSON") == true)
    #expect(lists.current.lexicon == Bundled.lexicon)
  }
}
