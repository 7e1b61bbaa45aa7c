import Observation

/// What the bar to find and replace shows and does: in an editor, or in a view of a program's own.
@MainActor
package protocol FindBarModel: AnyObject, Observable {
  /// What is sought.
  var pattern: String { get set }
  /// What occurrences are replaced with.
  var replacement: String { get set }
  var isReplacing: Bool { get set }
  var ignoresCase: Bool { get set }
  var wholeWords: Bool { get set }
  /// How many occurrences there are, and which of them is selected, in words.
  var status: String { get }
  var hasMatches: Bool { get }
  /// Whether an occurrence is selected that may be replaced.
  var canReplaceMatch: Bool { get }
  /// Whether the text may be changed at all.
  var canReplace: Bool { get }
  /// Counts requests to type what is sought.
  var focusRequests: Int { get }
  /// Selects the next occurrence, or the one before.
  func step(backward: Bool)
  func replace()
  func replaceAll()
  /// Takes the bar away.
  func close()
  /// The bar has appeared.
  func begin()
  /// The bar has gone.
  func end()
}

extension FindBarModel {
  /// "2 of 9", or that there is none; empty while nothing is sought.
  package func status(count: Int, place: Int?) -> String {
    guard !pattern.isEmpty else { return "" }
    guard count > 0 else { return "Not found" }
    return place.map { "\($0) of \(count)" } ?? "\(count) found"
  }
}
