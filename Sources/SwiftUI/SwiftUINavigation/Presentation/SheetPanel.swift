import CoreGraphics
import HostInterface
import SwiftUIControls
import SwiftUICore

/// A sheet or a cover around its content.
nonisolated struct SheetPanel<Content: View>: View {
  let kind: SheetKind
  let onDismiss: (() -> Void)?
  let content: Content

  @MainActor var body: some View {
    PresentationChrome(content: content) { content, wishes in
      SheetLook(kind: kind, wishes: wishes, content: content)
    }
    .onDisappear { onDismiss?() }
  }
}

/// The content of a presentation in its looks, which follow what the content says about its presentation.
struct PresentationChrome<Content: View, Looks: View>: View {
  let content: Content
  let looks: (PresentationContent<Content>, PresentationWishes) -> Looks
  @State private var wishes = PresentationWishes()
  @Environment(\.presentation) private var presentation: Presentation?

  init(content: Content, looks: @escaping (PresentationContent<Content>, PresentationWishes) -> Looks) {
    self.content = content
    self.looks = looks
  }

  var body: some View {
    looks(PresentationContent(content: content), wishes)
      .onPreferenceChange(PresentationWishesKey.self) { wishes in
        self.wishes = wishes
        presentation?.preventsDismissal = wishes.preventsDismissal ?? false
      }
      .modifier(
        KeyResponderModifier { key in
          guard key.key == .escape, key.phase != .up else { return false }
          presentation?.dismissInteractively()
          return true
        }
      )
  }
}

/// The content of a presentation, with what every kind of presentation does for it.
struct PresentationContent<Content: View>: View {
  let content: Content

  var body: some View { content }
}

/// How a sheet or a cover looks on each idiom.
private struct SheetLook<Content: View>: View {
  let kind: SheetKind
  let wishes: PresentationWishes
  let content: Content
  @Environment(\.idiom) private var idiom: Idiom

  init(kind: SheetKind, wishes: PresentationWishes, content: Content) {
    self.kind = kind
    self.wishes = wishes
    self.content = content
  }

  var body: some View {
    if kind == .cover {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { PresentationGround(wishes: wishes).ignoresSafeArea() }
        .modifier(SafeAreaPlacement())
    } else if idiom == .phone {
      DraggableSheet(wishes: wishes, content: content)
    } else {
      CenteredPanel(wishes: wishes, content: content)
    }
  }
}

/// What a presentation's content stands on.
struct PresentationGround: View {
  let wishes: PresentationWishes

  var body: some View {
    if let background = wishes.background {
      background.value
    } else {
      RaisedGround()
    }
  }
}

/// The ground of what lies above the window's own views: in the dark it is lighter than theirs.
struct RaisedGround: View {
  @Environment(\.colorScheme) private var colorScheme: ColorScheme

  init() {}

  var body: some View {
    if colorScheme == .dark {
      Rectangle().fill(Color.secondarySystemBackground)
    } else {
      Rectangle().fill(.background)
    }
  }
}

/// A desktop's sheet: in the middle of the window, as large as its content or its sizing says.
struct CenteredPanel<Content: View>: View {
  let wishes: PresentationWishes
  let content: Content

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: wishes.cornerRadius ?? 10)
    content
      .background { PresentationGround(wishes: wishes) }
      .clipShape(shape)
      .overlay { shape.stroke(Color.separator, lineWidth: 0.5) }
      .shadow(color: .black.opacity(0.25), radius: 20, y: 8)
      .modifier(CenteredPlacement(sizing: wishes.sizing?.value ?? AutomaticPresentationSizing()))
  }
}
