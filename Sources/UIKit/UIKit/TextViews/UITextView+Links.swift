import CoreGraphics
import Foundation
import UIFoundation

/// What a text view says of links.
struct TextLinks {
  /// Nil for the tint.
  var attributes: [NSAttributedString.Key: Any]?
  var detectors: UIDataDetectorTypes = []
}

extension UITextView {
  /// The attributes of links, beside those of the text: the tint by default. Links are shown and pressed where the text is not
  /// edited.
  public final var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { links.attributes ?? [.foregroundColor: tintColor as Any] }
    set { links.attributes = newValue }
  }

  /// What becomes a link by itself where the text is not edited. Nothing by default.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { links.detectors }
    set { links.detectors = newValue }
  }

  /// What is selected, and whether the view has the keyboard, to be brought back in the same program.
  public final var interactionState: Any {
    get { TextInteractionState(selection: selectedRange, isFirstResponder: isFirstResponder) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isFirstResponder { becomeFirstResponder() }
      if NSMaxRange(state.selection) <= text.utf16.count { selectedRange = state.selection }
    }
  }

  /// - Parameter usingTextLayoutManager: Both kinds of layout are one here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  // MARK: Links

  private var foundLinks: [(range: NSRange, url: URL)] {
    links.detectors.isEmpty ? [] : DetectedLinks(links.detectors).found(in: text ?? "")
  }
  final var hasFoundLinks: Bool { !foundLinks.isEmpty }

  /// Whether the text has links that can be pressed.
  final var hasLinks: Bool { !isEditable && (!links.detectors.isEmpty && hasFoundLinks || hasOwnLinks) }

  private var hasOwnLinks: Bool {
    guard let text = attributedText else { return false }
    var isFound: Bool = false
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }

  /// The text with the links that were found, all links with their attributes.
  final var linkedText: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: attributedText)
    for link in foundLinks
    where result.attribute(.link, at: link.range.location, effectiveRange: nil) == nil {
      result.addAttribute(.link, value: link.url, range: link.range)
    }
    let looks: [NSAttributedString.Key: Any] = linkTextAttributes
    for item in Self.items(in: result) { result.addAttributes(looks, range: item.range) }
    return result.hasHighlights ? result.highlighted(tint: tintColor, textHighlightAttributes) : result
  }

  private static func items(in text: NSAttributedString) -> [(range: NSRange, url: URL)] {
    var items: [(range: NSRange, url: URL)] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      let attributes: [NSAttributedString.Key: Any] = value.map { [.link: $0] } ?? [:]
      if let url = attributes.linkedURL { items.append((range, url)) }
    }
    return items
  }

  /// A person presses a link.
  final func press(_ url: URL) {
    let all: [(range: NSRange, url: URL)] = Self.items(in: linkedText)
    guard let item = all.first(where: { $0.url == url }) else { return }
    let asked: (any UITextViewDelegate)? = delegate as? any UITextViewDelegate
    guard
      asked?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
    else { return }
    let usual = UIAction(title: "Open") { _ in UIApplication.shared.open(url) }
    let action: UIAction? =
      if let asked {
        asked.textView(self, primaryActionFor: UITextItem(.link(url), item.range), defaultAction: usual)
      } else {
        usual
      }
    action?.performWithSender(self, target: nil)
  }
}

/// Something in a text that can be pressed.
@MainActor @preconcurrency
open class UITextItem: NSObject {
  /// What is pressed.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
  }

  public let content: Content
  /// Where, in UTF-16 code units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// How something in a text is pressed.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}
