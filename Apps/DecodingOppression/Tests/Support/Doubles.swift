import Foundation

@testable import DecodingOppression

/// A reader of a document in memory.
struct FakeReader: DocumentReading {
  var document: SourceDocument = .init(pages: [])
  var failure: (any Error)?

  init(_ pages: String..., title: String? = nil) { document = SourceDocument(title: title, pages: pages) }
  init(pages: [String]) { document = SourceDocument(pages: pages) }
  init(failure: any Error) { self.failure = failure }

  func read(_ url: URL) throws -> SourceDocument {
    if let failure { throw failure }
    return document
  }
}

/// A tier whose answer is a closure.
struct FakeTier: ClauseClassifier {
  var tier: Int
  var isAvailable: Bool = true
  var answer: @Sendable (PolicyClause) async throws -> TierClassification

  func classify(_ clause: PolicyClause) async throws -> TierClassification { try await answer(clause) }

  /// A tier that is sure of a benefit to elites.
  static func sure(_ tier: Int, confidence: Double = 0.9, isAvailable: Bool = true) -> FakeTier {
    FakeTier(tier: tier, isAvailable: isAvailable) { clause in
      TierClassification(
        clauseIndex: -7, text: "not the clause", targetGroup: .elite, effectDirection: .benefit, tierUsed: 99,
        wasSafetyFallback: true, confidence: confidence)
    }
  }

  static func failing(_ tier: Int, _ error: any Error, isAvailable: Bool = true) -> FakeTier {
    FakeTier(tier: tier, isAvailable: isAvailable) { _ in throw error }
  }
}

struct ModelCrash: Error {}

/// The same numbers in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word: UInt64 = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Reads the lists of the app once for all tests.
enum Bundled {
  static let lexicon: Lexicon = try! Lexicon(contentsOf: nil)
  static let classifier = LexiconClassifier(lexicon: lexicon)
  static let history: HistoricalPolicies = try! HistoricalPolicies(classifier: classifier)

  static func classify(_ text: String) -> TierClassification {
    classifier.classify(PolicyClause(index: 1, text: text))
  }
}

/// A clause of a test.
func clause(
  _ group: TargetGroup? = nil, _ effect: EffectDirection? = nil, architecture: ArchitectureScores = .zero,
  proxies: [String] = [], expands: Bool = false, domains: [String] = []
) -> TierClassification {
  TierClassification(
    clauseIndex: 1, text: "A clause of a test.", targetGroup: group, effectDirection: effect,
    architectureScores: architecture, proxyDetection: ProxyDetection(terms: proxies, expandsOutgroup: expands),
    domains: domains)
}

/// Whether two numbers are the same but for rounding in the last places.
func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-12 }
