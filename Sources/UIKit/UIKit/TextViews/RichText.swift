import CoreGraphics
import DisplayList
import Foundation
import SwiftUIControls
import SwiftUICore
import TextEditing
import TextEngine
import UIFoundation

/// A view whose text is edited with its attributes.
@MainActor
protocol RichTextOwner: UIView {
  /// The text as it is now.
  var richText: NSAttributedString { get }
  /// A person has changed it.
  func takeRichText(_ text: NSAttributedString)
  /// The attributes of what is written next; nil for those of the letters around.
  var chosenAttributes: [NSAttributedString.Key: Any]? { get }
  /// The attributes of a text that says none.
  var usualAttributes: [NSAttributedString.Key: Any] { get }
  /// Whether fonts follow the size of text of the view's traits.
  var adjustsFontForContentSizeCategory: Bool { get }
  /// Which part of their size letters have, in a view that makes them smaller where there is no room.
  var letterScale: CGFloat { get }
  var allowsEditingTextAttributes: Bool { get }
}

extension RichTextOwner {
  var letterScale: CGFloat { 1 }
}

/// The attributed string of a view, as the editing keeps it.
@MainActor
final class RichText: RichTextSource {
  private unowned let owner: any RichTextOwner
  /// The string of which the fragment was made last.
  private var known: (text: NSAttributedString, fragment: TextEditing.TextFragment)?

  init(_ owner: any RichTextOwner) { self.owner = owner }

  nonisolated func read() -> TextEditing.TextFragment {
    MainActor.assumeIsolated {
      owner.changes.follow()
      let text: NSAttributedString = owner.richText
      if let known, known.text === text { return known.fragment }
      let fragment = TextEditing.TextFragment(text)
      known = (text, fragment)
      return fragment
    }
  }

  nonisolated func write(_ text: TextEditing.TextFragment) {
    MainActor.assumeIsolated {
      let new: NSAttributedString = text.attributed(owner.usualAttributes)
      owner.takeRichText(new)
      if owner.richText === new { known = (new, text) }
    }
  }

  nonisolated var typingAttributes: TextAttributes? {
    MainActor.assumeIsolated { owner.chosenAttributes.map { TextAttributes(LetterAttributes($0)) } }
  }

  nonisolated var pastesAttributes: Bool { MainActor.assumeIsolated { owner.allowsEditingTextAttributes } }

  nonisolated func lookVersion(in environment: EnvironmentValues) -> Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(owner.adjustsFontForContentSizeCategory ? environment.dynamicTypeSize.rawValue : -1)
      hasher.combine(owner.letterScale)
      return hasher.finalize()
    }
  }

  /// The attributes as they are shown, and the attachment that they name.
  private func shown(
    _ attributes: TextAttributes, in environment: EnvironmentValues
  ) -> ([NSAttributedString.Key: Any], PlacedAttachment?) {
    var values: [NSAttributedString.Key: Any] = attributes.letters
    if owner.adjustsFontForContentSizeCategory, let font = values[.font] as? UIFont {
      values[.font] = font.adjusted(to: UITraitCollection(environment).preferredContentSizeCategory)
    }
    let scale: CGFloat = owner.letterScale
    if scale != 1, let font = values[.font] as? UIFont { values[.font] = font.withSize(font.pointSize * scale) }
    guard let attachment = values[.attachment] as? NSTextAttachment else { return (values, nil) }
    let font: UIFont = values[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let line = CGRect(x: 0, y: 0, width: owner.bounds.width, height: font.lineHeight)
    return (values, PlacedAttachment(attachment, line: line, index: 0))
  }

  nonisolated func style(of attributes: TextAttributes, in environment: EnvironmentValues) -> TextContent.Style {
    MainActor.assumeIsolated {
      let (values, picture) = shown(attributes, in: environment)
      return TextContent.Style(values, picture: picture)
    }
  }

  nonisolated func form(of attributes: TextAttributes, rules: TextContent.Rules) -> ParagraphForm? {
    MainActor.assumeIsolated {
      (attributes.letters[.paragraphStyle] as? NSParagraphStyle).map { ParagraphForm($0, rules: rules) }
    }
  }

  nonisolated func items(
    of attributes: TextAttributes, _ place: RichTextPlace, in environment: EnvironmentValues
  ) -> RichTextItems {
    MainActor.assumeIsolated {
      let (values, picture) = shown(attributes, in: environment)
      var items = RichTextItems()
      UITraitCollection(environment).performAsCurrent {
        let color: UIColor = owner.usualAttributes[.foregroundColor] as? UIColor ?? .black
        let look = RunLook(values, color: color, picture: picture)
        items.grounds = look.ground(of: place.fragment, in: place.line, at: place.origin).map { [$0] } ?? []
        items.letters = look.items(of: place.fragment, place.run, in: place.line, at: place.origin)
      }
      return items
    }
  }
}

extension ParagraphForm {
  /// The form of a paragraph with a style. All of its lines have the indent of those after the first.
  init(_ style: NSParagraphStyle, rules: TextContent.Rules) {
    self.init(
      rules: TextContent.Rules(style, usual: rules),
      margins: LineMargins(head: style.headIndent, tail: style.tailIndent), gap: style.paragraphSpacing)
  }
}

/// The attributes of letters, as the editing compares them.
nonisolated struct LetterAttributes: Hashable, @unchecked Sendable {
  let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  static func == (left: LetterAttributes, right: LetterAttributes) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in right.values[key].map { areEqual(value, $0) } ?? false }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? NSObject, let right = right as? NSObject { return left == right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  // Values need not be hashable.
  func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }
}

nonisolated extension TextAttributes {
  fileprivate var letters: [NSAttributedString.Key: Any] { (value.base as? LetterAttributes)?.values ?? [:] }
}

nonisolated extension TextEditing.TextFragment {
  /// A string with all of its attributes.
  init(_ text: NSAttributedString) {
    var runs: [AttributeRuns.Run] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let count: Int = string.substring(with: range).unicodeScalars.count
      runs.append(AttributeRuns.Run(count: count, attributes: TextAttributes(LetterAttributes(attributes))))
    }
    self.init(text.string, runs: AttributeRuns(runs))
  }

  /// The string with attributes.
  ///
  /// - Parameter usual: Those of letters that have none.
  func attributed(_ usual: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: usual)
    var start: String.Index = string.startIndex
    var unit: Int = 0
    for run in runs.runs {
      let end: String.Index = string.unicodeScalars.index(start, offsetBy: run.count)
      let length: Int = string.utf16.distance(from: start, to: end)
      if let attributes = run.attributes {
        result.setAttributes(attributes.letters, range: NSRange(location: unit, length: length))
      }
      (start, unit) = (end, unit + length)
    }
    return result
  }
}
