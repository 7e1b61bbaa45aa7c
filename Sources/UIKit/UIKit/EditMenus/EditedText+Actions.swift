import Foundation
import Selectors
import SwiftUICore
import UIFoundation

/// The standard edit actions of an edited text, and the menu for what is selected.
extension EditedText {
  /// What is selected now: the editor knows it before the view does.
  private var selected: NSRange {
    guard view.access.isFocused, view.access.string == view.writtenText, let shown = view.access.selection else {
      return view.selectedUnits
    }
    return NSRange(location: shown.lowerBound, length: shown.count)
  }

  /// Whether the text performs an action; nil for one that is no standard edit action.
  ///
  /// - Parameter isEditable: Whether people may change the text.
  func performs(_ action: Selector, isEditable: Bool) -> Bool? {
    guard let action = StandardEditAction(action) else { return nil }
    let length: Int = view.writtenText.utf16.count
    let range: NSRange = selected
    switch action {
    case .cut: return isEditable && range.length > 0 && !view.isSecureTextEntry
    case .copy: return range.length > 0 && !view.isSecureTextEntry
    case .paste: return isEditable && (UIPasteboard.general.hasStrings || takesItems)
    case .delete: return isEditable && range.length > 0
    case .select: return length > 0 && range.length == 0
    case .selectAll: return length > 0 && range.length < length
    }
  }

  /// Whether the delegate may make texts of what is on the clipboard.
  private var takesItems: Bool {
    view.pasteDelegate != nil && view.canPaste(UIPasteboard.general.itemProviders)
  }

  /// Performs a standard edit action, where the text performs it.
  func perform(_ action: StandardEditAction, isEditable: Bool) {
    guard performs(action.selector, isEditable: isEditable) == true else { return }
    let range: NSRange = selected
    if range != view.selectedUnits { view.selectedUnits = range }
    switch action {
    case .cut:
      copy(range)
      view.deleteBackward()
    case .copy: copy(range)
    case .paste:
      if view.pasteDelegate != nil {
        TextPaste.perform(UIPasteboard.general.itemProviders, into: view)
      } else if let string = UIPasteboard.general.string {
        view.insertText(string)
      }
    case .delete: view.deleteBackward()
    case .select:
      let place: UITextPosition = TextOffset(range.location)
      let word: UITextRange? =
        view.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
        ?? view.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
      if let span = word as? TextSpan { view.selectedUnits = span.range }
    case .selectAll: view.selectedUnits = NSRange(location: 0, length: view.writtenText.utf16.count)
    }
  }

  private func copy(_ range: NSRange) {
    if let part = Range(range, in: view.writtenText) { UIPasteboard.general.string = String(view.writtenText[part]) }
  }

  /// Lets the view, and so its delegate, make the menu of the text.
  func connectMenu() {
    let access = view.access
    access.makeMenu = { [weak view] usual in
      MainActor.assumeIsolated { view.map { EditedText($0).makeMenu(usual) } ?? usual }
    }
    access.menuDidClose = { [weak view] in
      MainActor.assumeIsolated {
        let animator = MenuAnimator(nil)
        view?.willDismissEditMenu(animator: animator)
        animator.run()
      }
    }
  }

  private func makeMenu(_ usual: AnyView) -> AnyView? {
    let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: [StandardMenuItems(usual)])
    let further: [UIMenuElement] = ((view as? UITextView)?.formattingElement).map { [$0] } ?? []
    let given: UIMenu? = view.editMenu(for: TextSpan(selected), suggestedActions: [standard] + further)
    let menu: UIMenu? = given ?? (further.isEmpty ? nil : UIMenu(children: [standard] + further))
    if let menu, menu.children.isEmpty { return nil }
    let animator = MenuAnimator(nil)
    view.willPresentEditMenu(animator: animator)
    animator.run()
    return menu.map { AnyView(MenuElements(menu: $0, sender: view)) } ?? usual
  }
}
