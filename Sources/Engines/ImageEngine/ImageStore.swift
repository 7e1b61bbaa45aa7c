import CoreGraphics
import Foundation

/// The pictures of files, decoded when first asked for. Equal questions get the same object as long as it is kept, so
/// that a drawing that shows it stays equal.
package final class ImageStore: @unchecked Sendable {
  private let decoder: (any ImageDecoder)?
  private let limits: ImageLimits
  private let costLimit: Int
  private let lock = NSLock()
  private var entries: [String: Entry] = [:]
  private var cost: Int = 0
  private var clock: Int = 0

  private struct Entry {
    var result: Result<DecodedImage, ImageFailure>
    var modified: Date?
    var cost: Int
    var used: Int
  }

  /// - Parameter costLimit: the bytes of pictures that are kept for later.
  package init(decoder: (any ImageDecoder)?, limits: ImageLimits = .standard, costLimit: Int = 128 << 20) {
    self.decoder = decoder
    self.limits = limits
    self.costLimit = costLimit
  }

  /// Decodes nothing.
  package static let none = ImageStore(decoder: nil)

  package func decode(_ data: Data) throws(ImageFailure) -> DecodedImage {
    guard let decoder else { throw .unknownFormat }
    return try decoder.decode(data, limits: limits)
  }

  /// The picture in a file. What a file could not give is remembered too, until the file is written again.
  package func image(at file: URL) throws(ImageFailure) -> DecodedImage {
    let attributes: [FileAttributeKey: Any] = (try? FileManager.default.attributesOfItem(atPath: file.path)) ?? [:]
    let modified: Date? = attributes[.modificationDate] as? Date
    if let known = known(file.path, modified) { return try known.get() }
    let result: Result<DecodedImage, ImageFailure> = read(file, size: attributes[.size] as? Int)
    keep(result, as: file.path, modified)
    return try result.get()
  }

  private func read(_ file: URL, size: Int?) -> Result<DecodedImage, ImageFailure> {
    do throws(ImageFailure) {
      if let size, size > limits.bytes { throw .tooManyBytes(count: size, limit: limits.bytes) }
      let data: Data
      do { data = try Data(contentsOf: file) } catch {
        throw .unreadable(path: file.path, reason: error.localizedDescription)
      }
      return .success(try decode(data))
    } catch {
      return .failure(error)
    }
  }

  private func known(_ path: String, _ modified: Date?) -> Result<DecodedImage, ImageFailure>? {
    lock.withLock {
      guard var entry = entries[path], entry.modified == modified else { return nil }
      clock += 1
      entry.used = clock
      entries[path] = entry
      return entry.result
    }
  }

  private func keep(_ result: Result<DecodedImage, ImageFailure>, as path: String, _ modified: Date?) {
    lock.withLock {
      let size: Int = (try? result.get().cost) ?? 256
      clock += 1
      cost += size - (entries[path]?.cost ?? 0)
      entries[path] = Entry(result: result, modified: modified, cost: size, used: clock)
      while cost > costLimit, entries.count > 1, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
        cost -= oldest.value.cost
        entries[oldest.key] = nil
      }
    }
  }
}
