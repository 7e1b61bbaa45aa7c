import CoreGraphics
import HostInterface
import SwiftUICore
import TextEditing

/// The text that a menu is for.
nonisolated final class TextInputLink {
  weak var node: TextInputNode?
}

private nonisolated enum TextInputLinkKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> TextInputLink? { nil }
}

nonisolated extension _ViewInputs {
  /// Where the text inside says that it is there.
  var textInputLink: TextInputLink? { self[TextInputLinkKey.self] }
}

nonisolated private struct TextInputLinkModifier: InputsModifier {
  let link: TextInputLink

  static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[TextInputLinkKey.self] = inputs.graph.untracked { modifier.read().link }
  }
}

/// The menu of an edited text on a desktop: corrections of a misspelled word, and what is done with the selection.
struct TextInputMenu: ViewModifier {
  @State private var link = TextInputLink()
  @State private var handle = ContextMenuHandle()
  @Environment(\.idiom) private var idiom: Idiom

  func body(content: Content) -> some View {
    if idiom == .desktop {
      let _: Void = connect()
      content
        .modifier(TextInputLinkModifier(link: link))
        .modifier(
          TargetedContextMenu(handle: handle) { point in
            TextMenuTarget.make(link: link, point: point)
          } items: { target in
            if let target { TextMenuItems(target: target) }
          })
    } else {
      content
    }
  }

  private func connect() {
    handle.didClose = { [link] in link.node?.inputs.textInputAccess?.menuDidClose() }
  }
}

/// What a menu of a text is for: the selection, or a misspelled word under the pointer, which is selected.
struct TextMenuTarget {
  let node: TextInputNode?
  let word: (range: Range<Int>, text: String)?
  let suggestions: [String]
  /// The menu that the view around the text made of the usual items; nil for these.
  private(set) var whole: AnyView?

  /// The target of the menu that opens at a point; nil where the view around the text wants no menu.
  static func make(link: TextInputLink, point: CGPoint?) -> TextMenuTarget? {
    var target = TextMenuTarget(link: link, point: point)
    if let make = target.node?.inputs.textInputAccess?.makeMenu {
      guard let whole = make(AnyView(TextMenuItems(target: target))) else { return nil }
      target.whole = whole
    }
    return target
  }

  private init(link: TextInputLink, point: CGPoint?) {
    node = link.node
    guard let node, let found = node.prepareMenu(at: point) else {
      word = nil
      suggestions = []
      return
    }
    word = found
    suggestions = Array((node.spelling?.checker.suggestions(for: found.text) ?? []).prefix(5))
  }
}

/// The items of the menu.
private struct TextMenuItems: View {
  let target: TextMenuTarget

  var body: some View {
    if let whole = target.whole {
      whole
    } else if let node = target.node {
      if let word = target.word { spelling(node, word) }
      let isEditable: Bool = node.text.rules.isEditable
      Button("Cut") { node.performFromMenu(.cut) }.disabled(!isEditable || !node.text.canCopy)
      Button("Copy") { node.performFromMenu(.copy) }.disabled(!node.text.canCopy)
      Button("Paste") { node.performFromMenu(.paste) }.disabled(!isEditable)
      Divider()
      Button("Select All") { node.performFromMenu(.selectAll) }.disabled(node.text.count == 0)
      if let find = node.inputs.findSession, node.findSettings?.isDisabled == false {
        Button("Find…") { find.present() }
      }
    }
  }

  @ViewBuilder private func spelling(_ node: TextInputNode, _ word: (range: Range<Int>, text: String)) -> some View {
    if target.suggestions.isEmpty { Button("No suggestions") {}.disabled(true) }
    ForEach(target.suggestions, id: \.self) { suggestion in
      Button(suggestion) { node.correct(word.range, to: suggestion) }
    }
    Button("Learn Spelling") { node.learn(word.text) }
    Divider()
  }
}

nonisolated extension TextInputNode {
  /// Gives the text the focus. Where a misspelled word stands under the pointer it is selected; elsewhere the caret moves
  /// there, unless the place is selected. By the key, the word at the caret counts.
  func prepareMenu(at point: CGPoint?) -> (range: Range<Int>, text: String)? {
    guard isAlive else { return nil }
    if isUsable { inputs.window.focus.move(to: target) }
    let selected: Range<Int> = text.selection.hull
    var offset: Int = selected.lowerBound
    if let point {
      offset = position(at: point).offset
      if !selected.contains(offset) { text.selection = EditingSelection(caret: offset) }
    }
    defer { selectionMoved() }
    guard let spelling = graph.untracked({ currentSpelling() }),
      let range = spelling.words.range(at: offset, in: text)
    else { return nil }
    text.selection = EditingSelection(range)
    return (range, text.storage.string(in: range))
  }

  func performFromMenu(_ command: EditingCommand) {
    guard isAlive else { return }
    if isUsable { inputs.window.focus.move(to: target) }
    perform(command)
  }
}
