import AccessibilityTree

/// Whether a person can select the text of a view.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

struct TextSelectionKey: EnvironmentKey {
  static let defaultValue: Bool = false
  static let mark = _EnvironmentMark()
  static var _mark: _EnvironmentMark? { mark }
}

extension View {
  /// Says whether people can select and copy the texts inside.
  ///
  /// A mouse selects by dragging, a double click a word and a third click the paragraph; a finger rests on a word. Each text
  /// has a selection of its own, and offers assistive technologies to be copied as a whole. Texts inside of controls
  /// belong to these.
  ///
  /// - Parameter selectability: `.enabled` or `.disabled`.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}

extension EnvironmentValues {
  var isTextSelectable: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}
