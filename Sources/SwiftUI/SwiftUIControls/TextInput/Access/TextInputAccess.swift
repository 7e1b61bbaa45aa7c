import CoreGraphics
import SwiftUICore
import TextEditing
import TextEngine

/// An edited text as the view around it sees the text: where characters stand, what is selected, and what an input method works on.
///
/// Offsets are units of UTF-16; rectangles and points are in the window. Every answer is nil as long as no text is shown.
nonisolated package final class TextInputAccess {
  fileprivate(set) weak var node: TextInputNode?

  package init() {}

  /// Makes the menu of the text of the usual items, as the menu opens; nil for no menu. Without it the menu has the usual items.
  package var makeMenu: ((_ usual: AnyView) -> AnyView?)?
  /// Called when the menu is gone.
  package var menuDidClose: () -> Void = {}

  private var live: TextInputNode? { node.flatMap { $0.isAlive && $0.inputs.slot.isPlaced ? $0 : nil } }

  // MARK: Text

  /// The text as it is edited now.
  package var string: String? { live?.text.string }

  /// Whether the text has the keyboard.
  package var isFocused: Bool { live?.isFocused ?? false }

  /// What is selected; setting it moves the insertion point, and shows it.
  package var selection: Range<Int>? {
    get { live.map { $0.text.storage.utf16Range(of: $0.text.selection.hull) } }
    set {
      guard let node = live, let newValue else { return }
      node.text.selection = EditingSelection(node.text.storage.range(utf16: newValue))
      node.selectionMoved()
    }
  }

  // MARK: Input methods

  /// The text that an input method works on.
  package var marked: Range<Int>? {
    live.flatMap { node in node.text.marked.map { node.text.storage.utf16Range(of: $0.range) } }
  }

  /// Puts a text that is not final in the place of the one before, or of what is selected; false while no text is shown.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one takes the one before away.
  ///   - selection: What is selected in it.
  package func mark(_ text: String, selection: Range<Int>) -> Bool {
    guard let node = live, node.text.rules.isEditable else { return false }
    let whole = TextStorage(text)
    node.text.mark(text, selection: whole.range(utf16: selection))
    node.viewVersion += 1
    node.editDidEnd()
    return true
  }

  /// Keeps the text that an input method works on as it is; false where there is none.
  package func unmark() -> Bool {
    guard let node = live, node.text.marked != nil else { return false }
    node.text.endMarking(.accept, time: node.inputs.window.time.peek)
    node.methodSession += 1
    node.editDidEnd()
    return true
  }

  // MARK: Places

  /// The insertion point in front of a character.
  package func caret(at offset: Int) -> CGRect? {
    place { node, layout in layout.caret(at: TextPosition(node.text.storage.offset(utf16: offset))) }
  }

  /// The rectangles of characters, from the first line to the last.
  package func rectangles(of range: Range<Int>) -> [CGRect]? {
    guard let node = live else { return nil }
    return node.graph.untracked {
      let (layout, origin): (DocumentLayout, CGPoint) = node.placedLines()
      let toWindow: CGAffineTransform = node.inputs.slot.transform(to: nil)
      let wanted: Range<Int> = node.text.storage.range(utf16: range)
      var found: [CGRect] = []
      var offset: Int = wanted.lowerBound
      while offset < wanted.upperBound {
        let placed: DocumentLayout.Placed = layout.placed(at: offset)
        let end: Int = placed.start + node.text.storage.paragraphs[placed.paragraph].count.scalars
        let local: Range<Int> = wanted.lowerBound - placed.start..<wanted.upperBound - placed.start
        found += placed.layout.carets.rectangles(of: local).map {
          $0.offsetBy(dx: placed.layout.x + origin.x, dy: placed.y + origin.y).applying(toWindow)
        }
        guard end > offset else { break }
        offset = end
      }
      return found
    }
  }

  /// The place for an insertion that is nearest to a point.
  package func position(at point: CGPoint) -> Int? {
    local(point) { node, layout, point in
      node.text.storage.utf16Offset(of: layout.position(at: point).offset)
    }
  }

  /// The character under a point; nil where there is none.
  package func character(at point: CGPoint) -> Range<Int>? {
    let found: Range<Int>?? = local(point) { node, layout, point in
      layout.characters(at: point).map { node.text.storage.utf16Range(of: $0) }
    }
    return found ?? nil
  }

  /// The place some lines below another one, or above it for a negative number; nil beyond the first line and the last.
  package func position(from offset: Int, lines: Int) -> Int? {
    guard let node = live else { return nil }
    return node.graph.untracked {
      let layout: DocumentLayout = node.placedLines().0
      let start = TextPosition(node.text.storage.offset(utf16: offset))
      let goal: CGFloat = layout.caret(at: start).minX
      return layout.position(from: start, lines: lines, goalX: goal).map {
        node.text.storage.utf16Offset(of: $0.offset)
      }
    }
  }

  /// The next place for an insertion on the left or on the right, whatever the direction of the text; nil at the text's ends.
  package func position(from offset: Int, _ direction: VisualDirection) -> Int? {
    guard let node = live else { return nil }
    return node.graph.untracked {
      let start = TextPosition(node.text.storage.offset(utf16: offset))
      return node.placedLines().0.position(from: start, direction).map { node.text.storage.utf16Offset(of: $0.offset) }
    }
  }

  private func place(_ find: (TextInputNode, DocumentLayout) -> CGRect) -> CGRect? {
    guard let node = live else { return nil }
    return node.graph.untracked {
      let (layout, origin): (DocumentLayout, CGPoint) = node.placedLines()
      return find(node, layout).offsetBy(dx: origin.x, dy: origin.y).applying(node.inputs.slot.transform(to: nil))
    }
  }

  private func local<Value>(_ point: CGPoint, _ find: (TextInputNode, DocumentLayout, CGPoint) -> Value) -> Value? {
    guard let node = live else { return nil }
    return node.graph.untracked {
      let (layout, origin): (DocumentLayout, CGPoint) = node.placedLines()
      let inside: CGPoint = node.inputs.slot.local(point)
      return find(node, layout, CGPoint(x: inside.x - origin.x, y: inside.y - origin.y))
    }
  }
}

nonisolated extension TextInputNode {
  /// The lines and the place of their upper left corner in the node's own space, outside of nodes.
  fileprivate func placedLines() -> (DocumentLayout, CGPoint) {
    let area: CGRect = textArea(in: inputs.slot.placed.peek.size)
    let layout: DocumentLayout = lines(in: area)
    return (layout, textOrigin(layout, in: area))
  }

  /// The view around the text sees it from now on.
  func joinAccess() { inputs.textInputAccess?.node = self }
}

private nonisolated enum TextInputAccessKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> TextInputAccess? { nil }
}

nonisolated extension _ViewInputs {
  var textInputAccess: TextInputAccess? { self[TextInputAccessKey.self] }
}

nonisolated private struct TextInputAccessModifier: InputsModifier {
  let access: TextInputAccess

  static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[TextInputAccessKey.self] = inputs.graph.untracked { modifier.read().access }
  }
}

extension View {
  /// Lets an object see the text that is edited inside.
  package nonisolated func textInputAccess(_ access: TextInputAccess) -> some View {
    modifier(TextInputAccessModifier(access: access))
  }
}
