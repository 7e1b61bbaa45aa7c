import Foundation
import UIFoundation

/// A language in which people write.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// Posted when people write in another language: no host tells, so that nobody posts it.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The languages that the person prefers, the first before the others.
  open class var activeInputModes: [UITextInputMode] { Locale.preferredLanguages.map { UITextInputMode($0) } }

  /// The language, such as "de-DE".
  open var primaryLanguage: String? { language }

  private nonisolated let language: String

  init(_ language: String) {
    self.language = language
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputMode)?.language == language
  }
  open override var hash: Int { language.hashValue }
}

/// Buttons that are shown in a bar while a person writes.
///
/// ```swift
/// let text = UITextView()
/// let stamp = UIBarButtonItem(title: "Stamp", style: .plain, target: nil, action: nil)
/// text.inputAssistantItem.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [stamp], representativeItem: nil)]
/// ```
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  private weak var responder: UIResponder?

  init(_ responder: UIResponder) {
    self.responder = responder
    super.init()
  }

  /// Whether people may hide the bar: it comes where there are buttons. True by default.
  open var allowsHidingShortcuts: Bool = true
  /// The groups at the start of the bar. None by default.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { responder.map(InputPanel.reload) } }
  /// The groups at the end of the bar. None by default.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { responder.map(InputPanel.reload) } }

  /// The bar; nil without buttons.
  final var bar: UIToolbar? {
    let (leading, trailing): ([UIBarButtonItem], [UIBarButtonItem]) = (
      leadingBarButtonGroups.flatMap(\.barButtonItems), trailingBarButtonGroups.flatMap(\.barButtonItems)
    )
    guard !leading.isEmpty || !trailing.isEmpty else { return nil }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = leading + [.flexibleSpace()] + trailing
    return bar
  }
}

extension UIResponder {
  /// The buttons that are shown in a bar while the responder has the keyboard. None by default.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let known = transfers?.assistant { return known }
    let made = UITextInputAssistantItem(self)
    ownTransfers.assistant = made
    return made
  }
}
