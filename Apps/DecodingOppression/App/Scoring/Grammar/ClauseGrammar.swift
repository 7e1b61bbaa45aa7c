/// Finds out whom each effect of a clause meets, by the order of its words and by its verbs.
///
/// The rules, in the order in which they are tried; the *subject* is what stands before the verb phrase, the *object*
/// what follows it:
///
/// 1. "Shall not", "may not" and "must not" burden the subject.
/// 2. An effect verb after "to" or a modal acts on its object: an officer who "may deny any application" suffers
///    nothing. The same holds for verbs that end in -ing or in -s.
/// 3. An effect verb or adjective after a form of "be" meets the subject. Where no person stands there ("the fee shall
///    be waived for a refugee", "it is prohibited for"), it meets the first person that follows.
/// 4. A noun meets the person who pays or has it (the subject), and the person between verb and noun where there is
///    one: "shall grant a tenant a subsidy". Without a person in the subject it meets the first that follows: "a
///    penalty is imposed upon any tribe".
/// 5. A noun that completes an effect verb ("deny credit", "exempt from the fee") or is its subject ("the fee shall be
///    waived") does not count beside it.
/// 6. The first person of a subject or an object counts; further ones are its description ("an employer who hires a
///    minor"), unless "and" or "or" joins them.
/// 7. A general person ("any person", "whoever") belongs to no group, unless the part of the clause has a conduct or a
///    proxy term by which rules mean a group without naming it ("camp", "beg", "read and write"): then it stands for
///    the outgroup. So does a part without any person that has a conduct term.
/// 8. Who stands behind "by" acts and suffers nothing: "may be revoked by the council", "as enforced by an officer".
///    Behind a verb of paying or suffering "by" names the person who bears it.
/// 9. A sum is borne by its payer, the subject, and not by the person to whom it is paid: "shall pay an officer a fee".
/// 10. An effect that meets nobody does not count.
struct ClauseGrammar {
  let tokens: [String]
  /// Words for groups, and general persons, in the order of the text.
  let persons: [Person]

  /// - Parameters:
  ///   - tokens: The words of the clause, and its barriers.
  ///   - persons: Words for groups, and general persons; those who act are left out (rule 8).
  ///   - marks: Where terms of conduct and proxy terms begin.
  init(tokens: [String], persons: [Person], marks: [Int]) {
    self.tokens = tokens
    self.persons = persons.filter { !Self.acts($0, tokens) }
    self.marks = marks
  }

  /// Where terms of conduct and proxy terms begin.
  let marks: [Int]

  /// A word for somebody.
  struct Person {
    let start: Int
    let end: Int
    /// Nil for a general person.
    let group: TargetGroup?
  }

  /// Whom an effect meets.
  enum Party: Equatable {
    case groups([TargetGroup])
    /// A person of no group.
    case anyone
    case nobody
  }

  /// Whether "by" stands before a person, with at most three words between, and no verb of paying or suffering before that.
  private static func acts(_ person: Person, _ tokens: [String]) -> Bool {
    let nearest: Range<Int> = max(0, person.start - 4)..<person.start
    guard let by = tokens[nearest].lastIndex(of: "by"), by > 0 else { return false }
    // "By the council or any tenant" has one actor; "by law a tenant" and "by renting to an alien" have none.
    let between: ArraySlice<String> = tokens[(by + 1)..<person.start]
    guard !between.contains(where: { StructureWords.isBreak($0) }), tokens[by - 1] != Tokenizer.barrier else {
      return false
    }
    return !StructureWords.bearing.contains(tokens[by - 1])
  }

  /// The parties of an effect; nil when the effect is part of another one and does not count (rule 5).
  /// - Parameters:
  ///   - hit: The effect's term.
  ///   - others: All effect terms of the clause.
  func party(of hit: TermMatcher.Hit, among others: [TermMatcher.Hit]) -> Party? {
    let part: Range<Int> = self.part(around: hit.start)
    let form: Form = form(of: hit, in: part)
    if form == .noun, isComplement(hit, of: others, in: part) { return nil }
    let found: [Person] = people(hit, form, in: part)
    if let first = found.first {
      let groups: [TargetGroup] = found.compactMap(\.group)
      if !groups.isEmpty { return .groups(groups) }
      return first.group == nil && hasMark(in: part) ? .groups([.outgroup]) : .anyone
    }
    // "The sheriff shall imprison any vagrant": the term itself names the person.
    return hasMark(in: part) && !persons.contains { part.contains($0.start) && $0.group != nil && $0.start > hit.end }
      ? .groups([.outgroup]) : .nobody
  }

