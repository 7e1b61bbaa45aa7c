import AccessibilityTree
import CoreGraphics
import HostInterface
import SwiftUICore
import SwiftUIScrolling

/// The items of an open menu, one below the other on a ground of their own; they scroll where there is too little room.
struct MenuPanel<Content: View>: View {
  let session: MenuSession
  let content: Content
  let close: () -> Void
  @Environment(\.idiom) private var idiom: Idiom

  var body: some View {
    let isPhone: Bool = idiom == .phone
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { MenuSections(content: content) }
        .frame(minWidth: isPhone ? 250 : 100)
        .padding(isPhone ? 0 : 5)
    }
    .buttonStyle(MenuItemStyle())
    .toggleStyle(MenuToggleStyle())
    .menuStyle(.automatic)
    .environment(\.menuSession, session)
    .environment(\.submenu, nil)
    .environment(\.controlRole, .menuItem)
    .environment(\.font, nil)
    .focusEffectDisabled()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: isPhone ? 14 : 7))
    .overlay { RoundedRectangle(cornerRadius: isPhone ? 14 : 7).stroke(Color.separator, lineWidth: 0.5) }
    .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
    .accessibilityElement(children: .contain)
    .attaching(AccessibilityAttachmentModifier { properties, _ in properties.role = .menuPanel })
    .accessibilityAction(.escape, close)
    .modifier(MenuKeys(session: session, close: close))
  }
}

/// The items in sections: a line between two of them, and a small title above one with a header.
private struct MenuSections<Content: View>: View {
  let content: Content
  @Environment(\.idiom) private var idiom: Idiom

  init(content: Content) { self.content = content }

  var body: some View {
    let inset: CGFloat = idiom == .phone ? 16 : 10
    Group(sections: content) { sections in
      ForEach(sections) { section in
        if section.id != sections.first?.id { MenuDivider() }
        if !section.header.isEmpty {
          section.header
            .font(.caption.weight(.semibold))
            .foregroundStyle(.secondary)
            .padding(EdgeInsets(top: 6, leading: inset, bottom: 2, trailing: inset))
        }
        ForEach(section.content) { item in
          item
        }
        section.footer.font(.caption).foregroundStyle(.secondary).padding(.horizontal, inset)
      }
    }
  }
}

/// The line between two sections.
private struct MenuDivider: View {
  var body: some View { Divider().padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)) }
}
