import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches the bytes of a model after those that are there already.
public protocol ModelFetching: Sendable {
  /// The parts of the file from `offset` on, each with the length of the whole file where that is known.
  ///
  /// A source that cannot begin in the middle sends the file from its start and says so in ``ModelPart/start``.
  func parts(of url: URL, from offset: Int) -> AsyncThrowingStream<ModelPart, any Error>
}

/// Some bytes of a model.
public struct ModelPart: Sendable {
  public var data: Data
  /// Where the bytes stand in the file.
  public var start: Int
  /// The length of the whole file; nil when it is not known.
  public var total: Int?

  public init(data: Data, start: Int, total: Int?) {
    self.data = data
    self.start = start
    self.total = total
  }
}

/// Reads files of this machine, and addresses of the web by HTTP with ranges.
public struct ModelFetcher: ModelFetching {
  public init() {}

  public func parts(of url: URL, from offset: Int) -> AsyncThrowingStream<ModelPart, any Error> {
    url.isFileURL ? Self.fileParts(url, offset) : Self.webParts(url, offset)
  }

  private static func fileParts(_ url: URL, _ offset: Int) -> AsyncThrowingStream<ModelPart, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: ModelPart.self)
    let work = Task.detached {
      do {
        guard let file = try? FileHandle(forReadingFrom: url) else { throw ModelDownloadError.notFound(url.path) }
        defer { try? file.close() }
        let total: Int = Int(try file.seekToEnd())
        var position: Int = offset <= total ? offset : 0
        try file.seek(toOffset: UInt64(position))
        while !Task.isCancelled, let data = try file.read(upToCount: 1 << 16), !data.isEmpty {
          continuation.yield(ModelPart(data: data, start: position, total: total))
          position += data.count
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in work.cancel() }
    return stream
  }

  private static func webParts(_ url: URL, _ offset: Int) -> AsyncThrowingStream<ModelPart, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: ModelPart.self)
    var request = URLRequest(url: url)
    if offset > 0 { request.setValue("bytes=\(offset)-", forHTTPHeaderField: "Range") }
    let receiver = PartReceiver(continuation, place: url.absoluteString)
    let session = URLSession(configuration: .ephemeral, delegate: receiver, delegateQueue: nil)
    let task: URLSessionDataTask = session.dataTask(with: request)
    continuation.onTermination = { _ in
      task.cancel()
      session.finishTasksAndInvalidate()
    }
    task.resume()
    return stream
  }
}

/// Hands on what a web server sends. The session calls it on one queue, one call after the other.
private final class PartReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let continuation: AsyncThrowingStream<ModelPart, any Error>.Continuation
  private let place: String
  private var position = 0
  private var total: Int?

  init(_ continuation: AsyncThrowingStream<ModelPart, any Error>.Continuation, place: String) {
    self.continuation = continuation
    self.place = place
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let response: HTTPURLResponse? = response as? HTTPURLResponse
    let status: Int = response?.statusCode ?? 0
    let length: Int = Int(response?.value(forHTTPHeaderField: "Content-Length") ?? "") ?? -1
    switch status {
    case 200:
      position = 0
      total = length >= 0 ? length : nil
    case 206:
      // "bytes 100-999/1000"
      let range: [Substring] = (response?.value(forHTTPHeaderField: "Content-Range") ?? "")
        .split { !$0.isNumber }
      position = range.first.flatMap { Int($0) } ?? 0
      total = range.count == 3 ? Int(range[2]) : nil
    default:
      continuation.finish(
        throwing: status == 404
          ? ModelDownloadError.notFound(place) : ModelDownloadError.refused(place, status: status))
      completionHandler(.cancel)
      return
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(ModelPart(data: data, start: position, total: total))
    position += data.count
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      continuation.finish(throwing: ModelDownloadError.failed(error.localizedDescription))
    } else {
      continuation.finish()
    }
  }
}
