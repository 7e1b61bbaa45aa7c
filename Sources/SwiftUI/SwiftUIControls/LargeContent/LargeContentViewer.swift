import AccessibilityTree
import SwiftUICore

extension View {
  /// Shows the view large in the middle of the window while it is pressed, where texts have one of the sizes of accessibility
  /// (behaviour 90).
  ///
  /// It is for controls that stay small at all sizes of texts, such as the items of a bar. What the view does by itself when it
  /// is pressed and released, it does as well.
  ///
  /// ```swift
  /// Button("Undo", systemImage: "arrow.uturn.backward") { print("undone") }
  ///   .dynamicTypeSize(.large)
  ///   .accessibilityShowsLargeContentViewer()
  /// ```
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    showingLargeContent().modifier(LargeContentModifier<EmptyView>(large: nil))
  }

  /// Shows another view large while this one is pressed, where texts have one of the sizes of accessibility.
  ///
  /// - Parameter largeContentView: Makes the view, usually a `Label`: its icon is shown above its title.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    let large: V = largeContentView()
    return showingLargeContent(large).modifier(LargeContentModifier(large: large))
  }
}

extension EnvironmentValues {
  /// Whether views that ask for it are shown large while they are pressed: where texts have one of the sizes of accessibility.
  ///
  /// A view with a long press of its own can leave it to the large view then.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
}

nonisolated private struct LargeContentModifier<Large: View>: ViewModifier {
  /// Nil for the modified view itself.
  let large: Large?

  @MainActor func body(content: Content) -> some View { LargeContentHolder(content: content, large: large) }
}

/// The view, and the large one while that is pressed.
private struct LargeContentHolder<Content: View, Large: View>: View {
  let content: Content
  let large: Large?
  @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled: Bool
  @GestureState private var isPressed: Bool = false

  init(content: Content, large: Large?) {
    self.content = content
    self.large = large
  }

  var body: some View {
    content
      .simultaneousGesture(press, including: isEnabled ? .all : .subviews)
      .largeContent(item: { isPressed ? true : nil }, id: { AnyHashable($0) }) { _ in
        if let large { large } else { content }
      }
  }

  /// A press that goes on after its time, until the pointer is released.
  private var press: some Gesture {
    LongPressGesture(minimumDuration: 0.5, maximumDistance: 20)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .updating($isPressed) { value, isPressed, _ in
        if case .second(true, _) = value { isPressed = true }
      }
  }
}

extension View {
  /// Shows something large in the middle of the window.
  ///
  /// - Parameters:
  ///   - item: What is to be shown, or nil; read inside a node, which follows what it reads.
  ///   - id: Tells items apart.
  ///   - content: Makes the view; an icon of a label is shown above its title.
  package func largeContent<Item, Large: View>(
    item: @escaping () -> Item?, id: @escaping (Item) -> AnyHashable, @ViewBuilder content: @escaping (Item) -> Large
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, id: id,
        traits: { _ in PresentationTraits(isModal: false, transition: .opacity, animation: .default) }, dismiss: {}
      ) { item in
        LargeContentPanel { content(item) }
      })
  }
}

/// The panel in the middle of the window.
///
/// Assistive technologies do not meet it: the element says the same.
private struct LargeContentPanel<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .font(.title2)
      .dynamicTypeSize(.accessibility1...)
      .multilineTextAlignment(.center)
      .labelStyle(LargeContentLabelStyle())
      .buttonStyle(.plain)
      .padding(24)
      .frame(minWidth: 160, maxWidth: 320, minHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
      .shadow(color: .black.opacity(0.2), radius: 20, y: 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// The icon above the title.
private struct LargeContentLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 72))
      configuration.title
    }
  }
}
