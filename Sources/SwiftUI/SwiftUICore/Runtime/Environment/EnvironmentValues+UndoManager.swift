import FoundationGaps

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }

  static func _initialValue(in reference: _WindowReference) -> UndoManager? { UndoManager() }
}

extension EnvironmentValues {
  /// What has been done in the window, to be taken back; each window has one.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
