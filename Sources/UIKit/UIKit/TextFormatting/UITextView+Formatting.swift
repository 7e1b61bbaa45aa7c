import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

extension UITextView {
  /// The parts of the panel in which people format the text; nil for no panel.
  ///
  /// By default it is the usual panel. It is in the menu of a text that can be edited, where `allowsEditingTextAttributes` is true.
  public final var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { formatting.isOffered ? formatting.configuration ?? UITextFormattingViewController.Configuration() : nil }
    set {
      formatting.isOffered = newValue != nil
      formatting.configuration = newValue?.copied()
    }
  }

  /// Attributes of the parts of the text that are highlighted (`NSAttributedString.Key.textHighlightStyle`), which go before the
  /// colours of their schemes. None by default.
  public final var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { formatting.highlights }
    set {
      formatting.highlights = newValue
      changes.drawing.change()
    }
  }

  /// The element of menus that shows the panel; nil where there is none.
  final var formattingElement: UIMenuElement? {
    guard isEditable, allowsEditingTextAttributes, formatting.isOffered else { return nil }
    return UIAction(title: "Format…") { [weak self] _ in self?.showFormatting() }
  }

  /// Shows the panel.
  final func showFormatting() {
    var responder: UIResponder? = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let owner = responder as? UIViewController ?? window?.rootViewController,
      let configuration = textFormattingConfiguration
    else { return }
    let panel = UITextFormattingViewController(configuration: configuration)
    panel.delegate = formatting
    formatting.view = self
    panel.formattingDescriptor = formattingDescriptor
    let (asked, range): ((any UITextViewDelegate)?, NSRange) = (delegate as? any UITextViewDelegate, selectedRange)
    formatting.range = range
    asked?.textView(self, willBeginFormattingWith: panel)
    owner.present(panel, animated: true) { [weak self] in
      guard let self else { return }
      (delegate as? any UITextViewDelegate)?.textView(self, didBeginFormattingWith: panel)
    }
  }

  /// The looks of what is selected, or of the text that is written next.
  fileprivate var formattingDescriptor: UITextFormattingViewController.FormattingDescriptor {
    selectedRange.length > 0
      ? UITextFormattingViewController.FormattingDescriptor(string: attributedText, range: selectedRange)
      : UITextFormattingViewController.FormattingDescriptor(attributes: typingAttributes)
  }

  /// Makes a change of what is selected.
  final func format(_ value: UITextFormattingViewController.ChangeValue) {
    let formatter = TextFormatter(value: value, standard: font ?? .systemFont(ofSize: 12))
    let styling = TextStyling(view: self)
    guard formatter.isOfParagraphs else { return styling.change(formatter.changed) }
    var list: NSTextList?
    if case .textList(let marks) = value { list = marks.list }
    styling.changeParagraphs { formatter.change($0, list) }
  }
}

/// What a text view says of formatting, and the delegate of its panel.
final class TextViewFormatting: NSObject, UITextFormattingViewController.Delegate {
  var isOffered: Bool = true
  /// Nil for the usual panel.
  var configuration: UITextFormattingViewController.Configuration?
  var highlights: [NSAttributedString.Key: Any] = [:]
  weak var view: UITextView?
  /// What was selected as the panel came: the view has no focus meanwhile.
  var range = NSRange(location: 0, length: 0)

  func textFormattingViewController(
    _ viewController: UITextFormattingViewController, didChangeValue value: UITextFormattingViewController.ChangeValue
  ) {
    guard let view else { return }
    if view.selectedRange.length == 0 { view.selectedRange = range }
    view.format(value)
    var descriptor: UITextFormattingViewController.FormattingDescriptor = view.formattingDescriptor
    if case .formattingStyle(let key) = value, let style = style(key, in: viewController) {
      TextStyling(view: view).change { $0.merging(style.attributes) { $1 } }
      descriptor = view.formattingDescriptor
      descriptor.formattingStyleKey = key
    }
    viewController.formattingDescriptor = descriptor
  }

  private func style(
    _ key: String, in panel: UITextFormattingViewController
  ) -> UITextFormattingViewController.FormattingStyle? {
    panel.configuration.formattingStyles.first { $0.styleKey == key }
  }

  func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {
    guard let view else { return }
    let asked: (any UITextViewDelegate)? = view.delegate as? any UITextViewDelegate
    asked?.textView(view, willEndFormattingWith: viewController)
    asked?.textView(view, didEndFormattingWith: viewController)
  }
}
