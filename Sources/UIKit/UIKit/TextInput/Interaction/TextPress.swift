import CoreGraphics
import Foundation
import UIFoundation

/// Places and selects in a text: at once for a mouse, whose drags select, and with a tap for a finger, whose drags scroll.
final class TextPress: UIGestureRecognizer {
  private weak var interaction: UITextInteraction?
  /// The part of the text in which the press began; what is selected reaches from there to the pointer.
  private var origin: UITextRange?
  private var granularity: UITextGranularity = .character
  private var start: CGPoint = .zero
  private var isUnderWay: Bool = false

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  /// How far a finger may move in a tap, in points.
  private static let reach: CGFloat = 10

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, buttonMask.subtracting(.primary).isEmpty else { return state = .failed }
    start = touch.location(in: view)
    guard touch.type == .indirectPointer else { return }
    guard press(touch, extends: event.modifierFlags.contains(.shift)) else { return state = .failed }
    isUnderWay = true
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let point: CGPoint = touch.location(in: view)
    guard isUnderWay else {
      if abs(point.x - start.x) > Self.reach || abs(point.y - start.y) > Self.reach { state = .failed }
      return
    }
    extend(to: point)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isUnderWay {
      guard let touch = touches.first, press(touch, extends: false) else { return state = .failed }
    }
    interaction?.end()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay { interaction?.end() }
    state = .cancelled
  }

  override func reset() {
    super.reset()
    (origin, isUnderWay) = (nil, false)
  }

  /// Begins to select at a point.
  ///
  /// - Parameter extends: Whether what is selected already reaches to the point, in place of a new selection.
  private func press(_ touch: UITouch, extends: Bool) -> Bool {
    guard let interaction, interaction.begin(at: start), let text = interaction.textInput else { return false }
    granularity = touch.tapCount == 1 ? .character : touch.tapCount == 2 ? .word : .paragraph
    if extends, let selected = text.selectedTextRange {
      origin = text.textRange(from: selected.start, to: selected.start)
      extend(to: start)
    } else if let unit = text.unit(granularity, at: start, in: view) {
      origin = unit
      interaction.select(unit)
    }
    return true
  }

  private func extend(to point: CGPoint) {
    guard let interaction, let text = interaction.textInput, let origin,
      let unit = text.unit(granularity, at: point, in: view)
    else { return }
    let start: UITextPosition =
      text.compare(unit.start, to: origin.start) == .orderedAscending ? unit.start : origin.start
    let end: UITextPosition = text.compare(unit.end, to: origin.end) == .orderedDescending ? unit.end : origin.end
    if let range = text.textRange(from: start, to: end) { interaction.select(range) }
  }
}

/// Opens the menu of a text with the secondary button. The word under the pointer is selected first, unless the pointer is on
/// what is selected.
final class TextMenuPress: UIGestureRecognizer {
  private weak var interaction: UITextInteraction?
  private var start: CGPoint = .zero

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, touch.type == .indirectPointer, buttonMask.contains(.secondary) else {
      return state = .failed
    }
    start = touch.location(in: view)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let interaction, interaction.begin(at: start), let text = interaction.textInput else {
      return state = .failed
    }
    if let selected = text.selectedTextRange, !selected.isEmpty, text.contains(start, selected, in: view) {
      // A menu opened on the selection is for the selection, which stays as it is.
    } else if let word = text.unit(.word, at: start, in: view) {
      interaction.select(word)
    }
    interaction.openMenu(at: start)
    interaction.end()
    state = .ended
  }
}

extension UITextInput {
  /// The unit of the text at a point, or the insertion point there where none lies around it.
  func unit(_ granularity: UITextGranularity, at point: CGPoint, in view: UIView?) -> UITextRange? {
    guard let view, let position = closestPosition(to: textInputView.convert(point, from: view)) else { return nil }
    let whole: UITextRange? = textRange(from: position, to: position)
    guard granularity != .character else { return whole }
    let (forward, backward): (UITextDirection, UITextDirection) = (.storage(.forward), .storage(.backward))
    return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: forward)
      ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: backward) ?? whole
  }

  /// Whether a point lies on a part of the text.
  fileprivate func contains(_ point: CGPoint, _ range: UITextRange, in view: UIView?) -> Bool {
    guard let view else { return false }
    let place: CGPoint = textInputView.convert(point, from: view)
    return selectionRects(for: range).contains { $0.rect.contains(place) }
  }
}
