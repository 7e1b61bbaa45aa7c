import Foundation
import Synchronization

/// The word lists in use, with all that is made of them; a person may replace them while the app runs.
public final class WordLists: Sendable {
  /// Lists ready for use.
  struct Compiled: Sendable {
    let lexicon: Lexicon
    let classifier: LexiconClassifier
    let history: HistoricalPolicies

    init(_ lexicon: Lexicon) throws {
      self.lexicon = lexicon
      classifier = LexiconClassifier(lexicon: lexicon)
      history = try HistoricalPolicies(classifier: classifier)
    }
  }

  /// The file of the lists that were edited in the app; nil when nothing can be kept.
  public let file: URL?
  /// Why edited lists that lie in the file are not in use; nil when they are, or there are none.
  public let problem: String?
  private let state: Mutex<Compiled>

  /// - Parameters:
  ///   - url: A file with lists to use; nil uses the edited ones, or those that come with the app.
  ///   - folder: Where edited lists are kept; nil keeps none.
  /// - Throws: ``LexiconError`` when the named lists or those of the app cannot be used.
  public init(url: URL? = nil, folder: URL? = nil) throws {
    // Lists that were named for this run are not changed by the app.
    file = url == nil ? folder?.appendingPathComponent("lexicon.json", isDirectory: false) : nil
    var lexicon: Lexicon?
    var problem: String?
    if let file, FileManager.default.fileExists(atPath: file.path) {
      do { lexicon = try Lexicon(contentsOf: file) } catch {
        problem = (error as? LexiconError)?.sentence ?? error.localizedDescription
      }
    }
    self.problem = problem
    state = Mutex(try Compiled(lexicon ?? Lexicon(contentsOf: url)))
  }

  var current: Compiled { state.withLock { $0 } }

  /// Whether edited lists are kept.
  public var isEdited: Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

  /// Checks lists, keeps them and uses them from the next analysis on.
  /// - Throws: ``LexiconError`` for lists that cannot be used, and what writing the file throws.
  public func save(_ lexicon: Lexicon) throws {
    let checked = try Lexicon(data: lexicon.data(), name: "word lists")
    let compiled = try Compiled(checked)
    if let file {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try checked.data().write(to: file, options: .atomic)
    }
    state.withLock { $0 = compiled }
  }

  /// Goes back to the lists that come with the app.
  public func reset() throws {
    if let file, FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    let compiled = try Compiled(Lexicon(contentsOf: nil))
    state.withLock { $0 = compiled }
  }
}
