import Foundation
import Observation

/// Edits one word list and shows what the change does to an analysis before it is saved.
@Observable
@MainActor
public final class WordListViewModel {
  /// The scores of an analysis with the saved lists and with the changed one.
  public struct Effect: Hashable, Sendable {
    public var policyName: String
    public var before: ScoreResult
    public var after: ScoreResult
    /// The numbers of the clauses that are read otherwise.
    public var changed: [Int]
  }

  public let path: String
  /// The list as the person has changed it.
  public private(set) var list: Lexicon.List
  /// The term that is being written.
  public var newTerm: String = ""
  /// The text to look for in the terms; empty for all.
  public var searchText: String = ""
  /// The effect on the analysis that was given; nil without one and before it is known.
  public private(set) var effect: Effect?
  /// Why the lists cannot be saved, as a sentence.
  public private(set) var problem: String?
  /// Whether the list holds changes that were not saved.
  public private(set) var isChanged: Bool = false

  private let wordLists: WordLists
  private let clauses: [PolicyClause]
  private let policyName: String
  private var work: Task<Void, Never>?

  /// - Parameter analysis: The analysis on which the effect is shown.
  public init(path: String, wordLists: WordLists, analysis: PolicyAnalysis?) {
    self.path = path
    self.wordLists = wordLists
    list = wordLists.current.lexicon.list(at: path) ?? Lexicon.List(terms: [])
    clauses = analysis?.clauses.map { PolicyClause(index: $0.index, text: $0.text) } ?? []
    policyName = analysis?.policyName ?? ""
  }

  /// The terms that hold what is looked for, in the order of the alphabet.
  public var terms: [Lexicon.Entry] {
    let wanted: String = searchText.trimmingCharacters(in: .whitespaces)
    return list.terms.filter { wanted.isEmpty || $0.term.localizedStandardContains(wanted) }
      .sorted { $0.term.localizedStandardCompare($1.term) == .orderedAscending }
  }

  /// Adds the term that was written.
  public func add() {
    let term: String = newTerm.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard !term.isEmpty else { return }
    guard !list.terms.contains(where: { $0.term.lowercased() == term }) else {
      problem = "“\(term)” stands in the list already."
      return
    }
    list.terms.append(Lexicon.Entry(term: term))
    newTerm = ""
    didChange()
  }

  public func remove(_ entry: Lexicon.Entry) {
    list.terms.removeAll { $0.term == entry.term }
    didChange()
  }

  /// Keeps the list and uses it from the next analysis on.
  public func save() {
    do {
      try wordLists.save(draft)
      isChanged = false
      problem = nil
    } catch {
      problem = (error as? LexiconError)?.sentence ?? error.localizedDescription
    }
  }

  /// Takes back what was not saved.
  public func discard() {
    work?.cancel()
    list = wordLists.current.lexicon.list(at: path) ?? list
    isChanged = false
    problem = nil
    effect = nil
  }

  /// Returns when the effect of the last change is known.
  func waitForEffect() async { await work?.value }

  private var draft: Lexicon {
    var lexicon: Lexicon = wordLists.current.lexicon
    lexicon.replace(path, with: list)
    return lexicon
  }

  private func didChange() {
    problem = nil
    isChanged = true
    guard !clauses.isEmpty else { return }
    let (draft, clauses, name) = (draft, clauses, policyName)
    let current: WordLists.Compiled = wordLists.current
    work?.cancel()
    work = Task { [weak self] in
      let effect: Effect? = await Task.detached(priority: .userInitiated) {
        Self.effect(of: draft, on: clauses, name: name, current: current)
      }.value
      if !Task.isCancelled { self?.effect = effect }
    }
  }

  private nonisolated static func effect(
    of draft: Lexicon, on clauses: [PolicyClause], name: String, current: WordLists.Compiled
  ) -> Effect? {
    guard let changed = try? WordLists.Compiled(draft) else { return nil }
    func read(_ lists: WordLists.Compiled) -> (scores: ScoreResult, found: [TierClassification]) {
      let scorer = DefaultPolicyScorer(
        chainDomains: lists.history.domains, evidenceRule: lists.lexicon.evidence ?? .standard)
      var accumulator: ScoreAccumulator = scorer.makeAccumulator()
      let found: [TierClassification] = clauses.map { lists.classifier.classify($0) }
      for classification in found { accumulator.add(classification) }
      return (accumulator.result, found)
    }
    let (before, after) = (read(current), read(changed))
    let numbers: [Int] = zip(before.found, after.found).filter { $0 != $1 }.map(\.0.clauseIndex)
    return Effect(policyName: name, before: before.scores, after: after.scores, changed: numbers)
  }
}
