import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Whether people write in a text or only select in it.
public enum UITextInteractionMode: Int, Sendable {
  case editable = 0
  case nonEditable = 1
}

/// Lets people place the insertion point and select in a view with a text of its own, and shows the selection.
///
/// A click or tap makes the text the first responder and puts the insertion point there; two select a word, three a paragraph; a
/// drag with the mouse selects, by words after two clicks. A press of the secondary button, or of a finger for a while, opens the
/// menu of the edit actions. Without this interaction a view that conforms to `UITextInput` gets keys alone.
///
/// ```swift
/// final class Page: UIView {
///   func begin(_ text: any UIResponder & UITextInput) {
///     let interaction = UITextInteraction(for: .editable)
///     interaction.textInput = text
///     addInteraction(interaction)
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UITextInteraction: NSObject, UIInteraction {
  /// - Parameter mode: Whether the text can be edited.
  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    textInteractionMode = mode
  }

  @MainActor @preconcurrency public override init() { super.init() }

  open private(set) var textInteractionMode: UITextInteractionMode = .editable
  /// Asked before a gesture begins, and told of it; it is not kept.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text; it is not kept.
  open weak var textInput: (any UIResponder & UITextInput)? { didSet { show() } }
  open private(set) weak var view: UIView?

  /// The gestures that place and select: others can wait for their failure.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [press, menuPress, hold] }

  private lazy var press = TextPress(self)
  private lazy var menuPress = TextMenuPress(self)
  private lazy var hold: UILongPressGestureRecognizer = makeHold()
  private lazy var menu = UIEditMenuInteraction(delegate: self)
  private var display: UITextSelectionDisplayInteraction?

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    for gesture in gesturesForFailureRequirements { old.removeGestureRecognizer(gesture) }
    old.removeInteraction(menu)
    if let display { old.removeInteraction(display) }
    display = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for gesture in gesturesForFailureRequirements { view.addGestureRecognizer(gesture) }
    view.addInteraction(menu)
    show()
  }

  /// Shows the selection of the text.
  private func show() {
    if let display { view?.removeInteraction(display) }
    display = nil
    guard let view, let textInput else { return }
    let made = UITextSelectionDisplayInteraction(textInput: textInput, delegate: self)
    display = made
    view.addInteraction(made)
  }

  // MARK: Gestures

  /// The text becomes the first responder; false where it refuses, or where the delegate does.
  final func begin(at point: CGPoint) -> Bool {
    guard let textInput, delegate?.interactionShouldBegin(self, at: point) ?? true else { return false }
    guard textInput.isFirstResponder || textInput.becomeFirstResponder() else { return false }
    delegate?.interactionWillBegin(self)
    return true
  }

  final func end() { delegate?.interactionDidEnd(self) }

  /// Selects a part of the text, as a gesture asks.
  final func select(_ range: UITextRange) {
    guard let textInput else { return }
    textInput.inputDelegate?.selectionWillChange(textInput)
    textInput.selectedTextRange = range
    textInput.inputDelegate?.selectionDidChange(textInput)
    display?.setNeedsSelectionUpdate()
  }

  /// A finger that stays selects the word under it, and opens the menu when it comes up.
  private func makeHold() -> UILongPressGestureRecognizer {
    let hold = UILongPressGestureRecognizer(target: nil, action: nil)
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    hold.onChange = { [weak self, weak hold] in
      guard let self, let hold, let view, let textInput else { return }
      let point: CGPoint = hold.location(in: view)
      switch hold.state {
      case .began:
        guard begin(at: point), let word = textInput.unit(.word, at: point, in: view) else { return }
        select(word)
      case .ended:
        openMenu(at: point)
        end()
      default: break
      }
    }
    return hold
  }

  /// Opens the menu for what is selected, or for a point.
  final func openMenu(at point: CGPoint) {
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }
}

extension UITextInteraction: UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let textInput, let range = textInput.selectedTextRange else { return UIMenu(children: suggestedActions) }
    return textInput.editMenu(for: range, suggestedActions: suggestedActions) ?? UIMenu(children: suggestedActions)
  }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { textInput?.willPresentEditMenu(animator: animator) }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { textInput?.willDismissEditMenu(animator: animator) }
}

extension UITextInteraction: UITextSelectionDisplayInteractionDelegate {}

/// Decides whether gestures of a text begin, and hears of them.
@MainActor @preconcurrency
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a gesture may begin. True by default.
  ///
  /// - Parameter point: Where, in the space of the interaction's view.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// A gesture begins; the text is the first responder.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// The gesture has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
