import ReactiveGraph
import SwiftUIControls
import SwiftUICore

/// Whether people edit the rows of lists.
public enum EditMode: Hashable, Sendable {
  /// Rows are used, and not edited.
  case inactive
  /// Rows are edited for the moment, as after a swipe.
  case transient
  /// Rows are edited.
  case active

  /// Whether rows are edited.
  public var isEditing: Bool { self != .inactive }
}

/// Each window has a mode of its own, which buttons and lists find where no view gives them another.
struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }

  static func _initialValue(in window: _WindowReference) -> Binding<EditMode>? {
    window.window.service(WindowEditMode.self).binding
  }
}

extension EnvironmentValues {
  /// A binding to whether people edit the rows of lists; `EditButton` changes it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The mode of a window.
private final class WindowEditMode: WindowService {
  let binding: Binding<EditMode>

  init(window: ViewGraph) {
    binding = Binding(location: ProvidedLocation(EditModeSource(window)))
  }
}

private final class EditModeSource: LocationSource {
  private let mode: Source<EditMode>
  private unowned let window: ViewGraph

  init(_ window: ViewGraph) {
    self.window = window
    mode = Source(in: window.graph, "edit mode", .inactive)
  }

  func get() -> EditMode { mode.value }

  func set(_ value: EditMode, transaction: Transaction) {
    guard mode.isAlive else { return }
    window.note(transaction)
    mode.set(value)
  }
}

/// A button that begins and ends the editing of lists around it.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode: Binding<EditMode>?

  public nonisolated init() {}

  public var body: some View {
    let isEditing: Bool = mode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
