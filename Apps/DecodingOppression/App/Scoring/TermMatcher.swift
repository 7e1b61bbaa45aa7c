/// Finds the terms of a lexicon in a text, all lists in one pass over a trie of word stems.
struct TermMatcher: Sendable {
  /// The purpose of a list; terms of one kind do not overlap, the longest wins.
  enum Kind: Hashable, Sendable {
    case group, effect, negation, proxy, expansion, person, conduct
    case architecture(ArchitectureComponent)
    case domain(String)
  }

  /// A term in the text.
  struct Hit: Equatable {
    /// The position of its first token.
    let start: Int
    /// The number of its tokens.
    let length: Int
    /// The list within the kind: an index into the names that the kind was added with.
    let list: Int
    /// The term as the lexicon writes it.
    let term: String

    var end: Int { start + length }
  }

  private struct Terminal: Sendable {
    let kind: Int
    let list: Int
    let term: String
  }

  private(set) var kinds: [Kind] = []
  private var identifiers: [String: Int] = [:]
  private var edges: [UInt64: Int] = [:]
  private var terminals: [[Terminal]] = [[]]

  /// Adds a list of terms.
  mutating func add(_ terms: [String], kind: Kind, list: Int = 0) {
    let kindIndex: Int = kinds.firstIndex(of: kind) ?? kinds.count
    if kindIndex == kinds.count { kinds.append(kind) }
    for term in terms {
      var node = 0
      for word in Tokenizer.words(term) {
        let key: UInt64 = Self.edge(node, identifier(for: Stemmer.stem(word)))
        if let next = edges[key] {
          node = next
        } else {
          node = terminals.count
          terminals.append([])
          edges[key] = node
        }
      }
      // Forms of one word, such as "grant" and "granted", are one term.
      guard node != 0, !terminals[node].contains(where: { $0.kind == kindIndex && $0.list == list }) else { continue }
      terminals[node].append(Terminal(kind: kindIndex, list: list, term: term))
    }
  }

  /// The hits of each kind, in the order of the text.
  func hits(in tokens: [String]) -> [Kind: [Hit]] {
    let stems: [Int] = tokens.map { $0 == Tokenizer.barrier ? -1 : identifiers[Stemmer.stem($0)] ?? -1 }
    var result: [Kind: [Hit]] = [:]
    var free: [Int] = Array(repeating: 0, count: kinds.count)
    var best: [Int: (length: Int, terminal: Terminal)] = [:]
    for start in stems.indices where stems[start] >= 0 {
      best.removeAll(keepingCapacity: true)
      var node = 0
      var position: Int = start
      while position < stems.count, stems[position] >= 0, let next = edges[Self.edge(node, stems[position])] {
        node = next
        position += 1
        for terminal in terminals[node] where start >= free[terminal.kind] {
          best[terminal.kind] = (position - start, terminal)
        }
      }
      for (kind, found) in best {
        free[kind] = start + found.length
        result[kinds[kind], default: []].append(
          Hit(start: start, length: found.length, list: found.terminal.list, term: found.terminal.term))
      }
    }
    return result
  }

  private mutating func identifier(for stem: String) -> Int {
    if let known = identifiers[stem] { return known }
    identifiers[stem] = identifiers.count
    return identifiers.count - 1
  }

  private static func edge(_ node: Int, _ identifier: Int) -> UInt64 { UInt64(node) << 32 | UInt64(identifier) }
}
