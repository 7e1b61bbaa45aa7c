/// What may be in a text and how it may be edited.
package struct EditingRules {
  package enum Capitalization: String, Hashable, Sendable { case none, words, sentences, characters }

  /// Replacements of typed characters by better ones; all are off unless the person or the app asks for them.
  package struct Substitutions: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Straight quotation marks become those of typography.
    package static let quotes = Substitutions(rawValue: 1 << 0)
    /// Two hyphens become a dash.
    package static let dashes = Substitutions(rawValue: 1 << 1)
    /// Three full stops become an ellipsis.
    package static let ellipsis = Substitutions(rawValue: 1 << 2)
    /// Two spaces after a letter become a full stop and a space.
    package static let doubleSpace = Substitutions(rawValue: 1 << 3)
  }

  /// An edit that somebody is about to make.
  package struct Proposal {
    package var range: Range<Int>
    package var fragment: TextFragment
    package var kind: EditKind
  }

  package enum Decision {
    case accept
    /// Nothing changes.
    case reject
    /// Other text in the place of the proposed one.
    case replace(TextFragment)
  }

  package var isEditable: Bool = true
  package var isSelectable: Bool = true
  /// One line: return is a request to submit, and the line feeds of pasted text become spaces.
  package var isSingleLine: Bool = false
  /// Tab and return are characters; else the caller moves the focus with them.
  package var insertsTabs: Bool = true
  /// The characters are not shown, copied, searched or told to an input method, and no undo keeps them.
  package var isSecure: Bool = false
  package var keepsAttributes: Bool = false
  /// In user-perceived characters; longer text is cut.
  package var maximumLength: Int?
  /// The characters that may be typed and pasted; nil for all.
  package var allows: ((Character) -> Bool)?
  package var capitalization: Capitalization = .none
  package var substitutions: Substitutions = []
  /// Asked before each edit that a person makes.
  package var shouldChange: ((Proposal) -> Decision)?
  package var formatter: (any EditingFormatter)?

  package init() {}

  package static var singleLine: EditingRules {
    var rules = EditingRules()
    rules.isSingleLine = true
    rules.insertsTabs = false
    return rules
  }

  package static var secure: EditingRules {
    var rules: EditingRules = singleLine
    rules.isSecure = true
    return rules
  }
}

/// What a text field does with the text of a value: checks it at each key, and at the end of editing reads it.
package protocol EditingFormatter {
  /// Asked with the text that an edit would leave.
  func check(_ attempt: FormatterAttempt) -> FormatterVerdict
  /// The text in its final form when editing ends; nil when it stands for no value.
  func commit(_ text: String) -> String?
}

package struct FormatterAttempt {
  package var text: String
  package var selection: Range<Int>
  package var original: String
}

package enum FormatterVerdict {
  case accept
  case reject
  case replace(String, selection: Range<Int>)
}
