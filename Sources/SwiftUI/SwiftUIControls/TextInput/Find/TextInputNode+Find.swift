import CoreGraphics
import DisplayList
import InputEngine
import SwiftUICore
import TextEditing
import TextEngine

nonisolated extension TextInputNode {
  /// What modifiers around say about finding; read between passes.
  var findSettings: FindSettings? {
    guard isAlive else { return nil }
    return graph.untracked {
      let environment = EnvironmentValues(scope: inputs.environment)
      return FindSettings(
        navigator: environment.findNavigator, isDisabled: environment.isFindDisabled,
        isReplaceDisabled: environment.isReplaceDisabled || environment.isFindDisabled)
    }
  }

  /// Control and F find, with the option key or Control and H replace; F3, or Control and G, goes to the next occurrence, and
  /// with Shift to the one before.
  func handleFindKey(_ event: KeyEvent) -> Bool {
    guard let find = inputs.findSession, event.phase == .down, findSettings?.isDisabled == false else { return false }
    var modifiers: InputModifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    if modifiers.remove(.control) != nil { modifiers.insert(.command) }
    return MainActor.assumeIsolated {
      switch (event.symbol, modifiers) {
      case (.character("f"), .command): find.present()
      case (.character("f"), [.command, .option]), (.character("h"), .command): find.present(replacing: true)
      case (.function(3), []), (.function(3), .shift), (.character("g"), .command),
        (.character("g"), [.command, .shift]):
        if find.pattern.isEmpty {
          find.present()
        } else {
          find.find(modifiers.contains(.shift) ? .backward : .forward)
        }
      default: return false
      }
      return true
    }
  }

  /// The occurrences are others, or are no longer shown.
  func findDidChange() {
    viewVersion += 1
    touch()
  }

  /// The keyboard's focus comes back from the bar.
  func takeFocus() {
    guard isAlive else { return }
    let focus: FocusScope = inputs.window.focus
    if focus.current == nil || focus.current === target { focus.move(to: target) }
  }

  /// Whether the bar to find in the text is shown.
  var isFinding: Bool { MainActor.assumeIsolated { inputs.findSession?.isShown ?? false } }

  /// The ground of each occurrence in sight.
  func occurrenceItems(
    _ layout: DocumentLayout, _ top: CGFloat, _ area: CGRect, _ origin: CGPoint, _ context: ShapeStyleContext
  ) -> [DisplayItem] {
    guard isFinding, let find = inputs.findSession else { return [] }
    let ranges: [Range<Int>] = MainActor.assumeIsolated { find.ranges(in: text) }
    let path = CGMutablePath()
    let bottom: CGFloat = top + area.height
    let paragraphs: [DocumentLayout.Placed] = layout.paragraphs(from: top, to: bottom)
    guard let first = paragraphs.first, let last = paragraphs.last else { return [] }
    let seen: Range<Int> = first.start..<last.start + text.storage.paragraphs[last.paragraph].count.scalars
    for range in ranges where range.overlaps(seen) {
      for rectangle in layout.rectangles(of: range, from: top, to: bottom) {
        path.addRect(rectangle.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    guard !path.isEmpty else { return [] }
    return [.fill(path, Color.yellow.opacity(0.45).paint(in: area, context: context), evenOdd: false)]
  }
}
