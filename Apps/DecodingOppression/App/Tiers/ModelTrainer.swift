import Foundation

/// A sentence with its right reading.
public struct LabelledClause: Codable, Hashable, Sendable {
  public var text: String
  public var label: ClauseLabel

  public init(text: String, label: ClauseLabel) {
    self.text = text
    self.label = label
  }
}

/// Trains a model from sentences with their right readings.
public enum ModelTrainer {
  /// The least number of sentences that say anything.
  public static let minimumSentences = 20

  /// Why no model can be trained, as a sentence.
  public struct TooFewSentences: LocalizedError, Equatable {
    public var count: Int

    public var errorDescription: String? {
      "\(count) sentences are too few to train a model; \(ModelTrainer.minimumSentences) are needed."
    }
  }

  /// Counts features under each label, with a part of a count added to each so that none is impossible, and weighs them
  /// against all features under the label: a label with few sentences does not win by what it has not seen.
  /// - Throws: ``TooFewSentences``.
  public static func train(_ sentences: [LabelledClause], note: String) throws -> ClauseModel {
    guard sentences.count >= minimumSentences else { throw TooFewSentences(count: sentences.count) }
    let labels: [ClauseLabel] = ClauseLabel.all
    let added = 0.2
    var documents: [Double] = Array(repeating: 0, count: labels.count)
    var counts: [String: [Double]] = [:]
    for sentence in sentences {
      guard let index = labels.firstIndex(of: sentence.label) else { continue }
      documents[index] += 1
      for feature in ClauseModel.features(of: sentence.text) {
        counts[feature, default: Array(repeating: 0, count: labels.count)][index] += 1
      }
    }
    let total: Double = documents.reduce(0, +)
    let known = Double(counts.count)
    let sums: [Double] = labels.indices.map { index in counts.values.reduce(0) { $0 + $1[index] } }
    let features: [String: [Double]] = counts.mapValues { count in
      labels.indices.map { log((count[$0] + added) / (sums[$0] + added * known)) }
    }
    return ClauseModel(
      note: note, sentences: sentences.count, labels: labels,
      priors: documents.map { log(($0 + added) / (total + added * Double(labels.count))) }, features: features)
  }

  /// The share of sentences that a reading gives the right label, 0 to 1; nil without sentences.
  public static func agreement(_ sentences: [LabelledClause], reading: (String) -> ClauseLabel) -> Double? {
    guard !sentences.isEmpty else { return nil }
    return Double(sentences.count { reading($0.text) == $0.label }) / Double(sentences.count)
  }
}

extension ClauseModel {
  init(
    note: String, sentences: Int, labels: [ClauseLabel], priors: [Double], features: [String: [Double]]
  ) {
    format = Self.currentFormat
    version = Self.currentVersion
    self.note = note
    self.sentences = sentences
    self.labels = labels
    self.priors = priors
    self.features = features
  }
}
