import AccessibilityTree
import Foundation
import HostInterface
import SwiftUIControls
import SwiftUICore

/// What an alert or a dialog shows, and what ends it.
nonisolated struct AlertPresentation<Item, Actions: View, Message: View> {
  typealias Panel = AlertPanel<Actions, Message>

  let kind: Panel.Kind
  let isPresented: Binding<Bool>
  let title: (Item) -> Text
  var titleVisibility: Visibility = .visible
  let item: () -> Item?
  let actions: (Item) -> Actions
  let message: (Item) -> Message

  /// The modifier that shows the alert while its value is true and it has an item.
  var modifier: PresentationModifier<Item, Panel> {
    PresentationModifier(
      item: { isPresented.wrappedValue ? item() : nil }, id: { _ in AnyHashable(true) },
      traits: { environment in MainActor.assumeIsolated { traits(in: environment) } },
      dismiss: { isPresented.wrappedValue = false }
    ) { item in
      AlertPanel(
        kind: kind, title: title(item), showsTitle: titleVisibility != .hidden, actions: actions(item),
        message: message(item))
    }
  }

  @MainActor private func traits(in environment: EnvironmentValues) -> PresentationTraits {
    let isSheet: Bool = kind == .confirmation && environment.idiom == .phone
    let moves: Bool = isSheet && !environment.accessibilityReduceMotion
    return PresentationTraits(
      backdrop: AnyView(AlertBackdrop(endsOnTap: isSheet)), transition: moves ? .move(edge: .bottom) : .opacity,
      animation: moves ? .spring(duration: 0.35) : .easeOut(duration: 0.2))
  }
}

/// Dims what is behind an alert; behind a phone's dialog a tap cancels.
private struct AlertBackdrop: View {
  let endsOnTap: Bool
  @Environment(\.presentation) private var presentation: Presentation?

  init(endsOnTap: Bool) { self.endsOnTap = endsOnTap }

  var body: some View {
    Color.black.opacity(0.2)
      .ignoresSafeArea()
      .onTapGesture { if endsOnTap { presentation?.dismissInteractively() } }
      .accessibilityHidden(true)
  }
}

extension View {
  /// Shows an alert while a value is true. Each button ends it; without any there is a button OK.
  ///
  /// Return uses the first button that neither cancels nor destroys, Escape the one that cancels.
  ///
  /// ```swift
  /// struct File: View {
  ///   @State private var asks = false
  ///   @State private var isThere = true
  ///   var body: some View {
  ///     Button("Delete") { asks = true }
  ///       .disabled(!isThere)
  ///       .alert("Delete the file?", isPresented: $asks) {
  ///         Button("Delete", role: .destructive) { isThere = false }
  ///         Button("Cancel", role: .cancel) {}
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is there.
  ///   - actions: Makes the buttons, and text fields above them.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a title that is not localized.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a text as its title.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message below its title.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message; the title is not localized.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a text as its title and a message below.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message): (A, M) = (actions(), message())
    return modifier(
      AlertPresentation<Void, A, M>(
        kind: .alert, isPresented: isPresented, title: { title }, item: { () }, actions: { actions },
        message: { message }
      ).modifier)
  }

  /// Shows an alert about data while a value is true and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is there.
  ///   - data: The data; later changes of them do not change an alert that is there.
  ///   - actions: Makes the buttons from the data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about data; the title is not localized.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about data with a text as its title.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about data, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about data, with a message; the title is not localized.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about data, with a text as its title and a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertPresentation<T, A, M>(
        kind: .alert, isPresented: isPresented, title: { _ in title }, item: { data }, actions: actions,
        message: message
      ).modifier)
  }

  /// Shows an error while a value is true and there is an error: its description is the title.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is there.
  ///   - error: The error.
  ///   - actions: Makes the buttons.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions: A = actions()
    return modifier(
      AlertPresentation<E, A, EmptyView>(
        kind: .alert, isPresented: isPresented, title: { Text($0.errorDescription ?? $0.localizedDescription) },
        item: { error }, actions: { _ in actions }, message: { _ in EmptyView() }
      ).modifier)
  }

  /// Shows an error with a message.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      AlertPresentation<E, A, M>(
        kind: .alert, isPresented: isPresented, title: { Text($0.errorDescription ?? $0.localizedDescription) },
        item: { error }, actions: actions, message: message
      ).modifier)
  }
}
