import Foundation
import Observation

/// Fetches the local model of tier 2 and knows whether it is there (specification 3.7).
@Observable
@MainActor
public final class ModelDownloadManager {
  /// How far the model has come.
  public enum State: Equatable, Sendable {
    case unavailable
    /// With the part that is there, 0 to 1.
    case downloading(progress: Double)
    case available
  }

  public private(set) var state: State
  /// Why the last download failed, as a sentence; nil when none did.
  public private(set) var downloadError: String?

  @ObservationIgnored private let store: ModelStore
  @ObservationIgnored private let fetcher: any ModelFetching
  @ObservationIgnored private let source: @MainActor () -> ModelSource?
  @ObservationIgnored private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - store: Where the model is kept.
  ///   - source: Where it comes from, asked at each start; nil is an error that a person sees.
  public init(
    store: ModelStore, fetcher: any ModelFetching = ModelFetcher(), source: @escaping @MainActor () -> ModelSource?
  ) {
    self.store = store
    self.fetcher = fetcher
    self.source = source
    state = store.isAvailable ? .available : .unavailable
  }

  /// The part that is there, 0 to 1.
  public var progress: Double {
    switch state {
    case .unavailable: 0
    case .downloading(let progress): progress
    case .available: 1
    }
  }

  /// Begins the download, or goes on with one that was stopped. Does nothing while one runs or the model is there.
  public func startDownload() {
    guard task == nil, state != .available else { return }
    downloadError = nil
    state = .downloading(progress: 0)
    task = Task { [weak self] in
      await self?.download()
      self?.task = nil
    }
  }

  /// Stops the download; what came so far is kept for the next start (behaviour 15).
  public func cancelDownload() {
    task?.cancel()
    task = nil
    if case .downloading = state { state = .unavailable }
  }

  /// Takes notice of a model that was trained here.
  public func modelWasInstalled() {
    cancelDownload()
    downloadError = nil
    state = store.isAvailable ? .available : .unavailable
  }

  private func download() async {
    do {
      guard let source = source() else { throw ModelDownloadError.noSource }
      let partial = try store.partialFile(for: source.url)
      for try await part in fetcher.parts(of: source.url, from: partial.count) {
        try Task.checkCancellation()
        try partial.write(part.data, at: part.start)
        if let total = part.total, total > 0 {
          state = .downloading(progress: min(1, Double(partial.count) / Double(total)))
        }
      }
      try Task.checkCancellation()
      try store.install(partial, sha256: source.sha256)
      state = .available
    } catch is CancellationError {
      // Whoever cancelled has set the state.
    } catch {
      guard !Task.isCancelled else { return }
      state = .unavailable
      downloadError = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
    }
  }
}
