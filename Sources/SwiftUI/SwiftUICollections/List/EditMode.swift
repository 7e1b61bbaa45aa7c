import SwiftUICore

/// Whether a person edits what a list shows: deletes, moves and selects rows.
public enum EditMode: Hashable, Sendable {
  /// Nothing can be edited.
  case inactive
  /// One row is edited, as after a swipe; it ends with the next tap.
  case transient
  /// Everything can be edited.
  case active

  /// Whether something is edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the lists in the view, which `EditButton` changes; nil where a list has its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
