import Foundation
import FoundationGaps
import UIFoundation

/// A text into which items are pasted: a text field or a text view.
@MainActor @preconcurrency
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Makes texts of what is pasted; it is not kept.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

extension UITextField: UITextPasteConfigurationSupporting {}
extension UITextView: UITextPasteConfigurationSupporting {}

/// Something that is pasted into a text. Whoever is asked about it gives one result, at once or later.
@MainActor @preconcurrency
public protocol UITextPasteItem: NSObjectProtocol {
  /// What is pasted.
  var itemProvider: NSItemProvider { get }
  /// What the program itself gave to what is dragged; nil for what is pasted.
  var localObject: Any? { get }
  /// The attributes of the text where the item comes to.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// The item becomes a text.
  func setResult(string: String)
  /// The item becomes a text with attributes; of texts that people edit the letters count alone.
  func setResult(attributedString: NSAttributedString)
  /// The item becomes a picture in the text; texts that people edit hold none here, so it is left out.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// The item is left out.
  func setNoResult()
  /// The item becomes the text that it has; left out where it has none.
  func setDefaultResult()
}

/// Decides how items become texts that are pasted, and where these go.
///
/// A text field or text view with such a delegate asks it when the person pastes by keys or menus. Items that have no text are asked
/// about as well where the `pasteConfiguration` of the text takes their types.
@MainActor @preconcurrency
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Gives the result of an item. By default it becomes the text that it has.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Joins the texts of all items. By default they follow each other.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the text in its place, and gives the range in which it is then. By default it takes the place of what is selected.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether the text flies to its place: it stands there at once here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }

  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    itemStrings.reduce(into: NSMutableAttributedString()) { $0.append($1) }
  }

  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let text = textPasteConfigurationSupporting as? any UITextInput else { return textRange }
    text.replace(textRange, withText: attributedString.string)
    let end: UITextPosition? = text.position(from: textRange.start, offset: attributedString.string.utf16.count)
    return end.flatMap { text.textRange(from: textRange.start, to: $0) } ?? textRange
  }

  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

/// Items on their way into a text.
@MainActor
final class TextPaste {
  private let view: any EditedTextView
  private let range: UITextRange
  /// The results by the places of the items, which hold on to this until the last one has its own.
  private var results: [NSAttributedString?]
  private var waiting: Int

  /// Pastes items in the place of what is selected.
  static func perform(_ providers: [NSItemProvider], into view: any EditedTextView) {
    guard let delegate = view.pasteDelegate, let taker = view as? any UITextPasteConfigurationSupporting else { return }
    let paste = TextPaste(view, count: providers.count)
    for (place, provider) in providers.enumerated() {
      let item = Item(provider, view.shownAttributes, at: place, of: paste)
      delegate.textPasteConfigurationSupporting(taker, transform: item)
    }
  }

  private init(_ view: any EditedTextView, count: Int) {
    self.view = view
    range = TextSpan(view.selectedUnits)
    results = Array(repeating: nil, count: count)
    waiting = count
  }

  /// An item has its result: with the last one the text is put in its place.
  private func finish(_ result: NSAttributedString?, at place: Int) {
    results[place] = result
    waiting -= 1
    guard waiting == 0, let taker = view as? any UITextPasteConfigurationSupporting,
      let delegate = view.pasteDelegate
    else { return }
    let texts: [NSAttributedString] = results.compactMap { $0 }
    guard !texts.isEmpty else { return }
    let whole: NSAttributedString = delegate.textPasteConfigurationSupporting(
      taker, combineItemAttributedStrings: texts, for: range)
    let place: UITextRange = delegate.textPasteConfigurationSupporting(taker, performPasteOf: whole, to: range)
    if let end = (place.end as? TextOffset)?.offset { view.selectedUnits = NSRange(location: end, length: 0) }
  }

  private final class Item: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let place: Int
    /// Nil once the item has its result.
    private var paste: TextPaste?

    init(
      _ provider: NSItemProvider, _ attributes: [NSAttributedString.Key: Any], at place: Int, of paste: TextPaste
    ) {
      itemProvider = provider
      defaultAttributes = attributes
      self.place = place
      self.paste = paste
      super.init()
    }

    var localObject: Any? { nil }

    func setResult(string: String) {
      setResult(attributedString: NSAttributedString(string: string, attributes: defaultAttributes))
    }
    func setResult(attributedString: NSAttributedString) { finish(attributedString) }
    func setResult(attachment textAttachment: NSTextAttachment) { finish(nil) }
    func setNoResult() { finish(nil) }

    func setDefaultResult() {
      let text: String? = UIPasteboard.general.waited { [itemProvider] finish in
        guard itemProvider.canLoadObject(ofClass: String.self) else { return finish(nil) }
        _ = itemProvider.loadObject(ofClass: String.self) { text, _ in finish(text) }
      }
      if let text { setResult(string: text) } else { setNoResult() }
    }

    /// The first result counts.
    private func finish(_ new: NSAttributedString?) {
      let paste: TextPaste? = paste
      self.paste = nil
      paste?.finish(new, at: place)
    }
  }
}
