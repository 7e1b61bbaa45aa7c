/// The terms of a lexicon that one clause contains, counted (specification 3.5).
struct ClauseEvidence: Equatable {
  /// An effect and the group that it meets.
  struct Finding: Equatable {
    var group: TargetGroup
    var effect: EffectDirection
  }

  /// Whether a word for the outgroup stands in the clause, with an effect or without one.
  var namesOutgroup = false
  /// In the order of the text.
  var findings: [Finding] = []
  var architecture: [ArchitectureComponent: Int] = [:]
  /// Each proxy term once, in the order of the text.
  var proxyTerms: [String] = []
  var expansions = 0
  /// Sorted.
  var domains: [String] = []
}

/// Collects the evidence of clauses with the lists of a lexicon.
struct EvidenceCollector: Sendable {
  /// A negation reaches over this many words.
  static let negationReach = 3

  let matcher: TermMatcher
  let groups: [TargetGroup] = TargetGroup.allCases
  private static let neutralEffect = 2
  private static let negator = 0

  init(lexicon: Lexicon) {
    func terms(_ list: Lexicon.List?) -> [String] { list?.terms.map(\.term) ?? [] }
    var matcher = TermMatcher()
    for (index, group) in groups.enumerated() {
      matcher.add(terms(lexicon.groups[group.rawValue]), kind: .group, list: index)
    }
    for (index, name) in Lexicon.effectLists.enumerated() {
      matcher.add(terms(lexicon.effects[name]), kind: .effect, list: index)
    }
    for (index, name) in Lexicon.negationLists.enumerated() {
      matcher.add(terms(lexicon.negation[name]), kind: .negation, list: index)
    }
    for component in ArchitectureComponent.allCases {
      matcher.add(terms(lexicon.architecture[component.rawValue]), kind: .architecture(component))
    }
    matcher.add(lexicon.persons.map { terms($0) } ?? ["person", "individual"], kind: .person)
    matcher.add(terms(lexicon.conduct), kind: .conduct)
    matcher.add(terms(lexicon.proxies), kind: .proxy)
    matcher.add(terms(lexicon.expansion), kind: .expansion)
    for name in lexicon.domains.keys { matcher.add(terms(lexicon.domains[name]), kind: .domain(name)) }
    self.matcher = matcher
  }

  /// Counts the terms of a clause.
  func evidence(in text: String) -> ClauseEvidence {
    var tokens: [String] = Tokenizer.tokens(text)
    var hits: [TermMatcher.Kind: [TermMatcher.Hit]] = matcher.hits(in: tokens)
    if let moved = movingNegations(in: tokens, groups: hits[.group] ?? []) {
      tokens = moved
      hits = matcher.hits(in: tokens)
    }
    var result = ClauseEvidence()
    result.namesOutgroup = hits[.group]?.contains { groups[$0.list] == .outgroup } ?? false
    let found: [FoundEffect] = effects(hits[.effect] ?? [], negations: hits[.negation] ?? [], tokens: tokens)
    let grammar = ClauseGrammar(
      tokens: tokens, persons: persons(hits), marks: ((hits[.conduct] ?? []) + (hits[.proxy] ?? [])).map(\.start))
    for effect in found {
      guard case .groups(let parties)? = grammar.party(of: effect.hit, among: found.map(\.hit)) else { continue }
      for party in parties { result.findings.append(.init(group: party, effect: effect.direction)) }
    }
    for component in ArchitectureComponent.allCases {
      result.architecture[component] = hits[.architecture(component)]?.count
    }
    for hit in hits[.proxy] ?? [] where !result.proxyTerms.contains(hit.term) { result.proxyTerms.append(hit.term) }
    result.expansions = hits[.expansion]?.count ?? 0
    for case .domain(let name) in hits.keys { result.domains.append(name) }
    result.domains.sort()
    return result
  }

