import Foundation
import ImageEngine

/// Gets the bytes of pictures.
package protocol ImageFetching: Sendable {
  /// - Throws: an error that an app may show; also when there are more than `limit` bytes.
  func data(from url: URL, limit: Int) async throws -> Data
}

/// Loads and decodes pictures, and keeps what was loaded.
package final class ImageLoading: @unchecked Sendable {
  private let fetcher: any ImageFetching
  let images: ImageStore
  private let limits: ImageLimits
  private let costLimit: Int
  private let lock = NSLock()
  private var kept: [URL: (image: DecodedImage, used: Int)] = [:]
  private var cost: Int = 0
  private var clock: Int = 0

  /// - Parameter costLimit: the bytes of pictures that are kept.
  package init(
    fetcher: any ImageFetching, images: ImageStore, limits: ImageLimits = .standard, costLimit: Int = 64 << 20
  ) {
    self.fetcher = fetcher
    self.images = images
    self.limits = limits
    self.costLimit = costLimit
  }

  /// The picture at an address; decoded away from the main thread.
  func image(at url: URL) async throws -> DecodedImage {
    if let image = known(url) { return image }
    let data: Data = try await fetcher.data(from: url, limit: limits.bytes)
    try Task.checkCancellation()
    let images: ImageStore = images
    let image: DecodedImage = try await Task.detached { try images.decode(data) }.value
    keep(image, for: url)
    return image
  }

  private func known(_ url: URL) -> DecodedImage? {
    lock.withLock {
      guard let entry = kept[url] else { return nil }
      clock += 1
      kept[url] = (entry.image, clock)
      return entry.image
    }
  }

  private func keep(_ image: DecodedImage, for url: URL) {
    lock.withLock {
      clock += 1
      cost += image.cost - (kept[url]?.image.cost ?? 0)
      kept[url] = (image, clock)
      while cost > costLimit, let oldest = kept.min(by: { $0.value.used < $1.value.used }) {
        cost -= oldest.value.image.cost
        kept[oldest.key] = nil
      }
    }
  }
}

struct ImageLoadingKey: EnvironmentKey {
  static let defaultValue = ImageLoading(fetcher: URLFetcher.shared, images: .none)

  static func _initialValue(in reference: _WindowReference) -> ImageLoading {
    EnvironmentValues.loading(for: reference.window.images)
  }
}

extension EnvironmentValues {
  /// What loads the pictures of `AsyncImage`.
  package var imageLoading: ImageLoading {
    get { self[ImageLoadingKey.self] }
    set { self[ImageLoadingKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var loadings: [ObjectIdentifier: ImageLoading] = [:]

  /// One for all windows whose pictures come from the same store.
  static func loading(for images: ImageStore) -> ImageLoading {
    lock.withLock {
      if let known = loadings[ObjectIdentifier(images)] { return known }
      let made = ImageLoading(fetcher: URLFetcher.shared, images: images)
      loadings[ObjectIdentifier(images)] = made
      return made
    }
  }
}
