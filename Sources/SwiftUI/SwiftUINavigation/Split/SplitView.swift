import SwiftUICore

/// Views side by side with dividers between them that a person drags (behaviour 117).
///
/// How narrow and how wide a view gets is what its own frame says:
///
/// ```swift
/// HSplitView {
///   Text("Chapters").frame(minWidth: 120, maxWidth: 300)
///   Text("Text").frame(minWidth: 200)
/// }
/// ```
nonisolated public struct HSplitView<Content: View>: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views one above the other with dividers between them that a person drags (behaviour 117).
nonisolated public struct VSplitView<Content: View>: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { SplitPanes(axis: .vertical, content: content) }
}
