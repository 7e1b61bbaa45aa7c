import CoreGraphics
import SwiftUIControls
import SwiftUICore

/// The tokens in a search field, of whatever type.
struct SearchTokens {
  /// How many there are; read inside a node.
  let count: () -> Int
  /// The tokens before the text of the field.
  let views: () -> AnyView
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Adds a token; false for one of another type.
  let append: (Any) -> Bool
  /// Tokens that can be chosen.
  var suggestions: AnyView?

  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    @Sendable func index(of id: C.Element.ID) -> C.Index? { tokens.wrappedValue.firstIndex { $0.id == id } }
    func remove(_ id: C.Element.ID) {
      if let index = index(of: id) { tokens.wrappedValue.remove(at: index) }
    }
    count = { tokens.wrappedValue.count }
    views = {
      AnyView(
        ForEach(tokens.wrappedValue) { element in
          let binding = Binding<C.Element>(
            get: { index(of: element.id).map { tokens.wrappedValue[$0] } ?? element },
            set: { new in
              guard let index = index(of: element.id) else { return }
              tokens.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
            })
          SearchTokenView(content: token(binding)) { remove(element.id) }
        })
    }
    removeLast = {
      if let last = tokens.wrappedValue.indices.last { tokens.wrappedValue.remove(at: last) }
    }
    removeAll = { tokens.wrappedValue.removeAll() }
    append = { token in
      guard let token = token as? C.Element else { return false }
      if index(of: token.id) == nil { tokens.wrappedValue.append(token) }
      return true
    }
  }

  /// Tokens with others that can be chosen.
  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    self.init(tokens) { token($0.wrappedValue) }
    suggestions = AnyView(ForEach(suggested.wrappedValue) { token($0).searchCompletion($0) })
  }
}

/// A token in the field: a rounded ground around its view.
nonisolated private struct SearchTokenView<Content: View>: View {
  let content: Content
  let remove: () -> Void

  init(content: Content, remove: @escaping () -> Void) {
    self.content = content
    self.remove = remove
  }

  @MainActor var body: some View {
    content
      .font(.callout)
      .lineLimit(1)
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 5))
      .fixedSize()
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Delete", remove)
  }
}
