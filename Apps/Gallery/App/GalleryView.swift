import SwiftUI

/// All pages in one window: their names at the leading edge, and the chosen one beside them. Or one page alone.
public struct GalleryView: View {
  @State private var chosen: String = GalleryPage.all[0].id
  private let pages: [GalleryPage] = GalleryPage.all
  private let only: GalleryPage?

  /// - Parameter only: The `id` of the page that is shown alone. All pages are shown where there is none of that name.
  public init(only: String? = nil) {
    self.only = only.flatMap { name in GalleryPage.all.first { $0.id == name } }
  }

  public var body: some View {
    if let only {
      ScrollView { only.view }
    } else {
      pagesBesideList
    }
  }

  private var pagesBesideList: some View {
    HStack(alignment: .top, spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(pages) { page in
            PageLink(title: page.title, isChosen: page.id == chosen) { chosen = page.id }
          }
        }
        .padding(8)
      }
      .frame(width: 200)
      .focusSection()
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Pages")
      Divider()
      ScrollView {
        if let page = pages.first(where: { $0.id == chosen }) { page.view.id(page.id) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .focusSection()
    }
  }
}

/// The name of a page, which shows the page.
private struct PageLink: View {
  let title: String
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      Text(title)
        .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(isChosen ? Color.accentColor : .clear, in: RoundedRectangle(cornerRadius: 6))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
