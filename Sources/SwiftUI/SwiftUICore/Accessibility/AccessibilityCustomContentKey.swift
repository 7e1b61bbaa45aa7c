import AccessibilityTree

/// A key by which custom content is set and replaced.
public struct AccessibilityCustomContentKey {
  /// nil for the label itself, as it is spoken.
  let id: String?
  let label: Text

  /// A key with a label and an identifier of its own.
  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label
  }

  /// A key with a label to be looked up and an identifier of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// A key that is known by its label.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey))
  }

  init(_ label: Text) {
    id = nil
    self.label = label
  }
}

/// The name under which Apple's accessibility framework keeps the importance of custom content.
public enum AXCustomContent {
  public enum Importance: UInt, Sendable {
    case `default`
    case high

    var level: AccessibilityContent.Importance { self == .high ? .high : .standard }
  }
}
