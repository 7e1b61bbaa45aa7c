import Foundation
import Observation
import SwiftUI

/// One clause with its whole text and the words on which its classification rests.
@Observable
@MainActor
public final class ClauseDetailViewModel {
  /// Words of the lists with the meaning that they have there.
  public struct Finding: Hashable, Identifiable, Sendable {
    public var words: String
    public var meaning: String
    public var id: String { words + "\n" + meaning }
  }

  public let clause: AnalyzedClause
  /// Every matched term, in the order of the text.
  public let matches: [TermMatch]

  public init(clause: AnalyzedClause, lexicon: Lexicon) {
    self.clause = clause
    matches = LexiconClassifier(lexicon: lexicon).matches(in: clause.text)
  }

  /// The clause's text with the matched words underlined and bold.
  public var highlighted: AttributedString {
    var result = AttributedString(clause.text)
    let scalars = result.unicodeScalars
    for match in matches {
      let start = scalars.index(scalars.startIndex, offsetBy: match.scalars.lowerBound)
      let end = scalars.index(start, offsetBy: match.scalars.count)
      result[start..<end].inlinePresentationIntent = .stronglyEmphasized
      result[start..<end].underlineStyle = .single
    }
    return result
  }

  /// The matched words, each with a meaning once.
  public var findings: [Finding] {
    var seen: Set<Finding> = []
    return matches.map { Finding(words: $0.text.lowercased(), meaning: $0.meaning.displayName) }
      .filter { seen.insert($0).inserted }
  }
}
