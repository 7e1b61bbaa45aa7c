import CoreGraphics
import HostInterface
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling
import UIFoundation

/// The text as SwiftUI edits it.
struct TextViewContent: View {
  unowned let view: UITextView
  let focus: RequestedFocus
  @FocusState private var isFocused: Bool
  @State private var position = ScrollPosition()
  @Environment(\.idiom) private var idiom: Idiom

  init(view: UITextView, focus: RequestedFocus) {
    self.view = view
    self.focus = focus
  }

  /// The view's insets, less what SwiftUI's editor keeps around its text by itself.
  private var insets: EdgeInsets {
    let given: UIEdgeInsets = view.textContainerInset
    let edge: CGFloat = view.isEditable && idiom == .phone ? 8 : 0
    // The editor keeps 5 points beside its lines by itself.
    let side: CGFloat = view.isEditable ? view.linePadding - 5 : view.linePadding
    return EdgeInsets(
      top: given.top - edge, leading: given.left + side, bottom: given.bottom - edge, trailing: given.right + side)
  }

  var body: some View {
    let wish: Int = focus.changes.read()
    // The view is an object: the content follows its changes.
    view.changes.follow()
    return VStack(spacing: 0) {
      if let find = view.findInteraction { FindPlaceView(interaction: find, isOverContent: false) }
      text(wish)
    }
    .overlay {
      if view.borderStyle == .roundedRect {
        RoundedRectangle(cornerRadius: 5).strokeBorder(.gray.opacity(0.5), lineWidth: 0.5)
          .allowsHitTesting(false).accessibilityHidden(true)
      }
    }
  }

  private func text(_ wish: Int) -> some View {
    content
      .textInputAccess(view.access)
      .textInputHints(of: view)
      .font(view.shownFont.map { Font(uiKit: $0) })
      .foregroundStyle(view.textColor.map { Color(uiKit: $0) } ?? .primary)
      .multilineTextAlignment(view.textAlignment.alignment)
      .padding(insets)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onChange(of: wish, initial: true) { if wish > 0 { isFocused = focus.isWanted } }
  }

  @ViewBuilder private var content: some View {
    if view.isEditable {
      TextEditor(
        text: Binding(get: { view.text }, set: { view.edit($0) }),
        selection: Binding(get: { view.shownSelection }, set: { view.shownSelection = $0 }),
        rich: view.isRich ? view.rich : nil
      )
      .textEditorStyle(.plain)
      .scrollDisabled(!view.isScrollEnabled)
      .findDisabled(view.finding == nil)
      .environment(\.suppliedFindSession, view.editorFind)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in view.editingDidChange(isFocused) }
    } else {
      ScrollView {
        readable.frame(maxWidth: .infinity, alignment: .topLeading)
      }
      .scrollDisabled(!view.isScrollEnabled)
      .scrollPosition($position)
      .onChange(of: view.scrollWish.count) { position.scrollTo(y: view.scrollWish.y) }
    }
  }

  @ViewBuilder private var readable: some View {
    let own: Color = view.textColor.map { Color(uiKit: $0) } ?? .primary
    // What the view draws with attributes is here for people who select and hear it, and press its links.
    let text = marked.foregroundStyle(view.showsAttributes ? Color.clear : own)
      .lineLimit(view.lineLimit)
      .environment(
        \.openURL,
        OpenURLAction { [weak view] url in
          view?.press(url)
          return .handled
        })
    if view.isSelectable { text.textSelection(.enabled) } else { text }
  }

  /// The text with its links, and with a ground behind what was found.
  private var marked: Text {
    let hasLinks: Bool = view.isSelectable && view.hasLinks
    guard !view.foundMarks.isEmpty || hasLinks else { return Text(verbatim: view.text) }
    var text = hasLinks ? AttributedString(uiKit: view.linkedText, isUnseen: true) : AttributedString(view.text)
    for mark in view.foundMarks {
      guard let part = Range(mark.range, in: view.text ?? ""), let range = Range(part, in: text) else { continue }
      text[range].swiftUI.backgroundColor = Color.yellow.opacity(mark.isHighlighted ? 0.9 : 0.45)
    }
    return Text(text)
  }
}
