import HostInterface
import SwiftUIControls
import SwiftUICore

extension View {
  /// Shows a sheet while a value is true.
  ///
  /// A phone's sheet comes from below and may have several heights (`presentationDetents(_:)`); a desktop's stands in the middle
  /// of the window and is as large as its content. The person ends it by dragging it down or by a click above it on the
  /// phone, and by Escape. While it is there, nothing behind it can be used, and screen readers read it alone.
  ///
  /// ```swift
  /// struct SettingsButton: View {
  ///   @State private var showsSettings = false
  ///   var body: some View {
  ///     Button("Settings") { showsSettings = true }
  ///       .sheet(isPresented: $showsSettings) { Text("Nothing to set") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there; false when the person has ended it.
  ///   - onDismiss: Runs when the sheet has gone.
  ///   - content: Makes the sheet's content.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(.presenting(isPresented, as: .sheet, onDismiss: onDismiss, content))
  }

  /// Shows a sheet while there is an item for it; for another item the sheet ends and a new one comes.
  ///
  /// - Parameters:
  ///   - item: The item; nil when the person has ended the sheet.
  ///   - onDismiss: Runs when the sheet has gone.
  ///   - content: Makes the sheet's content from the item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(.presenting(item, as: .sheet, onDismiss: onDismiss, content))
  }

  /// Covers the window while a value is true. Only the content itself ends a cover, by `dismiss` or the value.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is there.
  ///   - onDismiss: Runs when the cover has gone.
  ///   - content: Makes the cover's content.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(.presenting(isPresented, as: .cover, onDismiss: onDismiss, content))
  }

  /// Covers the window while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item; nil ends the cover.
  ///   - onDismiss: Runs when the cover has gone.
  ///   - content: Makes the cover's content from the item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(.presenting(item, as: .cover, onDismiss: onDismiss, content))
  }
}

/// A kind of presentation that comes over the whole window.
enum SheetKind {
  case sheet, cover

  @MainActor func traits(in environment: EnvironmentValues) -> PresentationTraits {
    let isPhone: Bool = environment.idiom == .phone
    let isReduced: Bool = environment.accessibilityReduceMotion
    let way: AnyTransition = isPhone && !isReduced ? .move(edge: .bottom) : .opacity
    return PresentationTraits(
      backdrop: AnyView(SheetBackdrop(kind: self)), transition: way,
      animation: isReduced ? .easeInOut(duration: 0.2) : isPhone ? .spring(duration: 0.4) : .easeOut(duration: 0.2))
  }
}

/// Dims what is behind a sheet; on the phone a tap there ends the sheet.
private struct SheetBackdrop: View {
  let kind: SheetKind
  @Environment(\.presentation) private var presentation: Presentation?
  @Environment(\.idiom) private var idiom: Idiom

  init(kind: SheetKind) { self.kind = kind }

  var body: some View {
    Color.black.opacity(kind == .cover ? 0.001 : 0.2)
      .ignoresSafeArea()
      .onTapGesture { if kind == .sheet, idiom == .phone { presentation?.dismissInteractively() } }
      .accessibilityHidden(true)
  }
}

extension ViewModifier {
  /// A modifier that presents a view while a value is true.
  nonisolated static func presenting<Content: View>(
    _ isPresented: Binding<Bool>, as kind: SheetKind, onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) -> Self where Self == PresentationModifier<Bool, SheetPanel<Content>> {
    PresentationModifier(
      item: { isPresented.wrappedValue ? true : nil }, id: { AnyHashable($0) },
      traits: { environment in MainActor.assumeIsolated { kind.traits(in: environment) } },
      dismiss: { isPresented.wrappedValue = false }
    ) { _ in
      SheetPanel(kind: kind, onDismiss: onDismiss, content: content())
    }
  }

  /// A modifier that presents a view while there is an item.
  nonisolated static func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, as kind: SheetKind, onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> Self where Self == PresentationModifier<Item, SheetPanel<Content>> {
    PresentationModifier(
      item: { item.wrappedValue }, id: { AnyHashable($0.id) },
      traits: { environment in MainActor.assumeIsolated { kind.traits(in: environment) } },
      dismiss: { item.wrappedValue = nil }
    ) { item in
      SheetPanel(kind: kind, onDismiss: onDismiss, content: content(item))
    }
  }
}
