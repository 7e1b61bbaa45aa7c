import Foundation

/// A small classifier of clauses: naive Bayes over the stems of words, of pairs of neighbours, and of the first words.
///
/// Its file is JSON: `format` ("decoding-oppression.clause-model"), `version` (1), `note`, `sentences` (how many it was
/// trained with), `labels`, `priors` (the logarithm of each label's probability), `features` (for each stem, pair,
/// or stem among the first six with a ^ before it the logarithm of its probability under each label). A label is `neutral`, or a group and an effect with a full stop
/// between, such as `outgroup.burden`.
public struct ClauseModel: Codable, Hashable, Sendable {
  public static let currentFormat = "decoding-oppression.clause-model"
  public static let currentVersion = 1

  public var format: String
  public var version: Int
  /// A description of the sentences that the model was trained with, for readers.
  public var note: String
  /// How many sentences it was trained with.
  public var sentences: Int
  public var labels: [ClauseLabel]
  var priors: [Double]
  var features: [String: [Double]]

  /// Reads a model and checks that it can be used.
  /// - Throws: ``ModelDownloadError/notAModel(_:)``.
  public init(data: Data) throws(ModelDownloadError) {
    do {
      self = try JSONDecoder().decode(ClauseModel.self, from: data)
    } catch {
      throw .notAModel("it is not the JSON of a model")
    }
    guard format == Self.currentFormat else { throw .notAModel("its format is “\(format)”") }
    guard version == Self.currentVersion else {
      throw .notAModel("its version is \(version) and this app reads \(Self.currentVersion)")
    }
    let count: Int = labels.count
    guard count > 1, priors.count == count, features.values.allSatisfy({ $0.count == count })
    else { throw .notAModel("its lists differ in length") }
    guard priors.allSatisfy(\.isFinite), features.values.allSatisfy({ $0.allSatisfy(\.isFinite) })
    else { throw .notAModel("a number is missing") }
  }

  public init(contentsOf url: URL) throws {
    try self.init(data: Data(contentsOf: url))
  }

  /// The file's bytes, the same for equal models.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }

  /// The most probable label of a text and its probability, 0 to 1.
  public func classify(_ text: String) -> (label: ClauseLabel, probability: Double) {
    var scores: [Double] = priors
    for feature in Self.features(of: text) {
      // A feature that no training sentence had says nothing.
      guard let weights = features[feature] else { continue }
      for index in scores.indices { scores[index] += weights[index] }
    }
    let best: Int = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    let sum: Double = scores.reduce(0) { $0 + exp($1 - scores[best]) }
    return (labels[best], 1 / sum)
  }

  /// The stems of a text, its pairs of neighbours and its first stems, each once. Who begins a sentence is mostly who it
  /// is about.
  static func features(of text: String) -> Set<String> {
    let stems: [String] = Tokenizer.words(text).map(Stemmer.stem)
    return Set(stems).union(zip(stems, stems.dropFirst()).map { "\($0) \($1)" })
      .union(stems.prefix(6).map { "^" + $0 })
  }
}

/// The reading of a clause by the model: no effect, or an effect on a group.
public struct ClauseLabel: Codable, Hashable, Sendable {
  public var group: TargetGroup?
  public var effect: EffectDirection?

  /// A label without group or without effect is neutral.
  public init(group: TargetGroup?, effect: EffectDirection?) {
    let isNeutral: Bool = group == nil || effect == nil
    self.group = isNeutral ? nil : group
    self.effect = isNeutral ? nil : effect
  }

  public static let neutral = ClauseLabel(group: nil, effect: nil)

  /// Every label, the neutral one last.
  public static let all: [ClauseLabel] =
    TargetGroup.allCases.flatMap { group in EffectDirection.allCases.map { ClauseLabel(group: group, effect: $0) } }
    + [.neutral]

  /// "outgroup.burden", or "neutral".
  public var name: String {
    guard let group, let effect else { return "neutral" }
    return "\(group.rawValue).\(effect.rawValue)"
  }

  /// The name shown to readers.
  public var displayName: String {
    guard let group, let effect else { return "Neutral" }
    return "\(group.displayName), \(effect.displayName.lowercased())"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name: String = try container.decode(String.self)
    guard let label = Self.all.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no label “\(name)”.")
    }
    self = label
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
