import CoreGraphics
import DisplayList
import SwiftUICore
import TextEditing
import TextEngine

/// A text with attributes that is edited: where it is kept, and how its attributes look.
///
/// Only the source knows the meaning of an attribute. The text input stores the attributes with the characters, gives typed
/// characters those of their neighbour, and restores them on undo and redo.
nonisolated package protocol RichTextSource: AnyObject {
  /// The text; called inside a node, which comes to depend on it.
  func read() -> TextEditing.TextFragment
  /// A person has changed the text.
  func write(_ text: TextEditing.TextFragment)
  /// The attributes of what is written next; nil for those of the letters around.
  var typingAttributes: TextAttributes? { get }
  /// Whether what is copied from a text with attributes is pasted with them.
  var pastesAttributes: Bool { get }
  /// Another number for each way in which the same attributes look.
  func lookVersion(in environment: EnvironmentValues) -> Int
  /// The shapes of letters.
  func style(of attributes: TextAttributes, in environment: EnvironmentValues) -> TextContent.Style
  /// The lines of a paragraph whose first letter has some attributes; nil for those of the view.
  func form(of attributes: TextAttributes, rules: TextContent.Rules) -> ParagraphForm?
  /// The display items of one fragment of a line.
  func items(of attributes: TextAttributes, _ place: RichTextPlace, in environment: EnvironmentValues) -> RichTextItems
}

/// A fragment of a line, whose characters all have the same attributes, and where it stands.
nonisolated package struct RichTextPlace {
  package let fragment: TextLayout.Fragment
  package let line: TextLayout.Line
  package let run: TextContent.Run
  /// Of the paragraph, in the space in which it is drawn.
  package let origin: CGPoint
}

/// The display items of a text with attributes, in two layers.
nonisolated package struct RichTextItems {
  /// Background colours, drawn below the selection and the letters.
  package var grounds: [DisplayItem]
  package var letters: [DisplayItem]

  package init(grounds: [DisplayItem] = [], letters: [DisplayItem] = []) {
    self.grounds = grounds
    self.letters = letters
  }
}

nonisolated extension RichTextSource {
  /// The display items of one paragraph.
  ///
  /// - Parameters:
  ///   - origin: Where the layout stands.
  ///   - paint: Of letters without attributes.
  func items(
    of drawing: ShapedParagraphs.Drawing, at origin: CGPoint, paint: Paint, in environment: EnvironmentValues
  ) -> RichTextItems {
    var items = RichTextItems()
    for line in drawing.layout.lines {
      for fragment in line.fragments where drawing.content.runs.indices.contains(fragment.run) {
        let run: TextContent.Run = drawing.content.runs[fragment.run]
        guard let attributes = drawing.attributes(ofRun: fragment.run) else {
          items.letters += drawing.layout.letters(
            of: [fragment], in: line, content: drawing.content, at: origin, paint: paint)
          continue
        }
        let place = RichTextPlace(fragment: fragment, line: line, run: run, origin: origin)
        let drawn: RichTextItems = self.items(of: attributes, place, in: environment)
        items.grounds += drawn.grounds
        items.letters += drawn.letters
      }
    }
    return items
  }
}

/// All that lines are made by, beside the text.
nonisolated struct EditedTextLook: Equatable {
  let style: EditedTextStyle
  private let source: ObjectIdentifier?
  private let version: Int

  init(style: EditedTextStyle, of source: (any RichTextSource)?, in environment: EnvironmentValues) {
    self.style = style
    self.source = source.map { ObjectIdentifier($0) }
    version = source?.lookVersion(in: environment) ?? 0
  }
}