  /// The effects in the order of the text.
  ///
  /// A negation among the three words before a term turns it round; a term that itself ends in that negation ("shall
  /// not be denied") is then part of the turned one and counts no more.
  private func effects(
    _ hits: [TermMatcher.Hit], negations: [TermMatcher.Hit], tokens: [String]
  ) -> [FoundEffect] {
    let silent: [TermMatcher.Hit] = hits.filter { $0.list == Self.neutralEffect }
    var negators: Set<Int> = []
    for hit in negations where hit.list == Self.negator {
      if !silent.contains(where: { $0.start <= hit.start && hit.end <= $0.end }) { negators.insert(hit.start) }
    }
    let counted: [TermMatcher.Hit] = hits.filter { $0.list != Self.neutralEffect }
    var spent: Set<Int> = []
    var turned: Set<Int> = []
    for (index, hit) in counted.enumerated() {
      guard let negator = negator(before: hit, among: negators, tokens: tokens) else { continue }
      turned.insert(index)
      if let holder = counted.firstIndex(where: { $0.start <= negator && negator < $0.end }) { spent.insert(holder) }
    }
    return counted.indices.filter { !spent.contains($0) }.map { index in
      let isBenefit: Bool = (counted[index].list == 0) != turned.contains(index)
      return FoundEffect(hit: counted[index], direction: isBenefit ? .benefit : .burden)
    }
  }

  private struct FoundEffect {
    var hit: TermMatcher.Hit
    var direction: EffectDirection
  }

  /// The words for groups and for general persons in the order of the text. A general word beside one for a group
  /// ("homeless persons") is part of it.
  private func persons(_ hits: [TermMatcher.Kind: [TermMatcher.Hit]]) -> [ClauseGrammar.Person] {
    let named: [ClauseGrammar.Person] = (hits[.group] ?? []).map {
      ClauseGrammar.Person(start: $0.start, end: $0.end, group: groups[$0.list])
    }
    let general: [ClauseGrammar.Person] = (hits[.person] ?? [])
      .filter { hit in !named.contains { $0.end == hit.start || ($0.start < hit.end && hit.start < $0.end) } }
      .map { ClauseGrammar.Person(start: $0.start, end: $0.end, group: nil) }
    return (named + general).sorted { $0.start < $1.start }
  }

  private func negator(before hit: TermMatcher.Hit, among negators: Set<Int>, tokens: [String]) -> Int? {
    var position: Int = hit.start - 1
    var distance = 0
    while position >= 0, distance < Self.negationReach, tokens[position] != Tokenizer.barrier {
      if negators.contains(position) { return position }
      // A negation of the subject ("discharged without honor are excluded") does not deny the verb.
      if StructureWords.isFinite(tokens[position]) {
        return position > 0 && ["nor", "never", "neither"].contains(tokens[position - 1]) ? position - 1 : nil
      }
      // "Shall not be subject to a fine" denies the fine.
      if !["be", "subject"].contains(tokens[position]) { distance += 1 }
      position -= 1
    }
    return nil
  }

  /// "No tenant shall be granted" says "a tenant shall not be granted": moves the negation from the person to the verb.
  /// Returns nil when no clause part has this form.
  private func movingNegations(in tokens: [String], groups: [TermMatcher.Hit]) -> [String]? {
    guard tokens.contains("no") else { return nil }
    var result: [String] = []
    var insertAfter: Set<Int> = []
    var dropped: Set<Int> = []
    for (start, token) in tokens.enumerated() where token == "no" {
      let reach: Range<Int> = (start + 1)..<min(tokens.count, start + 8)
      guard let verb = reach.first(where: { ["shall", "may", "must", Tokenizer.barrier].contains(tokens[$0]) }),
        tokens[verb] != Tokenizer.barrier
      else { continue }
      let subject: Range<Int> = (start + 1)..<verb
      guard groups.contains(where: { subject.contains($0.start) }) || tokens[subject].contains(where: Self.isPerson)
      else { continue }
      insertAfter.insert(verb)
      dropped.insert(start)
    }
    guard !insertAfter.isEmpty else { return nil }
    for (index, token) in tokens.enumerated() {
      if !dropped.contains(index) { result.append(token) }
      if insertAfter.contains(index) { result.append("not") }
    }
    return result
  }

  private static func isPerson(_ word: String) -> Bool { word == "person" || word == "persons" || word == "individual" }
}
