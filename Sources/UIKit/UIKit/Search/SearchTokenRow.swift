import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A token with the identity that SwiftUI tells it by.
struct SearchTokenItem: Identifiable {
  let token: UISearchToken
  var id: ObjectIdentifier { ObjectIdentifier(token) }
}

/// The picture and the words of a token.
struct SearchTokenLabel: View {
  let token: UISearchToken

  init(token: UISearchToken) { self.token = token }

  var body: some View {
    HStack(spacing: 3) {
      if let icon = token.icon { Image(uiKit: icon).accessibilityHidden(true) }
      Text(verbatim: token.text)
    }
  }
}

/// The tokens of a field side by side.
struct SearchTokenRow: View {
  let field: UISearchTextField

  init(field: UISearchTextField) { self.field = field }

  var body: some View {
    let _ = field.changes.follow()
    let items: [SearchTokenItem] = field.tokens.map { SearchTokenItem(token: $0) }
    if !items.isEmpty { SearchTokenStrip { ForEach(items) { SearchTokenBox(field: field, token: $0.token) } } }
  }
}

/// A token on the ground of its field.
private struct SearchTokenBox: View {
  let field: UISearchTextField
  let token: UISearchToken

  init(field: UISearchTextField, token: UISearchToken) {
    self.field = field
    self.token = token
  }

  var body: some View {
    // The field is the same object when its colours are others.
    let _ = field.changes.follow()
    SearchTokenLabel(token: token)
      .font(.callout)
      .lineLimit(1)
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .background(Color(uiKit: field.tokenBackgroundColor), in: RoundedRectangle(cornerRadius: 5))
      .fixedSize()
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Delete") { remove() }
  }

  private func remove() {
    if let index = field.tokens.firstIndex(where: { $0 === token }) { field.removeTokenByPerson(at: index) }
  }
}

extension UISearchBar {
  /// The tokens of the bar's field, for a field of SwiftUI's.
  final var tokenItems: Binding<[SearchTokenItem]> {
    Binding(
      get: { [weak self] in (self?.madeField?.tokens ?? []).map { SearchTokenItem(token: $0) } },
      set: { [weak self] items in self?.searchTextField.tokens = items.map(\.token) })
  }

  /// A person empties the field.
  final func clearByPerson() {
    if madeField?.tokens.isEmpty == false { madeField?.tokens = [] }
    enter("")
  }
}
