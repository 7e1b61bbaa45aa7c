import CoreGraphics

extension TextContent {
  /// All of a run besides its characters.
  package struct StyleChoices: Hashable, Sendable {
    package var font: FontDescriptor
    /// Extra space after each character, in points.
    package var tracking: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var isUnderlined: Bool = false
    package var isStruckThrough: Bool = false
    /// A picture that stands in the place of the run's one character, U+FFFC.
    package var attachment: Attachment?

    package init(font: FontDescriptor) { self.font = font }
  }

  /// The same as one reference: it never changes, a run with another style has another object.
  package final class Style: Hashable, Sendable {
    package let choices: StyleChoices
    package let reach: Reach

    package init(_ choices: StyleChoices) {
      self.choices = choices
      reach = Reach(choices.font)
    }

    package static func == (left: Style, right: Style) -> Bool { left === right || left.choices == right.choices }

    package func hash(into hasher: inout Hasher) { hasher.combine(choices) }
  }
}

extension TextContent.Style {
  /// How far letters go from their base line, in points: what those around a text want to know of it.
  package struct Reach: Sendable {
    package let ascent: CGFloat
    package let descent: CGFloat
    package let capHeight: CGFloat
    /// To the box of other text below; nil where the font does not say.
    package let leading: CGFloat?

    init(_ font: FontDescriptor) {
      ascent = font.box?.faceAscent ?? font.ascent
      descent = font.box?.faceDescent ?? font.descent
      capHeight = font.capHeight
      leading = font.box?.leading
    }
  }
}

extension TextContent.Run {
  /// All that is set at once makes one object.
  package mutating func change(_ change: (inout TextContent.StyleChoices) -> Void) {
    var choices: TextContent.StyleChoices = style.choices
    change(&choices)
    style = TextContent.Style(choices)
  }

  package var font: FontDescriptor {
    get { style.choices.font }
    set { change { $0.font = newValue } }
  }

  package var tracking: CGFloat {
    get { style.choices.tracking }
    set { change { $0.tracking = newValue } }
  }

  package var baselineOffset: CGFloat {
    get { style.choices.baselineOffset }
    set { change { $0.baselineOffset = newValue } }
  }

  package var isUnderlined: Bool {
    get { style.choices.isUnderlined }
    set { change { $0.isUnderlined = newValue } }
  }

  package var isStruckThrough: Bool {
    get { style.choices.isStruckThrough }
    set { change { $0.isStruckThrough = newValue } }
  }

  package var attachment: TextContent.Attachment? {
    get { style.choices.attachment }
    set { change { $0.attachment = newValue } }
  }
}
