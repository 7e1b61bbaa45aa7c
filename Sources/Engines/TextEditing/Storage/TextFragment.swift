/// A piece of text with its attributes, as it is cut, pasted and kept for undo.
package struct TextFragment: Hashable, Sendable, ExpressibleByStringLiteral {
  package var string: String
  package var runs: AttributeRuns

  package init(_ string: String = "", runs: AttributeRuns = AttributeRuns()) {
    self.string = string
    self.runs = runs
  }

  package init(_ string: String, attributes: TextAttributes?) {
    self.init(string)
    if let attributes { runs = AttributeRuns(attributes, count: TextCount(string).scalars) }
  }

  package init(stringLiteral string: String) { self.init(string) }

  package var isEmpty: Bool { string.isEmpty }
  /// In Unicode scalars.
  package var count: Int { TextCount(string).scalars }

  package mutating func append(_ other: TextFragment) {
    if !runs.isPlain || !other.runs.isPlain { runs.append(other.runs, count: other.count, to: count) }
    string += other.string
  }
}
