/// The word lists of tier 1 (specification 3.5), as users read and change them.
///
/// Matching ignores case and the endings of plurals, -ed and -ing, and takes the longest term first. A list is a
/// judgement; the notes say why a term stands in it.
public struct Lexicon: Codable, Hashable, Sendable {
  /// One word or phrase.
  public struct Entry: Codable, Hashable, Sendable {
    /// The term; any of its forms matches.
    public var term: String
    /// Why the term stands in the list.
    public var note: String?
    /// The people for whom a proxy term may stand.
    public var standsFor: String?

    public init(term: String, note: String? = nil, standsFor: String? = nil) {
      self.term = term
      self.note = note
      self.standsFor = standsFor
    }
  }

  /// Terms of one meaning.
  public struct List: Codable, Hashable, Sendable {
    /// A description of the list's terms.
    public var note: String?
    /// The terms, in any order.
    public var terms: [Entry]

    public init(note: String? = nil, terms: [Entry]) {
      self.note = note
      self.terms = terms
    }
  }

  /// A description of the file.
  public var note: String?
  /// The language of the policies that the lists are for, as its code of ISO 639-1; nil is English.
  public var language: String?
  /// Words for the groups: "elite", "inGroupNonElite", "outgroup".
  public var groups: [String: List]
  /// Words for the effects: "benefit", "burden", and "neutral" for phrases that hide a shorter effect term.
  public var effects: [String: List]
  /// Words that turn an effect round: "words", and "exceptions" in which they do not.
  public var negation: [String: List]
  /// Markers of the four techniques: "aar", "se", "ij", "rsc".
  public var architecture: [String: List]
  /// Words that may stand for a group.
  public var proxies: List
  /// Phrases that widen a class of people.
  public var expansion: List
  /// Words of each field of life, by its name.
  public var domains: [String: List]
  /// General words for a person, who belongs to no group: "person", "whoever"; nil knows "person" and "individual".
  public var persons: List?
  /// The acts that a rule forbids to everybody to meet the outgroup: "camp", "beg"; nil for none.
  public var conduct: List?
  /// When clauses are enough for a verdict; nil takes ``EvidenceRule/standard``.
  public var evidence: EvidenceRule?
}

extension Lexicon {
  static let effectLists: [String] = ["benefit", "burden", "neutral"]
  static let negationLists: [String] = ["words", "exceptions"]

  /// Compounds such as "non-citizen", in small letters: their hyphen is not one of a line end.
  public var hyphenatedTerms: Set<String> {
    var result: Set<String> = []
    for named in allLists {
      for entry in named.list.terms {
        for word in entry.term.lowercased().split(separator: " ") where word.contains("-") {
          result.insert(String(word))
        }
      }
    }
    return result
  }

  /// The people for whom each proxy term may stand, by term.
  public var proxyMeanings: [String: String] {
    Dictionary(proxies.terms.compactMap { entry in entry.standsFor.map { (entry.term, $0) } }) { first, _ in first }
  }

  /// All lists with the path under which the file holds them.
  var allLists: [(path: String, list: List)] {
    var result: [(path: String, list: List)] = []
    for (section, lists) in [
      ("groups", groups), ("effects", effects), ("negation", negation), ("architecture", architecture),
      ("domains", domains),
    ] {
      for name in lists.keys.sorted() { result.append(("\(section).\(name)", lists[name] ?? List(terms: []))) }
    }
    result += [("proxies", proxies), ("expansion", expansion)]
    if let persons { result.append(("persons", persons)) }
    if let conduct { result.append(("conduct", conduct)) }
    return result
  }
}
