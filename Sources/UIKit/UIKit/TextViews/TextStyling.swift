import CoreGraphics
import Foundation
import FoundationGaps
import Selectors
import UIFoundation

/// The actions by which people change the looks of a text view's text, and find in it.
@MainActor
struct TextStyling {
  let view: UITextView

  /// Whether the view performs an action; nil for one that is none of these.
  func performs(_ action: Selector) -> Bool? {
    guard let action = FurtherEditAction(action) else { return nil }
    switch action {
    case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize, .alignLeft, .alignCenter,
      .alignJustified, .alignRight:
      return view.isEditable && view.allowsEditingTextAttributes
    case .pasteAndMatchStyle: return view.isEditable && UIPasteboard.general.hasStrings
    case .find, .findNext, .findPrevious: return view.isFindInteractionEnabled
    case .findAndReplace: return view.isFindInteractionEnabled && view.isEditable
    case .useSelectionForFind: return view.isFindInteractionEnabled && view.selectedRange.length > 0
    default: return nil
    }
  }

  /// Makes other attributes of those of what is selected; where nothing is, of those of the text that is written next.
  func change(_ make: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    let range: NSRange = view.selectedRange
    let old: NSAttributedString = view.attributedText
    guard range.length > 0 else {
      view.typingAttributes = make(view.typingAttributes)
      return
    }
    let text = NSMutableAttributedString(attributedString: old)
    old.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      text.setAttributes(make(attributes), range: part)
    }
    set(text)
    // A font of all of the text is that of the view.
    var same = NSRange(location: 0, length: 0)
    let all = NSRange(location: 0, length: text.length)
    let font = text.attribute(.font, at: 0, longestEffectiveRange: &same, in: all) as? UIFont
    if let font, same == all { view.font = font }
  }

  /// Changes the rules of the paragraphs that have characters of what is selected, or the insertion point.
  func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    let old: NSAttributedString = view.attributedText
    let range: NSRange = (old.string as NSString).paragraphRange(for: view.selectedRange)
    func changed(_ attributes: [NSAttributedString.Key: Any]) -> NSMutableParagraphStyle {
      let style = NSMutableParagraphStyle()
      if let known = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(known)
      } else {
        style.alignment = view.textAlignment
      }
      change(style)
      return style
    }
    guard range.length > 0 else {
      view.typingAttributes[.paragraphStyle] = changed(view.typingAttributes)
      return
    }
    let text = NSMutableAttributedString(attributedString: old)
    old.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      text.addAttribute(.paragraphStyle, value: changed(attributes), range: part)
    }
    set(text)
    guard range.length == old.length,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return }
    view.textAlignment = style.alignment
  }

  private func set(_ text: NSAttributedString) {
    let (old, range): (NSAttributedString, NSRange) = (view.attributedText, view.selectedRange)
    view.attributedText = text
    view.selectedRange = range
    view.undoManager?.registerUndo(withTarget: view) { view in
      MainActor.assumeIsolated { TextStyling(view: view).set(old) }
    }
    (view.delegate as? any UITextViewDelegate)?.textViewDidChange(view)
  }

  /// The attributes at the beginning of what is selected.
  private var current: [NSAttributedString.Key: Any] {
    let range: NSRange = view.selectedRange
    guard range.length > 0, range.location < view.attributedText.length else { return view.typingAttributes }
    return view.attributedText.attributes(at: range.location, effectiveRange: nil)
  }

  private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? view.font ?? .systemFont(ofSize: 12)
  }

  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let isOn: Bool = font(current).fontDescriptor.symbolicTraits.contains(trait)
    change { attributes in
      let old: UIFont = font(attributes)
      var traits: UIFontDescriptor.SymbolicTraits = old.fontDescriptor.symbolicTraits
      if isOn { traits.remove(trait) } else { traits.insert(trait) }
      guard let descriptor = old.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
      return attributes.merging([.font: UIFont(descriptor: descriptor, size: old.pointSize)]) { $1 }
    }
  }

  func toggleUnderline() {
    let isOn: Bool = (current[.underlineStyle] as? Int ?? 0) != 0
    change { attributes in
      var attributes: [NSAttributedString.Key: Any] = attributes
      attributes[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
      return attributes
    }
  }

  func resize(by step: CGFloat) {
    change { attributes in
      let old: UIFont = font(attributes)
      return attributes.merging([.font: old.withSize(max(1, old.pointSize + step))]) { $1 }
    }
  }

  func findSelection() {
    guard let range = Range(view.selectedRange, in: view.text), let interaction = view.findInteraction else { return }
    interaction.searchText = String(view.text[range])
    interaction.presentFindNavigator(showingReplace: false)
  }
}