  // MARK: - Parts

  /// The tokens between two barriers.
  private func part(around position: Int) -> Range<Int> {
    let start: Int = tokens[..<position].lastIndex(of: Tokenizer.barrier).map { $0 + 1 } ?? 0
    let end: Int = tokens[position...].firstIndex(of: Tokenizer.barrier) ?? tokens.count
    return start..<end
  }

  private func hasMark(in part: Range<Int>) -> Bool { marks.contains { part.contains($0) } }

  // MARK: - Forms

  private enum Form {
    /// "Shall not".
    case ban
    /// "May deny", "to deny", "denying".
    case active
    /// "Is denied", "shall be eligible".
    case passive
    case noun
  }

  private func form(of hit: TermMatcher.Hit, in part: Range<Int>) -> Form {
    let word: String = tokens[hit.start]
    if StructureWords.modals.contains(word) { return .ban }
    var before: Int = hit.start - 1
    while before >= part.lowerBound, StructureWords.isAdverb(tokens[before]) { before -= 1 }
    let previous: String = before >= part.lowerBound ? tokens[before] : ""
    if StructureWords.formsOfBe.contains(previous) { return isVerbal(hit) ? .passive : .noun }
    if StructureWords.modals.contains(previous) || (previous == "to" && isVerbal(hit)) {
      return Self.subjectVerbs.contains(Stemmer.stem(word)) ? .ban : .active
    }
    if word.hasSuffix("ing"), word.count > 5, isVerbal(hit) { return .active }
    guard isVerbal(hit) else { return .noun }
    // "The officer denies a permit" acts, "a tenant denied a permit" and "detained and removed" suffer.
    if word.hasSuffix("s"), !word.hasSuffix("ss"), persons.contains(where: { $0.end == hit.start }) { return .active }
    return word.hasSuffix("ed") || word.hasSuffix("en") ? .passive : .noun
  }

  /// Verbs whose subject bears what they name.
  private static let subjectVerbs: Set<String> = ["forfeit"]

  /// Whether a term is a verb or an adjective, which the lexicon writes as a participle ("denied") or an adjective
  /// ("eligible"), and not a noun ("fee").
  private func isVerbal(_ hit: TermMatcher.Hit) -> Bool {
    let previous: String = hit.start > 0 ? tokens[hit.start - 1] : ""
    if StructureWords.articles.contains(previous), previous != "to", previous != "and", previous != "or" {
      return tokens[hit.start].hasSuffix("ing")
    }
    let next: String = hit.end < tokens.count ? tokens[hit.end] : ""
    return hit.term != "right to" && !(next == "of" && !hit.term.hasSuffix("ed"))
  }

  // MARK: - Persons

  private func people(_ hit: TermMatcher.Hit, _ form: Form, in part: Range<Int>) -> [Person] {
    let verb: Int? = verb(before: hit, in: part)
    let subject: [Person] = verb.map { self.subject(before: $0, in: part) } ?? []
    let following: [Person] = first(in: hit.end..<part.upperBound)
    switch form {
    case .ban:
      return subject.isEmpty ? first(in: part.lowerBound..<hit.start) : subject
    case .active:
      return following
    case .passive:
      if !subject.isEmpty { return subject }
      if verb == nil {
        let last: Person? = persons.last { $0.start >= part.lowerBound && $0.end <= hit.start }
        if let last { return [last] }
      }
      return following
    case .noun:
      return owner(of: hit, verb: verb, subject: subject, following: following, in: part)
    }
  }

  private func owner(
    of hit: TermMatcher.Hit, verb: Int?, subject: [Person], following: [Person], in part: Range<Int>
  ) -> [Person] {
    guard let verb else {
      // A heading, or a noun before the verb: "a penalty is imposed on", "fines for tenants".
      let before: [Person] = first(in: part.lowerBound..<hit.start)
      return before.isEmpty ? following : before
    }
    let between: [Person] = first(in: (verb + 1)..<hit.start)
    let pays: Bool = tokens[verb..<hit.start].contains { StructureWords.paying.contains($0) }
    // A fee is paid by the subject; everything else that stands after a person is given to it.
    if pays, hit.list == 1, subject.isEmpty, between.contains(where: isPayee) { return [] }
    if !between.isEmpty, !(pays && hit.list == 1 && !subject.isEmpty) { return between }
    return subject.isEmpty ? following : subject
  }

