import Foundation
import FoundationNetworking

extension URL {
  /// The bytes of a file or of an address of the web, one after the other.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate static let chunk = 65_536

      let url: URL
      private var file: FileHandle?
      private var buffer: Data = Data()
      private var position: Int = 0
      private var isBegun: Bool = false

      init(url: URL) { self.url = url }

      /// The next byte; nil at the end.
      ///
      /// - Throws: What went wrong while the file or the address was read.
      public mutating func next() async throws -> UInt8? {
        if position >= buffer.count {
          try Task.checkCancellation()
          try await fill()
          guard !buffer.isEmpty else { return nil }
        }
        defer { position += 1 }
        return buffer[buffer.startIndex + position]
      }

      private mutating func fill() async throws {
        position = 0
        guard url.isFileURL else {
          buffer = isBegun ? Data() : try await URLSession.shared.data(from: url).0
          isBegun = true
          return
        }
        if !isBegun { file = try FileHandle(forReadingFrom: url) }
        isBegun = true
        buffer = try file?.read(upToCount: Self.chunk) ?? Data()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    /// The bytes as lines of UTF-8, without what separates them and without empty lines.
    public var lines: AsyncLineSequence<AsyncBytes> { AsyncLineSequence(base: self) }
  }

  /// The bytes of a file or of an address of the web.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of a file or of an address of the web, as UTF-8, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

/// Lines of bytes that are UTF-8, without what separates them and without empty lines.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator

    /// The next line that is not empty; nil at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        guard byte == 0x0A || byte == 0x0D else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of UTF-8, without what separates them and without empty lines.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
