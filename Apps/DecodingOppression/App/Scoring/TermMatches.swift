/// A term of the word lists where it stands in a clause.
public struct TermMatch: Hashable, Sendable {
  /// The meaning of a term of the lists for a clause that holds it.
  public enum Meaning: Hashable, Sendable {
    case group(TargetGroup)
    case effect(EffectDirection)
    case architecture(ArchitectureComponent)
    case proxy
    case expansion

    /// The name shown to readers.
    public var displayName: String {
      switch self {
      case .group(let group): group.displayName
      case .effect(let effect): effect.displayName
      case .architecture(let component): component.displayName
      case .proxy: "Proxy term"
      case .expansion: "Widens a class of people"
      }
    }
  }

  /// The words as they stand in the clause.
  public var text: String
  /// Where they stand, in Unicode scalars from the clause's start.
  public var scalars: Range<Int>
  public var meaning: Meaning
}

extension LexiconClassifier {
  /// The terms of the lists in a clause, in the order of the text; words that stand in several lists come several times.
  public func matches(in text: String) -> [TermMatch] { collector.matches(in: text) }
}

extension EvidenceCollector {
  func matches(in text: String) -> [TermMatch] {
    let tokens: [Tokenizer.Token] = Tokenizer.located(text)
    let scalars: [Unicode.Scalar] = Array(text.unicodeScalars)
    var result: [TermMatch] = []
    for (kind, hits) in matcher.hits(in: tokens.map(\.word)) {
      for hit in hits {
        guard let meaning = meaning(kind, list: hit.list) else { continue }
        let place: Range<Int> = tokens[hit.start].range.lowerBound..<tokens[hit.end - 1].range.upperBound
        var words = String.UnicodeScalarView()
        words.append(contentsOf: scalars[place])
        result.append(TermMatch(text: String(words), scalars: place, meaning: meaning))
      }
    }
    return result.sorted {
      ($0.scalars.lowerBound, $0.meaning.displayName) < ($1.scalars.lowerBound, $1.meaning.displayName)
    }
  }

  private func meaning(_ kind: TermMatcher.Kind, list: Int) -> TermMatch.Meaning? {
    switch kind {
    case .group: .group(groups[list])
    case .effect: list == 0 ? .effect(.benefit) : list == 1 ? .effect(.burden) : nil
    case .architecture(let component): .architecture(component)
    case .proxy: .proxy
    case .expansion: .expansion
    case .negation, .domain, .person, .conduct: nil
    }
  }
}
