import CoreGraphics
import TextEditing
import TextEngine

/// A text with its selection: a bar is a caret, angle brackets are the ends of a selection.
func editing(_ state: String, rules: EditingRules = EditingRules()) -> EditableText {
  let scalars: [Unicode.Scalar] = Array(state.unicodeScalars)
  var characters = String.UnicodeScalarView()
  var marks: [Int] = []
  for scalar in scalars {
    if "|\u{2039}\u{203A}".unicodeScalars.contains(scalar) {
      marks.append(characters.count)
    } else {
      characters.append(scalar)
    }
  }
  let text = EditableText(String(characters), rules: rules)
  if let first = marks.first, let last = marks.last { text.selection = EditingSelection(first..<last) }
  return text
}

extension EditableText {
  /// The text with its selection in the same signs.
  var state: String {
    var scalars: [Unicode.Scalar] = Array(string.unicodeScalars)
    let range: Range<Int> = selection.primary.range
    if range.isEmpty {
      scalars.insert("|", at: range.lowerBound)
    } else {
      scalars.insert("\u{203A}", at: range.upperBound)
      scalars.insert("\u{2039}", at: range.lowerBound)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The state after commands.
  func after(_ commands: EditingCommand..., lines: (any LineLayout)? = nil) -> String {
    for command in commands { perform(command, EditingContext(lines: lines)) }
    return state
  }

  func type(_ string: String, at time: Double = 0) {
    for character in string { perform(.insert(String(character)), EditingContext(time: time)) }
  }
}

/// Lines of the test shaper: characters are 10 points wide and lines 24 high.
func lines(of text: EditableText, width: CGFloat? = nil) -> DocumentLayout {
  let style = TextContent.Style(TextContent.StyleChoices(font: FontDescriptor(size: 20)))
  let layouter = ShapedParagraphs(shaper: MonospaceTestShaper(), displayScale: 1) { _ in style }
  return DocumentLayout(text, layouter: layouter, width: width)
}

final class TestClipboard: EditingClipboard {
  var fragment: TextFragment?
  func write(_ fragment: TextFragment) { self.fragment = fragment }
  func read(_ completion: @escaping (TextFragment?) -> Void) { completion(fragment) }
}

enum Samples {
  static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
  static let flags = "\u{1F1E9}\u{1F1EA}\u{1F1EF}\u{1F1F5}"
  static let hindi = "\u{0928}\u{092E}\u{0938}\u{094D}\u{0924}\u{0947}"
  static let arabic = "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}"
  static let accented = "e\u{301}"
  /// A million bytes in lines of 50 characters.
  static let large = String(repeating: "The quick brown fox jumps over the lazy dog today\n", count: 20_000)
}
