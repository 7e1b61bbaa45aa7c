import CoreGraphics

extension TextContent {
  /// The rules of a paragraph.
  package struct RuleChoices: Hashable, Sendable {
    package var alignment: Alignment = .leading
    package var truncation: Truncation = .tail
    /// The most lines shown; nil for as many as needed.
    package var lineLimit: Int?
    /// At least the height of this many lines is taken.
    package var reservedLines: Int = 0
    /// Extra space between lines, in points.
    package var lineSpacing: CGFloat = 0
    /// The text may shrink to this part of its size before it is truncated; 1 for never.
    package var minimumScaleFactor: CGFloat = 1
    /// The direction of the layout, which paragraphs without a direction of their own have.
    package var isRightToLeft: Bool = false
    /// All paragraphs have the direction of the layout, whatever is in them.
    package var hasLayoutDirection: Bool = false
    /// Lines are aligned by the direction of their paragraph, and not by that of the layout.
    package var alignsByWriting: Bool = false
    /// Letters may move closer together before a line is truncated.
    package var allowsTightening: Bool = false
    /// Lines break as in labels: the second of two has several words where that is possible, and Korean words stay whole.
    package var breaksAsLabel: Bool = false
    /// The text only shows how much there is of it: each character is as wide as any other, and a line may end after any.
    package var isPlaceholder: Bool = false

    package init() {}
  }

  /// The same as one reference: it never changes, a text with other rules has another object.
  package final class Rules: Hashable, Sendable {
    package let choices: RuleChoices
    /// What holds where nobody says anything.
    package static let usual = Rules(RuleChoices())

    package init(_ choices: RuleChoices) { self.choices = choices }

    package static func == (left: Rules, right: Rules) -> Bool { left === right || left.choices == right.choices }

    package func hash(into hasher: inout Hasher) { hasher.combine(choices) }
  }

  private mutating func change(_ change: (inout RuleChoices) -> Void) {
    var choices: RuleChoices = rules.choices
    change(&choices)
    rules = Rules(choices)
  }

  package var alignment: Alignment {
    get { rules.choices.alignment }
    set { change { $0.alignment = newValue } }
  }

  package var truncation: Truncation {
    get { rules.choices.truncation }
    set { change { $0.truncation = newValue } }
  }

  package var lineLimit: Int? {
    get { rules.choices.lineLimit }
    set { change { $0.lineLimit = newValue } }
  }

  package var reservedLines: Int {
    get { rules.choices.reservedLines }
    set { change { $0.reservedLines = newValue } }
  }

  package var lineSpacing: CGFloat {
    get { rules.choices.lineSpacing }
    set { change { $0.lineSpacing = newValue } }
  }

  package var minimumScaleFactor: CGFloat {
    get { rules.choices.minimumScaleFactor }
    set { change { $0.minimumScaleFactor = newValue } }
  }

  package var isRightToLeft: Bool {
    get { rules.choices.isRightToLeft }
    set { change { $0.isRightToLeft = newValue } }
  }

  package var hasLayoutDirection: Bool {
    get { rules.choices.hasLayoutDirection }
    set { change { $0.hasLayoutDirection = newValue } }
  }

  package var alignsByWriting: Bool {
    get { rules.choices.alignsByWriting }
    set { change { $0.alignsByWriting = newValue } }
  }

  package var allowsTightening: Bool {
    get { rules.choices.allowsTightening }
    set { change { $0.allowsTightening = newValue } }
  }

  package var breaksAsLabel: Bool {
    get { rules.choices.breaksAsLabel }
    set { change { $0.breaksAsLabel = newValue } }
  }

  package var isPlaceholder: Bool {
    get { rules.choices.isPlaceholder }
    set { change { $0.isPlaceholder = newValue } }
  }
}
