import CoreGraphics
import Foundation
import HostInterface
import SwiftUICore
import UIFoundation

/// A view that shows the insertion point of a text.
@MainActor @preconcurrency
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether it comes and goes.
  var isBlinking: Bool { get set }
  /// Shows it and begins the blinking anew.
  func resetBlinkAnimation()
}

/// A view that shows the ground of what is selected in a text.
@MainActor @preconcurrency
public protocol UITextSelectionHighlightView: AnyObject {
  /// The parts of the selection, one for each line.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A view by which a finger moves an end of what is selected in a text.
@MainActor @preconcurrency
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The end of the selection.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether the line runs from top to bottom.
  var isVertical: Bool { get set }
  /// Another outline for the handle; nil for its own.
  var customShape: UIBezierPath? { get set }
  /// Where the handle lies for the line in which the selection begins or ends.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// The usual insertion point: a line in the tint colour, which blinks as the desktop says and rests after a while.
@MainActor @preconcurrency
open class UIStandardTextCursorView: UIView, UITextCursorView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = tintColor
  }

  public required init?(coder: NSCoder) { nil }

  open var isBlinking: Bool = false { didSet { if isBlinking != oldValue { resetBlinkAnimation() } } }

  private var timer: InputTimer?
  /// When the blinking ends, in seconds of the window.
  private var end: Double = 0

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.set(nil)
    timer = nil
    resetBlinkAnimation()
  }

  open func resetBlinkAnimation() {
    isHidden = false
    guard let graph = layoutRoot?.graph, isBlinking, graph.settings.caretBlinks else {
      timer?.set(nil)
      return
    }
    let timer: InputTimer =
      timer ?? InputTimer(graph, "caret clock") { [weak self] in MainActor.assumeIsolated { self?.blink() } }
    self.timer = timer
    let now: Double = graph.time.peek
    end = now + graph.settings.caretBlinkTimeout
    timer.set(now + graph.settings.caretBlinkTime * 2 / 3)
  }

  private func blink() {
    guard isBlinking, let graph = layoutRoot?.graph else { return }
    let now: Double = graph.time.peek
    guard now < end else { return isHidden = false }
    isHidden.toggle()
    timer?.set(now + graph.settings.caretBlinkTime * (isHidden ? 1 : 2) / 3)
  }
}

/// The usual ground of a selection: the tint colour, lightly over the text.
final class TextHighlightView: UIView, UITextSelectionHighlightView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  var selectionRects: [UITextSelectionRect] = [] { didSet { setNeedsDisplay() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    tintColor.withAlphaComponent(0.25).setFill()
    for part in selectionRects { UIRectFillUsingBlendMode(part.rect, .normal) }
  }
}
