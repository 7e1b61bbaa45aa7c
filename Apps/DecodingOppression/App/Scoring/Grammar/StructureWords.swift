/// The words that give an English sentence its structure. They are grammar, not a judgement, and so no part of the
/// lexicon.
enum StructureWords {
  /// Verbs after which the infinitive of another verb stands.
  static let modals: Set<String> = ["shall", "may", "must", "can", "will", "should", "might", "would", "could"]
  static let formsOfBe: Set<String> = ["is", "are", "was", "were", "be", "been", "being", "am"]
  static let formsOfHave: Set<String> = ["has", "have", "had", "having"]
  static let relativePronouns: Set<String> = ["who", "that", "which", "whose", "whom"]
  /// Words after which another clause of the sentence begins with its own subject.
  static let conjunctions: Set<String> = ["unless", "if", "when", "while", "because", "until", "although", "where"]
  static let coordinators: Set<String> = ["and", "or", "nor", "but"]
  static let articles: Set<String> = [
    "a", "an", "the", "any", "each", "every", "no", "all", "some", "such", "this", "that", "these", "those", "its",
    "his", "her", "their", "of", "for", "upon", "on", "against", "without", "to", "with", "by", "in", "and", "or",
  ]
  /// Verbs whose subject bears what they name: "shall pay a fee".
  static let paying: Set<String> = [
    "pay", "pays", "paid", "payable", "paying", "owe", "owes", "owed", "borne", "incur", "incurs", "incurred", "post",
    "posts",
  ]
  /// Participles behind which "by" names the person who bears something, not one who acts: "losses suffered by a utility".
  static let bearing: Set<String> = paying.union(["suffered", "sustained"])
  /// Words between a verb and its modal or its form of be.
  static func isAdverb(_ word: String) -> Bool {
    word == "not" || word == "never" || word == "also" || word == "hereby" || word == "at" || word == "all"
      || (word.count > 4 && word.hasSuffix("ly"))
  }

  /// Whether another phrase has begun with a word, so that "by" before it says nothing of what follows.
  static func isBreak(_ word: String) -> Bool {
    isFinite(word) || relativePronouns.contains(word) || conjunctions.contains(word)
      || ["to", "from", "for", "upon", "on", "against", "law", "reason", "means", "virtue"].contains(word)
      || word == Tokenizer.barrier || (word.hasSuffix("ing") && word.count > 5)
  }

  /// Whether a word begins a verb phrase: "shall", "is", "has".
  static func isFinite(_ word: String) -> Bool {
    modals.contains(word) || formsOfHave.contains(word)
      || (formsOfBe.contains(word) && word != "be" && word != "been" && word != "being")
  }
}
