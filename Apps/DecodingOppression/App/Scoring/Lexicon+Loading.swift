import Foundation

/// Why a lexicon file cannot be used; the sentence names the entry and the remedy.
public struct LexiconError: Error, Equatable, LocalizedError, Sendable {
  /// One sentence.
  public let sentence: String

  public var errorDescription: String? { sentence }
}

extension Lexicon {
  /// Reads and checks the lexicon in the file; nil reads the one that comes with the app.
  /// - Throws: ``LexiconError``.
  public init(contentsOf url: URL?) throws {
    let name: String = url?.lastPathComponent ?? "lexicon.json"
    let data: Data
    do {
      data = try url.map { try Data(contentsOf: $0) } ?? AppResources.data(named: "lexicon")
    } catch {
      throw LexiconError(
        sentence: "The lexicon “\(name)” cannot be read; check that the file exists and that you may open it.")
    }
    try self.init(data: data, name: name)
  }

  /// Decodes and checks a lexicon.
  /// - Throws: ``LexiconError``.
  public init(data: Data, name: String) throws {
    do {
      self = try JSONDecoder().decode(Lexicon.self, from: data)
    } catch let error as DecodingError {
      throw LexiconError(sentence: "The lexicon “\(name)” " + Self.explain(error))
    }
    if let problem = firstProblem() { throw LexiconError(sentence: "The lexicon “\(name)”: " + problem) }
  }

  private static func explain(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      let place: String = path(context.codingPath)
      return "lacks “\(key.stringValue)”\(place.isEmpty ? "" : " in \(place)"); add it, with an empty list if need be."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "has a value of the wrong kind at \(path(context.codingPath)); "
        + "compare the place with the lexicon that comes with the app."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "has a broken value at \(path(context.codingPath)); "
        + "compare the place with the lexicon that comes with the app."
    default:
      return "is not valid JSON; look for a missing comma, quote or bracket."
    }
  }

  /// "groups.elite, entry 3"
  private static func path(_ keys: [any CodingKey]) -> String {
    var result = ""
    for key in keys {
      if let index = key.intValue {
        result += ", entry \(index + 1)"
      } else if key.stringValue != "terms" {
        result += (result.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return result.isEmpty ? "the top" : result
  }

  private func firstProblem() -> String? {
    let expected: [(String, [String: List], [String])] = [
      ("groups", groups, TargetGroup.allCases.map(\.rawValue)), ("effects", effects, Self.effectLists),
      ("negation", negation, Self.negationLists),
      ("architecture", architecture, ArchitectureComponent.allCases.map(\.rawValue)),
    ]
    for (section, lists, names) in expected {
      for name in names where lists[name] == nil {
        return "“\(section)” lacks the list “\(name)”; add it, with an empty list if need be."
      }
      if let unknown = lists.keys.sorted().first(where: { !names.contains($0) }) {
        return "“\(section)” has an unknown list “\(unknown)”; its lists are \(names.joined(separator: ", "))."
      }
    }
    for (path, list) in allLists {
      for (index, entry) in list.terms.enumerated() {
        let words: [String] = Tokenizer.words(entry.term)
        let place = "entry \(index + 1) of \(path)"
        if words.isEmpty { return "\(place) has no word (“\(entry.term)”); write a term or remove the entry." }
        if words.count > 12 { return "\(place) (“\(entry.term)”) is longer than 12 words; shorten it." }
      }
    }
    if let rule = evidence, rule.minimumClauses < 1 || !(0...1).contains(rule.minimumShare) {
      return "“evidence” must have “minimumClauses” of 1 or more and “minimumShare” from 0 to 1."
    }
    return firstContradiction(in: groups, "groups") ?? firstContradiction(in: effects, "effects")
  }

  /// A term in two lists of which a clause can only have one.
  private func firstContradiction(in lists: [String: List], _ section: String) -> String? {
    var owner: [[String]: (list: String, term: String)] = [:]
    for name in lists.keys.sorted() {
      for (index, entry) in (lists[name]?.terms ?? []).enumerated() {
        let stems: [String] = Tokenizer.words(entry.term).map(Stemmer.stem)
        if let other = owner[stems], other.list != name {
          return "entry \(index + 1) of \(section).\(name) (“\(entry.term)”) is the same as “\(other.term)” in "
            + "\(section).\(other.list); keep it in one of the two."
        }
        owner[stems] = (name, entry.term)
      }
    }
    return nil
  }
}