  /// Whether "to" stands before a person, at most three words away.
  private func isPayee(_ person: Person) -> Bool {
    tokens[max(0, person.start - 4)..<person.start].contains("to")
  }

  /// The finite verb that governs a term: the nearest before it that does not belong to a relative clause. A term that
  /// stands before the first verb has none.
  private func verb(before hit: TermMatcher.Hit, in part: Range<Int>) -> Int? {
    var position: Int = hit.start
    if !StructureWords.modals.contains(tokens[position]) { position -= 1 }
    while position >= part.lowerBound {
      if StructureWords.isFinite(tokens[position]) {
        let isRelative: Bool =
          position > part.lowerBound && StructureWords.relativePronouns.contains(tokens[position - 1])
        // A relative clause about the term's own verb is the only one there: "a tenant who is denied".
        if !isRelative { return position }
        if !hasOtherVerb(than: position, in: part) { return position }
      }
      position -= 1
    }
    return nil
  }

  private func hasOtherVerb(than verb: Int, in part: Range<Int>) -> Bool {
    part.contains { $0 != verb && StructureWords.isFinite(tokens[$0]) }
  }

  /// The persons of the noun phrase before a verb: those after the last word that begins another sentence, which is a
  /// conjunction, "and" or "or" behind a verb and before a noun. A conjunction without a verb of its own
  /// ("a minor, unless accompanied by a parent, shall") begins none.
  private func subject(before verb: Int, in part: Range<Int>) -> [Person] {
    var start: Int = part.lowerBound
    for position in part.lowerBound..<verb {
      let word: String = tokens[position]
      let isFirst: Bool = position == part.lowerBound
      let hasVerbBefore: Bool = tokens[part.lowerBound..<position].contains(where: StructureWords.isFinite)
      if StructureWords.conjunctions.contains(word), isFirst || hasVerbBefore { start = position + 1 }
      let hasNounBehind: Bool = tokens[(position + 1)..<verb].contains { !StructureWords.isAdverb($0) }
      if word == "and" || word == "or", hasVerbBefore, hasNounBehind,
        !StructureWords.relativePronouns.contains(where: { tokens[start..<position].contains($0) })
      {
        start = position + 1
      }
    }
    return first(in: start..<verb)
  }

  /// The first person in a range, and those joined to it by "and" or "or".
  private func first(in range: Range<Int>) -> [Person] {
    guard range.lowerBound < range.upperBound else { return [] }
    let inside: [Person] = persons.filter { range.contains($0.start) }
    // A group is meant where a general word stands beside it: "homeless persons", "a person who is an alien".
    guard
      let head = inside.first(where: { $0.group != nil }).flatMap({ group in
        inside.first.map { $0.group == nil && !isJoined($0, group) ? $0 : group }
      }) ?? inside.first
    else { return [] }
    var result: [Person] = [head]
    for next in inside where next.start >= (result.last?.end ?? 0) {
      if let last = result.last, isCoordinated(last, next) { result.append(next) }
    }
    return result
  }

  /// Whether a general person is described by a group: "a person who is an alien", "a person claimed as a slave";
  /// "persons other than citizens" are not.
  private func isJoined(_ general: Person, _ group: Person) -> Bool {
    group.start - general.end <= 4
      && tokens[general.end..<group.start].contains { ["is", "are", "as"].contains($0) }
  }

  private func isCoordinated(_ left: Person, _ right: Person) -> Bool {
    guard right.start > left.end, right.start - left.end <= 3 else { return false }
    return ["and", "or"].contains(tokens[left.end])
  }

  // MARK: - Complements

  /// Whether a noun completes an effect verb before it, or is the subject of one behind it (rule 5).
  private func isComplement(_ hit: TermMatcher.Hit, of others: [TermMatcher.Hit], in part: Range<Int>) -> Bool {
    others.contains { other in
      guard other != hit, part.contains(other.start) else { return false }
      switch form(of: other, in: part) {
      case .noun, .ban: return false
      case .active:
        return other.end <= hit.start && hit.start - other.end <= 3
      case .passive:
        if other.end <= hit.start {
          return hit.start - other.end <= 4 && ["from", "of", "the", "a", "any"].contains(tokens[other.end])
        }
        guard let verb = verb(before: other, in: part), hit.end <= verb else { return false }
        // Nobody stands before the noun: the noun itself is the subject.
        return !persons.contains { part.contains($0.start) && $0.end <= hit.start }
      }
    }
  }
}
