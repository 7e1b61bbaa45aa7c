import Combine
import Foundation
import Testing

/// Answers requests without a network: the path says how.
private final class Loopback: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "loopback" }
  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path != "/error" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    if url.path == "/never" { return }
    let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 4, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("body".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite struct DataTaskTests {
  let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Loopback.self]
    return URLSession(configuration: configuration)
  }()

  func publisher(_ path: String) throws -> URLSession.DataTaskPublisher {
    session.dataTaskPublisher(for: try #require(URL(string: "loopback://host/\(path)")))
  }

  @Test("A data task's answer is published, then the stream finishes") func answer() async throws {
    var bodies: [String] = []
    for try await (data, response) in try publisher("fine").values {
      bodies.append("\(response.url?.path ?? "") \(String(decoding: data, as: UTF8.self))")
    }
    #expect(bodies == ["/fine body"])
  }

  @Test("A data task's error ends the stream") func failure() async throws {
    let publisher = try publisher("error")
    await #expect(throws: URLError(.cannotConnectToHost)) {
      for try await _ in publisher.values {}
    }
  }

  @Test("A task starts with the first demand; a cancelled one says nothing") func cancelled() throws {
    let probe = try publisher("never").probe(.none)
    #expect(probe.completions.isEmpty)
    probe.subscription?.request(.max(1))
    probe.subscription?.cancel()
    #expect(probe.values.isEmpty && probe.completions.isEmpty)
  }
}
