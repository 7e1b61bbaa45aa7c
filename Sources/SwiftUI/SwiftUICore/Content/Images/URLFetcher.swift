import Foundation
import ImageEngine

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gets bytes from files, `data:` addresses and servers.
package struct URLFetcher: ImageFetching {
  package static let shared = URLFetcher()

  /// How long a server may be silent, in seconds.
  private static let timeout: TimeInterval = 30

  package init() {}

  package func data(from url: URL, limit: Int) async throws -> Data {
    switch url.scheme?.lowercased() {
    case "file", nil: return try file(url, limit: limit)
    case "data": return try inline(url, limit: limit)
    case "http", "https":
      return try await Download(limit: limit).run(URLRequest(url: url, timeoutInterval: Self.timeout))
    default: throw URLError(.unsupportedURL)
    }
  }

  private func file(_ url: URL, limit: Int) throws -> Data {
    let size: Int = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
    guard size <= limit else { throw ImageFailure.tooManyBytes(count: size, limit: limit) }
    return try Data(contentsOf: url)
  }

  /// `data:TYPE;base64,BYTES`, or the bytes in the escapes of addresses.
  private func inline(_ url: URL, limit: Int) throws -> Data {
    let text: String = url.absoluteString
    guard text.utf8.count <= limit * 2, let comma = text.firstIndex(of: ",") else { throw URLError(.badURL) }
    let body: String = String(text[text.index(after: comma)...])
    if text[..<comma].hasSuffix(";base64") {
      guard let data = Data(base64Encoded: body.removingPercentEncoding ?? body) else { throw URLError(.badURL) }
      return data
    }
    guard let plain = body.removingPercentEncoding else { throw URLError(.badURL) }
    return Data(plain.utf8)
  }
}

/// One answer of a server, read until it ends or grows too large.
private final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let limit: Int
  private let lock = NSLock()
  private var bytes = Data()
  private var failure: (any Error)?
  private var continuation: CheckedContinuation<Data, any Error>?
  private var task: URLSessionDataTask?

  init(limit: Int) { self.limit = limit }

  func run(_ request: URLRequest) async throws -> Data {
    let session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task: URLSessionDataTask = session.dataTask(with: request)
    lock.withLock { self.task = task }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.withLock { self.continuation = continuation }
        if Task.isCancelled { task.cancel() }
        task.resume()
      }
    } onCancel: {
      lock.withLock { self.task }?.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      stop(URLError(.badServerResponse))
      return completionHandler(.cancel)
    }
    if response.expectedContentLength > Int64(limit) {
      stop(ImageFailure.tooManyBytes(count: Int(response.expectedContentLength), limit: limit))
      return completionHandler(.cancel)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let count: Int = lock.withLock {
      bytes.append(data)
      return bytes.count
    }
    if count > limit {
      stop(ImageFailure.tooManyBytes(count: count, limit: limit))
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let waiting: CheckedContinuation<Data, any Error>? = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    if let reason = lock.withLock({ failure }) ?? error {
      waiting?.resume(throwing: reason)
    } else {
      waiting?.resume(returning: lock.withLock { bytes })
    }
  }

  private func stop(_ reason: any Error) {
    lock.withLock { failure = failure ?? reason }
  }
}
