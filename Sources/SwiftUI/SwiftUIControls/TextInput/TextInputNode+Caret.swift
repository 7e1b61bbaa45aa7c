import CoreGraphics
import HostInterface
import InputEngine
import ReactiveGraph
import SwiftUICore

/// The blinking of the caret: two thirds of the time it is seen. It begins anew with each input, and ends seen when nothing
/// has been done for a while, so that a window at rest shows nothing new.
nonisolated extension TextInputNode {
  func restartBlinking() {
    let settings: HostSettings = inputs.window.settings
    isCaretShown.set(true)
    guard settings.caretBlinks, isFocused else { return blinkTimer?.set(nil) ?? () }
    let timer: InputTimer =
      blinkTimer
      ?? graph.untracked {
        graph.with(subgraph) { InputTimer(inputs.window, "caret clock") { [weak self] in self?.blink() } }
      }
    blinkTimer = timer
    let now: Double = inputs.window.time.peek
    blinkEnd = now + settings.caretBlinkTimeout
    timer.set(now + settings.caretBlinkTime * 2 / 3)
  }

  private func blink() {
    guard isAlive, isFocused else { return }
    let now: Double = inputs.window.time.peek
    let settings: HostSettings = inputs.window.settings
    guard settings.caretBlinks, now < blinkEnd else { return isCaretShown.set(true) }
    let isShown: Bool = !(isCaretShown.last ?? true)
    isCaretShown.set(isShown)
    blinkTimer?.set(now + settings.caretBlinkTime * (isShown ? 2 : 1) / 3)
  }
}
