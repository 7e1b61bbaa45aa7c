import Foundation
import FoundationNetworking

// The toolchain declares these with a further parameter for a delegate, of which a reference such as `session.data(from:)`
// does not find them.
extension URLSession {
  /// The contents of an address, and the server's response.
  ///
  /// - Throws: What went wrong on the way. A response of failure, such as 404, is a response.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// What a request brings, and the server's response.
  ///
  /// - Throws: What went wrong on the way. A response of failure, such as 404, is a response.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}

extension URLCache {
  /// Makes a cache of responses.
  ///
  /// - Parameters:
  ///   - memoryCapacity: How many bytes are kept in memory.
  ///   - diskCapacity: How many bytes are kept in files.
  ///   - directory: Where the files lie; nil for a folder of the program's among the person's caches.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
