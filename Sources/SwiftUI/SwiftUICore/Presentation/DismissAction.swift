/// Ends the presentation that a view is in: call it as a function.
///
/// ```swift
/// struct Details: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View {
///     Button("Done") { dismiss() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated(unsafe) private let action: () -> Void

  nonisolated package init(_ action: @escaping () -> Void) { self.action = action }

  /// Ends the presentation; does nothing where the view is in none.
  public func callAsFunction() { action() }
}

package struct DismissKey: EnvironmentKey {
  package static var defaultValue: DismissAction { DismissAction {} }
}

package struct IsPresentedKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Ends the presentation that the view is in.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is in a presentation.
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// The presentation of the view, as a binding with `dismiss()`; the older form, which the compiler lets pass as on Apple's
  /// systems.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss: DismissAction = dismiss
    let isPresented: Bool = isPresented
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented, isPresented { MainActor.assumeIsolated { dismiss() } } })
  }
}

/// Whether a view is presented; the older form of `isPresented` and `dismiss`.
public struct PresentationMode {
  /// Whether a view presents this one.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Ends the presentation, if there is one.
  public mutating func dismiss() { isPresented = false }
}
