import Foundation
import Testing

@testable import DecodingOppression

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The local model: its file, its training, and how it comes to this machine.
@MainActor
struct ClauseModelTests {
  private func trained() throws -> ClauseModel {
    try ModelTrainer.train(KnownSentences.training.load(), note: KnownSentences.note)
  }

  @Test("The model that comes with the app is that of the training with the sentences of the app")
  func resource() throws {
    let data: Data = try trained().data()
    if let path = ProcessInfo.processInfo.environment["UPDATE_CLAUSE_MODEL"] {
      try data.write(to: URL(fileURLWithPath: path))
    }
    let file: URL = try #require(AppResources.clauseModel)
    #expect(try Data(contentsOf: file) == data, "set UPDATE_CLAUSE_MODEL to the resource's path and test again")
  }

  @Test("A model reads its own sentences again, and gives the same bytes each time")
  func training() throws {
    let model: ClauseModel = try trained()
    let known: [LabelledClause] = try KnownSentences.training.load()
    #expect(try #require(ModelTrainer.agreement(known) { model.classify($0).label }) > 0.9)
    #expect(try model.data() == trained().data())
    #expect(try ClauseModel(data: model.data()) == model)
    #expect(throws: ModelTrainer.TooFewSentences(count: 3)) {
      try ModelTrainer.train(Array(known.prefix(3)), note: "")
    }
    #expect(ModelTrainer.agreement([]) { _ in .neutral } == nil)
  }

  @Test(
    "A file that is no model is refused with the reason",
    arguments: [
      ("", "not the JSON"), ("{}", "not the JSON"),
      (#"{"format":"x","version":1,"note":"","sentences":1,"labels":[],"priors":[],"features":{}}"#, "format"),
      (
        #"{"format":"decoding-oppression.clause-model","version":9,"note":"","sentences":1,"labels":[],"priors":[],"features":{}}"#,
        "version"
      ),
      (
        #"{"format":"decoding-oppression.clause-model","version":1,"note":"","sentences":1,"labels":["neutral"],"priors":[],"features":{}}"#,
        "differ in length"
      ),
    ])
  func broken(text: String, says: String) {
    let error = #expect(throws: ModelDownloadError.self) { try ClauseModel(data: Data(text.utf8)) }
    #expect(error?.errorDescription?.contains(says) == true)
  }

  @Test(
    "The checksum is that of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func checksum(text: String, digest: String) {
    #expect(SHA256.hexadecimal(of: Data(text.utf8)) == digest)
  }

  private func download(_ store: ModelStore, _ source: ModelSource) async -> ModelDownloadManager {
    let manager = ModelDownloadManager(store: store) { source }
    manager.startDownload()
    while case .downloading = manager.state { try? await Task.sleep(for: .milliseconds(1)) }
    return manager
  }

  @Test("A model is fetched from a file and installed; a wrong checksum or a missing file says so")
  func fetching() async throws {
    let folder = try TemporaryFolder()
    let data: Data = try trained().data()
    let file: URL = try folder.file("source.json", data)
    let store = ModelStore(folder: folder.url.appendingPathComponent("app"))
    let wrong = await download(store, ModelSource(url: file, sha256: String(repeating: "0", count: 64)))
    #expect(wrong.downloadError == ModelDownloadError.wrongChecksum.errorDescription && !store.isAvailable)
    let missing = await download(store, ModelSource(url: folder.url.appendingPathComponent("none.json")))
    #expect(missing.downloadError?.contains("There is no model at") == true)
    let right = await download(store, ModelSource(url: file, sha256: SHA256.hexadecimal(of: data)))
    #expect(right.state == .available && right.downloadError == nil && right.progress == 1)
    #expect(try store.model == trained())
    try store.remove()
    #expect(!store.isAvailable)
  }

  @Test("A download that was stopped goes on where it ended; a rest of another source is thrown away")
  func resuming() throws {
    let folder = try TemporaryFolder()
    let store = ModelStore(folder: folder.url)
    let source = URL(fileURLWithPath: "/models/a.json")
    try store.partialFile(for: source).write(Data("first".utf8), at: 0)
    #expect(try store.partialFile(for: source).count == 5)
    try store.partialFile(for: source).write(Data("X".utf8), at: 2)
    #expect(try store.partialFile(for: source).count == 3)
    #expect(try store.partialFile(for: URL(fileURLWithPath: "/models/b.json")).count == 0)
  }

  @Test("The local model answers for group and effect, the word lists for the rest; it is used when wanted")
  func classifier() throws {
    let folder = try TemporaryFolder()
    let store = ModelStore(folder: folder.url)
    let rules: LexiconClassifier = Bundled.classifier
    #expect(!LocalModelClassifier(store: store, rules: rules).isAvailable)
    try store.install(trained())
    #expect(!LocalModelClassifier(store: store, rules: rules) { false }.isAvailable)
    let tier = LocalModelClassifier(store: store, rules: rules)
    #expect(tier.isAvailable)
    let found: TierClassification = try tier.classify(
      PolicyClause(index: 1, text: "A tenant who fails to register with the office shall be fined for blight."))
    #expect(found.tierUsed == 2 && found.targetGroup == .outgroup && found.effectDirection == .burden)
    #expect(found.proxyDetection.terms == ["blight"])
    #expect((0...1).contains(found.confidence))
  }

  @Test(
    "An endpoint answers with a label, refuses, or fails, and each is what it is (7)",
    arguments: [
      (#"{"label":"elite.benefit","confidence":0.8}"#, 200, "elite.benefit"), (#"{"refused":true}"#, 200, "refused"),
      (#"{"label":"nobody.nothing"}"#, 200, "error"), ("", 500, "error"), (#"{"confidence":1}"#, 200, "error"),
    ])
  func endpoint(body: String, status: Int, outcome: String) async throws {
    let address = try #require(URL(string: "https://example.org/classify"))
    let tier = EndpointClassifier(rules: Bundled.classifier, address: { address }) { request in
      #expect(request.httpMethod == "POST")
      let sent = try JSONSerialization.jsonObject(with: request.httpBody ?? Data()) as? [String: Any]
      #expect(sent?["text"] as? String == "A rule." && sent?["version"] as? Int == 1)
      let response = HTTPURLResponse(url: address, statusCode: status, httpVersion: nil, headerFields: nil)
      return (Data(body.utf8), try #require(response))
    }
    var found: String
    do {
      let answer: TierClassification = try await tier.classify(PolicyClause(index: 1, text: "A rule."))
      #expect(answer.tierUsed == 3)
      found = ClauseLabel(answer).name
    } catch is GuardrailRefusal { found = "refused" } catch { found = "error" }
    #expect(found == outcome)
    #expect(!EndpointClassifier(rules: Bundled.classifier) { nil }.isAvailable)
  }

  @Test(
    "An address is one of the web or a file",
    arguments: [
      ("https://example.org/m.json", true), ("/home/me/m.json", true), ("file:///m.json", true), ("ftp://x/m", false),
      ("m.json", false), ("https://", false), ("", false),
    ])
  func addresses(text: String, isOne: Bool) {
    #expect((AppSettings.address(text) != nil) == isOne)
  }
}
