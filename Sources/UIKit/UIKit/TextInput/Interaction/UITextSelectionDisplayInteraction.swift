import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Shows the insertion point of a text and what is selected in it, with views that a program may replace.
///
/// Nothing is shown until `isActivated` is true; a `UITextInteraction` brings one along that follows the first responder.
@MainActor @preconcurrency
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// - Parameters:
  ///   - textInput: The text; it is not kept.
  ///   - delegate: Gives the view for the highlight; it is not kept.
  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    self.textInput = textInput
    self.delegate = delegate
    super.init()
  }

  open private(set) weak var textInput: (any UITextInput)?
  open weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// Whether anything is shown; a text's own interaction sets it while the text is the first responder.
  open var isActivated: Bool = false { didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } } }

  /// The insertion point.
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView() {
    didSet { replace(oldValue) }
  }
  /// The ground of what is selected.
  open var highlightView: any UIView & UITextSelectionHighlightView = TextHighlightView() {
    didSet { replace(oldValue) }
  }
  /// The marks at both ends of what is selected, for fingers; none by default, since a mouse has no use for them.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [] {
    didSet { for old in oldValue { replace(old) } }
  }

  open func willMove(to view: UIView?) { for part in parts { part.removeFromSuperview() } }

  open func didMove(to view: UIView?) {
    self.view = view
    guard view != nil else { return }
    if let responder = textInput as? UIResponder { isActivated = responder.isFirstResponder }
    setNeedsSelectionUpdate()
  }

  private var parts: [UIView] { [highlightView, cursorView] + handleViews }

  private func replace(_ old: UIView) {
    if !parts.contains(old) { old.removeFromSuperview() }
    setNeedsSelectionUpdate()
  }

  /// Shows the selection as it is now.
  open func setNeedsSelectionUpdate() {
    layoutManagedSubviews()
    cursorView.resetBlinkAnimation()
  }

  /// Puts the views where the selection is, and takes those away that have nothing to show.
  open func layoutManagedSubviews() {
    guard view != nil, let textInput, isActivated, let selected = textInput.selectedTextRange else {
      for part in parts { part.removeFromSuperview() }
      cursorView.isBlinking = false
      return
    }
    let rects: [UITextSelectionRect] = selected.isEmpty ? [] : textInput.selectionRects(for: selected)
    let container: UIView = textInput.textInputView
    show(cursorView, in: selected.isEmpty ? container : nil)
    cursorView.isBlinking = selected.isEmpty
    if selected.isEmpty { cursorView.frame = Self.caret(textInput.caretRect(for: selected.end)) }
    let ground: UIView = delegate?.selectionContainerViewBelowText(for: self) ?? container
    show(highlightView, in: rects.isEmpty ? nil : ground, atBack: true)
    highlightView.frame = ground.bounds
    highlightView.selectionRects = rects
    for handle in handleViews {
      let isAtStart: Bool = handle.direction == .leading || handle.direction == .top
      let end: UITextSelectionRect? = isAtStart ? rects.first { $0.containsStart } : rects.last { $0.containsEnd }
      show(handle, in: end == nil ? nil : container)
      guard let end else { continue }
      handle.isVertical = end.isVertical
      handle.frame = handle.preferredFrame(for: end.rect)
    }
  }

  /// A caret has some width, whatever the text says.
  private static func caret(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: max(rect.width, 2), height: rect.height)
  }

  private func show(_ part: UIView, in container: UIView?, atBack: Bool = false) {
    guard let container else { return part.removeFromSuperview() }
    guard part.superview !== container else { return }
    if atBack { container.insertSubview(part, at: 0) } else { container.addSubview(part) }
  }
}

/// Gives the view in which the ground of a selection lies.
@MainActor @preconcurrency
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// A view behind the text; nil, the default, for the text's own view.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

extension UIView {
  /// What shows the selection of the view's text: interactions of the view and of those around it.
  var selectionDisplays: [UITextSelectionDisplayInteraction] {
    var found: [UITextSelectionDisplayInteraction] = []
    var place: UIView? = self
    while let view = place {
      for case let display as UITextSelectionDisplayInteraction in view.ownInteractions where display.textInput === self
      {
        found.append(display)
      }
      place = view.superview
    }
    return found
  }

  /// The view became the first responder, or is no more.
  func keyboardDidMove(here isFirst: Bool) {
    keyInputTarget?.follow(isFirst)
    guard self is any UITextInput else { return }
    for display in selectionDisplays { display.isActivated = isFirst }
  }
}
