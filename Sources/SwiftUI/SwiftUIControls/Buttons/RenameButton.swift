import SwiftUICore

/// Starts renaming: call it as a function.
public struct RenameAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Runs the closure that `renameAction(_:)` set, or moves the focus to the field that it named.
  @MainActor public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Starts renaming; nil where there is nothing to rename. A `RenameButton` uses it.
  public fileprivate(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what the rename buttons inside do.
  ///
  /// ```swift
  /// struct Row: View {
  ///   @State private var isEditing = false
  ///   var body: some View {
  ///     Text("Notes")
  ///       .contextMenu { RenameButton() }
  ///       .renameAction { isEditing = true }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter action: Runs when a rename button is used.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }

  /// Lets the rename buttons inside move the focus to the field with the name.
  ///
  /// - Parameter isFocused: The focus of that field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}

/// A button that starts renaming, as `renameAction(_:)` around it says. It is disabled where there is nothing to rename.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label

  /// Makes a button with the standard label.
  public nonisolated init() where Label == SwiftUIControls.Label<Text, Image> {
    label = SwiftUIControls.Label("Rename", systemImage: "pencil")
  }

  @MainActor public var body: some View { RenameContent(label: label) }
}

private struct RenameContent<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename: RenameAction?

  init(label: Label) { self.label = label }

  var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}
