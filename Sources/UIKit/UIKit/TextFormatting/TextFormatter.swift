import CoreGraphics
import Foundation
import UIFoundation

/// Makes the changes that a panel tells in attributes of a text.
struct TextFormatter {
  let value: UITextFormattingViewController.ChangeValue
  /// The font of text that has none.
  let standard: UIFont

  /// How far one step moves a paragraph in, in points.
  static let step: CGFloat = 28

  /// Other attributes for a part of a text.
  func changed(_ old: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = old
    let font: UIFont = old[.font] as? UIFont ?? standard
    switch value {
    case .undefined, .formattingStyle: break
    case .setBold: attributes[.font] = font.with(.traitBold, true)
    case .removeBold: attributes[.font] = font.with(.traitBold, false)
    case .setItalic: attributes[.font] = font.with(.traitItalic, true)
    case .removeItalic: attributes[.font] = font.with(.traitItalic, false)
    case .setUnderline: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case .removeUnderline: attributes[.underlineStyle] = nil
    case .setStrikethrough: attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case .removeStrikethrough: attributes[.strikethroughStyle] = nil
    case .font(let new): attributes[.font] = new.withSize(font.pointSize)
    case .increaseFontSize: attributes[.font] = font.withSize(font.pointSize + 1)
    case .decreaseFontSize: attributes[.font] = font.withSize(max(1, font.pointSize - 1))
    case .fontPointSize(let size): attributes[.font] = font.withSize(max(1, size))
    case .textColor(let color): attributes[.foregroundColor] = color
    case .highlight(let highlight):
      attributes[.textHighlightStyle] = highlight.map { _ in NSAttributedString.TextHighlightStyle.default }
      attributes[.textHighlightColorScheme] = highlight?.scheme
    case .textAlignment, .increaseIndentation, .decreaseIndentation, .lineHeightPointSize, .textList: break
    }
    return attributes
  }

  /// Whether the change is one of whole paragraphs.
  var isOfParagraphs: Bool {
    switch value {
    case .textAlignment, .increaseIndentation, .decreaseIndentation, .lineHeightPointSize, .textList: true
    default: false
    }
  }

  /// Changes the rules of a paragraph.
  ///
  /// - Parameter list: The list of all paragraphs that are changed together.
  func change(_ style: NSMutableParagraphStyle, _ list: NSTextList?) {
    switch value {
    case .textAlignment(let alignment): style.alignment = alignment.alignment
    case .increaseIndentation: move(style, by: Self.step)
    case .decreaseIndentation: move(style, by: -Self.step)
    case .lineHeightPointSize(let height):
      style.minimumLineHeight = max(0, height)
      style.maximumLineHeight = max(0, height)
    case .textList:
      if list != nil, style.textLists.isEmpty { move(style, by: Self.step) }
      if list == nil, !style.textLists.isEmpty { move(style, by: -Self.step) }
      style.textLists = list.map { [$0] } ?? []
    default: break
    }
  }

  private func move(_ style: NSMutableParagraphStyle, by distance: CGFloat) {
    style.headIndent = max(0, style.headIndent + distance)
    style.firstLineHeadIndent = max(0, style.firstLineHeadIndent + distance)
  }
}

extension UIFont {
  /// The font with a quality, or without it.
  fileprivate func with(_ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
    var traits: UIFontDescriptor.SymbolicTraits = fontDescriptor.symbolicTraits
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }
}
