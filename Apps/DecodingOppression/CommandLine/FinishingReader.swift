import DecodingOppression
import Foundation

/// Lets a program that is about to end wait until the documents being read are let go: their reader then has no child
/// process left and no temporary folder.
struct FinishingReader: DocumentReading {
  var base: any DocumentReading
  private let reads: DispatchGroup

  init(_ base: any DocumentReading) {
    self.init(base, DispatchGroup())
  }

  private init(_ base: any DocumentReading, _ reads: DispatchGroup) {
    self.base = base
    self.reads = reads
  }

  func opening(withPassword password: String) -> any DocumentReading {
    FinishingReader(base.opening(withPassword: password), reads)
  }

  func read(_ url: URL) throws -> SourceDocument {
    reads.enter()
    defer { reads.leave() }
    return try base.read(url)
  }

  /// Waits, for two seconds at most: cancelled reads end well within that.
  func waitForEnd() {
    _ = reads.wait(timeout: .now() + 2)
  }
}
