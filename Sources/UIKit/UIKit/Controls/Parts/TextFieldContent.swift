import CoreGraphics
import HostInterface
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// The field as SwiftUI edits it.
struct TextFieldContent: View {
  unowned let field: UITextField
  let focus: RequestedFocus
  @FocusState private var isFocused: Bool

  init(field: UITextField, focus: RequestedFocus) {
    self.field = field
    self.focus = focus
  }

  var body: some View {
    let wish: Int = focus.changes.read()
    // The field is an object: the content follows its changes.
    field.changes.follow()
    let bounds: CGRect = field.bounds
    let place: CGRect = field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    return
      tokenized
      .textInputAccess(field.access)
      .textInputHints(of: field)
      .font(field.fittedFont(in: place.width).map { Font(uiKit: $0) })
      .foregroundStyle(field.textColor.map { Color(uiKit: $0) } ?? .primary)
      .multilineTextAlignment(field.textAlignment.alignment)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in field.editingDidChange(isFocused) }
      .onChange(of: wish, initial: true) { if wish > 0 { isFocused = focus.isWanted } }
      .onSubmit(of: [.text, .search]) { field.submit() }
      .disabled(!field.isEnabled)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .padding(insets(of: place, in: bounds))
      .background { border.padding(insets(of: field.borderRect(forBounds: bounds), in: bounds)) }
  }

  private var alignment: Alignment {
    switch field.contentVerticalAlignment {
    case .top: .top
    case .bottom: .bottom
    case .center, .fill: .center
    }
  }

  /// The distances of a rectangle from the edges.
  private func insets(of rect: CGRect, in bounds: CGRect) -> EdgeInsets {
    guard bounds.width > 0, rect.minX.isFinite, rect.minY.isFinite else { return EdgeInsets() }
    let (left, right): (CGFloat, CGFloat) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    let isMirrored: Bool = field.isRightToLeft
    return EdgeInsets(
      top: rect.minY - bounds.minY, leading: isMirrored ? right : left, bottom: bounds.maxY - rect.maxY,
      trailing: isMirrored ? left : right)
  }

  private var text: Binding<String> { Binding(get: { field.text ?? "" }, set: { field.edit($0) }) }

  private var selection: Binding<TextSelection?> {
    Binding(get: { field.shownSelection }, set: { field.shownSelection = $0 })
  }

  private var rich: RichText? { field.isRich ? field.parts.source(of: field) : nil }

  /// The hint in the empty field, as far as the field does not draw it itself.
  private var prompt: Text? {
    guard let placeholder = field.placeholder else { return nil }
    if field.drawsPlaceholder { return Text(verbatim: placeholder).foregroundColor(.clear) }
    return field.parts.placeholder.map { Text(AttributedString(uiKit: $0)) }
  }

  /// The editor, behind the tokens of a search field.
  @ViewBuilder private var tokenized: some View {
    if let search = field as? UISearchTextField {
      HStack(spacing: 5) {
        SearchTokenRow(field: search)
        editor
          .modifier(BesideSearchTokens(isBeside: !search.tokens.isEmpty))
          .onKeyPress(.delete) { search.deletesToken && search.removeLastTokenByPerson() ? .handled : .ignored }
      }
    } else {
      editor
    }
  }

  @ViewBuilder private var editor: some View {
    if field.isSecureTextEntry {
      SecureField(text: text, selection: selection, label: Text(verbatim: field.placeholder ?? ""))
        .textFieldStyle(.plain)
    } else if let prompt {
      TextField(text: text, selection: selection, prompt: prompt) { Text(verbatim: field.placeholder ?? "") }
        .editing(rich)
        .textFieldStyle(.plain)
    } else {
      TextField(field.placeholder ?? "", text: text, selection: selection).editing(rich).textFieldStyle(.plain)
    }
  }

  @ViewBuilder private var border: some View {
    switch field.borderStyle {
    case .none: EmptyView()
    case .line, .bezel: Rectangle().strokeBorder(.gray, lineWidth: 1)
    case .roundedRect:
      RoundedRectangle(cornerRadius: 5)
        // A colour of the program's own lies behind.
        .fill(field.backgroundColor == nil ? Color(uiKit: .systemBackground) : .clear)
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(.gray.opacity(0.5), lineWidth: 0.5) }
    }
  }
}
