import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tier 3: a model behind an address that a person has entered, off at first.
///
/// Each clause is sent by POST as JSON with `version` (1), `index` and `text`. The answer is JSON with `label`
/// (`neutral` or a group and an effect, such as `outgroup.burden`) and `confidence` from 0 to 1, or with `refused`
/// true when the model's guardrail refuses the clause (behaviour 7). Techniques, proxy terms and fields of life are
/// those of the word lists.
public struct EndpointClassifier: ClauseClassifier {
  private let rules: LexiconClassifier
  private let address: @Sendable () -> URL?
  private let send: @Sendable (URLRequest) async throws -> (Data, URLResponse)

  /// - Parameter address: The endpoint, asked for each clause; nil turns the tier off.
  public init(rules: LexiconClassifier, address: @escaping @Sendable () -> URL?) {
    self.init(rules: rules, address: address) { try await URLSession.shared.data(for: $0) }
  }

  init(
    rules: LexiconClassifier, address: @escaping @Sendable () -> URL?,
    send: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)
  ) {
    self.rules = rules
    self.address = address
    self.send = send
  }

  public var tier: Int { 3 }
  public var isAvailable: Bool { address() != nil }

  private struct Question: Encodable {
    var version = 1
    var index: Int
    var text: String
  }

  private struct Answer: Decodable {
    var label: ClauseLabel?
    var confidence: Double?
    var refused: Bool?
  }

  public func classify(_ clause: PolicyClause) async throws -> TierClassification {
    guard let address = address() else { throw ModelDownloadError.noSource }
    var request = URLRequest(url: address, timeoutInterval: 30)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(Question(index: clause.index, text: clause.text))
    let (data, response) = try await send(request)
    let status: Int = (response as? HTTPURLResponse)?.statusCode ?? 200
    guard status == 200 else { throw ModelDownloadError.refused(address.absoluteString, status: status) }
    let answer: Answer = try JSONDecoder().decode(Answer.self, from: data)
    if answer.refused == true { throw GuardrailRefusal() }
    guard let label = answer.label else { throw ModelDownloadError.notAModel("the answer has no label") }
    var result: TierClassification = rules.classify(clause)
    result.targetGroup = label.group
    result.effectDirection = label.effect
    result.confidence = answer.confidence ?? 0
    result.tierUsed = tier
    return result
  }
}
